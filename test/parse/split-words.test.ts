import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitWords } from '../../src/parse/split-words';
import { type LineWord, WordList } from '../../src/parse/word-list';
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

const words = new WordList();

function listed(): LineWord[] {
  return Array.from({ length: words.length }, (_, at) => words.at(at));
}

it('splits a line as expressions do', () => {
  fc.assert(
    fc.property(text, (line) => {
      splitWords(line, words);
      expect(listed()).toEqual(splitByExpressions(line));
    }),
    { numRuns: 3000 },
  );
});

it('passes over what was read already as over a comma', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom('9711AB', '9711 ab', '12-3'), (before, after, postcode) => {
      splitWords(before + postcode + after, words, before.length, before.length + postcode.length);
      expect(listed()).toEqual(splitByExpressions(`${before} , ${after}`));
    }),
    { numRuns: 3000 },
  );
});

it('drops words from either end', () => {
  fc.assert(
    fc.property(text, fc.nat(5), fc.nat(5), (line, first, last) => {
      splitWords(line, words);
      const all = listed().map((word) => ({ ...word }));
      words.cut(Math.max(0, all.length - last));
      words.dropFirst(Math.min(words.length, first));
      const wanted = all.slice(0, Math.max(0, all.length - last)).slice(first);
      expect(listed()).toEqual(wanted);
      expect(words.text(0, words.length)).toBe(wanted.map(({ raw }) => raw).join(' '));
    }),
  );
});
