import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mulberry32 } from '../../scripts/quality/random';
import { Geocoder } from '../../src/index';
import { openSqlite } from '../../src/store/sqlite';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

/** More than a journal may hold: an import of so many ends in a snapshot. */
const MANY = 1200;
const STREETS = ['Kerkstraat', 'Molenweg', 'Brink', 'Nieuwe Hof', 'Zuiderlaan', 'Achterweg', 'Prinsenkade'];

let directory: string;
beforeAll(async () => {
  directory = await builtFrom(smallTown());
});

function newFile(): string {
  return path.join(temporaryDirectory(), 'overlay.sqlite');
}

/** Seeded rows for an import: addresses on known and on new streets, places, corrections, withdrawals. */
function rowsOver(ids: readonly string[], seed: number): object[] {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: MANY }, (_, at) => {
    const point = { latitude: 52.14 + below(40_000) / 1e6, longitude: 4.14 + below(30_000) / 1e6 };
    const id = ids[at % ids.length]!;
    if (at < 8) return { id, state: 'withdrawn' };
    if (at < 20) return { id, state: 'corrected', ...point };
    if (at % 10 === 0) return { name: `Gate ${below(90)}`, kind: 'gate', ...point };
    if (at % 10 === 1)
      return { name: `Depot ${below(90)}`, streetname: 'Brink', number: `${100 + below(90)}`, ...point };
    const address = { streetname: STREETS[below(STREETS.length)]!, number: `${1 + below(400)}`, ...point };
    if (at % 10 === 2) return { ...address, city: 'Nieuwstad', postcode: '1099 ZZ' };
    return { ...address, suffix: 'ABC'[below(4)] ?? '', postcode: `10${below(4)}0AB` };
  });
}

/** What every operation says of addresses, names, points and postcodes. */
function answersOf(geocoder: Geocoder, seed: number): unknown[] {
  const random = mulberry32(seed);
  const listed = geocoder.overlay.list();
  return Array.from({ length: 25 }, () => {
    const { id, name, streetname, number, latitude, longitude } =
      listed[Math.floor(random() * listed.length)]!;
    const text = `${name ?? streetname} ${number ?? ''}`.trim();
    const near = { latitude: 52.16, longitude: 4.155 };
    const best = (matches: { label: string; latitude: number }[]) => matches[0] && [matches[0].label];
    return [
      geocoder.getAddress(id),
      geocoder.overlay.get(id),
      best(geocoder.search(text, { near })),
      best(geocoder.search(text.replace(/[aeo]/, 'u'), { near })),
      geocoder.suggest(text.slice(0, 4)).map(({ streetname: street }) => street),
      geocoder.lookupPostcode({ postcode: '1020AB', number: number ?? '1' })?.streetname,
      latitude === null ? null : reversed(geocoder, latitude, longitude!),
    ];
  });
}

function reversed(geocoder: Geocoder, latitude: number, longitude: number): number | undefined {
  return geocoder.reverseGeocode({ latitude, longitude }, { detail: true })?.distanceMeters;
}

