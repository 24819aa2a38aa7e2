/**
 * The registry: the one place where an operation is described. The class, the commands, the HTTP routes, the bulk
 * modes and the README's table follow from it; test/surface.test.ts fails when one of them forgets an operation.
 */

import type { TObject, TSchema } from 'typebox';
import * as Type from 'typebox';
import type { OperationName } from './model/operation-names';
import {
  addressRecord,
  areaRecord,
  country,
  forwardAddress,
  match,
  municipality,
  parsedLine,
  postcodeLookupAddress,
  province,
  reverseAddress,
  sameAddressAnswer,
  standardAddress,
  streetLookupAddress,
  suburb,
} from './schema/answers';
import { compileCheck } from './schema/check';
import { nullable } from './schema/fields';
import {
  areaListOptions,
  forwardGeocodeOptions,
  getAddressOptions,
  getAreaOptions,
  lineOptions,
  matchOptions,
  postcodeLookupOptions,
  reverseGeocodeOptions,
  sameAddressOptions,
  streetLookupOptions,
} from './schema/options';
import {
  addressId,
  areaFilter,
  areaId,
  candidatesRequest,
  countryId,
  forwardGeocodeRequest,
  lineOfText,
  lineOrFields,
  municipalityId,
  nothing,
  postcodeLookupRequest,
  provinceId,
  reverseGeocodeRequest,
  streetLookupRequest,
} from './schema/requests';

export { distanceMeters } from './geo/distance';
export { OPERATION_NAMES, type OperationName } from './model/operation-names';
export { OVERLAY_CHECKS, OVERLAY_REQUESTS } from './schema/overlay';

/**
 * What a method takes before its request: an id (in the path of its route), a text (`q` in the query), or an address: a
 * line or fields.
 */
export interface Subject {
  readonly name: 'id' | 'text' | 'address' | 'a' | 'b';
  readonly schema: TSchema;
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** RFC 6570 level 1, relative to the base URL. */
  readonly path: string;
  /** True for a route that the interface does not have: only under `serve --explore`. */
  readonly explore: boolean;
}

export interface Operation {
  /** As the service interface calls it. */
  readonly title: string;
  /** One line: what it does. */
  readonly doc: string;
  readonly command: string;
  readonly http: HttpRoute | null;
  readonly subject: Subject | null;
  /** What it takes right after that: the address that another is compared with. */
  readonly second?: Subject;
  /** Fields: a body for POST, the query for GET. An empty object where there are none. */
  readonly request: TObject;
  /** How an error message calls the request. */
  readonly requestName: 'request' | 'filter' | 'query';
  readonly options: TObject;
  /** The whole answer; null in it means that nothing was found. */
  readonly answer: TSchema;
  /** The same with `detail: true`; null where there is no such option. */
  readonly detailAnswer: TSchema | null;
}

const oneMatch = nullable(match);
const manyMatches = Type.Array(match);

