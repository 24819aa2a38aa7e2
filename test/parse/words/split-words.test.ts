import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/parse/words/line-word';
import { splitWords } from '../../../src/parse/words/split-words';
import { NO_SPAN } from '../../../src/parse/words/text-span';

const piece = fc.oneof(
  fc.constantFrom(' ', '  ', ',', ', ', ' , ', ';', '\n', '\t', '|', '[', ']', '"', '(', ')', '(Z.)', ' - '),
  fc.constantFrom(
    ...['-', ' – ', '·', '\u00a0', '\u2003', '\v', '\u0085', '×', 'ß', 'é', 'ő', '‘', '12', '12-3', 'a'],
  ),
  fc.constantFrom('Herestraat', 'Súðavík', "'s-Gravenhage", 'Кремль', '東京', '.', '/', '#'),
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

/** Words as written, with a `|` where a part ends. */
function written(line: string, numberFirst = true): string {
  let shown = '';
  let part = 0;
  for (const word of splitWords(line, NO_SPAN, numberFirst)) {
    const gap = shown === '' ? '' : word.part === part ? ' ' : ' | ';
    shown += gap + word.raw;
    part = word.part;
  }
  return shown;
}

describe('the words of a line', () => {
  it.each([
    ['Herestraat 12, Groningen', 'Herestraat 12 | Groningen'],
    ['Herestraat 12,, Groningen;', 'Herestraat 12 | Groningen'],
    ['Brink 1\n9400 AA Assen', 'Brink 1 | 9400 AA Assen'],
    ['Fam. Hoekstra - Brink 1', 'Fam. Hoekstra | Brink 1'],
    ['Herestraat 12 - 3', 'Herestraat 12 3'],
    ['Prins-Hendrikstraat 1', 'Prins-Hendrikstraat 1'],
    ['Markt 1, Middelburg (Z.)', 'Markt 1 | Middelburg (Z.)'],
    ['Hólmatún 47 Garðabær (Álftanes)', 'Hólmatún 47 Garðabær | Álftanes'],
    ['"Acme" [kantoor] Brink 1 | Assen', 'Acme | kantoor | Brink 1 | Assen'],
    ['Brink\u00a01 . Assen', 'Brink 1 Assen'],
    [' ,;- ', ''],
  ])('%j', (line, wanted) => expect(written(line)).toBe(wanted));

  it.each([
    ['Avenida 16 de Septiembre5, Querétaro', 'Avenida 16 de Septiembre 5 | Querétaro'],
    ['Calle 60 Norte3', 'Calle 60 Norte 3'],
    ['Adama Mickiewicza14/25', 'Adama Mickiewicza 14/25'],
    ['Franz-Josefs-Kai7/4/9', 'Franz-Josefs-Kai 7/4/9'],
    // The digit may be a misread letter.
    ['Herestraa7 12', 'Herestraa7 12'],
    ['Herestraa7, 12', 'Herestraa7 | 12'],
  ])('have the house number apart: %s', (line, wanted) => expect(written(line, false)).toBe(wanted));

  it('leave the digit at the end of a name where numbers stand first', () =>
    expect(written('12 Mai5 St, Springfiel7')).toBe('12 Mai5 St | Springfiel7'));

  it('stand in the line in their order, none without a letter or digit', () => {
    fc.assert(
      fc.property(text, (line) => {
        let from = 0;
        let part = 0;
        for (const word of splitWords(line)) {
          from = line.indexOf(word.raw, from) + word.raw.length;
          expect(from).toBeGreaterThanOrEqual(word.raw.length);
          expect(word.folded).not.toBe('');
          expect(word.part).toBeGreaterThanOrEqual(part);
          part = word.part;
        }
        expect(line.slice(from)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 500 },
    );
  });

  it('pass over what was read already as over a comma', () => {
    const isAsOverComma = (before: string, after: string, postcode: string) => {
      const gap = { start: before.length, end: before.length + postcode.length };
      const words = splitWords(before + postcode + after, gap);
      expect(words.map(({ behindPostcode, ...word }) => word)).toEqual(splitWords(`${before} , ${after}`));
    };
    isAsOverComma('Herestraat – 12', 'Herestraat', '9711AB');
    fc.assert(fc.property(text, text, fc.constantFrom('9711AB', '9711 ab', '12-3'), isAsOverComma));
  });

  it('are given back as they were written', () => {
    fc.assert(
      fc.property(text, fc.nat(5), fc.nat(9), (line, from, end) => {
        const words = splitWords(line).slice(0, end);
        const wanted = words.slice(from).map(({ raw }) => raw);
        expect(textOf(words, from, words.length)).toBe(wanted.join(' '));
      }),
    );
  });
});
