import Fuse from 'fuse.js';
import { countryProfile } from '../country/index';
import type { Area, AreaLevel } from '../model/areas';
import type { AreaListOptions, GetAreaOptions } from '../model/options';
import type { AreaFilter } from '../model/requests';
import type { AreaRecord, Country, Municipality, Province, Suburb } from '../model/shapes';
import type { Store } from '../store/rows';
import { fold, squash } from '../text/fold';
import { shapeOf } from './area-shape';
import { countryOf } from './matching/area-chain';

/** How many areas at most and after how many; by which name; of which country. */
export type AreaList = AreaFilter & AreaListOptions;

/** How well a name fits a filter, best first. */
const FIT = { exact: 0, prefix: 1, contains: 2, close: 3 } as const;
/** Fuse.js's score up to which a spelling is close: about one letter in four. */
const CLOSE_SCORE = 0.26;
/** Shorter filters have too many close spellings. */
const SHORTEST_CLOSE = 3;

const collators = new Map<string, Intl.Collator>();

/** The countries of the dataset, by name; with `name`, those that it fits. */
export function listCountries(store: Store, list: AreaList = {}): Country[] {
  return choose(store, store.countries(), list).map((area) => ({
    id: area.uuid,
    name: area.name,
    local_identifier: area.code,
  }));
}

/** The provinces of a country, by name; with `name`, those that it fits; `[]` for an unknown id. */
export function listProvinces(store: Store, countryId: string, list: AreaList = {}): Province[] {
  return choose(store, childrenOf(store, countryId, 'country', 'province'), list).map((area) => ({
    id: area.uuid,
    country_id: countryId.toLowerCase(),
    name: area.name,
    local_identifier: area.code,
  }));
}

/** The municipalities of a province, by name; with `name`, those that it fits; `[]` for an unknown id. */
export function listMunicipalities(store: Store, provinceId: string, list: AreaList = {}): Municipality[] {
  return choose(store, childrenOf(store, provinceId, 'province', 'municipality'), list).map((area) => ({
    id: area.uuid,
    province_id: provinceId.toLowerCase(),
    name: area.name,
    local_identifier: area.code,
  }));
}

/** The suburbs of a municipality, by name; with `name`, those that it fits; `[]` for an unknown id. */
export function listSuburbs(store: Store, municipalityId: string, list: AreaList = {}): Suburb[] {
  return choose(store, childrenOf(store, municipalityId, 'municipality', 'suburb'), list).map((area) => ({
    id: area.uuid,
    municipality_id: municipalityId.toLowerCase(),
    name: area.name,
    local_identifier: area.code,
  }));
}

/** The area with an id, at any level; null for an unknown one. */
export function getArea(store: Store, id: string, { shape }: GetAreaOptions = {}): AreaRecord | null {
  const area = store.areaByUuid(id);
  if (area === null) return null;
  return {
    id: area.uuid,
    level: area.level,
    name: area.name,
    local_identifier: area.code,
    parent_id: area.parent === null ? null : store.area(area.parent).uuid,
    latitude: area.latitude,
    longitude: area.longitude,
    address_count: area.addressCount,
    ...(shape ? { shape: shapeOf(store.shapes(area.id)) } : {}),
  };
}

function childrenOf(store: Store, uuid: string, level: AreaLevel, childLevel: AreaLevel): Area[] {
  const parent = store.areaByUuid(uuid);
  return parent === null || parent.level !== level ? [] : store.children(parent.id, childLevel);
}

/** Filters by country and name, orders by fit and then by name, and cuts the page. */
function choose(store: Store, areas: Area[], { name, limit, offset = 0, country }: AreaList): Area[] {
  const ofCountry =
    country === undefined
      ? areas
      : areas.filter((area) => countryOf(store, area).code === country.toUpperCase());
  const first = ofCountry[0];
  if (first === undefined) return [];
  const collator = collatorOf(countryProfile(countryOf(store, first).code).locale);
  const byName = (a: Area, b: Area) =>
    collator.compare(a.name, b.name) || compareTexts(a.code, b.code) || a.id - b.id;
  const ordered =
    name === undefined
      ? [...ofCountry].sort(byName)
      : fitting(ofCountry, name)
          .sort((a, b) => a.fit - b.fit || byName(a.area, b.area))
          .map(({ area }) => area);
  return ordered.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** Areas whose name or other name fits, blind to case, marks, signs and spaces. */
function fitting(areas: Area[], name: string): { area: Area; fit: number }[] {
  const asked = squash(fold(name));
  if (asked === '') return [];
  const found: { area: Area; fit: number }[] = [];
  const rest: { area: Area; names: string[] }[] = [];
  for (const area of areas) {
    const names = [area.name, ...(area.aliases ?? [])].map((text) => squash(fold(text)));
    const fit = Math.min(...names.map((known) => plainFit(known, asked)));
    if (fit < FIT.close) found.push({ area, fit });
    else rest.push({ area, names });
  }
  if (asked.length >= SHORTEST_CLOSE && rest.length > 0) {
    const fuse = new Fuse(rest, { keys: ['names'], threshold: CLOSE_SCORE, includeScore: true });
    for (const { item } of fuse.search(asked)) found.push({ area: item.area, fit: FIT.close });
  }
  return found;
}

function plainFit(known: string, asked: string): number {
  if (known === asked) return FIT.exact;
  if (known.startsWith(asked)) return FIT.prefix;
  return known.includes(asked) ? FIT.contains : FIT.close;
}

function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (collator === undefined) {
    collator = new Intl.Collator(locale);
    collators.set(locale, collator);
  }
  return collator;
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
