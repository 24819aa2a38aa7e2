import type { CountryProfile } from '../country/index';
import type { Verdict } from '../model/match';
import { editDistance } from '../text/edit-distance';
import { fold, squash, wordsOf } from '../text/fold';

/** How a street name that was asked compares with one that exists. */
export interface NameFit {
  verdict: Verdict;
  /** Letters that differ, after abbreviations are made alike and left-out words are set aside. */
  edits: number;
  /** Letters of the asked name that were compared. */
  length: number;
  /** The same without a street type that both names end in: `trstraat` and `bosstraat` have little in common. */
  stem: number;
  /** Share of the found name's letters that belong to words the asked name lacks: 0…1. */
  missing: number;
  /** Share of the asked name's letters that belong to words the found name lacks: 0…1. */
  extra: number;
  /** True where one is a street and the other a lane. */
  typeConflict: boolean;
  /** True where both have numbers in them and not the same: `Rozengaard 11` is not `Rozengaard 12`. */
  digitsDiffer: boolean;
}

/** The name as asked, prepared once and compared with many. */
export class AskedName {
  readonly raw: string;
  readonly folded: string;
  readonly words: readonly string[];
  readonly tokens: readonly string[];
  readonly key: string;
  /** The folded words without spaces, no abbreviation resolved. */
  readonly squashed: string;
  readonly #profile: CountryProfile;
  #sound: string | null = null;

  constructor(profile: CountryProfile, raw: string) {
    this.#profile = profile;
    this.raw = raw;
    this.folded = fold(raw);
    this.words = wordsOf(this.folded);
    this.tokens = this.words.map((word) => profile.token(word));
    this.key = this.tokens.length === 1 ? this.tokens[0]! : this.tokens.join('');
    this.squashed = squash(this.folded);
  }

  /** How it sounds: worked out for names that are not found as they are written. */
  get sound(): string {
    this.#sound ??= this.#profile.sound(this.key);
    return this.#sound;
  }
}

const WORST: NameFit = {
  verdict: 'conflict',
  edits: 99,
  length: 1,
  stem: 1,
  missing: 1,
  extra: 1,
  typeConflict: true,
  digitsDiffer: false,
};

/**
 * Compares an asked name with a found one. `alias` tells that the entry was found under another name than the
 * official one, whose key is given.
 */
export function fitName(
  profile: CountryProfile,
  asked: AskedName,
  found: string,
  foundKey?: string,
): NameFit {
  if (asked.raw === found) return plainFit(asked, 'exact');
  const folded = fold(found);
  const squashed = squash(folded);
  if (asked.squashed === squashed) return plainFit(asked, 'folded');
  const words = wordsOf(folded);
  const tokens = words.map((word) => profile.token(word));
  const key = tokens.length === 1 ? tokens[0]! : tokens.join('');
  if (asked.key === key) return plainFit(asked, 'abbreviation');
  if (foundKey !== undefined && foundKey !== key && asked.key === foundKey) return plainFit(asked, 'alias');
  return closeFit(profile, asked, { words, tokens, key: foundKey ?? key, squashed });
}

/** Nothing differs but how it is written. */
function plainFit(asked: AskedName, verdict: Verdict): NameFit {
  const length = Math.max(1, asked.key.length);
  return {
    verdict,
    edits: 0,
    length,
    stem: length,
    missing: 0,
    extra: 0,
    typeConflict: false,
    digitsDiffer: false,
  };
}

/**
 * `costOf(fitName(profile, asked, key)) <= worst` for the key of a found name, which is one word. Of the names that
 * share trigrams most are far off: how they sound or what their words are is looked at where that can still help.
 */
export function fitsWithin(profile: CountryProfile, asked: AskedName, key: string, worst: number): boolean {
  const token = profile.token(key);
  if (asked.squashed === key || asked.key === token) return true;
  const tokens = [token];
  const bound = boundOf(asked);
  const edits = editsBetween(asked, token, key, bound);
  if (edits <= bound) {
    const conflicts = costOfConflicts(
      profile.typesConflict(asked.tokens, tokens),
      numbersOf(asked.tokens) !== numbersOf(tokens),
    );
    const cost = edits * costOfEdit(asked.key.length);
    if (cost + conflicts <= worst) return true;
    if (PHONETIC_SHARE * cost + conflicts <= worst && asked.sound === profile.sound(token)) return true;
  }
  if (!hasWordLike(asked, token, key)) return false;
  return costOf(closeFit(profile, asked, { words: [key], tokens, key: token, squashed: key })) <= worst;
}

/** True where a word of several is about as long as the one that was found: only then can they be the same. */
function hasWordLike({ words, tokens }: AskedName, token: string, key: string): boolean {
  if (tokens.length === 1) return false;
  return tokens.some(
    (one, at) =>
      Math.abs(one.length - token.length) <= MAX_WORD_EDITS ||
      Math.abs(words[at]!.length - key.length) <= MAX_WORD_EDITS,
  );
}

/** More letters than this that differ are no typos. */
function boundOf(asked: AskedName): number {
  return Math.max(2, Math.ceil(asked.key.length * 0.45));
}

function editsBetween(asked: AskedName, key: string, squashed: string, bound: number): number {
  return Math.min(editDistance(asked.key, key, bound), editDistance(asked.squashed, squashed, bound));
}

/** A found name, prepared like the asked one. */
type FoundName = Pick<AskedName, 'words' | 'tokens' | 'key' | 'squashed'>;

