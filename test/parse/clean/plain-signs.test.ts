import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPlainSigns } from '../../../src/parse/clean/plain-signs';

const WINDOWS = new TextDecoder('windows-1252');

describe('a line with the signs that its writer typed', () => {
  it.each([
    ["8 Place d'IÃ©na", "8 Place d'Iéna"],
    ['MÃ¼nchner StraÃŸe 5', 'Münchner Straße 5'],
    ['“12 Main St”, Barre', '"12 Main St", Barre'],
    ['‘12 Main St’, Barre', '12 Main St, Barre'],
    ['«12 rue du Four»', '"12 rue du Four"'],
    ['Peaceful Way.Bennington', 'Peaceful Way. Bennington'],
    ['12 Main St, www.Main.Barre.com', '12 Main St, www.Main.Barre.com'],
    ['v.d.Hoopstraat 3', 'v.d.Hoopstraat 3'],
    ['90~21 221st Pl', '90-21 221st Pl'],
    ['Via Pola *25', 'Via Pola 25'],
  ])('%s', (line, plain) => expect(withPlainSigns(line, true)).toBe(plain));

  it('a number in brackets behind a name, where numbers stand there', () => {
    expect(withPlainSigns('Dekensstraat (38), 1040 Etterbeek', false)).toBe(
      'Dekensstraat 38, 1040 Etterbeek',
    );
    expect(withPlainSigns('Rue du Four (38), Paris', true)).toBe('Rue du Four (38), Paris');
    expect(withPlainSigns('Dekensstraat 12 (38), Etterbeek', false)).toBe('Dekensstraat 12 (38), Etterbeek');
  });

  it('letters of Western Europe that were read in the wrong encoding are as before', () => {
    // Without those whose signs mean something else here: quotes and the mark before a number.
    const letter = fc.constantFrom(...'àáâäåæçèéêëíîïñóôöøùúûüÿÀÁÂÇÈÉÊËÎÏÑÓÔÖØÙÚÛÜß');
    const name = fc.array(fc.oneof(letter, fc.constantFrom(...'abcdefg ')), { maxLength: 20 });
    fc.assert(
      fc.property(name, (letters) => {
        const text = letters.join('');
        const misread = WINDOWS.decode(new TextEncoder().encode(text));
        expect(withPlainSigns(misread, true)).toBe(text);
      }),
    );
  });
});
