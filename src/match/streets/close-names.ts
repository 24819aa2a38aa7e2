import { type CountryProfile, SPELLING } from '../../country/index';
import { fitsWithin, mostEdits } from '../../rank/name-fit';
import { rankShortlist } from '../../rank/shortlist';
import type { WordedName } from '../../rank/worded-name';
import type { NameLexicon } from '../../store/names/name-index';
import { NearBytes } from '../../text/near-bytes';

/** What is asked of the names of streets when they are listed. */
export type ComparedNames = Pick<
  NameLexicon,
  'keys' | 'beginning' | 'containing' | 'oneEdit' | 'similar' | 'addSpelled'
>;

/** Close spellings given, and how far off they may be. */
const MOST = 24;
const WORST_COST = 2.2;
/** Names looked at because they share trigrams, and how many streets bear these: the end of a list is not worth more. */
const MOST_SIMILAR = 60;
const MOST_VISITS = 8_000;
/** Words of which a name is left out or one too many: theirs must be about as long as the name that is found. */
const WORD_EDITS = 2;

/**
 * Ids of names that are spelled closely and were not seen before, best first; all that are looked at are seen then.
 * @param isNamed true where the very name asked is there.
 */
export function closeNames(
  names: ComparedNames,
  profile: CountryProfile,
  asked: WordedName,
  seen: Set<number>,
  isNamed: boolean,
): number[] {
  const soundAlike = new Set<number>();
  names.addSpelled(SPELLING.sound, asked.sound, soundAlike);
  const mayFit = quickTest(names, asked, soundAlike);
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
 * What may be close: within an edit, and where no name is the one asked, sharing trigrams. Beside a name that is there,
 * others two letters off are noise, which took half of the time of a `lookupStreet` that ends in a name of its own.
 */
function namesToCompare(names: ComparedNames, asked: WordedName, isNamed: boolean): ReadonlySet<number> {
  const found = new Set(names.oneEdit(asked.key));
  if (!isNamed) for (const name of names.similar(asked.key, MOST_SIMILAR, MOST_VISITS)) found.add(name);
  return found;
}

/**
 * A test that is false for nearly all names that do not fit, without a string of the name or how it sounds: of the 1,000 µs
 * of a look-up on 50 M addresses, making and comparing sixty names took 180.
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
