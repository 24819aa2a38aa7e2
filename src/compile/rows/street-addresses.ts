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

/** Two rows of one natural key are one address when they lie no farther apart, metres. */
const SAME_PLACE_METERS = 1;
/** The same in 1e-6 degrees of latitude, rounded up: what is farther cannot be the same. */
const SAME_PLACE_UNITS = 10;

/** The texts that rows know by number. */
export interface RowTexts {
  postcodes: TextPool;
  numbers: TextPool;
  suffixes: TextPool;
}

/** An address as the writer takes it, with what sorting needs. */
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
  /** The first source that has it. */
  source: number;
  /** All that have it, as a number of the writer's sets. */
  sourceSet: number;
}

export interface DuplicateCounts {
  /** Rows merged with one of the same source, by source. */
  merged: number[];
  /** Rows merged with an address of an earlier source, by source. */
  conflated: number[];
  /** Addresses that share their natural key with another at another place, beyond the first. */
  repeatedKeys: number;
  /** Addresses that lost an identifier which an earlier one bears. */
  repeatedIdentifiers: number;
}

/** Turns the rows of one street into its addresses: sorted, without duplicates, occurrences counted. */
export class StreetAddresses {
  readonly counts: DuplicateCounts;
  readonly #texts: RowTexts;
  readonly #areas: readonly AreaDraft[];
  readonly #identifiers: RepeatedIdentifiers;
  readonly #sourceSets: SourceSets;
  /** The set of each source alone. */
  readonly #setOf: readonly number[];
  readonly #postcodeRanks: Uint32Array;
  readonly #numberRanks: Uint32Array;
  readonly #suffixRanks: Uint32Array;
  /** Reused from street to street. */
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

  /** The addresses of a street, in order of postcode, number, suffix, place. The objects are reused. */
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

  /** Adds what a row says of the same address. Its id is the first source's affair. */
  #join(twin: SortedAddress, row: SortedAddress): void {
    const sameSource = twin.source === row.source;
    this.counts[sameSource ? 'merged' : 'conflated'][row.source]!++;
    twin.sourceSet = this.#sourceSets.union(twin.sourceSet, row.sourceSet);
    if (sameSource && twin.identifier === '' && row.identifier !== '')
      this.#giveIdentifier(twin, row.identifier);
    if (twin.building === '') twin.building = row.building;
  }

  /**
   * Numbers the addresses of one key: those of earlier sources first, so that a source that is added changes no id
   * of the others.
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

/** An address kept before, of the same key and at the same place. Rows of a key are in order of latitude. */
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
