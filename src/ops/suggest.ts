import { pageOf } from '../match/answer/page';
import type { RankedCandidate } from '../match/judge/candidate';
import type { Matcher } from '../match/matcher';
import { countryOf } from '../match/places/area-chain';
import { filterOf } from '../match/query/filter';
import { addressesOf, beginNames, completeNames } from '../match/suggest/complete-name';
import { completeNumbers } from '../match/suggest/complete-number';
import { completePostcodes } from '../match/suggest/complete-postcode';
import { completeLastWords, completeSlips } from '../match/suggest/complete-slips';
import { byScore, type LineToComplete } from '../match/suggest/completion';
import { completeBegunWords, completeLaterWords } from '../match/suggest/less-likely-names';
import { endsInNumberOfName, isNumberOfPostcode } from '../match/suggest/numbered-name';
import { numberFirst, postcodeFirst } from '../match/suggest/typed-place';
import { DEFAULT_MATCH_LIMIT } from '../model/limits';
import type { Match } from '../model/match';
import type { MatchOptions } from '../model/options';
import { withNumberOfName } from '../parse/numbers/number-of-name';
import { textOf, wordsOfLine } from '../parse/read-line';
import { flatMap } from '../text/flat-map';
import { search } from './search';

const HAS_DIGIT = /\d/;

/**
 * Completions of a line while somebody types it: streets and places that begin with it, and numbers once the line has a
 * street. If nothing begins with it, the best matches of a search.
 */
export function suggest(matcher: Matcher, text: string, options: MatchOptions): Match[] {
  const { offset = 0, limit = DEFAULT_MATCH_LIMIT, explain = false } = options;
  const filter = filterOf(matcher.store, options);
  const read = matcher.profilesInScope(options.country).map((profile) => {
    const { isStreet, isPostcode = () => false } = matcher.vocabularyOf(profile);
    return { profile, isStreet, ways: wordsOfLine(profile, text, isPostcode) };
  });
  const typed = read.map(({ profile, isStreet, ways }) =>
    ways.map(({ words: typedWords, postcode }): LineToComplete => {
      const words = withNumberOfName(profile, isStreet, typedWords) ?? typedWords;
      return { matcher, profile, words, postcode, limit: offset + limit, filter, explain };
    }),
  );
  const lines = typed.map(([whole]) => whole!);
  const named = lines.filter((line) => !isNumberOfPostcode(line));
  const plain = flatMap(typed, (ways) => ways.slice(1));
  const found = firstFound([
    () => completionsOf(flatMap(lines, postcodeFirst), text),
    () => completionsOf(lines, text),
    () => (leavesUnit(typed) ? lacking('suffix', completionsOf(plain, text)) : completionsOf(plain, text)),
    () => completeLastWords(named),
    () => lacking('number', flatMap(flatMap(named, numberFirst), streetsOf)),
    () => flatMap(named, completeBegunWords),
    () => completeSlips(named),
    () => lacking('number', completeSlips(flatMap(named, numberFirst))),
  ]);
  if (found.length === 0) return search(matcher, text, options);
  const namesBox = read.some(({ ways }) => ways.some(({ postBox }) => postBox));
  const answered = namesBox ? lacking('number', found) : found;
  return pageOf(
    matcher,
    sharingCertainty([...answered].sort(byScore)),
    [{ fields: {}, leftOver: [text] }],
    filter,
    options,
  );
}

/** Completions of the text as typed, in any country; if there are too few, less likely completions too. */
function completionsOf(lines: readonly LineToComplete[], text: string): readonly RankedCandidate[] {
  const postcodes = lines.map((line) => completePostcodes(line, text));
  const others = lines.filter((line, at) => postcodes[at]!.length === 0 && !isNumberOfPostcode(line));
  const numbers = completeNumbers(others.filter((line) => !endsInNumberOfName(line)));
  // `Gate 3` may be a name, or number 3 of a street that begins with `Gate`.
  const named = others.filter(
    (line) => line.words.length > 0 && (!numbers.some((one) => isOf(line, one)) || isName(line)),
  );
  const begun = named.map(beginNames);
  const total = addressesOf(begun);
  const found = [...postcodes.flat(), ...numbers, ...flatMap(begun, (names) => completeNames(names, total))];
  for (const line of named) {
    if (found.length >= line.limit) break;
    found.push(...completeLaterWords(line, found));
  }
  return found;
}

/** True if what was found lies in the country of a line. */
function isOf({ matcher: { store }, profile }: LineToComplete, { candidate }: RankedCandidate): boolean {
  return countryOf(store, candidate.area).code === profile.code;
}

/** Streets that begin with the words behind a number that they do not have. */
function streetsOf(line: LineToComplete): RankedCandidate[] {
  const begun = beginNames(line);
  return completeNames(begun, addressesOf([begun]));
}

/** `1962 Vil`, `Postbus 12 Gron`, `Kerkstraat 4 bus 7`: a number or a unit of the line that is not in what is found. */
function lacking(field: 'number' | 'suffix', found: readonly RankedCandidate[]): readonly RankedCandidate[] {
  return found.map((one) => {
    const verdicts = { [field]: 'missing' as const, ...one.candidate.verdicts };
    return { ...one, candidate: { ...one.candidate, verdicts } };
  });
}

/** True if the plain way to read the line leaves a flat out, in a register that has flats. */
function leavesUnit(typed: readonly (readonly LineToComplete[])[]): boolean {
  return typed.some(
    ([whole, plain]) =>
      whole!.profile.conventions.hasFlats && plain !== undefined && digitsOf(plain) < digitsOf(whole!),
  );
}

function digitsOf({ words }: LineToComplete): number {
  return words.filter(({ raw }) => HAS_DIGIT.test(raw)).length;
}

function firstFound(ways: readonly (() => readonly RankedCandidate[])[]): readonly RankedCandidate[] {
  for (const way of ways) {
    const found = way();
    if (found.length > 0) return found;
  }
  return [];
}

/** True if the whole line is the name of a street or of a named place. */
function isName({ matcher, profile, words }: LineToComplete): boolean {
  return matcher.namesOf(profile).streets.keys.find(profile.key(textOf(words, 0, words.length))) >= 0;
}

/** Completions of one beginning share their certainty: together they are never surer than one. */
function sharingCertainty(found: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const total = found.reduce((sum, { confidence }) => sum + confidence, 0);
  if (total <= 1) return found;
  return found.map(({ candidate, plausibility, confidence }) => ({
    candidate,
    plausibility,
    confidence: confidence / total,
  }));
}
