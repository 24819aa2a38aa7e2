import type { CountryProfile } from '../../country/index';
import type { Vocabulary } from '../vocabulary';
import type { LineWord } from '../words/line-word';
import type { TakenLine } from '../words/taken-line';
import { WordLine } from '../words/word-line';
import { firstOf, lastOf, type WordSet, withoutFirst, wordsFrom } from '../words/word-set';

/** Cost of the line without its other numbers: more than a suffix, a flat or a district costs, less than an unknown street. */
const OTHER_NUMBERS_COST = 0.9;
/** Cost of a name's number as that of the house: `Studio 54 - 78 Rue Daguerre`. */
const NUMBER_OF_NAME_COST = 2;
/** `3 beds`, `2,5 km entfernt`: words behind a number that tell what is counted. */
const MOST_COUNTED_WORDS = 2;
const MOST_SUFFIX_WORDS = 2;
const MOST_PLACE_WORDS = 4;
const LETTER = /^\p{IDS}$/u;
const FOREIGN_POSTCODE = /^\p{Lu}{1,3}-\d{3,6}(?:\p{Lu}{2})?$/u;
const DIGIT = /\d/;
const DIGITS = /^\d+$/;
const STARTS_WITH_DIGIT = /^\d/;
const TWO_LETTERS = /\p{IDS}.*\p{IDS}/u;
const WIDEST_RANGE = 10;
const REACH_OF_NEIGHBOURS = 2;

/**
 * The line, and the line without the numbers that count something else, if a street that the data know stands right beside its
 * house number: `Schoolstraat 31 Assen, 3 bomen`, `P.S. 33 - 40 Luck St`, `Via Selvanesco 36, 20141 Milano 0,8 km`.
 */
