import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder, type Match } from '../../src/index';
import { sampleDataset } from '../sample';
import { Page } from './pages';

const page = new Page('docs/matching.md');
const directory = sampleDataset();
const LINE = '4516 old sewrad hwy, anchorage';
let geocoder: Geocoder;
let best: Match;

beforeAll(() => {
  geocoder = Geocoder.open(directory);
  best = geocoder.search(LINE, { explain: true })[0]!;
});
afterAll(() => geocoder.close());

it('asks the line that it follows', () => {
  expect(page.blocks('sh')[0]).toContain(`"${LINE}"`);
});

it('shows the answer', () => {
  expect(best).toMatchObject(JSON.parse(page.blocks('json')[0]!));
});

it('shows the reading that gives the answer first', () => {
  const shown = page
    .rows('1. Read: which words are what')
    .filter(([, , number]) => number === '4516')
    .map(([, streetname, number, city]) => ({ streetname, number, city }));
  const { readings, reading } = best.explanation!;
  expect(shown[0]).toEqual(readings[reading]!.fields);
});

it('shows every point of the explanation: its figures move when the weights are fitted anew', () => {
  const shown = page
    .rows('4. Judge: evidence, field by field')
    .filter(([field]) => ['streetname', 'number', 'city'].includes(field!))
    .map(([field, verdict]) => `${field} ${verdict}`);
  expect(best.explanation!.points.map(({ field, verdict }) => `${field} ${verdict}`)).toEqual(shown);
});

it('says how scores become confidence', () => {
  const score = best.explanation!.points.reduce((sum, point) => sum + point.score, 0);
  // "Not in the data" scores far less, so the confidence is close to 1 and below it.
  expect(score).toBeGreaterThan(0);
  expect(best.confidence).toBeGreaterThan(0.95);
  expect(best.confidence).toBeLessThan(1);
});
