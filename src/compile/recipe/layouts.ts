import type { AddressField, AddressFormat } from './recipe';

/** The keys that follow from the published layout of a format. Keys of the recipe override them. */
export interface Layout {
  columns: Partial<Record<AddressField, string | string[]>>;
  /** Column with the geometry, in text formats. */
  geometry?: string;
  delimiter?: string;
  numbersAreGlued?: boolean;
  numberlessAddresses?: boolean;
  streetAliases?: string[];
  /** Reference system of the coordinates, if the files do not say it. */
  crs?: string;
  layers?: string[];
}

/** The columns of formats whose records have a geometry. */
const POINT: Layout['columns'] = { latitude: '@latitude', longitude: '@longitude' };

/** Column names of published address layouts, by format. */
export const LAYOUTS: Partial<Record<AddressFormat, Layout>> = {
  // Objects and attributes of BAG 2.0 (imbag.github.io/catalogus), joined by the reader into these columns.
  'bag-extract': {
    columns: {
      ...POINT,
      streetname: 'openbare_ruimte_naam',
      number: 'huisnummer',
      suffix: ['huisletter', 'huisnummertoevoeging'],
      postcode: 'postcode',
      city: 'woonplaats_naam',
      municipalityCode: 'gemeente_code',
      identifier: 'nummeraanduiding_identificatie',
      building: 'pand_identificatie',
    },
    streetAliases: ['openbare_ruimte_naam_kort'],
    crs: 'EPSG:28992',
  },
  // PDOK's bag-light.gpkg: three layers of the same columns.
  'bag-light': {
    columns: {
      ...POINT,
      streetname: 'openbare_ruimte_naam',
      number: 'huisnummer',
      suffix: ['huisletter', 'toevoeging'],
      postcode: 'postcode',
      city: 'woonplaats_naam',
      municipalityCode: 'bronhouder_identificatie',
      identifier: 'nummeraanduiding_hoofdadres_identificatie',
      building: 'pand_identificatie',
    },
    streetAliases: ['openbare_ruimte_naam_kort'],
    layers: ['verblijfsobject', 'ligplaats', 'standplaats'],
  },
  // github.com/openaddresses/openaddresses: names of the CSV; those of the GeoJSON are the same in lower case.
  openaddresses: {
    columns: {
      longitude: 'LON',
      latitude: 'LAT',
      streetname: 'STREET',
      number: 'NUMBER',
      suffix: 'UNIT',
      postcode: 'POSTCODE',
      city: 'CITY',
      municipality: 'DISTRICT',
      province: 'REGION',
      identifier: 'HASH',
    },
    geometry: 'GEOM',
    delimiter: ',',
    numbersAreGlued: true,
  },
  // adresse.data.gouv.fr, fichiers BAN au format CSV.
  ban: {
    columns: {
      longitude: 'lon',
      latitude: 'lat',
      streetname: 'nom_voie',
      number: 'numero',
      suffix: 'rep',
      postcode: 'code_postal',
      city: 'nom_commune',
      municipality: 'nom_commune',
      municipalityCode: 'code_insee',
      identifier: 'id',
    },
    streetAliases: ['alias'],
    delimiter: ';',
  },
  // docs.overturemaps.org, theme addresses, type address. `@city` is postal_city or the last address level.
  overture: {
    columns: {
      ...POINT,
      streetname: 'street',
      number: 'number',
      suffix: 'unit',
      postcode: 'postcode',
      city: '@city',
      province: 'address_levels.0.value',
      identifier: 'id',
    },
    numbersAreGlued: true,
  },
  // wiki.openstreetmap.org/wiki/Key:addr. `@street` is addr:street, the associated street or addr:place.
  'osm-pbf': {
    columns: {
      ...POINT,
      streetname: '@street',
      number: '@number',
      suffix: 'addr:unit',
      postcode: 'addr:postcode',
      city: 'addr:city',
      identifier: '@id',
      building: '@building',
    },
    numbersAreGlued: true,
  },
  // census.gov, TIGER/Line ADDRFEAT: ranges of numbers along roads. `@zip`, `@side` and `@id` are those of one side.
  tiger: {
    columns: {
      ...POINT,
      streetname: 'FULLNAME',
      number: '@number',
      postcode: '@zip',
      identifier: '@id',
    },
    numbersAreGlued: true,
    crs: 'EPSG:4269',
  },
  // What `doorplate export` writes.
  doorplate: {
    columns: {
      ...POINT,
      streetname: 'streetname',
      number: 'number',
      suffix: 'suffix',
      postcode: 'postcode',
      city: 'city',
      suburb: 'suburb',
      suburbCode: 'suburb_code',
      municipality: 'municipality',
      municipalityCode: 'municipality_code',
      province: 'province',
      provinceCode: 'province_code',
      identifier: 'identifier',
      building: 'building',
    },
    // These addresses were accepted by another build, so none is rejected here.
    numberlessAddresses: true,
  },
  geojson: { columns: POINT },
  geopackage: { columns: POINT },
  shapefile: { columns: POINT },
  parquet: { columns: POINT },
};