function closeFit(profile: CountryProfile, asked: AskedName, found: FoundName): NameFit {
  const { tokens, key } = found;
  const bound = boundOf(asked);
  const edits = editsBetween(asked, key, found.squashed, bound);
  const typeConflict = profile.typesConflict(asked.tokens, tokens);
  const stem = asked.key.length - profile.sharedType(asked.tokens, tokens).length;
  const digitsDiffer = numbersOf(asked.tokens) !== numbersOf(found.tokens);
  let best: NameFit = WORST;
  if (edits <= bound) {
    const sounds = asked.sound === profile.sound(key);
    best = {
      verdict: sounds ? 'phonetic' : 'typo',
      edits,
      length: asked.key.length,
      stem,
      missing: 0,
      extra: 0,
      typeConflict,
      digitsDiffer,
    };
  }
  const aligned = alignWords(profile, asked, found);
  if (aligned !== null && costOf(aligned) < costOf(best)) best = { ...aligned, typeConflict, digitsDiffer };
  return best;
}

const NUMBER_IN_NAME = /^\d+\p{L}?$/u;

/** Numbers, with a letter at most behind them: a digit within a word is a letter misread, not a number. */
function numbersOf(tokens: readonly string[]): string {
  let numbers = '';
  for (const token of tokens) if (NUMBER_IN_NAME.test(token)) numbers += `${token} `;
  return numbers;
}

/** What a letter costs in a name that sounds as the one asked, beside others. */
const PHONETIC_SHARE = 0.4;

/** Letters that differ between two words taken for the same. */
const MAX_WORD_EDITS = 2;

/** A wrong letter says less in a long name. */
function costOfEdit(length: number): number {
  return 0.6 + 4 / (length + 2);
}

/** Rough order of fits, to choose between two ways of comparing: the ranking proper weighs them later. */
export function costOf(fit: NameFit): number {
  const phonetic = fit.verdict === 'phonetic' ? PHONETIC_SHARE : 1;
  return (
    phonetic * fit.edits * costOfEdit(fit.length) +
    3.2 * fit.missing +
    4.5 * fit.extra +
    costOfConflicts(fit.typeConflict, fit.digitsDiffer)
  );
}

function costOfConflicts(typeConflict: boolean, digitsDiffer: boolean): number {
  return (typeConflict ? 1.5 : 0) + (digitsDiffer ? 2 : 0);
}

/**
 * Pairs the words of both names, cheapest pair first, allowing typos in a pair, initials for names, and words
 * without partner on either side. Particles weigh little. Null where too little is shared.
 */
function alignWords(profile: CountryProfile, askedName: AskedName, foundName: FoundName): NameFit | null {
  const asked = askedName.tokens;
  const found = foundName.tokens;
  if (asked.length === 1 && found.length === 1) return null;
  if (asked.length > 12 || found.length > 12) return null;
  const pairs: { a: number; f: number; edits: number; shared: number }[] = [];
  for (const [a, left] of asked.entries()) {
    for (const [f, right] of found.entries()) {
      const initial = left !== right && (left.length === 1 || right.length === 1) && left[0] === right[0];
      const compound = isCompoundOf(profile, left, right) || isCompoundOf(profile, right, left);
      const bound = compound || left.length < 4 ? 0 : left.length < 7 ? 1 : MAX_WORD_EDITS;
      const edits = initial
        ? 0.5
        : Math.min(
            editDistance(left, right, bound),
            editDistance(askedName.words[a]!, foundName.words[f]!, bound),
          );
      if (edits <= bound || initial) pairs.push({ a, f, edits, shared: Math.min(left.length, right.length) });
    }
  }
  if (pairs.length === 0) return null;
  pairs.sort(
    (x, y) => y.shared - y.edits * 2 - (x.shared - x.edits * 2) || Math.abs(x.a - x.f) - Math.abs(y.a - y.f),
  );
  const takenAsked = new Set<number>();
  const takenFound = new Set<number>();
  let edits = 0;
  let shared = 0;
  let swaps = 0;
  for (const pair of pairs) {
    if (takenAsked.has(pair.a) || takenFound.has(pair.f)) continue;
    takenAsked.add(pair.a);
    takenFound.add(pair.f);
    edits += pair.edits;
    shared += pair.shared;
    if (pair.a !== pair.f && asked.length === found.length) swaps++;
  }
  const askedWeight = weigh(profile, asked, () => false);
  const foundWeight = weigh(profile, found, () => false);
  const extra = weigh(profile, asked, (index) => takenAsked.has(index)) / askedWeight;
  const missing = weigh(profile, found, (index) => takenFound.has(index)) / foundWeight;
  if (extra > 0.6 || missing > 0.85 || shared < 2) return null;
  const length = asked.reduce((sum, word) => sum + word.length, 0);
  return {
    verdict: 'partial',
    edits: edits + (swaps > 0 ? 0.5 : 0),
    length,
    stem: length - profile.sharedType(asked, found).length,
    missing,
    extra,
    typeConflict: false,
    digitsDiffer: false,
  };
}

/** `trstraat` is a name and a street type: no damaged `straat`. */
function isCompoundOf(profile: CountryProfile, word: string, type: string): boolean {
  return word.length > type.length && word.endsWith(type) && profile.isStreetType(type);
}

/** Letters of the words that are not left aside; a particle or title counts a quarter. */
function weigh(profile: CountryProfile, words: readonly string[], aside: (index: number) => boolean): number {
  let weight = 0;
  for (const [index, word] of words.entries()) {
    if (!aside(index)) weight += profile.isOptional(word) ? word.length / 4 : word.length;
  }
  return weight;
}
