import { quoted } from '../../model/quote';
import { nearestName } from '../../text/nearest-name';
import { badOption } from '../failure';
import { BULK_MODES, type BulkMode } from '../work/modes';

/** Which column a field is read from. Only `text` may be read from several, which are joined by a space. */
export interface FieldColumn {
  readonly field: string;
  readonly column: string;
}

/** Names that columns have in real files, best first, folded to letters and digits. English, Dutch, Icelandic. */
const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  streetname: [
    'streetname',
    'street',
    'straat',
    'straatnaam',
    'openbareruimte',
    'openbareruimtenaam',
    'road',
    'roadname',
    'thoroughfare',
    'addrstreet',
    'adresstraat',
    'heiti',
    'gata',
    'gotuheiti',
    'heitinf',
  ],
  number: [
    'number',
    'housenumber',
    'huisnummer',
    'streetnumber',
    'streetno',
    'houseno',
    'huisnr',
    'nr',
    'no',
    'num',
    'addrhousenumber',
    'husnumer',
    'husnr',
  ],
  suffix: [
    'suffix',
    'housenumbersuffix',
    'huisnummertoevoeging',
    'toevoeging',
    'huisletter',
    'addition',
    'housenumberaddition',
    'unit',
    'bokst',
  ],
  postcode: [
    'postcode',
    'postalcode',
    'zip',
    'zipcode',
    'postcode6',
    'pc6',
    'addrpostcode',
    'postnr',
    'postnumer',
  ],
  city: [
    'city',
    'woonplaats',
    'woonplaatsnaam',
    'plaats',
    'plaatsnaam',
    'town',
    'locality',
    'addrcity',
    'stadur',
    'place',
  ],
  suburb: ['suburb', 'neighbourhood', 'neighborhood', 'buurt', 'buurtnaam', 'wijk', 'wijknaam', 'district'],
  municipality: ['municipality', 'gemeente', 'gemeentenaam', 'county', 'sveitarfelag'],
  province: ['province', 'provincie', 'provincienaam', 'state', 'region', 'landshluti'],
  latitude: ['latitude', 'lat', 'y', 'breedtegraad', 'ycoord', 'nhnit', 'hnitwgs84n'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x', 'lengtegraad', 'xcoord', 'vhnit', 'hnitwgs84e'],
  text: [
    'text',
    'address',
    'adres',
    'fulladdress',
    'addressline',
    'line',
    'query',
    'q',
    'search',
    'heimilisfang',
  ],
};

/**
 * The columns that hold a mode's fields, guessed from their names.
 * @throws GeocoderError INVALID_REQUEST naming a required field that no column seems to hold.
 */
export function guessColumns(mode: BulkMode, header: readonly string[]): FieldColumn[] {
  const folded = header.map(foldName);
  const taken = new Set<number>();
  const map: FieldColumn[] = [];
  for (const field of BULK_MODES[mode].fields) {
    const position = KNOWN_NAMES[field]!.map((name) => folded.indexOf(name)).find(
      (index) => index >= 0 && !taken.has(index),
    );
    if (position === undefined) continue;
    taken.add(position);
    map.push({ field, column: header[position]! });
  }
  requireFields(mode, map, header);
  return map;
}

/**
 * Reads `field=column,field=column`. A column that holds a comma is written with a backslash before it.
 * @throws GeocoderError INVALID_REQUEST for a field that the mode does not have, or one that is named twice.
 */
export function parseColumnMap(mode: BulkMode, written: string): FieldColumn[] {
  const map: FieldColumn[] = [];
  for (const part of written.split(/(?<!\\),/)) {
    const equals = part.indexOf('=');
    if (equals <= 0 || equals === part.length - 1) {
      throw badOption(`map: expected "field=column", but got ${quoted(part)}`);
    }
    map.push({
      field: part.slice(0, equals).trim(),
      column: part
        .slice(equals + 1)
        .replaceAll('\\,', ',')
        .trim(),
    });
  }
  return checkColumnMap(mode, map);
}

/** @throws GeocoderError INVALID_REQUEST as `parseColumnMap`. */
export function checkColumnMap(mode: BulkMode, map: readonly FieldColumn[]): FieldColumn[] {
  const fields: readonly string[] = BULK_MODES[mode].fields;
  const seen = new Set<string>();
  for (const { field } of map) {
    if (!fields.includes(field)) {
      const meant = nearestName(field, fields);
      throw badOption(
        `map: expected a field of mode ${mode} (${fields.join(', ')}), but got ${quoted(field)}` +
          (meant === null ? '' : `; did you mean "${meant}"?`),
      );
    }
    if (seen.has(field) && field !== 'text') {
      throw badOption(`map: expected one column for "${field}", but got two`);
    }
    seen.add(field);
  }
  requireFields(mode, map, null);
  return [...map];
}

/**
 * Where each mapped column stands in the header.
 * @throws GeocoderError INVALID_REQUEST naming a column that is not there, with the nearest one.
 */
export function positionsOf(map: readonly FieldColumn[], header: readonly string[]): number[] {
  return map.map(({ field, column }) => {
    const position = header.indexOf(column);
    if (position >= 0) return position;
    const meant = nearestName(column, header);
    throw badOption(
      `map: expected "${field}" to be a column of the input (${shortList(header)}), but got ${quoted(column)}` +
        (meant === null ? '' : `; did you mean ${quoted(meant)}?`),
    );
  });
}

function requireFields(mode: BulkMode, map: readonly FieldColumn[], header: readonly string[] | null): void {
  const missing = BULK_MODES[mode].required.filter((field) => !map.some((known) => known.field === field));
  if (missing.length === 0) return;
  const fields = missing.map((field) => `"${field}"`).join(' and ');
  throw badOption(
    header === null
      ? `map: expected columns for ${BULK_MODES[mode].required.join(', ')} in mode ${mode}, but got none for ${fields}`
      : `mode ${mode}: expected a column for ${fields}, but none of ${shortList(header)} looks like one; name it with --map ${missing[0]}=COLUMN`,
  );
}

function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => quoted(name));
  return names.length > 12 ? `${shown.join(', ')} and ${names.length - 12} more` : shown.join(', ');
}
