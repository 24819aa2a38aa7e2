import type { CountryProfile } from '../../country/profile';
import { COORDINATE_SCALE } from '../../model/limits';
import { fold, squash } from '../../text/fold';
import { recount } from '../areas/area-draft';
import { madeSuburb } from '../areas/made-suburb';
import type { Areas } from '../intake/read-areas';
import type { Gathered } from '../intake/source-intake';
import type { Tally } from '../report/tally';
import {
  ROW_LATITUDE,
  ROW_LONGITUDE,
  ROW_NUMBER,
  ROW_POSTCODE,
  ROW_SOURCE,
  ROW_STREET,
  ROW_SUBURB,
  ROW_SUFFIX,
} from '../rows/row-chunk';
import type { ContestedRows } from './contested-rows';
import { sameStreetName } from './same-name';

/** Rows of two sources with one house number are one address within this distance. */
export const SAME_ADDRESS_METERS = 50;
/**
 * A row of a later source belongs to a street of that name with an address of an earlier source within this distance.
 */
export const SAME_STREET_METERS = 250;
/** Rows of one source and key are one address within this distance. */
const SAME_PLACE_METERS = 1;

const POSTCODES_DIFFER = 'same street and number as in an earlier source, other postcode: kept apart';

/** Gives rows of later sources the key and point of the same address in earlier sources. */
export class RowMerger {
  readonly #gathered: Gathered;
  readonly #areas: Areas;
  readonly #profiles: ReadonlyMap<string, CountryProfile>;
  readonly #notes: readonly Tally[];
  readonly #noPostcode: number;
  readonly #sameNames = new Map<number, Map<number, boolean>>();
  readonly #namesakes = new Map<number, number>();
  /** Pairs of streets where the second already has the names of the first. */
  readonly #named = new Set<number>();

  constructor(
    gathered: Gathered,
    areas: Areas,
    profiles: ReadonlyMap<string, CountryProfile>,
    notes: readonly Tally[],
  ) {
    this.#gathered = gathered;
    this.#areas = areas;
    this.#profiles = profiles;
    this.#notes = notes;
    this.#noPostcode = gathered.texts.postcodes.intern('');
  }

  merge(rows: ContestedRows): void {
    const alone = this.#mergeAddresses(rows);
    this.#joinStreets(rows, alone);
  }

