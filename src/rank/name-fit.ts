import { areSameRoad, type CountryProfile } from '../country/index';
import { isAgreeing } from '../model/agreeing';
import type { Changeable } from '../model/changeable';
import type { Verdict } from '../model/match';
import { editDistance } from '../text/edit-distance';
import { fold, squash } from '../text/fold';
import { alignWords, MAX_WORD_EDITS } from './align-words';
import type { NameFit } from './fit';
import { lettersApart } from './letters-apart';
import { cutFit, isTailOf, tailFit } from './part-fit';
import {
  areSisters,
  differInInnerType,
  differInTypeAlone,
  hasDirectionMore,
  isWithAnotherType,
} from './type-conflict';
import { numbersDiffer, WordedName } from './worded-name';

const NO_FIT: NameFit = {
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
 * The letters of another type are no slips. The cost is within that of a name worth looking at, and too high to end a search: a
 * better name may follow.
 */
const COST_OF_OTHER_TYPE = 2.8;
/** Different letters cost this share in a name that sounds the same. */
const PHONETIC_SHARE = 0.4;

const NO_DIGITS = /\D+/g;
const INITIAL = /^\p{IDS}$/u;
/** If the shared words are a smaller part of the name than this, they may belong to any name. */
const LEAST_SHARED = 0.5;

/** So many letters that differ, and such a share of the words in which they differ, are rarely typos. */
const FAR_EDITS = 3;
const FAR_SHARE = 0.3;
/** Two letters are far in a name of five, without its type: `Molen` is hardly `Ellen`. */
const LEAST_FAR_EDITS = 2;
const FAR_SHARE_OF_TWO = 0.45;
/** A name that lacks such a share of the asked one is another: `Gleason Rd` for `Gleason Hill Rd`. */
const OTHER_SHARE = 0.2;

/**
 * True if the asked name may well be another one, which the data lack: `Rue Gascard` is hardly `Rue Balard`, and `Via Eugenio
 * Pollini`, with another given name, hardly `Via Gino Pollini`. Nor is `Lardenbergstraat` the `M. Hardenbergstraat`: that would be a
 * word left out and a slip in the rest.
 * @param isTold true if the asked postcode is that of one street. Then two wrong letters are a typo.
 */
export function mayBeOtherName(
  { verdict, edits, stem, apart = stem, extra, otherWord, wordMissing }: NameFit,
  isTold = false,
): boolean {
  if (verdict === 'partial')
    return otherWord === true || extra >= OTHER_SHARE || (!isTold && wordMissing === true && edits >= 1);
  if (verdict !== 'typo' || edits < (isTold ? FAR_EDITS : LEAST_FAR_EDITS)) return false;
  return edits >= (edits < FAR_EDITS ? FAR_SHARE_OF_TWO : FAR_SHARE) * Math.min(apart, stem);
}

/**
 * Compares an asked name with a found one.
 * @param foundKey the key that the found name was looked up by. If it is not the key of the name itself, it is the key
 * of an alias.
 */
export function fitName(
  profile: CountryProfile,
  asked: WordedName,
  found: WordedName,
  foundKey?: string,
): NameFit {
  if (asked.raw === found.raw) return sameName(asked, 'exact');
  // `../..` has no word to compare.
  if (asked.squashed === '' || found.squashed === '') return NO_FIT;
  if (asked.squashed === found.squashed) return sameName(asked, 'folded');
  if (asked.key === found.key) return sameKey(asked, found);
  const key = foundKey ?? found.key;
  if (asked.keys.includes(key)) return sameName(asked, found.keys.includes(key) ? 'abbreviation' : 'alias');
  if (asked.road !== null && found.road !== null && areSameRoad(asked.road, found.road))
    return sameName(asked, 'abbreviation');
  const own = closeFit(profile, asked, found, key);
  if (isOfOtherType(profile, asked, found)) return { ...own, otherType: true };
  if (foundKey === undefined || foundKey === found.squashed || found.keys.includes(foundKey)) return own;
  const other = aliasFit(profile, asked, foundKey);
  return costOf(other) < costOf(own) ? other : own;
}

/** Compares an asked name with the name of a street in another language. What agrees there is an alias of its own name. */
export function fitOtherName(profile: CountryProfile, asked: WordedName, other: WordedName): NameFit {
  const fit = fitName(profile, asked, other);
  return isAgreeing(fit.verdict) ? { ...fit, verdict: 'alias' } : fit;
}

/** True if the names are those of two streets whose types alone tell them apart. */
function isOfOtherType(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  if (differInInnerType(profile, asked, found)) return true;
  return differInTypeAlone(profile, asked, found) && areSisters(profile, asked, found);
}

/**
 * Compares an asked name with an alias of a street. The data hold only the key of an alias, so its words and its type
 * are not known; but the asked type is at one end of the key.
 */
function aliasFit(profile: CountryProfile, asked: WordedName, key: string): NameFit {
  const typeConflict = !key.startsWith(asked.type) && !key.endsWith(asked.type);
  const digitsDiffer = asked.numbers.replaceAll(NO_DIGITS, '') !== key.replaceAll(NO_DIGITS, '');
  const stem = asked.key.length - (typeConflict ? 0 : asked.type.length);
  const missing = missingAround(asked, key);
  if (missing !== null) {
    const length = asked.letters;
    return { verdict: 'partial', edits: 0, length, stem, missing, extra: 0, typeConflict, digitsDiffer };
  }
  const bound = boundOf(asked);
  const edits = asked.keys.reduce((least, own) => Math.min(least, editDistance(own, key, bound)), bound + 1);
  if (edits > bound) return NO_FIT;
  const fit: Changeable<NameFit> = {
    verdict: 'typo',
    edits,
    length: asked.key.length,
    stem,
    missing: 0,
    extra: 0,
    typeConflict,
    digitsDiffer,
  };
  if (edits >= LEAST_FAR_EDITS) fit.apart = lettersApart(asked.tokens, key);
  if (typeConflict && isWithAnotherType(profile, asked, key)) fit.otherType = true;
  return fit;
}

/**
 * Share of the key's letters that belong to no word of the asked name; null unless the key has all these words, in
 * order. A second initial may be that of a name which the key lacks: `avenue F. D. Roosevelt` is the avenue Franklin Roosevelt.
 */
function missingAround({ tokens }: WordedName, key: string): number | null {
  const isSecond = (token: string, at: number) => INITIAL.test(token) && INITIAL.test(tokens[at - 1] ?? '');
  const lessInitials = tokens.filter((token, at) => !isSecond(token, at));
  return missingAroundTokens(tokens, key) ?? missingAroundTokens(lessInitials, key);
}

function missingAroundTokens(tokens: readonly string[], key: string): number | null {
  let at = 0;
  for (const token of tokens) {
    const found = key.indexOf(token, at);
    if (found < 0) return null;
    at = found + token.length;
  }
  const letters = tokens.reduce((sum, token) => sum + token.length, 0);
  return tokens.length > 1 && letters >= LEAST_SHARED * key.length ? 1 - letters / key.length : null;
}

/** The fit if both names are the same except for their spelling convention; null for a different name. */
export function fitSameName(asked: WordedName, found: string): NameFit | null {
  if (asked.raw === found) return sameName(asked, 'exact');
  return asked.squashed === squash(fold(found)) ? sameName(asked, 'folded') : null;
}

/** The fit of two names with one key, which may be written in full or abbreviated. */
function sameKey(asked: WordedName, found: WordedName): NameFit {
  const fit = sameName(asked, 'abbreviation');
  fit.onlyType = differInType(asked, found);
  return fit;
}

/** A fit in which only the way of writing differs. */
function sameName(asked: WordedName, verdict: Verdict): Changeable<NameFit> {
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

/** True if names with one key differ in nothing but the writing of their street types. */
function differInType({ words, nameWords, type }: WordedName, found: WordedName): boolean {
  const last = words.length - 1;
  return (
    words.length === found.count &&
    nameWords.every(
      ({ word, isType }, at) =>
        isType ||
        word === found.words[at] ||
        (at === last && type !== '' && isCutShort(word, found.words[at]!)),
    )
  );
}

/** `herestr` of `herestraat`, or the other way round. */
function isCutShort(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * True if the key of a found name, compared as one word, costs at most `worst` (see `costOf`). Most names that share
 * trigrams are far off, so sounds and words are compared only if that can still help.
 */
export function fitsWithin(profile: CountryProfile, asked: WordedName, key: string, worst: number): boolean {
  const found = new WordedName(profile, key);
  if (asked.squashed === key || asked.key === found.key) return true;
  if (isOfOtherType(profile, asked, found)) return COST_OF_OTHER_TYPE <= worst;
  if (asked.isMisread(found)) return true;
  const bound = boundOf(asked);
  const edits = editsBetween(asked, found.key, key, bound);
  if (edits <= bound) {
    const conflicts = costOfConflicts(areSisters(profile, asked, found), numbersDiffer(asked, found));
    const cost = edits * costOfEdit(asked.key.length);
    if (cost + conflicts <= worst) return true;
    if (PHONETIC_SHARE * cost + conflicts <= worst && profile.soundsAs(found.key, asked.sound)) return true;
  }
  if (isTailOf(asked, found.key) && costOfWords(0, 1, 1 - asked.key.length / found.key.length, 0) <= worst)
    return true;
  const mayShareWords = hasWordLike(asked, found) || key.startsWith(asked.squashed);
  return mayShareWords && costOf(closeFit(profile, asked, found, found.key)) <= worst;
}

/** True if one of several words is about as long as the found word. Only then can the two be the same. */
function hasWordLike({ words, tokens }: WordedName, found: WordedName): boolean {
  if (tokens.length === 1) return false;
  const isLike = (text: string, other: string) => Math.abs(text.length - other.length) <= MAX_WORD_EDITS;
  return tokens.some((token, at) => isLike(token, found.key) || isLike(words[at]!, found.squashed));
}

/** More different letters than this are not typos. */
function boundOf(asked: WordedName): number {
  return Math.max(2, Math.ceil(asked.key.length * 0.45));
}

function editsBetween(asked: WordedName, key: string, squashed: string, bound: number): number {
  return Math.min(editDistance(asked.key, key, bound), editDistance(asked.squashed, squashed, bound));
}

/** @param key of the found name, or of the other name under which it was found. */
function closeFit(profile: CountryProfile, asked: WordedName, found: WordedName, key: string): NameFit {
  // One slip of the scanner, however many letters it took for others.
  if (asked.isMisread(found)) return { ...sameName(asked, 'typo'), edits: 1 };
  const typeConflict = areSisters(profile, asked, found);
  const digitsDiffer = numbersDiffer(asked, found);
  const sharedLetters = asked.type === found.type ? found.type.length : 0;
  const bound = boundOf(asked);
  const edits = editsBetween(asked, key, found.squashed, bound);
  let byLetters = NO_FIT;
  if (edits <= bound && !hasDirectionMore(profile, asked, found)) {
    const fit: Changeable<NameFit> = {
      verdict: profile.soundsAs(key, asked.sound) ? 'phonetic' : 'typo',
      edits,
      length: asked.key.length,
      stem: asked.key.length - sharedLetters,
      missing: 0,
      extra: 0,
      typeConflict,
      digitsDiffer,
    };
    // A damaged type is no other name: `Roufe de Bordeaux`.
    if (edits >= (asked.type === found.type ? LEAST_FAR_EDITS : FAR_EDITS))
      fit.apart = lettersApart(asked.tokens, key, sharedLetters === 0 ? '' : asked.type);
    byLetters = fit;
  }
  const cut = cutFit(asked, found, digitsDiffer);
  const part = cut ?? tailFit(asked, found, digitsDiffer);
  const whole = part !== null && costOf(part) < costOf(byLetters) ? part : byLetters;
  const alignment = alignWords(profile, asked, found);
  if (alignment === null) return whole;
  const { missing, extra, typeDiffers, otherWord, wordMissing } = alignment;
  if (costOfWords(alignment.edits, asked.letters, missing, extra) >= costOf(whole)) return whole;
  return {
    verdict: 'partial',
    edits: alignment.edits,
    length: asked.letters,
    stem: asked.letters - sharedLetters,
    missing,
    extra,
    typeConflict: typeConflict || typeDiffers,
    digitsDiffer,
    otherWord,
    wordMissing,
  };
}

/** A wrong letter counts less in a long name. */
function costOfEdit(length: number): number {
  return 0.6 + 4 / (length + 2);
}

/** Most letters that may differ in a name of at most this cost, unless it sounds the same or only shares words. */
export function mostEdits(asked: WordedName, worst: number): number {
  return Math.floor(worst / costOfEdit(asked.key.length));
}

/** Rough cost of a fit, to choose between two comparisons. The ranking itself uses the fitted weights later. */
export function costOf(fit: NameFit): number {
  if (fit.otherType === true) return COST_OF_OTHER_TYPE;
  const phonetic = fit.verdict === 'phonetic' ? PHONETIC_SHARE : 1;
  return (
    costOfWords(phonetic * fit.edits, fit.length, fit.missing, fit.extra) +
    costOfConflicts(fit.typeConflict, fit.digitsDiffer)
  );
}

function costOfWords(edits: number, length: number, missing: number, extra: number): number {
  return edits * costOfEdit(length) + 3.2 * missing + 4.5 * extra;
}

function costOfConflicts(typeConflict: boolean, digitsDiffer: boolean): number {
  return (typeConflict ? 1.5 : 0) + (digitsDiffer ? 2 : 0);
}
