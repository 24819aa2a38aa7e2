import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile, joinHouseNumber } from '../../../src/country/index';
import { readHouseNumber } from '../../../src/parse/numbers/house-number';

const nl = countryProfile('NL');

describe('house number', () => {
  it.each([
    ['12A', '12', 'a'],
    ['12-a', '12', 'a'],
    ['12 A', '12', 'a'],
    ['12 a 3', '12', 'a.3'],
    ['12a3', '12', 'a.3'],
    ['12-3', '12', '3'],
    ['12 bis', '12', 'bis'],
    ['12 huis', '12', 'hs'],
    ['12hs', '12', 'hs'],
    ['12 II', '12', '2'],
    ['12-2', '12', '2'],
    ['nr. 12', '12', ''],
    ['huisnummer 12 b', '12', 'b'],
    ['#12', '12', ''],
    ['012', '12', ''],
    ['203-06', '203', '6'],
    ['103-111', '103', '111'],
    ['', '', ''],
    ['KANT', '', 'kant'],
  ])('%s is %s with %s', (text, number, suffix) => {
    expect(readHouseNumber(nl, text)).toEqual({ number, suffix });
  });

  it.each([
    ['DE', 'Hausnr. 33', '33', ''],
    ['DE', 'Haus-Nr.: 33b', '33', 'b'],
    ['FR', 'numéro 21', '21', ''],
    ['IT', 'civico 16', '16', ''],
    ['IT', 'numero civico 16/a', '16', 'a'],
    ['BE', 'numéro 2', '2', ''],
    // A block is no word for a number.
    ['IT', 'lotto 16', '', '16'],
  ])('%s: %s is %s with %s', (country, text, number, suffix) => {
    expect(readHouseNumber(countryProfile(country), text)).toEqual({ number, suffix });
  });

  it('means the same glued and given apart', () => {
    for (const [number, suffix] of [
      ['12', 'A'],
      ['12', '3'],
      ['12', 'bis'],
      ['12', 'A-2'],
      ['1', 'I'],
    ] as const) {
      const glued = readHouseNumber(nl, joinHouseNumber(number, suffix));
      expect(glued).toEqual(readHouseNumber(nl, number, suffix));
    }
  });

  it('keeps digits apart: 1-11 is not 11-1, and 12A3 is not 12A-33', () => {
    expect(readHouseNumber(nl, '1-11')).not.toEqual(readHouseNumber(nl, '11-1'));
    expect(readHouseNumber(nl, '12A3')).not.toEqual(readHouseNumber(nl, '12A33'));
  });

  it('reads back what it joins, for any number and suffix', () => {
    const suffix = fc.string({ unit: fc.constantFrom('A', 'b', '1', '7', '-', ' '), maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), suffix, (number, text) => {
        const apart = readHouseNumber(nl, String(number), text);
        const glued = readHouseNumber(nl, joinHouseNumber(String(number), text.trim()));
        expect(glued).toEqual(apart);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});
