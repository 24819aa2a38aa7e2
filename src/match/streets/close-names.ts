import { type CountryProfile, SPELLING } from '../../country/index';
import { fitsWithin, mostEdits } from '../../rank/name-fit';
import { rankShortlist } from '../../rank/shortlist';
import type { WordedName } from '../../rank/worded-name';
import type { NameLexicon } from '../../store/names/name-index';
import { NearBytes } from '../../text/near-bytes';

/** The look-ups of street names that this search needs. */
export type ComparedNames = Pick<
  NameLexicon,
  'keys' | 'beginning' | 'containing' | 'oneEdit' | 'similar' | 'spelled'
>;

/** Most close spellings that are returned, and their highest cost (see `costOf`). */
const MOST = 24;
const WORST_COST = 2.2;
/**
 * Limits of the trigram look-up: most names in its result, and most names that it counts. More is too slow for the end
 * of a list.
 */
const MOST_SIMILAR = 60;
const MOST_VISITS = 8_000;
/** A found name can be one word of the asked name only if their lengths differ by at most this. */
const WORD_EDITS = 2;

/**
 * Ids of names with a close spelling that are not in `seen`, best first. Adds every name that it compares to `seen`.
 * @param isNamed true if a street has exactly the asked name, in any of the asked countries.
 */
export function closeNames(
  names: ComparedNames,
  profile: CountryProfile,
  asked: WordedName,
  seen: Set<number>,
  isNamed: boolean,
): number[] {
  const soundAlike = names.spelled(SPELLING.sound, asked.sound);
  const mayFit = quickTest(names, asked, new Set(soundAlike));
  const close: number[] = [];
  for (const name of namesToCompare(names, asked, isNamed)) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (mayFit(name) && fitsWithin(profile, asked, names.keys.key(name), WORST_COST)) close.push(name);
  }
  if (close.length < 2) return close;
  const keys = close.map((name) => names.keys.key(name));
  return rankShortlist(asked.key, keys)
    .slice(0, MOST)
    .map((at) => close[at]!);
}

/**
 * The names that may be close: within one edit and, if no street has the asked name, those with shared trigrams. If a
 * street has the name, names with two wrong letters are noise; to find them took half the time of such a
 * `lookupStreet`.
 */
function namesToCompare(names: ComparedNames, asked: WordedName, isNamed: boolean): ReadonlySet<number> {
  const found = new Set(names.oneEdit(asked.key));
  if (!isNamed) for (const name of names.similar(asked.key, MOST_SIMILAR, MOST_VISITS)) found.add(name);
  return found;
}

/**
 * A cheap test that is false for nearly all names that do not fit. It needs neither the text nor the sound of a name:
 * to make and compare sixty names took 180 of the 1,000 µs of a look-up in 50 M addresses.
 */
function quickTest(
  { keys }: ComparedNames,
  asked: WordedName,
  soundAlike: Set<number>,
): (name: number) => boolean {
  const edits = mostEdits(asked, WORST_COST);
  const key = new NearBytes(asked.key);
  const written = new NearBytes(asked.squashed);
  return (name) =>
    keys.isNear(name, key, edits) ||
    keys.isNear(name, written, edits) ||
    soundAlike.has(name) ||
    hasWordOfLength(asked, keys.length(name));
}

function hasWordOfLength({ words, tokens, count }: WordedName, length: number): boolean {
  if (count === 1) return false;
  const isLike = (text: string) => Math.abs(text.length - length) <= WORD_EDITS;
  return words.some(isLike) || tokens.some(isLike);
}
