import type { Match } from '../../model/match';
import { quoted } from '../../model/quote';
import { nearestName } from '../../text/nearest-name';
import { badOption } from '../failure';

/** What a cell of the output can be. */
export type Cell = string | number | null;

/** The columns that bulk can append, each with how it is read from a match. */
const COLUMNS = {
  level: ({ level }) => level,
  confidence: ({ confidence }) => Math.round(confidence * 1e4) / 1e4,
  advice: ({ advice }) => advice,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  id: ({ id }) => id,
  label: ({ label }) => label,
  streetname: ({ streetname }) => streetname,
  number: ({ number }) => number,
  suffix: ({ suffix }) => suffix,
  postcode: ({ postcode }) => postcode,
  city: ({ city }) => city,
  suburb: ({ suburb }) => suburb,
  suburb_id: (match) => match.suburb_id,
  building_id: (match) => match.building_id,
  municipality: ({ municipality }) => municipality,
  municipality_id: (match) => match.municipality_id,
  province: ({ province }) => province,
  province_id: (match) => match.province_id,
  country: ({ country }) => country,
  country_id: (match) => match.country_id,
  uncertainty_meters: ({ uncertaintyMeters }) => uncertaintyMeters,
  distance_meters: ({ distanceMeters }) =>
    distanceMeters === undefined ? null : Math.round(distanceMeters * 100) / 100,
  verdicts: ({ verdicts }) => verdictText(verdicts),
} as const satisfies Record<string, (match: Match) => Cell>;

export type OutputColumn = keyof typeof COLUMNS;

/** What the cells of a column hold; null where nothing was found. */
export type CellOf<Column extends OutputColumn> = ReturnType<(typeof COLUMNS)[Column]> | null;
export const OUTPUT_COLUMNS = Object.keys(COLUMNS) as OutputColumn[];

/** Columns whose cells are numbers; the others are texts. */
export const NUMERIC_COLUMNS: ReadonlySet<string> = new Set<OutputColumn>([
  'confidence',
  'latitude',
  'longitude',
  'uncertainty_meters',
  'distance_meters',
]);

/** What is appended unless the caller chooses. */
export const DEFAULT_COLUMNS = [
  'level',
  'confidence',
  'latitude',
  'longitude',
  'id',
  'label',
  'suburb_id',
  'suburb',
  'municipality',
  'province',
  'verdicts',
] as const satisfies readonly OutputColumn[];

/** The columns of a run, or every one. */
export type ChosenColumns = readonly OutputColumn[] | readonly ['all'];

/** Appended where rejected rows stay in the output: why the row could not be asked. */
export const ERROR_COLUMN = 'error';

/**
 * The columns that were asked; `all` is every one.
 * @throws GeocoderError INVALID_REQUEST naming a column that bulk does not know, with the nearest one.
 */
export function checkColumns(names: readonly string[]): OutputColumn[] {
  if (names.length === 1 && names[0] === 'all') return [...OUTPUT_COLUMNS];
  const seen = new Set<string>();
  for (const name of names) {
    if (!Object.hasOwn(COLUMNS, name)) {
      const meant = nearestName(name, OUTPUT_COLUMNS);
      throw badOption(
        `columns: expected "all" or names among ${OUTPUT_COLUMNS.join(', ')}, but got ${quoted(name)}` +
          (meant === null ? '' : `; did you mean "${meant}"?`),
      );
    }
    if (seen.has(name)) throw badOption(`columns: expected each column once, but got ${quoted(name)} twice`);
    seen.add(name);
  }
  if (names.length === 0) throw badOption('columns: expected at least one column, but got none');
  return names as OutputColumn[];
}

/** Reads the cells of a match into `cells`; nulls where nothing was found. */
export function cellReader(columns: readonly OutputColumn[]): (found: Match | null, cells: Cell[]) => void {
  const readers = columns.map((column) => COLUMNS[column] as (found: Match) => Cell);
  return (found, cells) => {
    for (let index = 0; index < readers.length; index++) {
      cells[index] = found === null ? null : readers[index]!(found);
    }
  };
}

/** `streetname:exact;number:nearest`. Written per row: no intermediate arrays. */
function verdictText(verdicts: Match['verdicts']): string {
  let text = '';
  for (const field in verdicts) {
    text += `${text === '' ? '' : ';'}${field}:${verdicts[field as keyof typeof verdicts]}`;
  }
  return text;
}
