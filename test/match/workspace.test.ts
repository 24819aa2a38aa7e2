import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../src/ops/candidates';
import { forwardGeocode } from '../../src/ops/forward';
import { lookupPostcode } from '../../src/ops/postcode-lookup';
import { search } from '../../src/ops/search';
import { lookupStreet } from '../../src/ops/street-lookup';
import { suggest } from '../../src/ops/suggest';
import { Dataset } from '../../src/store/dataset';
import type { Store } from '../../src/store/rows';
import { sampleDataset } from '../sample';

/** Questions of all lengths: many candidates and few, found and not, with and without an explanation. */
const QUESTIONS: ((store: Store) => unknown)[] = [
  (store) => forwardGeocode(store, { streetname: 'Hereestraat', number: '12', suburb: 'Groningen' }, {}),
  (store) => forwardGeocode(store, { streetname: 'Kerkstrat', number: '1' }, { detail: true }),
  (store) => forwardGeocode(store, { streetname: 'Qwertyuiop', number: '1' }, {}),
  (store) => candidates(store, { streetname: 'Dorpsstraat', number: '3' }, { limit: 50, explain: true }),
  (store) => candidates(store, { streetname: 'Stationsweg', city: 'Assn' }, { limit: 50 }),
  (store) => candidates(store, { postcode: '9711LM', number: '12' }, {}),
  (store) =>
    candidates(
      store,
      {
        streetname: 'Oude Ebbingestrat',
        number: '12a',
        city: 'Groningen',
        municipality: 'Assen',
        province: 'Drente',
      },
      { explain: true },
    ),
  (store) => candidates(store, { streetname: 'Hrstr', number: '7', postcode: '9711', city: 'Groningen' }, {}),
  (store) => forwardGeocode(store, { streetname: 'Grte Mrkt', number: '1 bis', suburb: 'Groningen' }, {}),
  (store) => lookupPostcode(store, { postcode: '9711LM', number: '99999' }, {}),
  (store) => lookupStreet(store, { streetname: 'Oude Kijk', number: '1' }, {}),
  (store) => lookupStreet(store, { streetname: 'Nwstad' }, { limit: 3 }),
  (store) => search(store, 'Brnk 1 Assen', { explain: true }),
  (store) => search(store, 'Hoofdstraat 12a, Leeuwarden', { limit: 20 }),
  (store) => search(store, 'Groningen', {}),
  (store) => suggest(store, 'Kerkstraat 1', { limit: 50, explain: true }),
  (store) => suggest(store, 'Assen Hoofd', { limit: 20 }),
  (store) => suggest(store, 'Stationsweg Gro', {}),
  (store) => suggest(store, 'A', { limit: 50, offset: 3 }),
  (store) => suggest(store, 'Qwertyuiop', {}),
  (store) => suggest(store, 'Hoofd', { near: { latitude: 53, longitude: 6.5 }, explain: true }),
];

describe('the workspace that one question leaves to the next', () => {
  const directory = sampleDataset();
  let store: Dataset;
  let alone: string[];

  beforeAll(() => {
    alone = QUESTIONS.map((ask) => {
      const fresh = Dataset.open(directory);
      const answer = JSON.stringify(ask(fresh));
      fresh.close();
      return answer;
    });
    store = Dataset.open(directory);
  });

  afterAll(() => store.close());

  it('keeps nothing of it, in whatever order they are asked', () => {
    const places = fc.array(fc.nat(QUESTIONS.length - 1), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(places, (order) => {
        for (const place of order) expect(JSON.stringify(QUESTIONS[place]!(store))).toBe(alone[place]);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps nothing of one that threw in the middle', () => {
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
        QUESTIONS[turn % QUESTIONS.length]!(store);
      } catch {
        // As it should be: what matters is the next question.
      }
      store.load = load;
      store.area = area;
      const next = (turn + 1) % QUESTIONS.length;
      expect(JSON.stringify(QUESTIONS[next]!(store))).toBe(alone[next]);
    }
  });

  it('gives answers that the next question does not change', () => {
    const answers = QUESTIONS.map((ask) => ask(store));
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(alone);
  });
});
