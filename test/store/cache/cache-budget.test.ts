import { expect, it } from 'vitest';
import { cacheBudget } from '../../../src/store/cache/cache-budget';

it('keeps at most the 130 MB that OpenOptions states, for a dataset of three million addresses', () => {
  const {
    areas: _count,
    spellings,
    members,
    prefixes,
    grams,
    ...others
  } = cacheBudget(undefined, 64 * 2 ** 20);
  // Street names, and as much again of places.
  const names = 2 * (spellings + members + prefixes + grams);
  const bytes = Object.values(others).reduce((sum, part) => sum + part, names);
  expect(bytes / 2 ** 20).toBe(130);
});
