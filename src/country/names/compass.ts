import type { WordGroup } from '../conventions';

/** Countries where people write the direction of one street in either language. */
const IN_EITHER_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  CA: ['north nord', 'south sud', 'east est', 'west ouest o'],
};

/**
 * The words of a country with one token for a direction in both languages: `1000 Ste-Catherine W` is on the Rue Sainte-Catherine
 * Ouest. Such a word is no abbreviation of a street type: `Est` is no estate.
 */
export function withOneCompass(code: string, words: readonly WordGroup[]): readonly WordGroup[] {
  const compass = (IN_EITHER_LANGUAGE[code] ?? []).map((names) => names.split(' '));
  if (compass.length === 0) return words;
  const all = new Set(compass.flat());
  const formsOf = (names: readonly string[]) =>
    words
      .filter(({ kind, forms }) => kind === 'direction' && names.includes(forms[0]!))
      .flatMap(({ forms }) => forms);
  const directions = compass.map(
    (names): WordGroup => ({
      kind: 'direction',
      forms: [...new Set([names[0]!, ...formsOf(names), ...names])],
    }),
  );
  const others = words
    .filter(({ kind, forms }) => kind !== 'direction' || !all.has(forms[0]!))
    .map(({ kind, forms }) => ({ kind, forms: forms.filter((form, at) => at === 0 || !all.has(form)) }));
  return [...directions, ...others];
}
