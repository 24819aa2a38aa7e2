import { expect, it } from 'vitest';
import { withoutCodes } from '../../../src/parse/clean/reference-codes';
import { splitWords } from '../../../src/parse/words/split-words';

it.each([
  ['ABC-0240 Kerklaan 99, Assen', 'Kerklaan 99 Assen'],
  ['Tolweg - Q.005678', 'Tolweg'],
  ['ABC_NL_2000799 Kerklaan 99', 'Kerklaan 99'],
  ['NL0542 Kerklaan 99', 'Kerklaan 99'],
  ['N366 12', 'N366 12'],
  ['Kerklaan 1024', 'Kerklaan 1024'],
  ['Q.005678', 'Q.005678'],
  ['Q.005678 12', 'Q.005678 12'],
])('%s', (line, rest) => {
  const words = withoutCodes(splitWords(line));
  expect(words.map(({ raw }) => raw).join(' ')).toBe(rest);
});
