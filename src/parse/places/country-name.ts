import type { CountryProfile } from '../../country/index';
import type { LineWord } from '../words/line-word';

/** The words without the country's name at the end, or in a part of its own at the front. */
export function withoutCountry(profile: CountryProfile, words: readonly LineWord[]): readonly LineWord[] {
  const { calledAlso } = profile.conventions;
  if (isCodeInBrackets(profile, words.at(-1)) || isCodeApart(profile, words)) return words.slice(0, -1);
  for (const name of calledAlso) {
    const atEnd = startOfLast(words, name);
    // `United States of America` ends in another name of the country.
    if (atEnd > 0 && !endsPlaceName(profile, words, atEnd)) return words.slice(0, atEnd);
    const count = countOfFirst(words, name);
    if (count > 0 && count < words.length && words[count]!.part !== words[0]!.part) return words.slice(count);
  }
  return words;
}

/** `Domburg (NL)`. In `Biel (BE)` it is the canton. */
function isCodeInBrackets({ code, conventions }: CountryProfile, last: LineWord | undefined): boolean {
  if (last === undefined || !last.raw.startsWith('(')) return false;
  return last.folded === code.toLowerCase() || conventions.calledAlso.includes(last.folded);
}

/** `12 Mill Lane, Cambridge, GB`: the code of the country in a part of its own, behind two others, as web shops write it. */
function isCodeApart({ code }: CountryProfile, words: readonly LineWord[]): boolean {
  const [before, last] = words.slice(-2);
  if (last === undefined || last.folded !== code.toLowerCase()) return false;
  return last.part !== before!.part && before!.part > words[0]!.part;
}

/** `Hoek van Holland`, `Noord Holland`: a particle or a direction before it makes a place's name of it. */
function endsPlaceName(profile: CountryProfile, words: readonly LineWord[], at: number): boolean {
  const { folded, part } = words[at - 1]!;
  if (part !== words[at]!.part || folded.length < 2) return false;
  return (
    profile.isOptional(folded) ||
    profile.conventions.words.some(({ kind, forms }) => kind === 'direction' && forms.includes(folded))
  );
}

/** The first of the last words that together are a name; -1 if they are none. */
function startOfLast(words: readonly LineWord[], name: string): number {
  let rest = name.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const { folded } = words[at]!;
    if (folded.length > rest || !name.startsWith(folded, rest - folded.length)) return -1;
    rest -= folded.length;
    if (rest === 0) return at;
    if (name[--rest] !== ' ') return -1;
  }
  return -1;
}

/** How many of the first words together are a name; 0 if they are not. */
function countOfFirst(words: readonly LineWord[], name: string): number {
  let from = 0;
  for (const [at, { folded }] of words.entries()) {
    if (!name.startsWith(folded, from)) return 0;
    from += folded.length;
    if (from === name.length) return at + 1;
    if (name[from++] !== ' ') return 0;
  }
  return 0;
}
