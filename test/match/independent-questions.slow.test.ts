import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Matcher } from '../../src/match/matcher';
import { candidates } from '../../src/ops/candidates';
import { forwardGeocode } from '../../src/ops/forward';
import { lookupPostcode } from '../../src/ops/postcode-lookup';
import { search } from '../../src/ops/search';
import { lookupStreet } from '../../src/ops/street-lookup';
import { suggest } from '../../src/ops/suggest';
import { Dataset } from '../../src/store/dataset';
import { sampleDataset } from '../sample';

/** Questions of all lengths: many candidates and few, found and not, with and without an explanation. */
const QUESTIONS: ((matcher: Matcher) => unknown)[] = [
  (matcher) => forwardGeocode(matcher, { streetname: 'Hereestraat', number: '12', suburb: 'Groningen' }, {}),
  (matcher) => forwardGeocode(matcher, { streetname: 'Kerkstrat', number: '1' }, { detail: true }),
  (matcher) => forwardGeocode(matcher, { streetname: 'Qwertyuiop', number: '1' }, {}),
  (matcher) => candidates(matcher, { streetname: 'Dorpsstraat', number: '3' }, { limit: 50, explain: true }),
  (matcher) => candidates(matcher, { streetname: 'Stationsweg', city: 'Assn' }, { limit: 50 }),
  (matcher) => candidates(matcher, { postcode: '9711LM', number: '12' }, {}),
  (matcher) =>
    candidates(
      matcher,
      {
        streetname: 'Oude Ebbingestrat',
        number: '12a',
        city: 'Groningen',
        municipality: 'Assen',
        province: 'Drente',
      },
      { explain: true },
    ),
  (matcher) =>
    candidates(matcher, { streetname: 'Hrstr', number: '7', postcode: '9711', city: 'Groningen' }, {}),
  (matcher) => forwardGeocode(matcher, { streetname: 'Grte Mrkt', number: '1 bis', suburb: 'Groningen' }, {}),
  (matcher) => lookupPostcode(matcher, { postcode: '9711LM', number: '99999' }, {}),
  (matcher) => lookupStreet(matcher, { streetname: 'Oude Kijk', number: '1' }, {}),
  (matcher) => lookupStreet(matcher, { streetname: 'Nwstad' }, { limit: 3 }),
  (matcher) => search(matcher, 'Brnk 1 Assen', { explain: true }),
  (matcher) => search(matcher, 'Hoofdstraat 12a, Leeuwarden', { limit: 20 }),
  (matcher) => search(matcher, 'Groningen', {}),
  (matcher) => suggest(matcher, 'Kerkstraat 1', { limit: 50, explain: true }),
  (matcher) => suggest(matcher, 'Assen Hoofd', { limit: 20 }),
  (matcher) => suggest(matcher, 'Stationsweg Gro', {}),
  (matcher) => suggest(matcher, 'A', { limit: 50, offset: 3 }),
  (matcher) => suggest(matcher, 'Qwertyuiop', {}),
  (matcher) => suggest(matcher, 'Hoofd', { near: { latitude: 53, longitude: 6.5 }, explain: true }),
];

describe('questions', () => {
  const directory = sampleDataset();
  let store: Dataset;
  let matcher: Matcher;
  let alone: string[];

  beforeAll(() => {
    alone = QUESTIONS.map((ask) => {
      const fresh = Dataset.open(directory);
      const answer = JSON.stringify(ask(new Matcher(fresh)));
      fresh.close();
      return answer;
    });
    store = Dataset.open(directory);
    matcher = new Matcher(store);
  });

  afterAll(() => store.close());

  it('get the same answers in any order', () => {
    const places = fc.array(fc.nat(QUESTIONS.length - 1), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(places, (order) => {
        for (const place of order) expect(JSON.stringify(QUESTIONS[place]!(matcher))).toBe(alone[place]);
      }),
      { numRuns: 40 },
    );
  });

  it('are not affected by one that threw halfway', () => {
    const load = store.load;
    const area = store.area;
    for (let turn = 0; turn < 2 * QUESTIONS.length; turn++) {
      let left = 2 * turn;
      const failing =
        <Arguments extends unknown[], Answer>(read: (...args: Arguments) => Answer) =>
        (...args: Arguments): Answer => {
          if (left-- === 0) throw new Error('a torn page');
          return read.apply(store, args);
        };
      store.load = failing(load);
      store.area = failing(area);
      try {
        QUESTIONS[turn % QUESTIONS.length]!(matcher);
      } catch {
        // As it should be: what matters is the next question.
      }
      store.load = load;
      store.area = area;
      const next = (turn + 1) % QUESTIONS.length;
      expect(JSON.stringify(QUESTIONS[next]!(matcher))).toBe(alone[next]);
    }
  });

  it('leave earlier answers unchanged', () => {
    const answers = QUESTIONS.map((ask) => ask(matcher));
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(alone);
  });
});
