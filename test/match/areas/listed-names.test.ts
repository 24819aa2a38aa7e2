import Fuse from 'fuse.js';
import { expect, it } from 'vitest';
import { mulberry32, pick } from '../../../scripts/quality/random';
import { ListedNames } from '../../../src/match/areas/listed-names';
import type { Area } from '../../../src/model/areas';

it('finds the close spellings that Fuse.js finds among all names', () => {
  const random = mulberry32(8);
  const parts = [
    'gro',
    'nin',
    'gen',
    'leeu',
    'war',
    'den',
    'noord',
    'west',
    'veld',
    'meer',
    'ster',
    'hol',
    'a',
  ];
  const makeName = () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick(random, parts)).join('');
  let close = 0;
  for (let round = 0; round < 60; round++) {
    const names = Array.from({ length: 30 }, makeName);
    const listed = new ListedNames(names.map((name, id) => ({ id, name, aliases: [] }) as unknown as Area));
    const fuse = new Fuse(names, { threshold: 0.26 });
    for (let question = 0; question < 20; question++) {
      const name = pick(random, names);
      const at = Math.floor(random() * name.length);
      const asked =
        name.slice(0, at) + pick(random, ['x', '', 'oo']) + name.slice(at + Math.floor(random() * 3));
      if (asked.length < 3) continue;
      const plain = names.map((known) => known.includes(asked));
      const expected = fuse
        .search(asked)
        .map(({ refIndex }) => refIndex)
        .filter((index) => !plain[index])
        .sort((a, b) => a - b);
      close += expected.length;
      const found = listed.fitting(asked).filter((index) => !plain[index]);
      expect(found, asked).toEqual(expected);
    }
  }
  expect(close).toBeGreaterThan(500);
});
