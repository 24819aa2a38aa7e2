import type { Bounds } from '../../geo/bounds';
import { COORDINATE_SCALE, MAX_TEXT_LENGTH } from '../../model/limits';
import { INVALID_BYTES } from '../sources/read-text';
import type { SourceRecord } from '../sources/record';

/** A decimal number. `Number` would also accept hexadecimal and the empty text. */
const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const UNWANTED = /[\u0000-\u001f\u007f\u2028\u2029\ufffd]/;

const CHECKED_FIELDS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'suburbCode',
  'municipality',
  'municipalityCode',
  'province',
  'provinceCode',
  'identifier',
  'building',
] as const;

export const SWAPPED = 'latitude and longitude swapped';

/** Checks records. The fields have the coordinates of the last good record. */
export class RecordCheck {
  /** Latitude of the last good record, 1e-6 degrees. */
  latitude = 0;
  longitude = 0;
  readonly #numberless: boolean;
  readonly #box: Bounds | null;
  /** The field of the last reason, for the example of the rejection. */
  field = '';

  /** @param box bounding box of the country's polygons, 1e-6 degrees; null if it is not known. */
  constructor(numberless: boolean, box: Bounds | null) {
    this.#numberless = numberless;
    this.#box = box;
  }

  /** Why a record is rejected, or null for a good one. */
  reasonAgainst(record: SourceRecord): string | null {
    if (record.flaw !== null) return this.#reject('row', record.reason ?? 'wrong number of columns');
    const latitude = degrees(record.latitude);
    const longitude = degrees(record.longitude);
    if (latitude === null || longitude === null) {
      const field = latitude === null ? 'latitude' : 'longitude';
      return this.#reject(field, record[field] === '' ? 'coordinate missing' : 'coordinate not a number');
    }
    if (this.#liesSwapped(latitude, longitude)) return this.#reject('latitude', SWAPPED);
    if (!(Math.abs(latitude) <= 90)) return this.#reject('latitude', 'coordinate out of range');
    if (!(Math.abs(longitude) <= 180)) return this.#reject('longitude', 'coordinate out of range');
    if (latitude === 0 && longitude === 0) return this.#reject('latitude', 'coordinate missing');
    if (record.streetname === '') return this.#reject('streetname', 'street missing');
    if (record.number === '' && !this.#numberless) return this.#reject('number', 'number missing');
    for (const field of CHECKED_FIELDS) {
      const text = record[field];
      if (text === '') continue;
      if (text.length > MAX_TEXT_LENGTH) return this.#reject(field, 'text too long');
      if (UNWANTED.test(text)) {
        return this.#reject(
          field,
          text.includes(INVALID_BYTES) ? 'text not valid in its encoding' : 'control character',
        );
      }
    }
    this.latitude = Math.round(latitude * COORDINATE_SCALE);
    this.longitude = Math.round(longitude * COORDINATE_SCALE);
    return null;
  }

  #reject(field: string, reason: string): string {
    this.field = field;
    return reason;
  }

  /** True if the point is in the country only with latitude and longitude swapped. */
  #liesSwapped(latitude: number, longitude: number): boolean {
    const box = this.#box;
    if (box === null || box.empty) return false;
    const y = latitude * COORDINATE_SCALE;
    const x = longitude * COORDINATE_SCALE;
    return !box.holds(x, y) && box.holds(y, x);
  }
}

function degrees(text: string | number): number | null {
  if (typeof text === 'number') return Number.isFinite(text) ? text : null;
  return DECIMAL.test(text) ? Number(text) : null;
}
