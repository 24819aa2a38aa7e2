import { type CountryProfile, isRemark } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import { splitWords } from '../words/split-words';
import type { TakenLine } from '../words/taken-line';

/** Names of towns have at most so many words. */
const MOST_WORDS = 4;

/**
 * The line with the place in which a remark ends: `Tolweg 5 gelieve te bellen Elsene`. A remark goes on to the next comma, and its last
 * words were taken out with it.
 */
export function withTownBehindRemark(
  profile: CountryProfile,
  { isPlace }: Vocabulary,
  taken: TakenLine,
): TakenLine {
  const { noise, words } = taken;
  const at = noise.findIndex(isRemark);
  if (at < 0) return taken;
  const said = splitWords(noise[at]!);
  const part = (words.at(-1)?.part ?? 0) + 1;
  for (let count = Math.min(MOST_WORDS, said.length - 1); count > 0; count--) {
    const town = said.slice(-count);
    if (!isPlace(profile.key(town.map(({ raw }) => raw).join(' ')))) continue;
    return { ...taken, words: [...words, ...town.map((word) => ({ ...word, part }))] };
  }
  return taken;
}
