import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LineWord, textOf } from '../../src/parse/line-word';
import { splitWords } from '../../src/parse/split-words';
import { fold } from '../../src/text/fold';

const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;

const piece = fc.oneof(
  fc.constantFrom(' ', '  ', ',', ', ', ' , ', ';', '\n', '\t', '|', '[', ']', '"', '(', ')', '(Z.)', ' - '),
  fc.constantFrom(
    '-',
    ' – ',
    '·',
    '\u00a0',
    '\u2003',
    '\v',
    '\u0085',
    '×',
    'ß',
    'é',
    'ő',
    '‘',
    '12',
    '12-3',
    'a',
  ),
  fc.constantFrom('Herestraat', 'Súðavík', "'s-Gravenhage", 'Кремль', '東京', '.', '/', '#'),
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

/** As expressions split a line. */
function splitByExpressions(line: string): LineWord[] {
  return line
    .split(PART_BREAK)
    .flatMap((text, part) => text.split(/\s+/).map((raw) => ({ raw, folded: fold(raw), part })))
    .filter(({ folded }) => folded !== '');
}

it('splits a line as expressions do', () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(splitWords(line)).toEqual(splitByExpressions(line));
    }),
    { numRuns: 3000 },
  );
});

it('passes over what was read already as over a comma', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('9711AB', '9711 ab', '12-3'), (before, after, postcode) => {
      const gap = { start: before.length, end: before.length + postcode.length };
      expect(splitWords(before + postcode + after, gap)).toEqual(splitByExpressions(`${before} , ${after}`));
    }),
    { numRuns: 3000 },
  );
});

it('gives words back as they were written', () => {
  fc.assert(
    fc.property(text, fc.nat(5), fc.nat(9), (line, from, end) => {
      const words = splitWords(line).slice(0, end);
      const wanted = words.slice(from).map(({ raw }) => raw);
      expect(textOf(words, from, words.length)).toBe(wanted.join(' '));
    }),
  );
});
