import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { TextRingCache } from '../cache/text-ring-cache';
import { keyedChecksum, tableSalt } from '../format/checksum';
import { CorruptBytes } from '../format/damage';
import { ByteReader, type ByteWriter } from '../format/varint';
import type { Postcode } from '../rows';
import type { ProvenTree, ProvenTrees } from './proven-trees';
import { StoredPostcode } from './stored-postcode';

const SALT = tableSalt('postcode');

/** The fields of a postcode row; coordinates in 1e-6 degrees. */
export interface PostcodeRow {
  street: number;
  latitude: number;
  longitude: number;
  radiusMeters: number;
  addressCount: number;
  /** Ascending. */
  blocks: Uint32Array;
}

/** Key of a postcode: the postcode itself in a dataset of one country; otherwise with the country before it. */
export function postcodeKey(text: string, country: string, severalCountries: boolean): string {
  return severalCountries ? `${country}|${text}` : text;
}

/** Writes the BLOB of a postcode with its checksum, which includes the key. */
export function encodePostcode(writer: ByteWriter, key: string, row: PostcodeRow): void {
  writer.varint(row.street);
  writer.zigzag(row.latitude);
  writer.zigzag(row.longitude);
  writer.varint(row.radiusMeters);
  writer.varint(row.addressCount);
  let previous = 0;
  for (const block of row.blocks) {
    writer.varint(block - previous);
    previous = block;
  }
  const checksum = keyedChecksum(key, writer.bytes, writer.length, SALT);
  writer.byte(checksum & 0xff);
  writer.byte(checksum >>> 8);
}

/** No postcode has a character after this one. */
const LAST_CHARACTER = '\uffff';

/** Smallest size of a cached postcode, bytes. More slots than fit the budget are of no use. */
const LEAST_KEPT_BYTES = 16;

/** The postcodes. */
export class PostcodeTable {
  readonly #tree: ProvenTree;
  readonly #select: Statement<[string], Buffer>;
  readonly #following: Statement<[string, string, number], string>;
  readonly #reader = new ByteReader('postcode');
  readonly #severalCountries: boolean;
  /** The readings of a line ask for the same postcode again and again. */
  #last: { readonly key: string; readonly postcode: Postcode | null } | null = null;
  /** Rows that were read, without their checksums. */
  readonly #kept: TextRingCache | null;

  /**
   * @param count number of postcodes.
   * @param keptBytes cache budget for rows that were read.
   */
  constructor(db: Database, trees: ProvenTrees, severalCountries: boolean, count: number, keptBytes: number) {
    this.#tree = trees.of('postcode');
    this.#severalCountries = severalCountries;
    const places = Math.min(2 * count, keptBytes / LEAST_KEPT_BYTES);
    this.#kept = keptBytes === 0 ? null : new TextRingCache(Math.ceil(places), keptBytes);
    this.#select = db.prepare<[string], Buffer>('SELECT bytes FROM postcode WHERE text = ?').pluck();
    this.#following = db
      .prepare<[string, string, number], string>(
        'SELECT text FROM postcode WHERE text >= ? AND text < ? ORDER BY text LIMIT ?',
      )
      .pluck();
  }

  /** @throws CorruptBytes for a damaged row. */
  postcode(text: string, country: string): Postcode | null {
    const key = postcodeKey(text, country, this.#severalCountries);
    if (this.#last?.key !== key) this.#last = { key, postcode: this.#find(text, key) };
    return this.#last.postcode;
  }

  #find(text: string, key: string): Postcode | null {
    const kept = this.#kept;
    if (kept?.find(key)) return this.#decode(text, key, kept.bytes, kept.start, kept.end);
    this.#tree.prove();
    const bytes = this.#select.get(key);
    if (bytes === undefined) return null;
    const end = checkedEnd(key, bytes);
    kept?.keep(key, bytes.subarray(0, end));
    return this.#decode(text, key, bytes, 0, end);
  }

  /** The first `most` postcodes that begin with the prefix, in order. */
  beginning(prefix: string, country: string, most: number): string[] {
    const key = postcodeKey(prefix, country, this.#severalCountries);
    this.#tree.prove();
    const texts = this.#following.all(key, key + LAST_CHARACTER, most);
    const before = key.length - prefix.length;
    return before === 0 ? texts : texts.map((text) => text.slice(before));
  }

  #decode(text: string, key: string, bytes: Buffer, start: number, end: number): Postcode {
    this.#reader.reset(key, bytes, start, end);
    return new StoredPostcode(text, this.#reader);
  }
}

/** The end of the body of a postcode's bytes, after a check of the checksum that follows. */
function checkedEnd(key: string, bytes: Uint8Array): number {
  const end = bytes instanceof Uint8Array ? bytes.length - 2 : -1;
  if (end < 0 || keyedChecksum(key, bytes, end, SALT) !== (bytes[end]! | (bytes[end + 1]! << 8))) {
    throw new CorruptBytes(DATABASE_FILE, `the checksum of postcode ${key} disagrees with its bytes`);
  }
  return end;
}
