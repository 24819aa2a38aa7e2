import { TERRITORIES } from './territories';

/** The table of a territory. */
export interface Territory {
  readonly code: string;
  /** ISO 639 codes of languages that have a table, the most spoken first. */
  readonly languages: readonly string[];
  /** Names in its own languages first, then in others. */
  readonly names: readonly string[];
  /** Pattern of a whole postcode; empty for a country without one. */
  readonly postcode: string;
  /** Postcodes with a space or a sign inside, one for each length. */
  readonly postcodeExamples: readonly string[];
  /** The text before a postcode on an envelope: `CH-`. */
  readonly postcodePrefix: string;
  /**
   * The template of an address: `{N}` number, `{R}` street, `{P}` postcode, `{C}` city, `{S}` state; `~` ends a line.
   */
  readonly template: string;
  /** Names of divisions, the official one first. */
  readonly divisions: readonly (readonly string[])[];
}

const NO_LINE = '\t\t\t\t\t\t{R} {N}~{P} {C}';

/** The table of a country by its ISO 3166-1 alpha-2 code. An unknown country gets the order that most countries use. */
export function readTerritory(code: string): Territory {
  const start = `\n${TERRITORIES}`.indexOf(`\n${code}\t`);
  const end = start < 0 ? -1 : TERRITORIES.indexOf('\n', start);
  const line = start < 0 ? NO_LINE : TERRITORIES.slice(start, end < 0 ? undefined : end);
  return { ...territoryOf(line), code };
}

/** The tables of all countries. */
export function everyTerritory(): Territory[] {
  return TERRITORIES.split('\n').map(territoryOf);
}

function territoryOf(line: string): Territory {
  const [
    code = '',
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
