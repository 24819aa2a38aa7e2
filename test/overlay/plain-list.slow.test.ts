import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { distanceMeters } from '../../src/geo/distance';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

/** What the overlay is compared with: one row for each id. */
interface PlainRow {
  streetname: string;
  number: string;
  city: string;
  latitude: number;
  longitude: number;
}
interface PlainEntry {
  row: PlainRow | null;
  withdrawn: boolean;
}

let directory: string;
let base: Map<string, PlainRow>;

beforeAll(async () => {
  directory = await builtFrom(smallTown());
  using geocoder = Geocoder.open(directory);
  base = new Map(
    [...geocoder.addresses()].map(({ id, streetname, number, city, latitude, longitude }) => [
      id,
      { streetname, number, city, latitude, longitude },
    ]),
  );
});

const street = fc.constantFrom('Kerkstraat', 'Nieuwe Hof', 'Molenweg', 'Zuiderlaan');
const number = fc.integer({ min: 1, max: 400 }).map((value) => `${value}`);
const point = fc.record({
  latitude: fc.integer({ min: 52_140_000, max: 52_180_000 }).map((value) => value / 1e6),
  longitude: fc.integer({ min: 4_140_000, max: 4_170_000 }).map((value) => value / 1e6),
});
const which = fc.nat({ max: 60 });
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), street, number, point }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('correct' as const), which, number, point }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restore' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
);

it('holds what a plain list of rows holds, whatever is put, corrected, withdrawn, restored, opened again', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 14 }), (changes) => {
      const file = path.join(temporaryDirectory(), 'overlay.sqlite');
      let geocoder = Geocoder.open(directory, { overlay: file });
      const other = Geocoder.open(directory, { overlay: file });
      const plain = new Map<string, PlainEntry>();
      try {
        for (const [at, one] of changes.entries()) {
          // Two processes write in turns.
          const writer = at % 3 === 2 ? other : geocoder;
          const ids = [...base.keys(), ...plain.keys()];
          if (one.kind === 'reopen') {
            geocoder.close();
            geocoder = Geocoder.open(directory, { overlay: file });
          } else if (one.kind === 'put') {
            const row = { streetname: one.street, number: one.number, city: 'Stad', ...one.point };
            plain.set(writer.overlay.put(row), { row, withdrawn: false });
          } else {
            const id = ids[one.which % ids.length]!;
            expect(applied(writer, id, one)).toBe(expected(plain, id, one));
          }
        }
        geocoder.close();
        geocoder = Geocoder.open(directory, { overlay: file });
        compare(geocoder, plain);
      } finally {
        geocoder.close();
        other.close();
      }
    }),
    { numRuns: 25, seed: 5 },
  );
}, 60_000);

function applied(
  { overlay }: Geocoder,
  id: string,
  one: { kind: string } & Partial<Record<string, unknown>>,
): boolean {
  if (one.kind === 'withdraw') return overlay.withdraw(id);
  if (one.kind === 'restore') return overlay.restore(id);
  return overlay.correct(id, { number: one.number as string, ...(one.point as { latitude: number }) });
}

/** Does the same to the list. */
function expected(
  plain: Map<string, PlainEntry>,
  id: string,
  one: { kind: string } & Partial<Record<string, unknown>>,
): boolean {
  const before = plain.get(id);
  if (one.kind === 'withdraw') {
    plain.set(id, { row: before?.row ?? null, withdrawn: true });
    return true;
  }
  if (one.kind === 'correct') {
    const row = { ...(before?.row ?? base.get(id)!), number: one.number as string, ...(one.point as object) };
    plain.set(id, { row, withdrawn: before?.withdrawn ?? false });
    return true;
  }
  if (before === undefined) return false;
  if (before.withdrawn && before.row !== null) {
    plain.set(id, { ...before, withdrawn: false });
    return true;
  }
  if (!base.has(id)) return false;
  plain.delete(id);
  return true;
}

function compare(geocoder: Geocoder, plain: ReadonlyMap<string, PlainEntry>): void {
  const { overlay } = geocoder;
  expect(new Set(overlay.list().map(({ id }) => id))).toEqual(new Set(plain.keys()));
  const rows = new Map(base);
  for (const [id, { row, withdrawn }] of plain) {
    if (withdrawn || row === null) rows.delete(id);
    else rows.set(id, row);
  }
  for (const [id, { row, withdrawn }] of plain) {
    expect(overlay.get(id)?.state).toBe(withdrawn ? 'withdrawn' : base.has(id) ? 'corrected' : 'added');
    const found = geocoder.getAddress(id, { detail: true });
    expect(found === null).toBe(withdrawn || row === null);
    if (found === null) continue;
    expect(found).toMatchObject({ ...row, source: 'overlay' });
    // The one that is asked, or another with the same street and number.
    const [best] = geocoder.search(`${row!.streetname} ${row!.number}, Stad`);
    expect(best).toMatchObject({ streetname: row!.streetname, number: row!.number });
    const nearest = geocoder.reverseGeocode(
      { latitude: found.latitude, longitude: found.longitude },
      { detail: true },
    );
    expect(nearest?.distanceMeters).toBeCloseTo(leastDistance(rows.values(), found), 6);
  }
  expect([...geocoder.addresses()].map(({ id }) => id).sort()).toEqual([...rows.keys()].sort());
}

function leastDistance(rows: Iterable<PlainRow>, at: { latitude: number; longitude: number }): number {
  return Math.min(
    ...[...rows].map((row) => distanceMeters(at.latitude, at.longitude, row.latitude, row.longitude)),
  );
}
