import type { CountryConventions } from '../conventions';

/** People write these words in any country. */
const ANYWHERE = [
  ...['nr', 'no', 'nummer', 'huisnummer', 'huisnr', 'number', 'num', 'n'],
  ...['husnr', 'husnummer', 'hausnr', 'hausnummer', 'numero', 'n civ', 'nr civ', 'num civ'],
];

/** Folded words that only announce a house number: `nr`, `no`, `numero`. */
export function wordsOfNumbers({ numberWords }: CountryConventions): ReadonlySet<string> {
  return new Set([...ANYWHERE, ...numberWords]);
}