  /** Merges rows of equal house numbers; returns the rows of later sources that no earlier source has. */
  #mergeAddresses(rows: ContestedRows): number[] {
    const order = rows.byAddressKey();
    const alone: number[] = [];
    for (let start = 0, end = 0; start < order.length; start = end) {
      while (end < order.length && rows.addressKey(order[end]!) === rows.addressKey(order[start]!)) end++;
      this.#mergeAddress(rows, order.subarray(start, end), alone);
    }
    return alone.sort((a, b) => rows.get(a, ROW_SOURCE) - rows.get(b, ROW_SOURCE) || a - b);
  }

  /** @param group rows of one house number by source, each source from south to north. */
  #mergeAddress(rows: ContestedRows, group: Uint32Array, alone: number[]): void {
    let standing: number[] = [];
    for (let start = 0, end = 0; start < group.length; start = end) {
      const source = rows.get(group[start]!, ROW_SOURCE);
      const fresh: number[] = [];
      for (; end < group.length && rows.get(group[end]!, ROW_SOURCE) === source; end++) {
        const row = group[end]!;
        const twin = standing.length === 0 ? -1 : this.#twinOf(rows, row, standing);
        if (twin >= 0) this.#retarget(rows, row, twin, standing);
        else fresh.push(row);
      }
      // Streets of the first source stay. A street of a later source may be another spelling of an earlier one.
      if (source > 0) alone.push(...fresh);
      standing = standing.length === 0 ? fresh : rows.southToNorth([...standing, ...fresh]);
    }
  }

  /** The row of an earlier source that is the same address: one with equal postcode if possible, then the nearest. */
  #twinOf(rows: ContestedRows, row: number, standing: readonly number[]): number {
    const postcode = rows.get(row, ROW_POSTCODE);
    let twin = -1;
    let least = Number.POSITIVE_INFINITY;
    let contradiction = false;
    rows.visitNear(row, SAME_ADDRESS_METERS, standing, 0, standing.length, (other, distance) => {
      if (!this.#sameName(rows.get(row, ROW_STREET), rows.get(other, ROW_STREET))) return;
      const otherPostcode = rows.get(other, ROW_POSTCODE);
      const equal = otherPostcode === postcode;
      if (!equal && postcode !== this.#noPostcode && otherPostcode !== this.#noPostcode) {
        contradiction = true;
        return;
      }
      const cost = equal ? distance : distance + 2 * SAME_ADDRESS_METERS;
      if (cost < least) {
        least = cost;
        twin = other;
      }
    });
    if (twin < 0 && contradiction) {
      this.#notes[rows.get(row, ROW_SOURCE)]!.add(POSTCODES_DIFFER, () => this.#describe(rows, row));
    }
    return twin;
  }

  #retarget(rows: ContestedRows, row: number, twin: number, standing: readonly number[]): void {
    const postcode = rows.get(row, ROW_POSTCODE);
    if (postcode !== this.#noPostcode && rows.get(twin, ROW_POSTCODE) === this.#noPostcode) {
      this.#fillPostcode(rows, twin, postcode, standing);
    }
    this.#move(rows, row, rows.get(twin, ROW_STREET), twin, rows.get(twin, ROW_SUBURB));
    for (const column of [ROW_POSTCODE, ROW_NUMBER, ROW_SUFFIX])
      rows.set(row, column, rows.get(twin, column));
  }

  /**
   * Adds a postcode that only the later source has. Duplicates of the row get it too, otherwise they would be two
   * addresses.
   */
  #fillPostcode(rows: ContestedRows, twin: number, postcode: number, standing: readonly number[]): void {
    const street = rows.get(twin, ROW_STREET);
    rows.visitNear(twin, SAME_PLACE_METERS, standing, 0, standing.length, (other) => {
      if (rows.get(other, ROW_STREET) === street && rows.get(other, ROW_POSTCODE) === this.#noPostcode)
        rows.set(other, ROW_POSTCODE, postcode);
    });
  }

  /** Moves rows that no earlier source has to the same street with the spelling of earlier sources. */
  #joinStreets(rows: ContestedRows, alone: readonly number[]): void {
    const { streets } = this.#gathered;
    const order = rows.byFamily();
    const range = familyRanges(rows, order);
    for (const row of alone) {
      const street = rows.get(row, ROW_STREET);
      const source = rows.get(row, ROW_SOURCE);
      if (streets.firstSource(street) < source) continue;
      const [start, end] = range.get(rows.family(row))!;
      let near = -1;
      let least = Number.POSITIVE_INFINITY;
      rows.visitNear(row, SAME_STREET_METERS, order, start, end, (other, distance) => {
        if (distance >= least || rows.get(other, ROW_SOURCE) >= source) return;
        const candidate = rows.get(other, ROW_STREET);
        if (!this.#agree(street, candidate)) return;
        least = distance;
        near = other;
      });
      const target =
        near >= 0 ? rows.get(near, ROW_STREET) : this.#namesake(rows, street, source, order, start, end);
      if (target < 0) continue;
      const suburb = this.#areas.drafts[rows.get(row, ROW_SUBURB)]!;
      const inCity = suburb.made
        ? madeSuburb(this.#areas.trees.get(suburb.country)!, streets.city(target))
        : suburb;
      this.#move(rows, row, target, row, inCity.index);
    }
  }

  /** The street of that name in the same city from an earlier source; -1 for none. */
  #namesake(
    rows: ContestedRows,
    street: number,
    source: number,
    order: Uint32Array,
    start: number,
    end: number,
  ): number {
    const { streets } = this.#gathered;
    let namesake = this.#namesakes.get(street);
    if (namesake === undefined) {
      namesake = -1;
      for (let at = start; at < end && namesake < 0; at++) {
        const other = rows.get(order[at]!, ROW_STREET);
        if (streets.city(other) !== streets.city(street) || streets.firstSource(other) >= source) continue;
        if (this.#sameName(street, other)) namesake = other;
      }
      this.#namesakes.set(street, namesake);
    }
    return namesake;
  }

  /** Whether two streets may be one: same name and municipality, in cities that do not contradict each other. */
  #agree(street: number, other: number): boolean {
    const { streets } = this.#gathered;
    const city = streets.city(street);
    const otherCity = streets.city(other);
    return (
      city.parent === otherCity.parent &&
      (city === otherCity ||
        city.name === '' ||
        otherCity.name === '' ||
        squash(fold(city.name)) === squash(fold(otherCity.name))) &&
      this.#sameName(street, other)
    );
  }

  #sameName(street: number, other: number): boolean {
    if (street === other) return true;
    const { streets } = this.#gathered;
    const [low, high] = street < other ? [street, other] : [other, street];
    let known = this.#sameNames.get(low);
    if (known === undefined) {
      known = new Map();
      this.#sameNames.set(low, known);
    }
    let same = known.get(high);
    if (same === undefined) {
      same = sameStreetName(
        this.#profiles.get(streets.city(low).country)!,
        streets.name(low),
        streets.name(high),
      );
      known.set(high, same);
    }
    return same;
  }

  /** Moves a row to a street, to the point of another row and to a suburb, and updates the counts. */
  #move(rows: ContestedRows, row: number, target: number, place: number, suburb: number): void {
    const { streets } = this.#gathered;
    const { drafts } = this.#areas;
    const street = rows.get(row, ROW_STREET);
    const latitude = rows.get(place, ROW_LATITUDE);
    const longitude = rows.get(place, ROW_LONGITUDE);
    streets.removePoint(street, rows.get(row, ROW_LATITUDE), rows.get(row, ROW_LONGITUDE));
    streets.addPoint(target, latitude, longitude);
    if (target !== street) this.#addNames(street, target);
    recount(streets.city(street), streets.city(target));
    recount(drafts[rows.get(row, ROW_SUBURB)]!, drafts[suburb]!);
    rows.set(row, ROW_STREET, target);
    rows.set(row, ROW_LATITUDE, latitude);
    rows.set(row, ROW_LONGITUDE, longitude);
    rows.set(row, ROW_SUBURB, suburb);
  }

  /** Adds the names of a street to the street that gets its rows. */
  #addNames(street: number, target: number): void {
    const { streets } = this.#gathered;
    const pair = street * streets.size + target;
    if (this.#named.has(pair)) return;
    this.#named.add(pair);
    streets.addAliases(target, [streets.name(street), ...streets.aliases(street)]);
    streets.addTranslations(target, streets.translations(street));
  }

  #describe(rows: ContestedRows, row: number): string {
    const { streets, texts } = this.#gathered;
    const street = rows.get(row, ROW_STREET);
    const number = texts.numbers.text(rows.get(row, ROW_NUMBER));
    const suffix = texts.suffixes.text(rows.get(row, ROW_SUFFIX));
    const postcode = texts.postcodes.text(rows.get(row, ROW_POSTCODE));
    const place = `${postcode} ${streets.city(street).name}`.trim();
    const latitude = rows.get(row, ROW_LATITUDE) / COORDINATE_SCALE;
    const longitude = rows.get(row, ROW_LONGITUDE) / COORDINATE_SCALE;
    return `${streets.name(street)} ${number}${suffix}, ${place} (${latitude}, ${longitude})`;
  }
}

/** Start and end of each family in an order by family. */
function familyRanges(rows: ContestedRows, order: Uint32Array): Map<number, [start: number, end: number]> {
  const ranges = new Map<number, [number, number]>();
  for (let start = 0, end = 0; start < order.length; start = end) {
    const family = rows.family(order[start]!);
    while (end < order.length && rows.family(order[end]!) === family) end++;
    ranges.set(family, [start, end]);
  }
  return ranges;
}
