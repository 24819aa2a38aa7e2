import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';

/** Cost of reading the end of a word as its street type. */
const GLUED_TYPE_COST = 0.6;
const LEAST_STEM = 4;
const LENGTHS_OF_TYPE = [2, 3, 4];
const LETTERS = /^\p{IDS}{6,}$/u;

/**
 * The line, and the line with `Springfieldblvd` as two words, if the data know that street, and none that begins with
 * the word. Only where types stand apart behind names.
 */
export function waysWithGluedType(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  const { numberFirst, typePlace } = profile.conventions;
  if (!numberFirst || typePlace !== 'last') return [taken];
  for (const [at, word] of taken.words.entries()) {
    const cut = LETTERS.test(word.raw) ? cutOf(profile, vocabulary, taken.words, at) : 0;
    if (cut === 0) continue;
    const parts = [word.raw.slice(0, cut), word.raw.slice(cut)];
    const apart = parts.map((raw) => ({ ...word, raw, folded: raw.toLowerCase() }));
    const words = [...taken.words.slice(0, at), ...apart, ...taken.words.slice(at + 1)];
    return [taken, { ...taken, words, cost: taken.cost + GLUED_TYPE_COST }];
  }
  return [taken];
}

/** True for a folded word that may end in the short form of a street type: `springfieldblvd`. */
export function mayEndInType(profile: CountryProfile, folded: string): boolean {
  return cutsBeforeType(profile, folded).length > 0;
}

/** Where a short form of a street type begins behind at least four letters. */
function cutsBeforeType(profile: CountryProfile, folded: string): readonly number[] {
  return LENGTHS_OF_TYPE.map((length) => folded.length - length).filter((cut) => {
    const type = profile.token(folded.slice(cut));
    return cut >= LEAST_STEM && profile.isStreetType(type) && type !== folded.slice(cut);
  });
}

/** Where the type begins in a word; 0 if it has none. */
function cutOf(
  profile: CountryProfile,
  { isStreet, beginsStreet }: Vocabulary,
  words: readonly LineWord[],
  at: number,
): number {
  const { folded, part } = words[at]!;
  for (const cut of cutsBeforeType(profile, folded)) {
    let name = `${folded.slice(0, cut)} ${folded.slice(cut)}`;
    for (let start = at; start >= 0 && words[start]!.part === part; start--) {
      if (start < at) name = `${words[start]!.folded} ${name}`;
      if (isStreet(profile.key(name))) return beginsStreet?.(profile.key(folded)) === true ? 0 : cut;
    }
  }
  return 0;
}
