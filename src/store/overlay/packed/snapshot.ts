import { crc32 } from 'node:zlib';
import { CorruptBytes } from '../../format/damage';

/*
 * A snapshot: most entries of an overlay in columns, with the streets and rows that they make over one dataset. The
 * columns are used as stored; nothing but the areas is parsed at opening.
 */

const COLUMNS = {
  /** 16 bytes for each entry, ascending: entries are in the order of their ids. */
  ids: Uint8Array,
  /** The number of an entry's last change. */
  changes: Uint32Array,
  /** See `entry-flags.ts`. */
  flags: Uint8Array,
  /** The place of an entry in the dataset: `PlacedIn`. */
  cities: Int32Array,
  suburbs: Int32Array,
  streets: Int32Array,
  ordinals: Int32Array,
  /** Whole 1e-6 degrees. */
  latitudes: Int32Array,
  longitudes: Int32Array,
  /** The texts of each entry, then of its original: see `entry-record.ts`. One more start than there are entries. */
  recordStarts: Uint32Array,
  records: Uint8Array,
  textBytes: Uint8Array,
  textEnds: Uint32Array,
  /** A row is an address or the name of a place. Twice the number of its entry, plus one for the name of a place. */
  rows: Uint32Array,
  /** The house number of a row if it is a plain integer; otherwise -1. */
  rowNumbers: Int32Array,
  /** The text of a row's postcode as the country writes it. */
  rowPostcodes: Uint32Array,
  /**
   * Streets: those of the dataset by ascending number, then the others by city. The rows of a street are consecutive;
   * there is one more start than there are streets.
   */
  streetBases: Int32Array,
  streetCities: Int32Array,
  streetNames: Uint32Array,
  streetIsPlace: Uint8Array,
  streetFirstRows: Uint32Array,
  /**
   * Names of the streets that the dataset lacks, in the order of their keys: the text of the key; the streets with the
   * name, as twice the street number, plus one for an alias; six-byte hashes of looser spellings.
   */
  nameTexts: Uint32Array,
  nameMemberStarts: Uint32Array,
  nameMembers: Uint32Array,
  nameHashStarts: Uint32Array,
  nameHashes: Uint8Array,
  /** Two numbers for each hidden address of the dataset: its ordinal and its street. */
  hidden: Int32Array,
  /** Areas that the dataset lacks, as JSON, in the order of their numbers. */
  areas: Uint8Array,
} as const;

type Numbers = Uint8Array | Uint32Array | Int32Array;
type Column<Kind> = Kind extends Uint8ArrayConstructor
  ? Uint8Array
  : Kind extends Uint32ArrayConstructor
    ? Uint32Array
    : Int32Array;
export type SnapshotColumns = { readonly [Name in keyof typeof COLUMNS]: Column<(typeof COLUMNS)[Name]> };
type ColumnName = keyof typeof COLUMNS;

/** A column as the file holds it. */
export interface StoredColumn {
  readonly name: string;
  readonly crc: number;
  readonly bytes: Buffer;
}

export function storedColumns(columns: SnapshotColumns): StoredColumn[] {
  return (Object.keys(COLUMNS) as ColumnName[]).map((name) => {
    const { buffer, byteOffset, byteLength }: Numbers = columns[name];
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    return { name, crc: crc32(bytes), bytes };
  });
}

/** @throws CorruptBytes for a missing or damaged column. */
export function columnsOf(stored: readonly StoredColumn[]): SnapshotColumns {
  const byName = new Map(stored.map((column) => [column.name, column]));
  const read = Object.entries(COLUMNS).map(([name, Kind]) => {
    const column = byName.get(name);
    // A snapshot of an earlier version has no numbers of rows, so every row may have any number.
    if (name === 'rowNumbers' && column === undefined) return [name, unknownNumbers(byName.get('rows'))];
    if (column === undefined || crc32(column.bytes) !== column.crc)
      throw new CorruptBytes('snapshot', `expected the column "${name}" of the snapshot as it was written`);
    // A typed array needs an offset that is a multiple of its element size.
    const bytes = column.bytes.byteOffset % 4 === 0 ? column.bytes : Uint8Array.from(column.bytes);
    const buffer = bytes.buffer as ArrayBuffer;
    return [name, new Kind(buffer, bytes.byteOffset, bytes.byteLength / Kind.BYTES_PER_ELEMENT)];
  });
  return Object.fromEntries(read) as SnapshotColumns;
}

function unknownNumbers(rows: StoredColumn | undefined): Int32Array {
  return new Int32Array((rows?.bytes.length ?? 0) / Uint32Array.BYTES_PER_ELEMENT).fill(-1);
}
