import { COORDINATE_SCALE } from '../../model/limits';
import { detached } from '../rows/text-pool';
import type { SourceRecord } from '../sources/record';
import { type AreaDraft, countVote } from './area-draft';
import type { AreaTree } from './area-tree';
import { madeSuburb } from './made-suburb';

/** An address outside every polygon belongs to the nearest area within this distance, metres. */
export const NEAREST_AREA_METERS = 5000;

/** Faults that placing can find. None of them rejects an address. */
export type PlacementNote =
  | 'municipality differs from polygon'
  | 'outside every municipality polygon'
  | 'municipality name unknown'
  | 'municipality name ambiguous'
  | 'province differs from municipality'
  | 'province differs from polygon'
  | 'province name unknown'
  | 'outside every province polygon'
  | 'nearest municipality taken'
  | 'no suburb polygon';

export interface Placed {
  municipality: AreaDraft;
  city: AreaDraft;
  suburb: AreaDraft;
}

/** The areas of names that many records repeat. */
interface Named {
  province: AreaDraft | null;
  municipalities: readonly AreaDraft[];
}

/**
 * Finds the areas of an address. Names of the source decide if they are known, else polygons decide; both are
 * compared. The returned object is reused.
 */
export class Placement {
  readonly #tree: AreaTree;
  readonly #note: (note: PlacementNote) => void;
  readonly #named = new Map<string, Map<string, Named>>();
  readonly #cities = new Map<AreaDraft, Map<string, AreaDraft>>();
  readonly #namedSuburbs = new Map<AreaDraft, Map<string, AreaDraft>>();
  readonly #madeSuburbs = new Map<AreaDraft, AreaDraft>();
  readonly #placed: Placed;
  /** Areas from this index on were made while this source was read. */
  readonly #firstOwnArea: number;
  #lastProvinceKey = '';
  #lastMunicipalityKey = '';
  #lastNamed: Named | null = null;

  /** @param note is called with each fault of the record. */
  constructor(tree: AreaTree, note: (note: PlacementNote) => void) {
    this.#tree = tree;
    this.#note = note;
    this.#firstOwnArea = tree.areaCount;
    this.#placed = { municipality: tree.country, city: tree.country, suburb: tree.country };
  }

  /**
   * The areas of an address, or null if its municipality follows from no name and no polygon.
   * @param latitude 1e-6 degrees, as is `longitude`.
   * @returns one object that the next call overwrites.
   */
  place(record: SourceRecord, latitude: number, longitude: number): Placed | null {
    const named = this.#resolve(record);
    const municipality = this.#municipality(record, named, latitude, longitude);
    if (municipality === null) return null;
    if (municipality.parent === null) this.#vote(municipality, named.province, latitude, longitude);
    else if (named.province !== null && named.province !== municipality.parent) {
      this.#note('province differs from municipality');
    }
    const city = this.#city(record.city, municipality);
    const placed = this.#placed;
    placed.municipality = municipality;
    placed.city = city;
    placed.suburb =
      this.#tree
        .index('suburb')
        .smallestAt(longitude, latitude, (suburb) => suburb.parent === municipality) ??
      this.#namedSuburb(record, city) ??
      this.#madeSuburb(city);
    return placed;
  }

