import { expect, it } from 'vitest';
import { apartAtSlash } from '../../../src/parse/clean/apart-at-slash';
import { splitWords } from '../../../src/parse/words/split-words';

it.each([
  ['Al. Santos, 500 - São Paulo/SP', ['Al. Santos', '500', 'São Paulo', 'SP']],
  ['Assen/Kerkstraat 12', ['Assen', 'Kerkstraat 12']],
  ['İstiklal Cad. 120 Beyoğlu / İstanbul', ['İstiklal Cad. 120 Beyoğlu', 'İstanbul']],
])('%s has two parts', (line, parts) => {
  const words = apartAtSlash(splitWords(line))!;
  const found = new Map<number, string>();
  for (const { part, raw } of words) found.set(part, [found.get(part), raw].filter(Boolean).join(' '));
  expect([...found.values()]).toEqual(parts);
});

it.each(['Kerkstraat 12/B Assen', 'Kerkstraat 12 Assen', 'Noord/Zuid 12 Assen', 'São Paulo/SP'])(
  '%s has none',
  (line) => expect(apartAtSlash(splitWords(line))).toBeNull(),
);