describe('a snapshot', () => {
  it('answers as the process that holds every entry as an object, also after further changes', () => {
    const file = newFile();
    using whole = Geocoder.open(directory, { overlay: file });
    const ids = [...whole.addresses()].map(({ id }) => id);
    const lines = rowsOver(ids, 3).map((row) => JSON.stringify(row));
    expect(whole.overlay.import(lines.join('\n')).rejected).toEqual([]);
    expect(rowsInJournal(file)).toBe(0);
    using packed = Geocoder.open(directory, { overlay: file });
    expect(packed.overlay.list()).toEqual(whole.overlay.list());
    expect(answersOf(packed, 4)).toEqual(answersOf(whole, 4));
    expect([...packed.addresses()].map(({ id }) => id).sort()).toEqual(
      [...whole.addresses()].map(({ id }) => id).sort(),
    );

    const random = mulberry32(9);
    const entries = whole.overlay.list().map(({ id }) => id);
    for (let change = 0; change < 120; change++) {
      const id = entries[Math.floor(random() * entries.length)]!;
      const { overlay } = change % 2 === 0 ? whole : packed;
      if (change % 3 === 0) overlay.withdraw(id);
      else if (change % 3 === 1) overlay.restore(id);
      else overlay.correct(id, { latitude: 52.15 + random() / 100, postcode: '1020AB' });
    }
    const later = Date.now() + 150;
    while (Date.now() < later);
    expect(packed.overlay.size).toBe(whole.overlay.size);
    expect(answersOf(packed, 5)).toEqual(answersOf(whole, 5));
    using again = Geocoder.open(directory, { overlay: file });
    expect(again.overlay.list()).toEqual(packed.overlay.list());
    expect(answersOf(again, 6)).toEqual(answersOf(whole, 6));
  });

  it('is read by a process that had not read the journal yet', () => {
    const file = newFile();
    using reader = Geocoder.open(directory, { overlay: file });
    reader.overlay.put({ name: 'Gate 500', latitude: 52.15, longitude: 4.15 });
    using writer = Geocoder.open(directory, { overlay: file });
    const lines = rowsOver([...writer.addresses()].map(({ id }) => id).slice(0, 36), 8);
    writer.overlay.import(lines.map((row) => JSON.stringify(row)).join('\n'));
    const later = Date.now() + 150;
    while (Date.now() < later);
    expect(reader.overlay.list()).toEqual(writer.overlay.list());
    expect(answersOf(reader, 2)).toEqual(answersOf(writer, 2));
  });

  it('is made anew over another dataset, and keeps every entry', async () => {
    const file = newFile();
    const other = await builtFrom(
      smallTown().map((row) => ({ ...row, number: `${Number(row.number) + 1}` })),
    );
    let listed: unknown;
    {
      using geocoder = Geocoder.open(directory, { overlay: file });
      const rows = rowsOver([], 5).slice(20);
      geocoder.overlay.import(
        [...rows, ...rowsOver([], 6).slice(20)].map((row) => JSON.stringify(row)).join('\n'),
      );
      listed = geocoder.overlay.list();
    }
    using geocoder = Geocoder.open(other, { overlay: file });
    expect(geocoder.overlay.list()).toEqual(listed);
    using again = Geocoder.open(other, { overlay: file });
    expect(answersOf(again, 7)).toEqual(answersOf(geocoder, 7));
  });

  it('is refused where it was changed', () => {
    const file = newFile();
    {
      using geocoder = Geocoder.open(directory, { overlay: file });
      geocoder.overlay.import(
        rowsOver([], 5)
          .slice(20)
          .map((row) => JSON.stringify(row))
          .join('\n'),
      );
    }
    const db = openSqlite(file);
    db.exec("UPDATE snapshot SET bytes = zeroblob(length(bytes)) WHERE name = 'rows'");
    db.close();
    expect(() => Geocoder.open(directory, { overlay: file })).toThrow(
      expect.objectContaining({ code: 'OVERLAY_INVALID', message: expect.stringContaining('"rows"') }),
    );
  });

  it('is read where an earlier version wrote it, which did not say what numbers its rows have', () => {
    const file = newFile();
    let answers: unknown;
    {
      using geocoder = Geocoder.open(directory, { overlay: file });
      const rows = rowsOver([], 5).slice(20);
      geocoder.overlay.import(
        [...rows, ...rowsOver([], 6).slice(20)].map((row) => JSON.stringify(row)).join('\n'),
      );
      answers = answersOf(geocoder, 7);
    }
    const db = openSqlite(file);
    expect(db.prepare("DELETE FROM snapshot WHERE name = 'rowNumbers'").run().changes).toBe(1);
    db.close();
    using geocoder = Geocoder.open(directory, { overlay: file });
    expect(answersOf(geocoder, 7)).toEqual(answers);
  });

  it('is made of a file of the first layout, which had none', () => {
    const file = newFile();
    {
      using geocoder = Geocoder.open(directory, { overlay: file });
      geocoder.overlay.put({ name: 'Gate 1', latitude: 52.15, longitude: 4.15 });
    }
    const db = openSqlite(file);
    db.exec('DROP TABLE snapshot; PRAGMA user_version = 1');
    db.close();
    using geocoder = Geocoder.open(directory, { overlay: file });
    expect(geocoder.search('Gate 1')[0]).toMatchObject({ name: 'Gate 1' });
  });
});

it('finds a postcode by another street, or not at all, where its main street is withdrawn', () => {
  using geocoder = Geocoder.open(directory, { overlay: newFile() });
  const street = [...geocoder.addresses()].filter(({ postcode }) => postcode === '1000AB');
  const other = geocoder.overlay.put({
    streetname: 'Zijpad',
    number: '3',
    postcode: '1000AB',
    latitude: 52.15,
    longitude: 4.15,
  });
  for (const { id } of street) geocoder.overlay.withdraw(id);
  expect(geocoder.lookupPostcode({ postcode: '1000AB', number: '99' })).toMatchObject({
    streetname: 'Zijpad',
    number: null,
  });
  geocoder.overlay.withdraw(other);
  expect(geocoder.lookupPostcode({ postcode: '1000AB', number: '99' })).toBeNull();
});

function rowsInJournal(file: string): unknown {
  const db = openSqlite(file, { readonly: true });
  try {
    return db.prepare('SELECT count(*) FROM entry').pluck().get();
  } finally {
    db.close();
  }
}
