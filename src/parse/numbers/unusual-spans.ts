import type { CountryProfile } from '../../country/index';
import { isLastOfPart, type LineWord } from '../words/line-word';
import type { NumberSpan } from '../words/number-span';
import { misreadNumber, numberBehindLetter, numberBehindN } from './misread-number';
import { type NamedNumber, readNumberName } from './number-names';

const LETTER_NUMBER = /^(?:\p{Lu}|[IVX]{2,4})$/u;
const LETTER_AND_NUMBER = /^\p{Lu}-?\d{1,4}$/u;
/** A place in the grid of a county, as in Wisconsin: `N6W23001`. */
const GRID_NUMBER = /^[NSEW]\d{1,3}[NSEW]\d{3,6}$/iu;
/** A misread number counts as one with so many odd letters. */
const MISREAD_LETTERS = 6;
/** More than a letter that looks like a digit. */
const SLIPPED_LETTERS = 8;

const ONE: ReadonlySet<string> = new Set([
  'een',
  'ein',
  'un',
  'une',
  'um',
  'uno',
  'en',
  'et',
  'eitt',
  'ett',
  'one',
]);
/** Those that are no articles. */
const ONLY_ONE: ReadonlySet<string> = new Set(['eins', 'eitt']);

/** `Three Mill Road`: the number as a word, in front of its street. */
export function namedSpans(profile: CountryProfile, words: readonly LineWord[]): readonly NumberSpan[] {
  const [first, second] = words;
  if (!profile.conventions.numberFirst || first === undefined || second?.part !== first.part) return [];
  const text = profile.conventions.numberNames.get(first.folded);
  const span = { start: 0, end: 1, part: first.part, oddLetters: 0, takesLastWord: false };
  return text === undefined ? [] : [{ ...span, text }];
}

/** `Karregat negen, Domburg`, `quarante-huit rue du Four`: the only number of the line is named beside its street. */
export function spokenSpans(profile: CountryProfile, words: readonly LineWord[]): readonly NumberSpan[] {
  const { numberFirst, numberNames } = profile.conventions;
  if (numberNames.size === 0) return [];
  const spans: NumberSpan[] = [];
  for (let start = 0; start < words.length; ) {
    const { part } = words[start]!;
    const begin = startOfAnnounced(profile, words, start);
    const named = readNumberName(profile, words, start) ?? readOne(words, start, begin < start);
    const numbers = named === null ? [] : [named, ...withSuffix(profile, words, part, named)];
    for (const { end, text } of numbers)
      if (
        words[numberFirst ? end : begin - 1]?.part === part ||
        (begin < start && words[begin - 1]?.part === part)
      )
        spans.push({ start: begin, end, part, text, oddLetters: 0, takesLastWord: false });
    start = named?.end ?? start + 1;
  }
  return spans;
}

/** Where the word for the number begins that stands in front of a named one: `num deux`, `n. civ. otto`; the position itself if none does. */
function startOfAnnounced(profile: CountryProfile, words: readonly LineWord[], at: number): number {
  const { part } = words[at]!;
  const [further, before] = [words[at - 2], words[at - 1]];
  if (before?.part !== part) return at;
  const both = further?.part === part ? `${further.folded} ${before.folded}` : '';
  if (profile.isNumberWord(both)) return at - 2;
  return profile.isNumberWord(before.folded) ? at - 1 : at;
}

/** `nummer een`, `Seldwylaweg eins`: the number 1 is an article in most languages, unless the word for a number stands in front. */
function readOne(words: readonly LineWord[], at: number, isAnnounced: boolean): NamedNumber | null {
  const { folded } = words[at]!;
  const isOne = ONLY_ONE.has(folded) || (isAnnounced && ONE.has(folded));
  return isOne ? { end: at + 1, text: '1' } : null;
}

/** `negenenvijftig b`, `treize bis`: the named number with the letter or word behind it. */
function withSuffix(
  profile: CountryProfile,
  words: readonly LineWord[],
  part: number,
  { end, text }: NamedNumber,
): readonly NamedNumber[] {
  const next = words[end];
  if (next?.part !== part || (next.folded.length > 1 && !profile.isSuffixWord(next.folded))) return [];
  return [{ end: end + 1, text: `${text} ${next.raw}` }];
}

