import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import { WordedName } from '../../rank/worded-name';
import type { Store } from '../../store/rows';
import { fold } from '../../text/fold';
import { Memo } from '../../text/memo';
import { keysAlone, nameOfCounty, withoutLevel } from './asked-place';
import { boroughsOf } from './boroughs';
import { closePlaces } from './close-names';
import { longerNames } from './longer-names';
import { NamedPlaces } from './named-places';
import { cityOfDistrict, districtsOfTown, divisionsNamed, titledPlaces, turnedNames } from './other-writings';
import { regionsOfTowns } from './regions-of-towns';
import { isWide, type ResolvedPlace } from './resolved-place';

/** The areas that a text may name. */
export interface ResolvedPlaces {
  /** The key of the text. */
  readonly key: string;
  /** Best first; empty if nothing in the data has such a name. */
  readonly areas: readonly ResolvedPlace[];
  /** Ids of the cities that may hold an address of one of the areas. Areas wider than a municipality do not count. */
  readonly cities: readonly number[];
  /** True if one of the areas is wider than a municipality. */
  readonly isWide: boolean;
}

/**
 * Fewest texts that are remembered for a country. A dataset with many cities remembers more, because with too few each
 * new text pushes out one that is still needed.
 */
const LEAST_REMEMBERED = 16_384;
/** In names of so few signs another sign makes another name. */
const SHORT_HAN = /^\p{Script=Han}{1,4}$/u;
/** Most letters of the code of a province. */
const LONGEST_CODE = 3;

/** Finds the areas of a dataset that a text may name. */
export class PlaceResolver {
  readonly #store: Store;
  readonly #remembered = new Map<string, Memo<ResolvedPlaces>>();
  readonly #keys = new Map<number, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * The areas of a country that a text may name, at any level. The first of these that finds some: the exact name;
   * other names of provinces; numbered districts of a town; the name behind `Stadt` or `Kanton`; the words in another order; longer names that contain the
   * words; names that sound alike, lie within two edits, or begin with the text; names with the same core words; names
   * with shared trigrams, within three edits; the city of `City-District`.
   */
  resolve(profile: CountryProfile, raw: string): ResolvedPlaces {
    let known = this.#remembered.get(profile.code);
    if (known === undefined) {
      known = new Memo(Math.max(LEAST_REMEMBERED, 2.5 * (this.#store.manifest.counts.areas.city ?? 0)));
      this.#remembered.set(profile.code, known);
    }
    return known.get(raw, () => {
      const areas = this.#lookUp(profile, raw);
      const wide = areas.some(({ area }) => isWide(area));
      return { key: profile.key(raw), areas, cities: this.#citiesOf(areas), isWide: wide };
    });
  }

  /** True if an area of the country has exactly this name. */
  isKnown(profile: CountryProfile, raw: string): boolean {
    return new NamedPlaces(this.#store, profile).ofKey(profile.key(raw)).length > 0;
  }

  /**
   * The key of an area's name in its own country. It is remembered, because a damaged place is compared with the areas
   * around every candidate.
   */
  keyOf(profile: CountryProfile, area: Area): string {
    let key = this.#keys.get(area.id);
    if (key === undefined) {
      key = profile.key(area.name);
      this.#keys.set(area.id, key);
    }
    return key;
  }

  /**
   * A suburb or a municipality gives all cities of the municipality, because the dataset does not tell in which city a
   * suburb lies.
   */
  #citiesOf(places: readonly ResolvedPlace[]): readonly number[] {
    const cities = new Set<number>();
    for (const { area } of places) {
      if (area.level === 'city') cities.add(area.id);
      const municipality = municipalityOf(area);
      if (municipality === null) continue;
      for (const city of this.#store.children(municipality, 'city')) cities.add(city.id);
    }
    return [...cities];
  }

  /** The county of that name, although a town has it too; without one, all that have the name. */
  #countiesOf(profile: CountryProfile, name: string): readonly ResolvedPlace[] {
    const found = this.resolve(profile, name).areas;
    const counties = found.filter(({ area }) => area.level === 'municipality');
    return counties.length === 0 ? found : counties;
  }

  #lookUp(profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
    const asked = new WordedName(profile, withoutLevel(raw));
    if (asked.key === '') return [];
    const places = new NamedPlaces(this.#store, profile);
    const boroughs = boroughsOf(profile, raw, (name) => places.ofKey(profile.key(name)));
    for (const key of [...asked.keys, ...keysAlone(profile, asked.key)]) {
      const found = places.ofKey(key);
      if (found.length > 0)
        return asCode(raw, [...found, ...regionsOfTowns(this.#store, found), ...boroughs]);
    }
    if (boroughs.length > 0) return boroughs;
    const county = nameOfCounty(raw);
    if (county !== null) return this.#countiesOf(profile, county);
    const written = writtenOtherwise(places, raw, asked);
    if (written.length > 0) return written;
    // `東京都庁` is an office, no misspelt `東京都`; `Den Haag`, where the data lack it, is no typo of `De Waag`.
    if (SHORT_HAN.test(raw) || profile.isDivision(raw)) return [];
    const close = closePlaces(places, asked);
    // `Assen-Centrum` is in Assen rather than a slip of Emmen-Centrum.
    const city = close.every(({ edits }) => edits > 1) ? cityOfDistrict(places, raw) : [];
    return city.length > 0 ? city : close;
  }
}

/** The id of the municipality that an area is, or that a suburb lies in; null for other levels. */
export function municipalityOf(area: Area): number | null {
  if (area.level === 'municipality') return area.id;
  return area.level === 'suburb' ? area.parent : null;
}

/** `NY` is the code of the state: the city of the same name is written out. */
function asCode(raw: string, found: readonly ResolvedPlace[]): readonly ResolvedPlace[] {
  if (fold(raw).length > LONGEST_CODE) return found;
  const provinces = found.filter(({ area, alias }) => alias && area.level === 'province');
  return provinces.length > 0 ? provinces : found;
}

/** The places by a second name, with a title in front, by their words in another order, or by a part of their names. */
function writtenOtherwise(places: NamedPlaces, raw: string, asked: WordedName): readonly ResolvedPlace[] {
  const divisions = divisionsNamed(places, raw);
  if (divisions.length > 0) return divisions;
  const districts = districtsOfTown(places, asked.key);
  if (districts.length > 0) return districts;
  const titled = titledPlaces(places, raw);
  if (titled.length > 0) return titled;
  const turned = turnedNames(places, asked);
  return turned.length > 0 ? turned : longerNames(places, asked);
}
