import fc from 'fast-check';
import { expect, it } from 'vitest';
import { misreadNumber } from '../../../src/parse/numbers/misread-number';

it.each([
  ['2O', '20'],
  ['l4', '14'],
  ['I88', '188'],
  ['l00', '100'],
  // No letter like a digit, no digit, a zero in front, and a suffix.
  ['24', null],
  ['il', null],
  ['O2', null],
  ['12a', null],
])('%s means %s', (word, number) => expect(misreadNumber(word)).toBe(number));

it('a number with some of its digits as letters is that number', () => {
  const letters = { 0: 'oO', 1: 'ilI' } as Record<string, string>;
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 99_999 }), fc.nat(), (number, choice) => {
      const digits = [...String(number)];
      const at = choice % digits.length;
      const alike = letters[digits[at]!];
      fc.pre(alike !== undefined && digits.length > 1);
      const word = digits
        .map((digit, place) => (place === at ? alike![choice % alike!.length] : digit))
        .join('');
      expect(misreadNumber(word)).toBe(String(number));
    }),
  );
});
