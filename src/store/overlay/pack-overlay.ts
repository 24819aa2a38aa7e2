import { OVERLAY_FIELDS } from '../../model/overlay';
import { parseUuid } from '../../text/uuid';
import { type HashedKey, hashedKeys } from './hashed-keys';
import type { EntryAddresses } from './live/entry-addresses';
import type { HiddenAddresses } from './live/hidden-addresses';
import type { LiveAreas } from './live/live-areas';
import type { StreetKey } from './live/live-streets';
import { plainNumber } from './live-view';
import { GONE, HAS_FIELDS, HAS_ORIGINAL, OVER_DATASET, PLACED, WITHDRAWN } from './packed/entry-flags';
import { packedOriginal, packedTextsOf, wholeDegrees } from './packed/entry-record';
import { packNames, startsOf } from './packed/packed-names';
import { packTexts } from './packed/packed-texts';
import type { SnapshotColumns } from './packed/snapshot';
import type { PlacedIn, StoredEntry } from './stored-entry';

/** An entry and its place; null if the entry was removed or lies in no country of the dataset. */
export interface PlacedEntry {
  readonly entry: StoredEntry;
  readonly placed: PlacedIn | null;
}

/** The state of the overlay over the dataset for which a snapshot is made. */
export interface PackSource {
  readonly areas: LiveAreas;
  readonly places: EntryAddresses;
  readonly hidden: HiddenAddresses;
}

interface PackedRow {
  readonly entry: number;
  readonly isName: boolean;
  readonly postcode: string;
  /** The number of a plain house number; else -1. */
  readonly number: number;
}

interface PackedStreet extends StreetKey {
  readonly rows: PackedRow[];
  /** The keys of its name; empty for a street of the dataset. */
  readonly keys: readonly HashedKey[];
}

/** Makes a snapshot of all entries. */
export function packOverlay(all: readonly PlacedEntry[], source: PackSource): SnapshotColumns {
  const entries = all
    .map((one) => ({ ...one, bytes: parseUuid(one.entry.id)! }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const streets = streetsOf(entries, source);
  const { bytes: textBytes, ends: textEnds, numbers } = packTexts(textsOf(entries, streets));
  const records = entries.map(({ entry: { fields, original } }) =>
    Buffer.concat([
      ...(fields === null ? [] : [packedTextsOf(fields, numbers)]),
      ...(original === null ? [] : [packedOriginal(original, numbers)]),
    ]),
  );
  const rows = streets.flatMap((street) => street.rows);
  const place = (of: (placed: PlacedIn) => number) =>
    Int32Array.from(entries, ({ placed }) => (placed === null ? -1 : of(placed)));
  const degrees = (of: 'latitude' | 'longitude') =>
    Int32Array.from(entries, ({ entry: { fields } }) => (fields === null ? 0 : wholeDegrees(fields[of])));
  return {
    ids: Buffer.concat(entries.map(({ bytes }) => bytes)),
    changes: Uint32Array.from(entries, ({ entry }) => entry.change),
    flags: Uint8Array.from(entries, flagsOf),
    cities: place(({ city }) => city),
    suburbs: place(({ suburb }) => suburb),
    streets: place(({ street }) => street),
    ordinals: place(({ ordinal }) => ordinal),
    latitudes: degrees('latitude'),
    longitudes: degrees('longitude'),
    recordStarts: startsOf(records.map(({ length }) => length)),
    records: Buffer.concat(records),
    textBytes,
    textEnds,
    rows: Uint32Array.from(rows, ({ entry, isName }) => 2 * entry + (isName ? 1 : 0)),
    rowNumbers: Int32Array.from(rows, ({ number }) => number),
    rowPostcodes: Uint32Array.from(rows, ({ postcode }) => numbers.get(postcode)!),
    streetBases: Int32Array.from(streets, ({ base }) => base),
    streetCities: Int32Array.from(streets, ({ city }) => city),
    streetNames: Uint32Array.from(streets, ({ base, name }) => (base < 0 ? numbers.get(name)! : 0)),
    streetIsPlace: Uint8Array.from(streets, ({ isPlace }) => (isPlace ? 1 : 0)),
    streetFirstRows: startsOf(streets.map((street) => street.rows.length)),
    ...packNames(
      [...streets.entries()].map(([street, { keys }]) => [street, keys]),
      numbers,
    ),
    hidden: hiddenOf(entries, source.hidden),
    areas: Buffer.from(JSON.stringify(source.areas.list())),
  };
}

/** The streets of the entries with their rows: first those of the dataset, then others by city. */
function streetsOf(entries: readonly PlacedEntry[], { places }: PackSource): PackedStreet[] {
  const streets = new Map<string, PackedStreet>();
  const byChange = [...entries.entries()].sort(([, a], [, b]) => a.entry.change - b.entry.change);
  for (const [at, { entry, placed }] of byChange) {
    const { fields, withdrawn } = entry;
    if (placed === null || fields === null || withdrawn) continue;
    for (const key of places.streetsOf(fields, placed)) {
      const { base, city, name, isPlace } = key;
      const text = base >= 0 ? `${base}` : `${city}|${isPlace}|${name}`;
      let street = streets.get(text);
      if (street === undefined) {
        const keys = base >= 0 ? [] : hashedKeys(places.profileIn(city).streetKeys(name));
        street = { ...key, rows: [], keys };
        streets.set(text, street);
      }
      const number = isPlace ? -1 : plainNumber(places.numberOf(fields, placed).number);
      street.rows.push({ entry: at, isName: isPlace, postcode: places.postcodeOf(fields, placed), number });
    }
  }
  const last = Number.POSITIVE_INFINITY;
  const orderOf = ({ base }: StreetKey) => (base < 0 ? last : base);
  return [...streets.values()].sort((a, b) =>
    a.base < 0 && b.base < 0 ? a.city - b.city : orderOf(a) - orderOf(b),
  );
}

function* textsOf(entries: readonly PlacedEntry[], streets: readonly PackedStreet[]): Generator<string> {
  for (const { entry } of entries)
    for (const fields of [entry.fields, entry.original])
      if (fields !== null) for (const field of OVERLAY_FIELDS) yield fields[field];
  for (const { name, base, keys, rows } of streets) {
    if (base < 0) yield name;
    for (const { key } of keys) yield key;
    for (const { postcode } of rows) yield postcode;
  }
}

function flagsOf({ entry, placed }: PlacedEntry): number {
  const { overDataset, withdrawn, gone, fields, original } = entry;
  return (
    (overDataset ? OVER_DATASET : 0) |
    (withdrawn ? WITHDRAWN : 0) |
    (gone ? GONE : 0) |
    (fields === null ? 0 : HAS_FIELDS) |
    (original === null ? 0 : HAS_ORIGINAL) |
    (placed === null ? 0 : PLACED)
  );
}

function hiddenOf(entries: readonly PlacedEntry[], hidden: HiddenAddresses): Int32Array {
  const ordinals = entries.flatMap(({ placed }) =>
    placed === null || placed.ordinal < 0 ? [] : [placed.ordinal],
  );
  return Int32Array.from(
    ordinals.sort((a, b) => a - b).flatMap((ordinal) => [ordinal, hidden.streetOf(ordinal)]),
  );
}
