import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPlainBlanks } from '../../src/text/plain-blanks';

describe('withPlainBlanks', () => {
  it.each([
    ['one space is left', 'Brink 1', 'Brink 1'],
    ['several spaces', 'Brink   1', 'Brink 1'],
    ['a line break between them', 'Brink 1 \r\n  Assen', 'Brink 1\nAssen'],
    ['old line breaks', 'Brink 1\rAssen\u2028Drenthe', 'Brink 1\nAssen\nDrenthe'],
    ['empty lines', 'Brink 1\n\n\nAssen', 'Brink 1\nAssen'],
    ['empty columns', 'Brink\t\t1 \tAssen', 'Brink\t1\tAssen'],
    ['spaces of other kinds', 'Brink\u00a01,\u3000Assen', 'Brink 1, Assen'],
  ])('%s', (_, text, expected) => {
    expect(withPlainBlanks(text)).toBe(expected);
  });

  it('leaves no two blanks side by side, and every word', () => {
    const unit = fc.constantFrom(...'ab \t\n\r\u00a0\u2028');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        const plain = withPlainBlanks(text);
        expect(plain).not.toMatch(/\s\s/);
        expect(plain.split(/\s+/)).toEqual(text.split(/\s+/));
      }),
    );
  });
});