  #resolve(record: SourceRecord): Named {
    const provinceKey =
      record.provinceCode === '' ? record.province : `${record.provinceCode}\u0000${record.province}`;
    const municipalityKey =
      record.municipalityCode === ''
        ? record.municipality
        : `${record.municipalityCode}\u0000${record.municipality}`;
    if (
      this.#lastNamed === null ||
      provinceKey !== this.#lastProvinceKey ||
      municipalityKey !== this.#lastMunicipalityKey
    ) {
      let inProvince = this.#named.get(provinceKey);
      if (inProvince === undefined) {
        inProvince = new Map();
        this.#named.set(detached(provinceKey), inProvince);
      }
      let named = inProvince.get(municipalityKey);
      if (named === undefined) {
        named = this.#lookUp(record);
        inProvince.set(detached(municipalityKey), named);
      }
      this.#lastNamed = named;
      this.#lastProvinceKey = provinceKey;
      this.#lastMunicipalityKey = municipalityKey;
    }
    const named = this.#lastNamed;
    if (named.province === null && provinceKey !== '') this.#note('province name unknown');
    if (named.municipalities.length === 0 && municipalityKey !== '') this.#note('municipality name unknown');
    return named;
  }

  #lookUp(record: SourceRecord): Named {
    const tree = this.#tree;
    const provinces = tree.names('province');
    let province = provinces.byCode(record.provinceCode) ?? provinces.byName(record.province)[0] ?? null;
    if (province === null && tree.index('province').size === 0 && (record.province || record.provinceCode)) {
      const name = record.province || record.provinceCode;
      province = tree.obtain('province', { code: record.provinceCode, name }, tree.country);
    }
    const names = tree.names('municipality');
    const coded = names.byCode(record.municipalityCode);
    let municipalities = coded === undefined ? names.byName(record.municipality) : [coded];
    if (municipalities.length > 1 && province !== null) {
      const inside = municipalities.filter((area) => area.parent === province);
      if (inside.length > 0) municipalities = inside;
    }
    const name = record.municipality || record.municipalityCode;
    if (name !== '' && tree.index('municipality').size === 0) {
      // Without polygons, the same name in another province is another municipality.
      const here = municipalities.filter((area) => area.parent === province || area.parent === null);
      const made = () => tree.obtain('municipality', { code: record.municipalityCode, name }, province);
      municipalities = coded === undefined && here.length === 0 ? [made()] : municipalities;
    }
    return { province, municipalities };
  }

  #municipality(record: SourceRecord, named: Named, latitude: number, longitude: number): AreaDraft | null {
    const index = this.#tree.index('municipality');
    const candidates = named.municipalities;
    if (candidates.length === 1) {
      const municipality = candidates[0]!;
      const namesake = this.#inNamedProvince(municipality, named, latitude, longitude);
      if (namesake !== null) return namesake;
      if (index.size > 0 && municipality.parts.length > 0) {
        const holding = index.smallestAt(longitude, latitude);
        if (holding === null) this.#note('outside every municipality polygon');
        else if (holding !== municipality) this.#note('municipality differs from polygon');
      }
      return municipality;
    }
    if (index.size > 0) return this.#byPolygon(named, latitude, longitude);
    // The source has no municipalities: each city becomes one.
    const name = record.city || named.province?.name || this.#tree.country.name;
    return candidates[0] ?? this.#tree.obtain('municipality', { code: '', name }, named.province);
  }

  /**
   * For a municipality whose only namesake lies in another province than the named one: the municipality of the named
   * province whose polygon contains the point. The municipality in the record was probably merged into it.
   */
  #inNamedProvince(
    municipality: AreaDraft,
    { province }: Named,
    latitude: number,
    longitude: number,
  ): AreaDraft | null {
    if (province === null || municipality.parent === null || municipality.parent === province) return null;
    const holding = this.#tree.index('municipality').smallestAt(longitude, latitude);
    if (holding?.parent !== province) return null;
    this.#note('municipality differs from polygon');
    return holding;
  }

  /** The municipality by polygon, in the named province if possible, because borders may be slightly inexact. */
  #byPolygon({ province, municipalities }: Named, latitude: number, longitude: number): AreaDraft | null {
    const index = this.#tree.index('municipality');
    const fits =
      municipalities.length > 1
        ? (area: AreaDraft) => municipalities.includes(area)
        : (area: AreaDraft) => province === null || area.parent === province;
    const fitting = index.smallestAt(longitude, latitude, fits);
    if (fitting !== null) return fitting;
    const holding = index.smallestAt(longitude, latitude);
    if (holding === null) this.#note('outside every municipality polygon');
    else
      this.#note(
        municipalities.length > 1 ? 'municipality differs from polygon' : 'province differs from polygon',
      );
    const nearest = index.nearest(longitude, latitude, NEAREST_AREA_METERS, COORDINATE_SCALE, fits);
    if (nearest !== null) this.#note('nearest municipality taken');
    else if (municipalities.length > 1) this.#note('municipality name ambiguous');
    return nearest ?? municipalities[0] ?? holding ?? this.#nearest(longitude, latitude);
  }

  #nearest(longitude: number, latitude: number): AreaDraft | null {
    const index = this.#tree.index('municipality');
    const nearest = index.nearest(longitude, latitude, NEAREST_AREA_METERS, COORDINATE_SCALE);
    if (nearest !== null) this.#note('nearest municipality taken');
    return nearest;
  }

  #vote(municipality: AreaDraft, named: AreaDraft | null, latitude: number, longitude: number): void {
    const index = this.#tree.index('province');
    const holding = index.smallestAt(longitude, latitude);
    if (holding === null && index.size > 0) this.#note('outside every province polygon');
    const province =
      named ?? holding ?? index.nearest(longitude, latitude, NEAREST_AREA_METERS, COORDINATE_SCALE);
    if (province !== null) countVote(municipality, province);
  }

  #city(name: string, municipality: AreaDraft): AreaDraft {
    let cities = this.#cities.get(municipality);
    if (cities === undefined) {
      cities = new Map();
      this.#cities.set(municipality, cities);
    }
    let city = cities.get(name);
    if (city === undefined) {
      city =
        this.#knownCity(name, municipality) ?? this.#tree.obtain('city', { code: '', name }, municipality);
      cities.set(detached(name), city);
    }
    return city;
  }

  /** The city with the spelling of a layer or an earlier source. Within one source, two spellings stay two cities. */
  #knownCity(name: string, municipality: AreaDraft): AreaDraft | null {
    const named = this.#tree
      .names('city')
      .byName(name)
      .filter((city) => city.parent === municipality && city.index < this.#firstOwnArea);
    return named.find((city) => city.name === name) ?? named[0] ?? null;
  }

  /**
   * The suburb that the source names, if no layer has shapes of suburbs. A suburb without a code and with the name
   * of its city is the one that was made for the city, as in an export of a dataset.
   */
  #namedSuburb(record: SourceRecord, city: AreaDraft): AreaDraft | null {
    const { suburb, suburbCode: code } = record;
    if ((suburb === '' && code === '') || this.#tree.index('suburb').size > 0) return null;
    const municipality = city.parent!;
    if (code === '' && suburb === (city.name || municipality.name)) return this.#madeSuburb(city);
    let known = this.#namedSuburbs.get(municipality);
    if (known === undefined) {
      known = new Map();
      this.#namedSuburbs.set(municipality, known);
    }
    const key = `${code}\u0000${suburb}`;
    let named = known.get(key);
    if (named === undefined) {
      named = this.#tree.obtain('suburb', { code, name: suburb || code }, municipality);
      known.set(detached(key), named);
    }
    return named;
  }

  /** The suburb that is made for the part of a city outside all suburb polygons. */
  #madeSuburb(city: AreaDraft): AreaDraft {
    if (this.#tree.index('suburb').size > 0) this.#note('no suburb polygon');
    let suburb = this.#madeSuburbs.get(city);
    if (suburb === undefined) {
      suburb = madeSuburb(this.#tree, city);
      this.#madeSuburbs.set(city, suburb);
    }
    return suburb;
  }
}
