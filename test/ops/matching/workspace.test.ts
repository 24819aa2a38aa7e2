import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../src/ops/candidates';
import { forwardGeocode } from '../../../src/ops/forward';
import { search } from '../../../src/ops/search';
import { Dataset } from '../../../src/store/dataset';
import type { Store } from '../../../src/store/rows';
import { sampleDataset } from '../../sample';

/** Questions of all lengths: many candidates and few, found and not, with and without an explanation. */
const QUESTIONS: ((store: Store) => unknown)[] = [
  (store) => forwardGeocode(store, { streetname: 'Hereestraat', number: '12', suburb: 'Groningen' }, {}),
  (store) => forwardGeocode(store, { streetname: 'Kerkstrat', number: '1' }, { detail: true }),
  (store) => forwardGeocode(store, { streetname: 'Qwertyuiop', number: '1' }, {}),
  (store) => candidates(store, { streetname: 'Dorpsstraat', number: '3' }, { limit: 50, explain: true }),
  (store) => candidates(store, { streetname: 'Stationsweg', city: 'Assn' }, { limit: 50 }),
  (store) => candidates(store, { postcode: '9711LM', number: '12' }, {}),
  (store) => search(store, 'Brnk 1 Assen', { explain: true }),
  (store) => search(store, 'Hoofdstraat 12a, Leeuwarden', { limit: 20 }),
  (store) => search(store, 'Groningen', {}),
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
    for (let calls = 0; calls < 60; calls += 3) {
      let left = calls;
      const failing =
        <Arguments extends unknown[], Answer>(read: (...args: Arguments) => Answer) =>
        (...args: Arguments): Answer => {
          if (left-- === 0) throw new Error('a torn page');
          return read.apply(store, args);
        };
      store.load = failing(load);
      store.area = failing(area);
      try {
        QUESTIONS[calls % QUESTIONS.length]!(store);
      } catch {
        // As it should be: what matters is the next question.
      }
      store.load = load;
      store.area = area;
      const next = (calls / 3) % QUESTIONS.length;
      expect(JSON.stringify(QUESTIONS[next]!(store))).toBe(alone[next]);
    }
  });

  it('gives answers that the next question does not change', () => {
    const answers = QUESTIONS.map((ask) => ask(store));
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(alone);
  });
});
