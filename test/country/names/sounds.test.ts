import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';

/** The same rules as regular expressions. */
const PLAIN: Record<string, [RegExp, string][]> = {
  NL: [
    [/(?:ij|ei|ey|y)/g, 'y'],
    [/(?:ouw|auw|ou|au)/g, 'au'],
    [/(?:sch|sg|sj)(?=[a-z])/g, 'sg'],
    [/isch/g, 'is'],
    [/c(?=[eiy])/g, 's'],
    [/ch/g, 'g'],
    [/(?:ck|c|q)/g, 'k'],
    [/ph/g, 'f'],
    [/th/g, 't'],
    [/x/g, 'ks'],
    [/v/g, 'f'],
    [/z/g, 's'],
    [/(?:dt|d)(?![aeiouy])/g, 't'],
    [/gh/g, 'g'],
    [/uy/g, 'ui'],
    [/ae/g, 'a'],
    [/ie/g, 'i'],
    [/([a-z])\1+/g, '$1'],
  ],
  IS: [
    [/(?:ey|ei)/g, 'ei'],
    [/y/g, 'i'],
    [/(?:th|dh)/g, 't'],
    [/hv/g, 'kv'],
    [/x/g, 'ks'],
    [/z/g, 's'],
    [/pp|bb|b/g, 'p'],
    [/d/g, 't'],
    [/fn/g, 'pn'],
    [/([a-z])\1+/g, '$1'],
  ],
  US: [
    [/ph/g, 'f'],
    [/(?:ck|c(?![eiy])|q)/g, 'k'],
    [/c/g, 's'],
    [/gh(?![aeiou])/g, ''],
    [/z/g, 's'],
    [/x/g, 'ks'],
    [/(?:ie|ey|ee|ea|y)/g, 'i'],
    [/([a-z])\1+/g, '$1'],
  ],
  BE: [[/([a-z])\1+/g, '$1']],
};

function plainSound(code: string, key: string): string {
  return PLAIN[code]!.reduce((sound, [pattern, written]) => sound.replace(pattern, written), key);
}

/** Mostly the letters that rules are about, so that they meet; and signs that no rule knows. */
const keys = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'aceghijkqsuvwxyzdtpbfno'), maxLength: 14 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'ycdx11é東𠮷'), maxLength: 9 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'xsch'), minLength: 60, maxLength: 200 }) },
);

describe.each(Object.keys(PLAIN))('sounds of %s', (code) => {
  const profile = countryProfile(code);

  it('equal those of regular expressions', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(profile.sound(key)).toBe(plainSound(code, key));
      }),
      { numRuns: 3000 },
    );
  });

  it('are compared without making a string', () => {
    fc.assert(
      fc.property(keys, keys, (key, other) => {
        expect(profile.soundsAs(key, plainSound(code, key))).toBe(true);
        expect(profile.soundsAs(key, other)).toBe(plainSound(code, key) === other);
      }),
      { numRuns: 1000 },
    );
  });
});
