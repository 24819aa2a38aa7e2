import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, printableList, quoted } from '../../src/model/quote';

describe('foreign text in messages', () => {
  it('is cut after sixty characters, never within one', () => {
    expect(printable('Brink')).toBe('Brink');
    expect(printable('a'.repeat(60))).toBe('a'.repeat(60));
    expect(printable('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
    expect(printable('😀'.repeat(100))).toBe(`${'😀'.repeat(60)}…`);
  });

  it('is escaped where a terminal would act on it', () => {
    expect(printable('\u001b[31mred\u0007')).toBe('\\u{1b}[31mred\\u{7}');
    expect(printable('a\u202eb\u2028c\nd')).toBe('a\\u{202e}b\\u{2028}c\\u{a}d');
    expect(printable('\ud800')).toBe('\\u{d800}');
    expect(quoted('\t')).toBe('"\\u{9}"');
  });

  it('is JSON for values that are no text', () => {
    expect(quoted(undefined)).toBe('nothing');
    expect(quoted(null)).toBe('null');
    expect(quoted(['a'.repeat(100)])).toBe(`["${'a'.repeat(58)}…`);
    expect(quoted(() => 1)).toMatch(/^\(\) =>/);
    expect(quoted(1n)).toBe('1n');
    expect(quoted([1n])).toBe('a value without JSON');
  });

  it('prints lists by their beginning', () => {
    expect(printableList(['a', 'b\u0000'])).toBe('a, b\\u{0}');
    expect(printableList(Array.from({ length: 23 }, (_, index) => `c${index}`))).toMatch(/, c19, 3 more$/);
  });

  it('never holds more than it says, nor what does not print', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const shown = printable(text);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        expect(shown.length).toBeLessThanOrEqual(60 * 10 + 1);
      }),
    );
  });
});
