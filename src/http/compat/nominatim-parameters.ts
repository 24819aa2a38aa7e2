/** What the parameters of Nominatim's interface do, for the OpenAPI document. */

export const SHOWN_PARAMETERS = {
  format: 'xml, json, jsonv2, geojson or geocodejson',
  addressdetails: '1 for the parts of the address',
  namedetails: '1 for its names',
  extratags: '1 for what only Doorplate knows: id, level, confidence, advice',
  polygon_geojson: '1 for the border of an area; also polygon_text, polygon_svg, polygon_kml',
  json_callback: 'name of a function that the answer calls',
  'accept-language': 'languages of names where the dataset has them, best first: fr-BE,fr,en',
  email: 'passed over',
  debug: '1 for a page that tells how the answer came about',
};
export const SEARCH_PARAMETERS = {
  q: 'one line, as people write an address',
  street: 'house number and street name, in either order',
  city: 'city, town or village',
  county: 'municipality or county',
  state: 'province or state',
  country: 'country, by name or code',
  postalcode: 'postcode',
  limit: 'how many at most: 1 to 40, by default 10',
  countrycodes: 'ISO 3166-1 alpha-2 codes with commas between',
  viewbox: 'longitude,latitude,longitude,latitude of two corners: prefers what is near its middle',
  bounded: '1 keeps only what lies in the viewbox',
  layer: 'address, or nothing is found',
  featureType: 'country, state, city or settlement',
  exclude_place_ids: 'ids that are left out',
};
export const LATITUDE_AND_LONGITUDE = { lat: 'degrees north', lon: 'degrees east' };
