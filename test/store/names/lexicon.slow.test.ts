import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32, pick } from '../../../scripts/quality/random';
import { countryProfile, SPELLING } from '../../../src/country/index';
import { cacheBudget } from '../../../src/store/cache/cache-budget';
import { gramsOf } from '../../../src/store/names/grams';
import { KeyTable } from '../../../src/store/names/key-table';
import type { Lexicon } from '../../../src/store/names/lexicon';
import { Names } from '../../../src/store/names/names';
import { packList, unpackList } from '../../../src/store/names/packed-list';
import { NamesWriter } from '../../../src/store/names/write/names-writer';
import { UNPROVEN } from '../../../src/store/read/proven-trees';
import { openSqlite } from '../../../src/store/sqlite';
import { editDistance } from '../../../src/text/edit-distance';
import { fold, squash } from '../../../src/text/fold';

const nl = countryProfile('NL');
const random = mulberry32(11);
const STEMS = [
  'kerk',
  'school',
  'dorps',
  'molen',
  'prinses beatrix',
  'van der veen',
  'eiken',
  'burgemeester smit',
  'ooster',
];
const ENDS = ['straat', 'laan', 'weg', 'plein', 'hof', 'dijk', 'steeg'];
const LETTERS = [...'abcdefghijklmnoprstuvwz'];

interface Row {
  id: number;
  city: number;
  name: string;
  key: string;
  addresses: number;
}
const rows: Row[] = [];
let names: Names;

beforeAll(() => {
  for (let id = 0; id < 1500; id++) {
    // Names that more than a few bear, and one that very many do.
    if (id % 10 < 2) {
      const name = id % 10 === 0 ? 'kerkstraat' : `${pick(random, STEMS)}weg`;
      rows.push({ id, city: Math.floor(id / 100), name, key: nl.key(name), addresses: 1 + (id % 7) });
      continue;
    }
    const middle = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, LETTERS)).join('');
    const name = `${pick(random, STEMS)}${middle}${pick(random, ENDS)}`;
    rows.push({
      id,
      city: Math.floor(id / 100),
      name,
      key: nl.key(name),
      addresses: 1 + Math.floor(random() * 200),
    });
  }
  const db = openSqlite(':memory:');
  const writer = new NamesWriter(db);
  for (const { id, city, name, addresses } of rows)
    writer.addStreet(id, city, nl.streetKeys(name), addresses);
  writer.addPlace(0, nl.placeKeys('province', 'Fryslân'));
  writer.addPlace(1, nl.placeKeys('city', "'s-Gravenhage"));
  writer.finish(() => 1);
  names = new Names(db, UNPROVEN, cacheBudget(undefined, 0));
});

const keyOf = ({ key }: Row) => key;
/** A name is found under its key and as it is written. */
const keysOfRow = ({ key, name }: Row) => [key, squash(fold(name))];
const entriesWhere = (holds: (key: string) => boolean) =>
  [...new Set(rows.flatMap(keysOfRow))].filter(holds).sort();
const keysOf = (entries: readonly number[]) => entries.map((entry) => names.streets.keys.key(entry)).sort();

function membersOf(lexicon: Lexicon, name: number): object[] {
  const members: object[] = [];
  lexicon.forEachMember(name, (id, city, alias) => members.push({ id, city, alias }));
  return members;
}

