import { expect, it } from 'vitest';
import { type FetchProgress, Meter } from '../../../src/compile/fetch/meter';

it('tells the end once, also right after the first bytes: such a download printed no line now and then', () => {
  const told: FetchProgress[] = [];
  const url = 'https://example.org/town.csv';
  const meter = new Meter(
    [{ url, file: 'town.csv', bytes: 77, bytesHere: 0, isCurrent: false }],
    (progress) => told.push(progress),
  );
  for (const bytes of [10, 40, 77, 77]) meter.update(url, bytes);
  expect(told.map(({ bytes }) => bytes)).toEqual([10, 77]);
});
