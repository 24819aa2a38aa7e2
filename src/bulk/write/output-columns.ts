import { linesOf } from '../../geocoder';
import type { SameAddress } from '../../model/lines';
import type { Match } from '../../model/match';
import { quoted } from '../../model/quote';
import { nearestName } from '../../text/nearest-name';
import { badOption } from '../failure';
import type { Answer } from '../work/asking';
import type { BulkMode } from '../work/modes';

/** The value of an appended cell. */
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
  standard_line: ({ label }) => label,
  /** The first line of the standard form: street and house number. */
  standard_street: (match) => linesOf(match)[0] ?? null,
  standard_place: (match) => linesOf(match).slice(1).join(', ') || null,
} as const satisfies Record<string, (match: Match) => Cell>;

/** The columns of mode `pair`, which compares two addresses. */
const PAIR_COLUMNS = {
  same: ({ same }) => Math.round(same * 1e4) / 1e4,
  same_level: ({ level }) => level,
  same_reasons: ({ reasons }) => reasons.map(({ field, verdict }) => `${field}:${verdict}`).join(';'),
} as const satisfies Record<string, (answer: SameAddress) => Cell>;

type MatchColumn = keyof typeof COLUMNS;
type PairColumn = keyof typeof PAIR_COLUMNS;
export type OutputColumn = MatchColumn | PairColumn;

/** The type of the cells of a column; null if nothing was found. */
export type CellOf<Column extends OutputColumn> = Column extends MatchColumn
  ? ReturnType<(typeof COLUMNS)[Column]> | null
  : Column extends PairColumn
    ? ReturnType<(typeof PAIR_COLUMNS)[Column]> | null
    : never;
/** The columns of every mode except `pair`. */
export const OUTPUT_COLUMNS = Object.keys(COLUMNS) as MatchColumn[];
const PAIR_COLUMN_NAMES = Object.keys(PAIR_COLUMNS) as PairColumn[];

/** Columns whose cells are numbers; the others are texts. */
export const NUMERIC_COLUMNS: ReadonlySet<string> = new Set<OutputColumn>([
  'confidence',
  'latitude',
  'longitude',
  'uncertainty_meters',
  'distance_meters',
  'same',
]);

/** The columns that are appended by default. */
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

/** The column with the reason why a row could not be asked, if rejected rows stay in the output. */
export const ERROR_COLUMN = 'error';

/**
 * The chosen columns, or the default ones; `all` means every column of the mode.
 * @throws GeocoderError INVALID_REQUEST naming a column that bulk does not know, with the nearest one.
 */
export function checkColumns(mode: BulkMode, asked: readonly string[] | undefined): OutputColumn[] {
  const known: readonly OutputColumn[] = mode === 'pair' ? PAIR_COLUMN_NAMES : OUTPUT_COLUMNS;
  const names = asked ?? (mode === 'pair' ? PAIR_COLUMN_NAMES : DEFAULT_COLUMNS);
  if (names.length === 1 && names[0] === 'all') return [...known];
  const seen = new Set<string>();
  for (const name of names) {
    if (!(known as readonly string[]).includes(name)) {
      const meant = nearestName(name, known);
      throw badOption(
        `columns: expected "all" or names among ${known.join(', ')}, but got ${quoted(name)}` +
          (meant === null ? '' : `; did you mean "${meant}"?`),
      );
    }
    if (seen.has(name)) throw badOption(`columns: expected each column once, but got ${quoted(name)} twice`);
    seen.add(name);
  }
  if (names.length === 0) throw badOption('columns: expected at least one column, but got none');
  return names as OutputColumn[];
}

const READERS = { ...COLUMNS, ...PAIR_COLUMNS };

/** Reads the cells of an answer; nulls if nothing was found. */
export function cellReader(columns: readonly OutputColumn[]): (found: Answer | null) => Cell[] {
  const readers = columns.map((column) => READERS[column] as (found: Answer) => Cell);
  return (found) => readers.map((read) => (found === null ? null : read(found)));
}

/** `streetname:exact;number:nearest`. It runs for every row, so it makes no intermediate arrays. */
function verdictText(verdicts: Match['verdicts']): string {
  let text = '';
  for (const field in verdicts) {
    text += `${text === '' ? '' : ';'}${field}:${verdicts[field as keyof typeof verdicts]}`;
  }
  return text;
}
