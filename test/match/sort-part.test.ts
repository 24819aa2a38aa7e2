import { expect, it } from 'vitest';
import { mulberry32 } from '../../scripts/quality/random';
import { sortPart } from '../../src/match/sort-part';

it('sorts a part of a list as a stable sort does, few or many', () => {
  const random = mulberry32(3);
  for (let round = 0; round < 2000; round++) {
    const list = Array.from({ length: Math.floor(random() * 60) }, (_, at) => ({
      value: Math.floor(random() * 9),
      at,
    }));
    const from = Math.floor(random() * (list.length + 1));
    const to = from + Math.floor(random() * (list.length - from + 1));
    const sorted = list.slice(from, to).sort((a, b) => a.value - b.value);
    const expected = [...list.slice(0, from), ...sorted, ...list.slice(to)];
    sortPart(list, from, to, (a, b) => a.value - b.value);
    expect(list).toEqual(expected);
  }
});
