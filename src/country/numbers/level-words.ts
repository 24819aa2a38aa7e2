export type ToldLevel = 'municipality' | 'province';

/** Folded. `Ville` and `Stadt` begin names of places, so they are not among them. */
const LEVEL_WORDS: ReadonlyMap<string, ToldLevel> = new Map([
  ...['gemeente', 'gem', 'kreis', 'landkreis', 'comune'].map((word) => [word, 'municipality'] as const),
  ...['provincie', 'prov', 'departement', 'provincia'].map((word) => [word, 'province'] as const),
]);

/** The level of the place behind a folded word that tells it: `gemeente`, `prov`; null for another word. */
export function levelToldBy(folded: string): ToldLevel | null {
  return LEVEL_WORDS.get(folded) ?? null;
}
