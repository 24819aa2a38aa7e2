import { TERRITORIES } from './territories';

/** What is known of a territory. */
export interface Territory {
  readonly code: string;
  /** ISO 639 codes of languages that have a table, the most spoken first. */
  readonly languages: readonly string[];
  /** In its own languages, the first first; then in others. */
  readonly names: readonly string[];
  /** Of a whole postcode; empty where the country has none. */
  readonly postcode: string;
  /** Postcodes with a space or a sign inside, one of each length. */
  readonly postcodeExamples: readonly string[];
  /** What stands before a postcode on an envelope: `CH-`. */
  readonly postcodePrefix: string;
  /** How an address is written: `{N}` number, `{R}` street, `{P}` postcode, `{C}` city, `{S}` state; `~` ends a line. */
  readonly template: string;
  /** Names of divisions, the official one first. */
  readonly divisions: readonly (readonly string[])[];
}

const NO_LINE = '\t\t\t\t\t\t{R} {N}~{P} {C}';

/** What is known of a country by its ISO 3166-1 alpha-2 code; the bare order of most countries where nothing is. */
export function readTerritory(code: string): Territory {
  const start = `\n${TERRITORIES}`.indexOf(`\n${code}\t`);
  const end = start < 0 ? -1 : TERRITORIES.indexOf('\n', start);
  const line = start < 0 ? NO_LINE : TERRITORIES.slice(start, end < 0 ? undefined : end);
  const [
    ,
    languages = '',
    names = '',
    postcode = '',
    examples = '',
    prefix = '',
    template = '',
    divisions = '',
  ] = line.split('\t');
  return {
    code,
    languages: parts(languages, ' '),
    names: parts(names, '|'),
    postcode,
    postcodeExamples: parts(examples, ','),
    postcodePrefix: prefix,
    template,
    divisions: parts(divisions, ';').map((group) => group.split('|')),
  };
}

function parts(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}
