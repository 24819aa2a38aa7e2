import { expect, it } from 'vitest';
import { prefixTops } from '../../../src/store/names/write/prefix-tops';

it('keeps longer prefixes of a prefix that is itself a name: Oost hid Ooster…', () => {
  const keys = ['oost', ...Array.from({ length: 70 }, (_, at) => `ooster${String(at).padStart(2, '0')}`)];
  const tops = [
    ...prefixTops(
      keys,
      (name) => [name],
      () => 1,
    ),
  ];
  expect(tops.map(({ prefix, total }) => [prefix, total])).toEqual([
    ['o', 71],
    ['oo', 71],
    ['oos', 71],
    ['oost', 71],
    ['ooste', 70],
    ['ooster', 70],
  ]);
});
