import { distanceMeters } from '../../geo/distance';
import { COORDINATE_SCALE } from '../../model/limits';
import type { SourceSets } from '../../store/write/source-sets';
import { compareNatural } from '../../text/natural-order';
import type { AreaDraft } from '../areas/area-draft';
import type { RepeatedIdentifiers } from './repeated-identifiers';
import type { RowBucket } from './row-bucket';
import {
  ROW_LATITUDE,
  ROW_LONGITUDE,
  ROW_NUMBER,
  ROW_POSTCODE,
  ROW_SOURCE,
  ROW_SUBURB,
  ROW_SUFFIX,
  type RowChunk,
  rowBuilding,
  rowIdentifier,
} from './row-chunk';
import { compareText, type TextPool } from './text-pool';

/** Two rows with one natural key are one address within this distance. */
const SAME_PLACE_METERS = 1;
/** The same distance in 1e-6 degrees of latitude, rounded up: a fast test before the exact one. */
const SAME_PLACE_UNITS = 10;

/** The texts of the text numbers in rows. */
export interface RowTexts {
  postcodes: TextPool;
  numbers: TextPool;
  suffixes: TextPool;
}

/** An address in the form of the dataset writer, with the fields for sorting. */
export interface SortedAddress {
  /** 1e-6 degrees. */
  latitude: number;
  longitude: number;
  number: string;
  suffix: string;
  postcode: string;
  /** Area id in the dataset. */
  suburb: number;
  occurrence: number;
  identifier: string;
  building: string;
  postcodeRank: number;
  numberRank: number;
  suffixRank: number;
  /** Number of its first source. */
  source: number;
  /** All its sources, as the number of a source set of the writer. */
  sourceSet: number;
}

export interface DuplicateCounts {
  /** Rows merged with one of the same source, by source. */
  merged: number[];
  /** Rows merged with an address of an earlier source, by source. */
  conflated: number[];
  /** Addresses with the natural key of an earlier one at another place. */
  repeatedKeys: number;
  /** Addresses that lost their identifier because an earlier one has it. */
  repeatedIdentifiers: number;
}

/** Turns the rows of one street into its addresses: sorted, without duplicates, occurrences counted. */
export class StreetAddresses {
  readonly counts: DuplicateCounts;
  readonly #texts: RowTexts;
  readonly #areas: readonly AreaDraft[];
  readonly #identifiers: RepeatedIdentifiers;
  readonly #sourceSets: SourceSets;
  /** For each source, the number of the set with only that source. */
  readonly #setOf: readonly number[];
  readonly #postcodeRanks: Uint32Array;
  readonly #numberRanks: Uint32Array;
  readonly #suffixRanks: Uint32Array;
  /** Address objects, reused for every street. */
  readonly #pool: SortedAddress[] = [];
  #used = 0;

  constructor(
    texts: RowTexts,
    areas: readonly AreaDraft[],
    identifiers: RepeatedIdentifiers,
    sourceSets: SourceSets,
    sources: number,
  ) {
    this.#texts = texts;
    this.#areas = areas;
    this.#identifiers = identifiers;
    this.#postcodeRanks = texts.postcodes.ranks(compareText);
    this.#numberRanks = texts.numbers.ranks(compareNatural);
    this.#suffixRanks = texts.suffixes.ranks(compareNatural);
    this.#sourceSets = sourceSets;
    this.#setOf = Array.from({ length: sources }, (_, source) => sourceSets.of([source]));
    this.counts = {
      merged: new Array<number>(sources).fill(0),
      conflated: new Array<number>(sources).fill(0),
      repeatedKeys: 0,
      repeatedIdentifiers: 0,
    };
  }

  /**
   * The addresses of a street, ordered by postcode, number, suffix, point. Valid until the next call: the objects are
   * reused.
   */
  of(bucket: RowBucket, street: number): SortedAddress[] {
    this.#used = 0;
    bucket.visitStreet(street, this.#take);
    const rows = this.#pool.slice(0, this.#used).sort(compareAddresses);
    return this.#merge(rows);
  }

  readonly #take = (chunk: RowChunk, offset: number): void => {
    const { integers } = chunk;
    const postcode = integers[offset + ROW_POSTCODE]!;
    const number = integers[offset + ROW_NUMBER]!;
    const suffix = integers[offset + ROW_SUFFIX]!;
    let address = this.#pool[this.#used];
    if (address === undefined) {
      address = emptyAddress();
      this.#pool.push(address);
    }
    this.#used++;
    address.latitude = integers[offset + ROW_LATITUDE]!;
    address.longitude = integers[offset + ROW_LONGITUDE]!;
    address.number = this.#texts.numbers.text(number);
    address.suffix = this.#texts.suffixes.text(suffix);
    address.postcode = this.#texts.postcodes.text(postcode);
    address.suburb = this.#areas[integers[offset + ROW_SUBURB]!]!.id;
    address.occurrence = 0;
    address.identifier = rowIdentifier(chunk, offset);
    address.building = rowBuilding(chunk, offset);
    address.postcodeRank = this.#postcodeRanks[postcode]!;
    address.numberRank = this.#numberRanks[number]!;
    address.suffixRank = this.#suffixRanks[suffix]!;
    address.source = integers[offset + ROW_SOURCE]!;
    address.sourceSet = this.#setOf[address.source]!;
  };

