import { expect, it } from 'vitest';
import { roomOf } from '../../../src/store/cache/memory';

it('keeps at most the 130 MB that OpenOptions tells of, for a dataset of three million addresses', () => {
  const { areas: _count, spellings, bearers, prefixes, grams, ...others } = roomOf(undefined, 64 * 2 ** 20);
  // Street names, and as much again of places.
  const names = 2 * (spellings + bearers + prefixes + grams);
  const bytes = Object.values(others).reduce((sum, part) => sum + part, names);
  expect(bytes / 2 ** 20).toBe(130);
});
