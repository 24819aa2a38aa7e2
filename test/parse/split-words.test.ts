import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitWords } from '../../src/parse/split-words';
import { fold } from '../../src/text/fold';

const PART_BREAK = /[,;\n\r|\t[\]"]+|\((?![\p{L}.]{1,4}\))|(?<!\([\p{L}.]{1,4})\)|\s[-–—·•]\s(?=\p{L})/u;

it('splits a line as expressions do', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ' ',
      '  ',
      ',',
      ', ',
      ' , ',
      ';',
      '\n',
      '\t',
      '|',
      '[',
      ']',
      '"',
      '(',
      ')',
      '(Z.)',
      ' - ',
    ),
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
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const line = pieces.join('');
      const wanted = line
        .split(PART_BREAK)
        .flatMap((text, part) => text.split(/\s+/).map((raw) => ({ raw, folded: fold(raw), part })))
        .filter(({ folded }) => folded !== '');
      expect(splitWords(line)).toEqual(wanted);
    }),
    { numRuns: 3000 },
  );
});