  #merge(rows: SortedAddress[]): SortedAddress[] {
    let kept = 0;
    let groupStart = 0;
    for (const row of rows) {
      if (kept > groupStart && !sameKey(rows[groupStart]!, row)) {
        this.#countOccurrences(rows, groupStart, kept);
        groupStart = kept;
      }
      const twin = twinOf(row, rows, groupStart, kept);
      if (twin !== null) {
        this.#join(twin, row);
        continue;
      }
      if (row.identifier !== '') this.#giveIdentifier(row, row.identifier);
      rows[kept++] = row;
    }
    this.#countOccurrences(rows, groupStart, kept);
    rows.length = kept;
    return rows;
  }

  /** Merges a row into the same address. The first source decides the id. */
  #join(twin: SortedAddress, row: SortedAddress): void {
    const sameSource = twin.source === row.source;
    this.counts[sameSource ? 'merged' : 'conflated'][row.source]!++;
    twin.sourceSet = this.#sourceSets.union(twin.sourceSet, row.sourceSet);
    if (sameSource && twin.identifier === '' && row.identifier !== '')
      this.#giveIdentifier(twin, row.identifier);
    if (twin.building === '') twin.building = row.building;
  }

  /**
   * Numbers the addresses of one natural key. Those of earlier sources come first, so that an added source changes no
   * ids of others.
   */
  #countOccurrences(rows: SortedAddress[], start: number, end: number): void {
    if (end - start < 2) return;
    const { source } = rows[start]!;
    for (let at = start + 1; at < end; at++) {
      if (rows[at]!.source === source) continue;
      const bySource = rows.slice(start, end).sort((a, b) => a.source - b.source);
      for (const [index, row] of bySource.entries()) rows[start + index] = row;
      break;
    }
    for (let at = start + 1; at < end; at++) rows[at]!.occurrence = at - start;
    this.counts.repeatedKeys += end - start - 1;
  }

  #giveIdentifier(address: SortedAddress, identifier: string): void {
    const taken = this.#identifiers.isTaken(identifier, address.source);
    if (taken) this.counts.repeatedIdentifiers++;
    address.identifier = taken ? '' : identifier;
  }
}

/** The earlier address with the same key at the same place; null for none. Rows of a key are ordered by latitude. */
function twinOf(row: SortedAddress, rows: SortedAddress[], start: number, end: number): SortedAddress | null {
  for (let at = end - 1; at >= start; at--) {
    const other = rows[at]!;
    if (row.latitude - other.latitude > SAME_PLACE_UNITS) return null;
    const meters = distanceMeters(
      row.latitude / COORDINATE_SCALE,
      row.longitude / COORDINATE_SCALE,
      other.latitude / COORDINATE_SCALE,
      other.longitude / COORDINATE_SCALE,
    );
    if (meters <= SAME_PLACE_METERS) return other;
  }
  return null;
}

function sameKey(a: SortedAddress, b: SortedAddress): boolean {
  return a.postcodeRank === b.postcodeRank && a.numberRank === b.numberRank && a.suffixRank === b.suffixRank;
}

function compareAddresses(a: SortedAddress, b: SortedAddress): number {
  return (
    a.postcodeRank - b.postcodeRank ||
    a.numberRank - b.numberRank ||
    a.suffixRank - b.suffixRank ||
    a.latitude - b.latitude ||
    a.longitude - b.longitude ||
    a.source - b.source ||
    compareText(a.identifier, b.identifier) ||
    compareText(a.building, b.building) ||
    a.suburb - b.suburb
  );
}

function emptyAddress(): SortedAddress {
  return {
    latitude: 0,
    longitude: 0,
    number: '',
    suffix: '',
    postcode: '',
    suburb: 0,
    occurrence: 0,
    identifier: '',
    building: '',
    postcodeRank: 0,
    numberRank: 0,
    suffixRank: 0,
    source: 0,
    sourceSet: 0,
  };
}
