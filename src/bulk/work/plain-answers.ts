import { houseNumber, requestReader } from '../read/request-reader';
import type { OutputColumn } from '../write/output-columns';
import type { AskOptions, AskRow, BulkEngine, Found } from './asking';

/**
 * Columns that the interface's own answers hold. A run that wants no others need not have every row weighed against
 * its rivals (which is what a confidence costs), and is some five times as fast where rows are exact.
 */
const PLAIN_COLUMNS: ReadonlySet<OutputColumn> = new Set<OutputColumn>([
  'level',
  'latitude',
  'longitude',
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb_id',
  'building_id',
]);

/** True where a run's columns and options can be answered without weighing. */
export function plainAnswersSuffice(
  columns: readonly OutputColumn[],
  { minConfidence }: AskOptions,
): boolean {
  return minConfidence === undefined && columns.every((column) => PLAIN_COLUMNS.has(column));
}

/** What forwardGeocode and lookupPostcode answer with. */
interface PlainAnswer {
  suburb_id: string;
  building_id: string | null;
  number: string | null;
  suffix: string | null;
  streetname: string | null;
  postcode: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
}

/**
 * Asks for the interface's own shape, and for the richer one only where no address was found: nulls do not tell an
 * interpolated point from a street's.
 * @param detailed asks the same with `detail`.
 */
export function plainFirst(ask: (values: readonly string[]) => PlainAnswer | null, detailed: AskRow): AskRow {
  return (values) => {
    const answer = ask(values);
    if (answer === null) return null;
    return answer.number === null ? detailed(values) : foundAddress(answer);
  };
}

/**
 * For rows with a postcode beside street and number: the address of `lookupPostcode`, where its street, number and city
 * are those of the row letter by letter. Then there is nothing better; otherwise the row is weighed.
 */
export function postcodeFirst(
  engine: BulkEngine,
  fields: readonly string[],
  options: AskOptions,
  detailed: AskRow,
): AskRow {
  const { country } = options;
  const chosen = { fallback: false, ...(country === undefined ? {} : { country }) };
  const queryOf = requestReader<{
    streetname?: string;
    number: string;
    suffix?: string;
    postcode?: string;
    city?: string;
  }>(fields, ['number']);
  return (values) => {
    const { streetname, number, suffix = '', postcode, city } = queryOf(values);
    if (streetname === undefined || postcode === undefined) return detailed(values);
    const answer = engine.lookupPostcode({ postcode, number: houseNumber(number, suffix) }, chosen);
    const isSame =
      answer !== null &&
      answer.streetname === streetname.trim() &&
      answer.number === number.trim() &&
      (city === undefined || answer.city === city.trim()) &&
      // The operation gives the suffix that was asked, or none.
      (answer.suffix === null) === (suffix.trim() === '');
    return isSame ? foundAddress(answer) : detailed(values);
  };
}

/** One literal: an object that is spread together costs ten times as much. */
function foundAddress(answer: PlainAnswer): Found {
  return {
    level: 'address',
    streetname: answer.streetname,
    number: answer.number,
    suffix: answer.suffix,
    postcode: answer.postcode,
    city: answer.city,
    suburb_id: answer.suburb_id,
    building_id: answer.building_id,
    latitude: answer.latitude,
    longitude: answer.longitude,
  };
}
