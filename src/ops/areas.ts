import type { AreaList } from '../match/areas/area-lists';
import type { Matcher } from '../match/matcher';
import { countryOf } from '../match/places/area-chain';
import type { Area, AreaLevel } from '../model/areas';
import type { AreaListOptions, GetAreaOptions } from '../model/options';
import type { AreaFilter } from '../model/requests';
import type { AreaRecord, Country, Municipality, Province, Suburb } from '../model/shapes';
import type { Store } from '../store/rows';
import { shapeOf } from './area-shape';

/** Page, name and country that select the areas of a list. */
export type ListedAreas = AreaFilter & AreaListOptions;

/** The countries of the dataset by name, or those that `name` fits. */
export function listCountries(matcher: Matcher, list: ListedAreas = {}): Country[] {
  const countries = chosenOf(matcher.areaLists.countries(), list).filter((area) =>
    isOf(matcher.store, area, list.country),
  );
  return pageOf(countries, list).map(({ uuid, name, code }) => ({
    id: uuid,
    name,
    local_identifier: code,
  }));
}

/** The provinces of a country by name, or those that `name` fits; `[]` for an unknown id. */
export function listProvinces(matcher: Matcher, countryId: string, list: ListedAreas = {}): Province[] {
  return childrenOf(matcher, countryId, 'country', 'province', list, ({ uuid, name, code }, country_id) => ({
    id: uuid,
    country_id,
    name,
    local_identifier: code,
  }));
}

/** The municipalities of a province by name, or those that `name` fits; `[]` for an unknown id. */
export function listMunicipalities(
  matcher: Matcher,
  provinceId: string,
  list: ListedAreas = {},
): Municipality[] {
  const shape = ({ uuid, name, code }: Area, province_id: string): Municipality => ({
    id: uuid,
    province_id,
    name,
    local_identifier: code,
  });
  return childrenOf(matcher, provinceId, 'province', 'municipality', list, shape);
}

/** The suburbs of a municipality by name, or those that `name` fits; `[]` for an unknown id. */
export function listSuburbs(matcher: Matcher, municipalityId: string, list: ListedAreas = {}): Suburb[] {
  const shape = ({ uuid, name, code }: Area, municipality_id: string): Suburb => ({
    id: uuid,
    municipality_id,
    name,
    local_identifier: code,
  });
  return childrenOf(matcher, municipalityId, 'municipality', 'suburb', list, shape);
}

/** The area with an id, at any level; null for an unknown id, or if the area lies in another country. */
export function getArea(
  { store }: Matcher,
  id: string,
  { shape, country }: GetAreaOptions = {},
): AreaRecord | null {
  const area = store.areaByUuid(id);
  if (area === null || !isOf(store, area, country)) return null;
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

/** The children of an area, chosen by name, cut to the page and shaped. */
function childrenOf<Shape>(
  matcher: Matcher,
  uuid: string,
  level: AreaLevel,
  childLevel: AreaLevel,
  list: ListedAreas,
  shape: (area: Area, parent: string) => Shape,
): Shape[] {
  const parent = matcher.store.areaByUuid(uuid);
  if (parent === null || parent.level !== level || !isOf(matcher.store, parent, list.country)) return [];
  return pageOf(chosenOf(matcher.areaLists.childrenOf(parent, childLevel), list), list).map((area) =>
    shape(area, parent.uuid),
  );
}

function isOf(store: Store, area: Area, country: string | undefined): boolean {
  return country === undefined || countryOf(store, area).code === country.toUpperCase();
}

/** All areas of a list, or those that a name fits. */
function chosenOf(list: AreaList, { name }: ListedAreas): readonly Area[] {
  return name === undefined ? list.areas : list.named(name);
}

function pageOf(areas: readonly Area[], { limit, offset = 0 }: ListedAreas): readonly Area[] {
  return areas.slice(offset, limit === undefined ? undefined : offset + limit);
}