/** `2O rue Lepic`, `Herestraat l4`: letters that stand for digits. The word may as well be a number with its suffix. */
export function misreadSpans(words: readonly LineWord[]): readonly NumberSpan[] {
  return words.flatMap(({ raw, part }, start) => {
    const text = misreadNumber(raw);
    if (text === null) return [];
    return [
      {
        start,
        end: start + 1,
        part,
        text,
        oddLetters: MISREAD_LETTERS,
        takesLastWord: false,
        isMisread: true,
      },
    ];
  });
}

/** `Brink n12`, `n12 rue Lepic`: in a line without another number. It may be that of a road. */
export function shortWordSpans(words: readonly LineWord[]): readonly NumberSpan[] {
  return words.flatMap(({ raw, part }, start) => {
    const text = numberBehindN(raw);
    const span = { start, end: start + 1, part, oddLetters: 0, takesLastWord: false, isMisread: true };
    return text === null ? [] : [{ ...span, text }];
  });
}

/** `A3510 Dunhaven Rd`: a letter in front of the number, where that comes first. */
export function slippedSpans(
  profile: CountryProfile,
  [first, second]: readonly LineWord[],
): readonly NumberSpan[] {
  if (first === undefined || second?.part !== first.part) return [];
  const text = numberBehindLetter(profile, first.raw);
  const span = { start: 0, end: 1, part: first.part, takesLastWord: false, isMisread: true };
  return text === null ? [] : [{ ...span, text, oddLetters: SLIPPED_LETTERS }];
}

/** `N6W23001 Bluemound Rd`, also in two words: a number in front of its street that begins with a letter. */
export function gridSpans(profile: CountryProfile, words: readonly LineWord[]): readonly NumberSpan[] {
  if (!profile.conventions.numberFirst) return [];
  const spans: NumberSpan[] = [];
  for (const end of [1, 2]) {
    const number = words.slice(0, end);
    const text = number.map(({ raw }) => raw).join('');
    const { part } = number[0] ?? { part: 0 };
    if (GRID_NUMBER.test(text) && words[end]?.part === part)
      spans.push({ start: 0, end, part, text, oddLetters: 0, takesLastWord: false });
  }
  return spans;
}

/** `B12 Calle 8`: block and house in front of a street that begins with its type, in a line with other numbers. */
export function blockSpans(
  profile: CountryProfile,
  [first, second]: readonly LineWord[],
): readonly NumberSpan[] {
  const { numberFirst, typePlace, languages } = profile.conventions;
  // In Puerto Rico, with two languages, types stand at either end.
  if (!numberFirst || (typePlace === 'last' && languages.length === 1)) return [];
  if (first === undefined || second?.part !== first.part) return [];
  if (!LETTER_AND_NUMBER.test(first.raw) || !profile.isStreetType(profile.token(second.folded))) return [];
  return [{ start: 0, end: 1, part: first.part, text: first.raw, oddLetters: 0, takesLastWord: false }];
}

export function letterSpans(words: readonly LineWord[]): readonly NumberSpan[] {
  const spans: NumberSpan[] = [];
  const [first, second] = words;
  // `C8 Grandview Drive`
  if (first !== undefined && LETTER_AND_NUMBER.test(first.raw) && second?.part === first.part)
    spans.push({ start: 0, end: 1, part: first.part, text: first.raw, oddLetters: 0, takesLastWord: false });
  for (const [index, { part, raw }] of words.entries())
    if (isLetterNumber(words, index))
      spans.push({ start: index, end: index + 1, part, text: raw, oddLetters: 0, takesLastWord: false });
  return spans;
}

/** Some houses have a letter and no number: the last word before a comma (`Klettholt A, Hella`). */
function isLetterNumber(words: readonly LineWord[], index: number): boolean {
  return (
    index > 0 &&
    LETTER_NUMBER.test(words[index]!.raw) &&
    words[index - 1]!.part === words[index]!.part &&
    isLastOfPart(words, index)
  );
}