describe('names, compared with a plain scan', () => {
  it('finds the members of a name in few or many cities', () => {
    let most = 0;
    for (const row of rows.slice(0, 300)) {
      const cities = [row.city, Math.floor(random() * 15), 99].slice(0, 1 + Math.floor(random() * 3));
      const expected = rows.filter(({ key, city }) => key === row.key && cities.includes(city));
      most = Math.max(most, rows.filter(({ key }) => key === row.key).length);
      const entry = names.streets.keys.find(row.key);
      expect(names.streets.membersIn(entry, [...new Set(cities)])).toEqual(expected.map(({ id }) => id));
    }
    expect(most).toBeGreaterThan(100);
  });

  it('finds every key and nothing else', () => {
    for (const row of rows.slice(0, 500)) {
      const entry = names.streets.keys.find(keyOf(row));
      const expected = rows
        .filter((other) => keyOf(other) === keyOf(row))
        .map(({ id, city }) => ({ id, city, alias: false }));
      const visited: object[] = [];
      names.streets.forEachMember(entry, (id, city, alias) => {
        // A visitor may start a visit of its own.
        names.streets.forEachMember((entry + 1) % names.streets.keys.size, () => false);
        visited.push({ id, city, alias });
      });
      expect(visited).toEqual(expected);
      let visits = 0;
      names.streets.forEachMember(entry, () => ++visits < 2);
      expect(visits).toBe(Math.min(2, expected.length));
    }
    expect(names.streets.keys.find('nosuchstreet')).toBe(-1);
    expect(names.streets.keys.find('')).toBe(-1);
  });

  it('finds prefixes and fragments', () => {
    for (let round = 0; round < 300; round++) {
      const key = keyOf(pick(random, rows));
      const start = Math.floor(random() * key.length);
      const fragment = key.slice(start, start + 1 + Math.floor(random() * 6));
      const [from, to] = names.streets.keys.prefixRange(fragment);
      const found = Array.from({ length: to - from }, (_, position) => from + position);
      expect(keysOf(found)).toEqual(entriesWhere((other) => other.startsWith(fragment)));
      expect(keysOf(names.streets.containing(fragment))).toEqual(
        entriesWhere((other) => other.includes(fragment)),
      );
    }
  });

  it('finds every key within one edit', () => {
    for (let round = 0; round < 300; round++) {
      const key = keyOf(pick(random, rows));
      const at = Math.floor(random() * (key.length - 1));
      const damaged = pick(random, [
        key.slice(0, at) + key.slice(at + 1),
        key.slice(0, at) + pick(random, LETTERS) + key.slice(at),
        key.slice(0, at) + pick(random, LETTERS) + key.slice(at + 1),
        key.slice(0, at) + key[at + 1] + key[at] + key.slice(at + 2),
      ]);
      const near = entriesWhere((other) => editDistance(damaged, other, 1) <= 1);
      expect(keysOf(names.streets.oneEdit(damaged))).toEqual(expect.arrayContaining(near));
    }
  });

  it('nearly always ranks the right key of a long name with two edits among the first twenty', () => {
    let found = 0;
    let asked = 0;
    for (const row of rows.filter(({ name }) => name.length > 14).slice(0, 300)) {
      const key = keyOf(row);
      const damaged = key.slice(0, 2) + key.slice(3, 7) + pick(random, LETTERS) + key.slice(8);
      asked++;
      if (names.streets.similar(damaged, 20).some((entry) => names.streets.keys.key(entry) === key)) found++;
    }
    expect(asked).toBeGreaterThan(100);
    expect(found / asked).toBeGreaterThan(0.95);
  });

  it('ranks by shared grams as a plain count of all keys does', () => {
    const { keys } = names.streets;
    const all = Array.from({ length: keys.size }, (_, entry) => ({ entry, key: keys.key(entry) }));
    for (let round = 0; round < 100; round++) {
      const asked = `${pick(random, STEMS).replaceAll(' ', '')}${pick(random, LETTERS)}${pick(random, ENDS)}`;
      const rarest = gramsOf(asked)
        .map((gram) => ({ gram, count: all.filter(({ key }) => gramsOf(key).includes(gram)).length }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => a.count - b.count)
        .slice(0, 9);
      const scored = all.map(({ entry, key }) => {
        const grams = gramsOf(key);
        const shared = rarest
          .filter(({ gram }) => grams.includes(gram))
          .reduce((sum, { count }) => sum + Math.max(2, Math.round(Math.log2(keys.size / count))), 0);
        return { entry, shared, score: shared - Math.abs(key.length - asked.length) / 2 };
      });
      const most = Math.max(...scored.map(({ shared }) => shared));
      const limit = 1 + Math.floor(random() * 80);
      const expected = scored
        .filter(({ shared }) => shared > 0 && shared >= most * 0.4)
        .sort((a, b) => b.score - a.score || a.entry - b.entry)
        .slice(0, limit);
      expect(names.streets.similar(asked, limit)).toEqual(expected.map(({ entry }) => entry));
    }
  });

  it('finds names by sound, core words and last word', () => {
    const tokens = nl.tokens('burgemeester smitlaan');
    const named = rows.find(({ name }) => name === 'burgemeester smitlaan');
    if (named !== undefined) {
      const key = nl.key(named.name);
      expect(keysOf(names.streets.spelled(SPELLING.sound, nl.sound(key)))).toContain(key);
      expect(keysOf(names.streets.spelled(SPELLING.core, 'smitlaan'))).toContain(key);
      expect(keysOf(names.streets.spelled(SPELLING.head, 'smitlaan'))).toContain(key);
    }
    expect(nl.spellings(tokens)).toContain(`${SPELLING.head}smitlaan`);
  });

  it('knows the names of each city', () => {
    for (let city = 0; city < 15; city++) {
      const expected = [...new Set(rows.filter((row) => row.city === city).flatMap(keysOfRow))].sort();
      expect(keysOf(names.streetNamesIn(city))).toEqual(expected);
    }
    expect(names.streetNamesIn(99)).toEqual([]);
  });

  it('keeps the heaviest members of common prefixes', () => {
    for (const prefix of ['b', 'd', 'k', 'kerk', 'kerkstraat', 'prinses', 'school', 'v', 'vw']) {
      const under = rows.filter((row) => keysOfRow(row).some((key) => key.startsWith(prefix)));
      const top = names.streets.prefixTop(prefix);
      const members = rows.flatMap(({ key, name }) =>
        [...new Set([key, squash(fold(name))])].filter((key) => key.startsWith(prefix)),
      );
      if (members.length <= 64) {
        expect(top).toBeNull();
        continue;
      }
      expect(top!.total).toBe(under.reduce((sum, row) => sum + row.addresses, 0));
      const expected = under.sort((a, b) => b.addresses - a.addresses || a.id - b.id).slice(0, 60);
      expect(top!.largest).toEqual(expected.map(({ id }) => id));
    }
  });

  it('finds a place by its popular name', () => {
    const entry = names.places.keys.find(nl.key('Den Haag'));
    expect(membersOf(names.places, entry)).toEqual([{ id: 1, city: 0, alias: true }]);
    expect(membersOf(names.places, names.places.keys.find(nl.key('Friesland')))[0]).toMatchObject({
      id: 0,
      alias: true,
    });
  });
});

describe('packed lists and key tables', () => {
  it('can be read back, and refuse any changed byte', () => {
    const values = [0, 1, 127, 128, 300, 2 ** 31, 2 ** 32 - 1];
    const bytes = packList(values);
    expect(unpackList(bytes, 'test')).toEqual(values);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 0x10;
      expect(() => unpackList(changed, 'test')).toThrow(/checksum/);
    }
    const table = KeyTable.pack(['a', 'ab', 'b']);
    for (let at = 0; at < table.length; at++) {
      const changed = Buffer.from(table);
      changed[at]! ^= 1;
      expect(() => new KeyTable(changed, 'test')).toThrow(/checksum/);
    }
  });
});
