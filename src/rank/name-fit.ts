import type { CountryProfile } from '../country/index';
import type { Verdict } from '../model/match';
import { editDistance } from '../text/edit-distance';
import { fold, squash } from '../text/fold';
import { type Alignment, alignWords, MAX_WORD_EDITS } from './align-words';
import type { AskedName } from './asked-name';
import { FoundName, numbersOf } from './name-words';

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

const foundName = new FoundName();
const alignment: Alignment = { edits: 0, missing: 0, extra: 0 };

/** A fit to be written over. */
export function noFit(): NameFit {
  return {
    verdict: 'conflict',
    edits: 99,
    length: 1,
    stem: 1,
    missing: 1,
    extra: 1,
    typeConflict: true,
    digitsDiffer: false,
  };
}

/**
 * Compares an asked name with a found one. `alias` tells that the entry was found under another name than the
 * official one, whose key is given.
 */
export function fitName(
  profile: CountryProfile,
  asked: AskedName,
  found: string,
  foundKey?: string,
  fit = noFit(),
): NameFit {
  if (asked.raw === found) return plainFit(asked, 'exact', fit);
  const folded = fold(found);
  const squashed = squash(folded);
  if (asked.squashed === squashed) return plainFit(asked, 'folded', fit);
  foundName.read(profile, folded, squashed);
  const { key } = foundName;
  if (asked.key === key) return plainFit(asked, 'abbreviation', fit);
  if (foundKey !== undefined && foundKey !== key && asked.key === foundKey)
    return plainFit(asked, 'alias', fit);
  return closeFit(profile, asked, foundName, foundKey ?? key, fit);
}

/** Nothing differs but how it is written. */
function plainFit(asked: AskedName, verdict: Verdict, fit: NameFit): NameFit {
  const length = Math.max(1, asked.key.length);
  fit.verdict = verdict;
  fit.edits = 0;
  fit.length = length;
  fit.stem = length;
  fit.missing = 0;
  fit.extra = 0;
  fit.typeConflict = false;
  fit.digitsDiffer = false;
  return fit;
}

/**
 * `costOf(fitName(profile, asked, key)) <= worst` for the key of a found name, which is one word. Of the names that
 * share trigrams most are far off: how they sound or what their words are is looked at where that can still help.
 */
export function fitsWithin(profile: CountryProfile, asked: AskedName, key: string, worst: number): boolean {
  const token = profile.token(key);
  if (asked.squashed === key || asked.key === token) return true;
  const bound = boundOf(asked);
  const edits = editsBetween(asked, token, key, bound);
  foundName.readWord(key, token);
  if (edits <= bound) {
    const conflicts = costOfConflicts(
      typesConflict(asked.type, foundName.type(profile)),
      asked.numbers !== numbersOf(foundName),
    );
    const cost = edits * costOfEdit(asked.key.length);
    if (cost + conflicts <= worst) return true;
    if (PHONETIC_SHARE * cost + conflicts <= worst && profile.soundsAs(token, asked.sound)) return true;
  }
  if (!hasWordLike(asked, token, key)) return false;
  return costOf(closeFit(profile, asked, foundName, token, keyFit)) <= worst;
}

/** True where a word of several is about as long as the one that was found: only then can they be the same. */
function hasWordLike({ words, tokens }: AskedName, token: string, key: string): boolean {
  if (tokens.length === 1) return false;
  for (let at = 0; at < tokens.length; at++) {
    if (Math.abs(tokens[at]!.length - token.length) <= MAX_WORD_EDITS) return true;
    if (Math.abs(words[at]!.length - key.length) <= MAX_WORD_EDITS) return true;
  }
  return false;
}

/** More letters than this that differ are no typos. */
function boundOf(asked: AskedName): number {
  return Math.max(2, Math.ceil(asked.key.length * 0.45));
}

function editsBetween(asked: AskedName, key: string, squashed: string, bound: number): number {
  return Math.min(editDistance(asked.key, key, bound), editDistance(asked.squashed, squashed, bound));
}

const WORST: Readonly<NameFit> = noFit();
const keyFit = noFit();

export function copyFit(from: Readonly<NameFit>, to: NameFit): void {
  to.verdict = from.verdict;
  to.edits = from.edits;
  to.length = from.length;
  to.stem = from.stem;
  to.missing = from.missing;
  to.extra = from.extra;
  to.typeConflict = from.typeConflict;
  to.digitsDiffer = from.digitsDiffer;
}

/** @param key of the found name, or of the other name under which it was found. */
function closeFit(
  profile: CountryProfile,
  asked: AskedName,
  found: FoundName,
  key: string,
  fit: NameFit,
): NameFit {
  const bound = boundOf(asked);
  const edits = editsBetween(asked, key, found.squashed, bound);
  const foundType = found.type(profile);
  const typeConflict = typesConflict(asked.type, foundType);
  const sharedLetters = asked.type === foundType ? foundType.length : 0;
  const digitsDiffer = asked.numbers !== numbersOf(found);
  const isTypo = edits <= bound;
  if (isTypo) {
    fit.verdict = profile.soundsAs(key, asked.sound) ? 'phonetic' : 'typo';
    fit.edits = edits;
    fit.length = asked.key.length;
    fit.stem = asked.key.length - sharedLetters;
    fit.missing = 0;
    fit.extra = 0;
    fit.typeConflict = typeConflict;
    fit.digitsDiffer = digitsDiffer;
  } else {
    copyFit(WORST, fit);
  }
  if (!alignWords(profile, asked, found, alignment)) return fit;
  const { missing, extra } = alignment;
  if (costOfWords(alignment.edits, asked.letters, missing, extra) >= costOf(fit)) return fit;
  fit.verdict = 'partial';
  fit.edits = alignment.edits;
  fit.length = asked.letters;
  fit.stem = asked.letters - sharedLetters;
  fit.missing = missing;
  fit.extra = extra;
  fit.typeConflict = typeConflict;
  fit.digitsDiffer = digitsDiffer;
  return fit;
}

/** True where one is a street and the other a lane. */
function typesConflict(asked: string, found: string): boolean {
  return asked !== '' && found !== '' && asked !== found;
}

/** What a letter costs in a name that sounds as the one asked, beside others. */
const PHONETIC_SHARE = 0.4;

/** A wrong letter says less in a long name. */
function costOfEdit(length: number): number {
  return 0.6 + 4 / (length + 2);
}

/** Letters that may differ in a name of at most that cost, unless it sounds the same or shares words only. */
export function mostEdits(asked: AskedName, worst: number): number {
  return Math.floor(worst / costOfEdit(asked.key.length));
}

/** Rough order of fits, to choose between two ways of comparing: the ranking proper weighs them later. */
export function costOf(fit: NameFit): number {
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
