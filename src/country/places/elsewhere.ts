import { fold, squash } from '../../text/fold';
import { everyTerritory } from '../tables/read-territory';
import { REGIONS, WIDER_REGIONS } from './regions';

/** Shorter names and codes are words of many languages as well: `on`, `de`. */
const LEAST_LETTERS = 4;
/** Countries whose states and provinces people write as codes. */
const WITH_CODES = ['US', 'CA'];
const CODE = /^[A-Z]{2,3}$/;
const CODES_OF_COUNTRIES = ['USA', 'UK', 'UAE'];

const NAMES_OF_COUNTRIES: Intl.DisplayNamesOptions = { type: 'region', fallback: 'none' };

/** What tells that an address lies outside a country. */
export interface Elsewhere {
  /** Squashed names of other countries and of their states, provinces, cantons and regions: `belgien`, `quebec`. */
  readonly names: ReadonlySet<string>;
  /** In capitals: `TX`. */
  readonly codes: ReadonlySet<string>;
}

/** @param country ISO 3166-1 alpha-2. */
export function elsewhere(country: string): Elsewhere {
  const names = new Set<string>();
  const own = new Set<string>();
  const codes = new Set(CODES_OF_COUNTRIES);
  const territories = everyTerritory();
  // `Noregur` for an Icelander, `Færøerne` for a Dane: the table has the names of large languages alone.
  const { languages } = territories.find(({ code }) => code === country) ?? { languages: [] };
  const shown = languages.map((language) => new Intl.DisplayNames(language, NAMES_OF_COUNTRIES));
  for (const { code, names: called, divisions } of territories) {
    const regions = [...(REGIONS[code] ?? []), ...(WIDER_REGIONS[code] ?? [])].map((group) =>
      group.split('|'),
    );
    const here = shown.map((names) => names.of(code) ?? '');
    const all = [...called, ...here, ...divisions.flat(), ...regions.flat()];
    for (const name of all) (code === country ? own : names).add(squash(fold(name)));
    if (code !== country && WITH_CODES.includes(code))
      for (const name of divisions.flat()) if (CODE.test(name)) codes.add(name);
  }
  return {
    names: new Set([...names].filter((name) => name.length >= LEAST_LETTERS && !own.has(name))),
    codes,
  };
}