export function waysWithoutOtherNumbers(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly TakenLine[] {
  if (!hasTwoNumbers(taken.words)) return [taken];
  const line = new WordLine(profile, vocabulary, taken.words);
  const address = addressIn(profile, line, taken.words);
  const others = address === 0 ? 0 : otherNumbers(profile, line, address, taken);
  if (others === 0) return [taken];
  const isOther = (_: LineWord, at: number) => (others & (1 << at)) !== 0;
  const without = {
    ...taken,
    words: taken.words.filter((word, at) => !isOther(word, at)),
    noise: [...taken.noise, ...taken.words.filter(isOther).map(({ raw }) => raw)],
    mayBeOther: mayNumberHouse(line, address, others),
  };
  return line.numberFirst && endsName(taken.words, others)
    ? [without, { ...taken, cost: taken.cost + NUMBER_OF_NAME_COST }]
    : [taken, { ...without, cost: taken.cost + OTHER_NUMBERS_COST }];
}

/**
 * False if the numbers stand in brackets, or in names of their own in front of the address: `Motel 6, 22 Methwold Ct`. What begins
 * with two numbers or the postcode of another country is none: `903 25 Umeå, Kungsgatan 5`.
 */
function mayNumberHouse(line: WordLine, address: WordSet, others: WordSet): boolean {
  const addressPart = line.part(firstOf(address));
  const words = wordsFrom(0, line.length);
  for (let rest = others & ~line.asides; rest !== 0; rest = withoutFirst(rest)) {
    const part = line.partWith(firstOf(rest), words);
    // `38 B, Słoneczna, 12`
    const isAlone = !TWO_LETTERS.test(line.text(part));
    const isTown = beginsWithTwo(line, part) || beginsWithPostcode(line, part);
    if (isAlone || isTown || line.part(firstOf(rest)) >= addressPart) return true;
  }
  return false;
}

/** Beside a known town, the numbers are most likely its postcode: `811 01 Bratislava, Obchodná 26`. */
function beginsWithTwo(line: WordLine, part: WordSet): boolean {
  const { numeric } = line;
  const first = part & -part;
  if ((first & numeric) === 0 || ((first << 1) & part & numeric) === 0) return false;
  const names = part & ~numeric;
  return names !== 0 && !line.isPlace(names);
}

/** `A-1010 Wien, Höhenweg 46`: the postcode of another country, with the code of that. */
function beginsWithPostcode(line: WordLine, part: WordSet): boolean {
  const names = withoutFirst(part);
  return names !== 0 && !line.isPlace(names) && FOREIGN_POSTCODE.test(line.text(part & -part));
}

/** `Engine 4: 10 Perch Cir`, `Studio 54 - 78 Rue Daguerre`: the first of two numbers is the end of a name. */
function endsName(words: readonly LineWord[], others: WordSet): boolean {
  return words.some(({ folded }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if ((others & (1 << at)) === 0 || before === undefined || next === undefined) return false;
    if (!DIGITS.test(folded) || !TWO_LETTERS.test(before.folded)) return false;
    return (others & (1 << (at + 1))) === 0 && STARTS_WITH_DIGIT.test(next.folded);
  });
}

function hasTwoNumbers(words: readonly LineWord[]): boolean {
  let found = 0;
  for (const { raw } of words) if (DIGIT.test(raw) && ++found === 2) return true;
  return false;
}

/** The known streets with their house numbers, in the usual order if there are any. */
function addressIn(profile: CountryProfile, line: WordLine, words: readonly LineWord[]): WordSet {
  const orders = line.numberFirst ? [numberBefore, numberBehind] : [numberBehind, numberBefore];
  return orders.map((order) => addressesOf(order, profile, line, words)).find((found) => found !== 0) ?? 0;
}

/** Numbers beside no known street, with the words behind them. */
function otherNumbers(
  profile: CountryProfile,
  line: WordLine,
  address: WordSet,
  { words, postcode }: TakenLine,
): WordSet {
  const kept = address | unitBehind(line, address);
  let others: WordSet = 0;
  for (let rest = line.withDigit & ~kept; rest !== 0; rest = withoutFirst(rest)) {
    const at = firstOf(rest);
    if (isInPlace(line, at) || mayBePlace(profile, postcode, words[at]!)) continue;
    if ((address & (1 << (at + 1))) !== 0 && isRange(words[at - 1], words[at]!, words[at + 1]!)) continue;
    others |= 1 << at;
    const most = Math.min(line.length, at + 1 + MOST_COUNTED_WORDS);
    for (let next = at + 1; next < most; next++) {
      if (line.part(next) !== line.part(at) || (kept & (1 << next)) !== 0 || isInPlace(line, next)) break;
      others |= 1 << next;
    }
  }
  return others;
}

/** `12 - 14 rue Longue`, `12, 14 rue Longue`. Behind a name only neighbours are one: `Atelier 2 - 10 rue Longue` is number 10. */
function isRange(before: LineWord | undefined, first: LineWord, last: LineWord): boolean {
  const reach = Number.parseInt(last.folded, 10) - Number.parseInt(first.folded, 10);
  const isBehindName = before?.part === first.part && TWO_LETTERS.test(before.folded);
  return reach > 0 && reach <= (isBehindName ? REACH_OF_NEIGHBOURS : WIDEST_RANGE) && reach % 2 === 0;
}

type Order = (profile: CountryProfile, line: WordLine, words: readonly LineWord[], number: number) => WordSet;

function addressesOf(
  order: Order,
  profile: CountryProfile,
  line: WordLine,
  words: readonly LineWord[],
): WordSet {
  let found: WordSet = 0;
  for (let rest = line.numeric; rest !== 0; rest = withoutFirst(rest))
    found |= order(profile, line, words, firstOf(rest));
  return found;
}

/** `31 bis Rue du Four`: the number with its suffix, and the longest known street behind it. */
function numberBefore(profile: CountryProfile, line: WordLine, words: readonly LineWord[], number: number) {
  for (let start = number + 1; start <= suffixEnd(profile, words, number); start++)
    for (let end = line.length; end > start; end--) {
      const street = wordsFrom(start, end);
      if (isOnlyStreet(line, street)) return wordsFrom(number, end);
    }
  return 0;
}

/** `Schoolstraat 31 A`: the longest known street before a number, and the number with its suffix. */
function numberBehind(profile: CountryProfile, line: WordLine, words: readonly LineWord[], number: number) {
  for (let start = 0; start < number; start++) {
    const street = wordsFrom(start, number);
    if (!isOnlyStreet(line, street)) continue;
    return wordsFrom(start, suffixEnd(profile, words, number));
  }
  return 0;
}

/** A street of the data, and no place: in `600 Akureyri` the number is a postcode. */
function isOnlyStreet(line: WordLine, words: WordSet): boolean {
  return !line.crossesParts(words) && line.isStreet(words) && !line.isPlace(words);
}

/** The end of a number and the words behind it that look like its suffix. */
function suffixEnd(profile: CountryProfile, words: readonly LineWord[], number: number): number {
  let end = number + 1;
  while (end < words.length && end <= number + MOST_SUFFIX_WORDS) {
    const { folded, part, sign } = words[end]!;
    const isPart = sign !== '' && !profile.conventions.numberFirst;
    const isSuffix = LETTER.test(folded) || profile.isSuffixWord(folded) || isPart;
    if (!isSuffix || part !== words[number]!.part) break;
    end++;
  }
  return end;
}

/** `12 Main St 4B, Springfield`: where the number stands first, one right behind the street is that of a flat. */
function unitBehind(line: WordLine, address: WordSet): WordSet {
  const next = lastOf(address) + 1;
  if (!line.numberFirst || next >= line.length || line.part(next) !== line.part(next - 1)) return 0;
  return (1 << next) & line.withDigit;
}

/** A postcode that the data lack, or a district, which is one word with its number. */
function mayBePlace(profile: CountryProfile, postcode: string | null, { raw }: LineWord): boolean {
  return raw.includes(' ') || (postcode === null && profile.normalisePostcode(raw) !== null);
}

/** `2e Exloërmond`, `Paris 13`: the word belongs to the name of a known place. */
function isInPlace(line: WordLine, at: number): boolean {
  for (let start = Math.max(0, at + 1 - MOST_PLACE_WORDS); start <= at; start++)
    for (let end = at + 1; end <= Math.min(line.length, at + MOST_PLACE_WORDS); end++) {
      const place = wordsFrom(start, end);
      if (!line.crossesParts(place) && line.isPlace(place)) return true;
    }
  return false;
}
