import type { CountryConventions } from './conventions';
import { lineLabel } from './label';

/** A country without a file of its own: folded names, plain numbers, any postcode, nothing abbreviated. */
export function elsewhere(code: string): CountryConventions {
  return {
    code,
    name: new Intl.DisplayNames([`und-${code}`, 'en'], { type: 'region', fallback: 'code' }).of(code) ?? code,
    calledAlso: [],
    locale: `und-${code}`,
    numberFirst: false,
    hyphenStartsSuffix: false,
    postcode: {
      pattern: /(?<![\p{L}\p{N}])(?=[\p{L}\d -]*\d)[\p{L}\d]{2,5}(?:[ -]?[\p{L}\d]{2,4})?(?![\p{L}\p{N}])/giu,
      partial: /^(?!)/,
      canonical: (found) => found.toUpperCase(),
    },
    wordGroups: [],
    wordEndings: [],
    streetTypes: [],
    compounds: false,
    particles: [],
    titles: [],
    sounds: [],
    joinsSigns: true,
    suffixGroups: [],
    lineNoise: [],
    unit: null,
    postBox: null,
    placeAliases: {},
    label: lineLabel,
  };
}
