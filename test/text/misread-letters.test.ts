import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withMisreadLetters } from '../../src/text/misread-letters';

const WINDOWS = new TextDecoder('windows-1252');
const misreadAsWindows = (text: string) => WINDOWS.decode(new TextEncoder().encode(text));
const misreadAsLatin = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('letters that were read in the wrong encoding', () => {
  it.each([
    ["8 Place d'IÃ©na", "8 Place d'Iéna"],
    ['MÃ¼nchner StraÃŸe 5', 'Münchner Straße 5'],
    ['Rue de lâ€™Ã‰glise', 'Rue de l’Église'],
    ['CittÃ\u00a0 di Castello', 'Città di Castello'],
    ['CittÃ', 'Città'],
    ['SÃO PAULO', 'SÃO PAULO'],
    ['Rua São João', 'Rua São João'],
    ['Âge d’Or', 'Âge d’Or'],
  ])('%s', (text, before) => expect(withMisreadLetters(text)).toBe(before));

  it('those of Western Europe are as before, also if the file was misread twice', () => {
    const letter = fc.constantFrom(...'àáâäåæçèéêëíîïñóôöøùúûüÿÀÁÂÇÈÉÊËÎÏÑÓÔÖØÙÚÛÜß');
    const name = fc.array(fc.oneof(letter, fc.constantFrom(...'abcdefg ')), { maxLength: 20 });
    fc.assert(
      fc.property(name, (letters) => {
        const text = letters.join('');
        expect(withMisreadLetters(misreadAsWindows(text))).toBe(text);
        expect(withMisreadLetters(misreadAsLatin(text))).toBe(text);
      }),
    );
    expect(withMisreadLetters(misreadAsWindows(misreadAsWindows('Rue Perrée')))).toBe('Rue Perrée');
  });
});