/** Every operation by the name of its method. The first seven are the interface's, in its order. */
export const OPERATIONS = {
  lookupStreet: {
    title: 'Street lookup',
    doc: 'Addresses by street name and, if given, house number.',
    command: 'street',
    http: { method: 'POST', path: '/lookup/street', explore: false },
    subject: null,
    request: streetLookupRequest,
    requestName: 'request',
    options: streetLookupOptions,
    answer: Type.Array(streetLookupAddress),
    detailAnswer: manyMatches,
  },
  lookupPostcode: {
    title: 'Postcode lookup',
    doc: 'The address with a postcode and house number.',
    command: 'postcode',
    http: { method: 'POST', path: '/lookup/postcode', explore: false },
    subject: null,
    request: postcodeLookupRequest,
    requestName: 'request',
    options: postcodeLookupOptions,
    answer: nullable(postcodeLookupAddress),
    detailAnswer: oneMatch,
  },
  forwardGeocode: {
    title: 'Forward geocode',
    doc: 'The address, its ids and its coordinates from street name and house number.',
    command: 'forward',
    http: { method: 'POST', path: '/geocode/forward', explore: false },
    subject: null,
    request: forwardGeocodeRequest,
    requestName: 'request',
    options: forwardGeocodeOptions,
    answer: nullable(forwardAddress),
    detailAnswer: oneMatch,
  },
  reverseGeocode: {
    title: 'Reverse geocode',
    doc: 'The address nearest to a point.',
    command: 'reverse',
    http: { method: 'POST', path: '/geocode/reverse', explore: false },
    subject: null,
    request: reverseGeocodeRequest,
    requestName: 'request',
    options: reverseGeocodeOptions,
    answer: nullable(reverseAddress),
    detailAnswer: oneMatch,
  },
  getAddress: {
    title: 'Get address',
    doc: 'The address with an id.',
    command: 'address',
    http: { method: 'GET', path: '/addresses/{id}', explore: false },
    subject: { name: 'id', schema: addressId },
    request: nothing,
    requestName: 'request',
    options: getAddressOptions,
    answer: nullable(addressRecord),
    detailAnswer: oneMatch,
  },
  listMunicipalities: {
    title: 'List municipalities',
    doc: 'The municipalities of a province.',
    command: 'municipalities',
    http: { method: 'GET', path: '/provinces/{id}/municipalities', explore: false },
    subject: { name: 'id', schema: provinceId },
    request: areaFilter,
    requestName: 'filter',
    options: areaListOptions,
    answer: Type.Array(municipality),
    detailAnswer: null,
  },
  listProvinces: {
    title: 'List provinces',
    doc: 'The provinces of a country.',
    command: 'provinces',
    http: { method: 'GET', path: '/countries/{id}/provinces', explore: false },
    subject: { name: 'id', schema: countryId },
    request: areaFilter,
    requestName: 'filter',
    options: areaListOptions,
    answer: Type.Array(province),
    detailAnswer: null,
  },
  listCountries: {
    title: 'List countries',
    doc: 'The countries of the dataset.',
    command: 'countries',
    http: null,
    subject: null,
    request: areaFilter,
    requestName: 'filter',
    options: areaListOptions,
    answer: Type.Array(country),
    detailAnswer: null,
  },
  listSuburbs: {
    title: 'List suburbs',
    doc: 'The suburbs of a municipality.',
    command: 'suburbs',
    http: null,
    subject: { name: 'id', schema: municipalityId },
    request: areaFilter,
    requestName: 'filter',
    options: areaListOptions,
    answer: Type.Array(suburb),
    detailAnswer: null,
  },
  getArea: {
    title: 'Get area',
    doc: 'The country, province, municipality, city or suburb with an id.',
    command: 'area',
    http: { method: 'GET', path: '/areas/{id}', explore: true },
    subject: { name: 'id', schema: areaId },
    request: nothing,
    requestName: 'request',
    options: getAreaOptions,
    answer: nullable(areaRecord),
    detailAnswer: null,
  },
  search: {
    title: 'Search',
    doc: 'Matches for one line, as people write an address.',
    command: 'search',
    http: { method: 'GET', path: '/search', explore: true },
    subject: { name: 'text', schema: lineOfText },
    request: nothing,
    requestName: 'request',
    options: matchOptions,
    answer: manyMatches,
    detailAnswer: null,
  },
  suggest: {
    title: 'Suggest',
    doc: 'Completions of a line while somebody types it.',
    command: 'suggest',
    http: { method: 'GET', path: '/suggest', explore: true },
    subject: { name: 'text', schema: lineOfText },
    request: nothing,
    requestName: 'request',
    options: matchOptions,
    answer: manyMatches,
    detailAnswer: null,
  },
  candidates: {
    title: 'Candidates',
    doc: 'Matches for fields: at least a street, a postcode or a place.',
    command: 'candidates',
    http: null,
    subject: null,
    request: candidatesRequest,
    requestName: 'query',
    options: matchOptions,
    answer: manyMatches,
    detailAnswer: null,
  },
  parse: {
    title: 'Parse',
    doc: 'The fields of one line, as the engine reads it.',
    command: 'parse',
    http: null,
    subject: { name: 'text', schema: lineOfText },
    request: nothing,
    requestName: 'request',
    options: lineOptions,
    answer: parsedLine,
    detailAnswer: null,
  },
  standardise: {
    title: 'Standardise',
    doc: 'The address that a line or fields mean, as its country writes it.',
    command: 'standardise',
    http: null,
    subject: { name: 'address', schema: lineOrFields },
    request: nothing,
    requestName: 'request',
    options: lineOptions,
    answer: nullable(standardAddress),
    detailAnswer: null,
  },
  sameAddress: {
    title: 'Same address',
    doc: 'The chance that two lines, or fields, mean one address.',
    command: 'same',
    http: null,
    subject: { name: 'a', schema: lineOrFields },
    second: { name: 'b', schema: lineOrFields },
    request: nothing,
    requestName: 'request',
    options: sameAddressOptions,
    answer: sameAddressAnswer,
    detailAnswer: null,
  },
} as const satisfies Record<OperationName, Operation>;

type SubjectOf<Name extends OperationName> = (typeof OPERATIONS)[Name]['subject'] extends {
  schema: infer Schema extends TSchema;
}
  ? Schema
  : typeof addressId;

/**
 * The validators of one operation, compiled.
 * @throws GeocoderError INVALID_REQUEST (each of them) when its argument does not fit.
 */
export function checksOf<Name extends OperationName>(name: Name) {
  const operation: Operation = OPERATIONS[name];
  const options = compileCheck(name, 'options', operation.options as (typeof OPERATIONS)[Name]['options']);
  const subject = (operation.subject?.schema ?? addressId) as SubjectOf<Name>;
  return {
    request: compileCheck(
      name,
      operation.requestName,
      operation.request as (typeof OPERATIONS)[Name]['request'],
    ),
    /** Absent options are none. */
    options: (value: unknown) =>
      (value === undefined ? NO_OPTIONS : options(value)) as ReturnType<typeof options>,
    subject: compileCheck(name, operation.subject?.name ?? 'id', subject),
    /** What is compared with the subject. */
    second: compileCheck(name, operation.second?.name ?? 'b', lineOrFields),
  };
}

const NO_OPTIONS = Object.freeze({});

/** The validators of every operation. */
export const CHECK = {
  lookupStreet: checksOf('lookupStreet'),
  lookupPostcode: checksOf('lookupPostcode'),
  forwardGeocode: checksOf('forwardGeocode'),
  reverseGeocode: checksOf('reverseGeocode'),
  getAddress: checksOf('getAddress'),
  listMunicipalities: checksOf('listMunicipalities'),
  listProvinces: checksOf('listProvinces'),
  listCountries: checksOf('listCountries'),
  listSuburbs: checksOf('listSuburbs'),
  getArea: checksOf('getArea'),
  search: checksOf('search'),
  suggest: checksOf('suggest'),
  candidates: checksOf('candidates'),
  parse: checksOf('parse'),
  standardise: checksOf('standardise'),
  sameAddress: checksOf('sameAddress'),
};
