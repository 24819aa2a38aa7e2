/** The operations, named as their methods; the first seven are the service interface's, in its order. */
export const OPERATION_NAMES = [
  'lookupStreet',
  'lookupPostcode',
  'forwardGeocode',
  'reverseGeocode',
  'getAddress',
  'listMunicipalities',
  'listProvinces',
  'listCountries',
  'listSuburbs',
  'getArea',
  'search',
  'suggest',
  'candidates',
  'parse',
  'standardise',
  'sameAddress',
] as const;
export type OperationName = (typeof OPERATION_NAMES)[number];
