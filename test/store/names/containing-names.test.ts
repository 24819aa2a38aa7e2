import { expect, it } from 'vitest';
import { mulberry32 } from '../../../scripts/quality/random';
import { countryProfile } from '../../../src/country/index';
import { cacheBudget } from '../../../src/store/cache/cache-budget';
import { ContainingNames, MOST_CONTAINING } from '../../../src/store/names/containing-names';
import { Names } from '../../../src/store/names/names';
import { NamesWriter } from '../../../src/store/names/write/names-writer';
import { UNPROVEN } from '../../../src/store/read/proven-trees';
import { openSqlite } from '../../../src/store/sqlite';

it('finds the keys that contain each key, as a comparison of all pairs does', () => {
  const random = mulberry32(21);
  for (let round = 0; round < 40; round++) {
    const letters = round % 2 === 0 ? 'ab' : 'abcé';
    const texts = Array.from({ length: 1 + Math.floor(random() * 150) }, () =>
      Array.from(
        { length: 1 + Math.floor(random() * 9) },
        () => letters[Math.floor(random() * letters.length)],
      ).join(''),
    );
    const keys = [...new Set(texts)].sort();
    const entries = new Map(keys.map((key, entry) => [key, entry]));
    const containing = new ContainingNames(keys, (text) => entries.get(text));
    for (const [entry, key] of keys.entries()) {
      const expected = keys.flatMap((other, at) => (at !== entry && other.includes(key) ? [at] : []));
      expect([...containing.of(entry)]).toEqual(key.length < 3 ? [] : expected);
    }
  }
});

it('finds all names that contain another name, even if there are more than the cache keeps', () => {
  const nl = countryProfile('NL');
  const db = openSqlite(':memory:');
  const writer = new NamesWriter(db);
  const names = [
    'berg',
    'kerkberg',
    ...Array.from({ length: MOST_CONTAINING + 20 }, (_, at) => `d${at}kerkberg`),
  ];
  for (const [id, name] of names.entries()) writer.addStreet(id, 0, nl.streetKeys(name), 1);
  writer.addPlace(0, nl.placeKeys('city', 'Assen'));
  writer.finish(() => 1);
  const { streets } = new Names(db, UNPROVEN, cacheBudget('on-demand', 0));
  for (const [fragment, expected] of [
    ['berg', names.length],
    ['kerkberg', names.length - 1],
    ['d17kerkberg', 1],
    ['kerkber', names.length - 1],
    ['er', names.length],
  ] as const) {
    const found = streets.containing(fragment).map((name) => streets.keys.key(name));
    expect(found.every((key) => key.includes(fragment))).toBe(true);
    expect(new Set(found).size).toBe(expected);
  }
});
