import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { LineParser } from '../../src/parse/read-line';
import { ReadingDrafts } from '../../src/parse/reading-drafts';
import type { WordList } from '../../src/parse/word-list';

function textOf(words: WordList): string {
  return words.text(0, words.length);
}

describe('a parser that is used again', () => {
  const word = fc.constantFrom(
    'Herestraat',
    'Brink',
    'Groningen',
    'Assen',
    '12',
    '12a',
    '9711 AB',
    'de',
    'bis',
    '62701',
    '101',
    'kamer 3',
    'Apt 4',
    'Postbus',
    '(Z.)',
    'Nederland',
    ',',
  );
  const line = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
  const country = fc.constantFrom('NL', 'US', 'IS').map(countryProfile);
  const vocabulary = {
    isStreet: (keys: readonly string[], count: number) =>
      ['herestraat', 'brink', 'debrink'].includes(keys.slice(0, count).join('')),
    isPlace: (keys: readonly string[], count: number) =>
      ['groningen', 'assen', 'brink'].includes(keys.slice(0, count).join('')),
  };

  it('reads a line as a new one does, whatever it read before', () => {
    const parser = new LineParser();
    fc.assert(
      fc.property(line, country, (text, profile) => {
        const fresh = new LineParser().read(profile, vocabulary, text).all();
        expect(parser.read(profile, vocabulary, text).all()).toEqual(fresh);
        expect(textOf(parser.words(profile, text))).toBe(textOf(new LineParser().words(profile, text)));
      }),
    );
  });
});

describe('drafts of readings', () => {
  const drafts = new ReadingDrafts();

  it('come in the order of their costs, equal ones as they were added', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 30 }), (costs) => {
        drafts.clear();
        for (const [at, cost] of costs.entries()) drafts.add(0, cost / 4, null, at, 0, 0, 0);
        const found: number[] = [];
        for (let draft = drafts.next(); draft !== undefined; draft = drafts.next()) found.push(draft.street);
        const wanted = costs.map((cost, at) => ({ cost, at })).sort((a, b) => a.cost - b.cost);
        expect(found).toEqual(wanted.map(({ at }) => at));
      }),
    );
  });
});
