import { flatMap } from '../../text/flat-map';
import type { RankedCandidate } from '../judge/candidate';
import { distinct, streetCompletion, streetsThenPlace } from './complete-name';
import { completeNumbers } from './complete-number';
import type { LineToComplete } from './completion';
import { LEAST_FRAGMENT, type NamesMeant, namesEndingSo, namesOneSlipOff } from './names-meant';
import { prefixesOf, streetsBeginning } from './streets-beginning';

const HAS_LETTER = /\p{L}/u;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** A slip is at most so many letters before the first letter with which no name goes on. */
const LETTERS_BACK = 2;

/**
 * Streets with one wrong letter: with the number typed, followed by the beginning of a place, or unfinished. Used if
 * nothing continues as typed.
 */
export function completeSlips(line: LineToComplete): RankedCandidate[] {
  const found = completeNames(line, namesOneSlipOff);
  return found.length > 0 ? found : unfinished(line);
}

/** Streets of which the last words are typed: with a number, or followed by the beginning of a place. */
export function completeLastWords(line: LineToComplete): RankedCandidate[] {
  return completeNames(line, namesEndingSo);
}

function completeNames(line: LineToComplete, meant: NamesMeant): RankedCandidate[] {
  const numbers = completeNumbers(line, meant);
  if (numbers.length > 0) return numbers;
  for (let cut = 1; cut < line.words.length; cut++) {
    const found = streetsThenPlace(line, cut, meant);
    if (found.length > 0) return distinct(found);
  }
  return [];
}

/** Streets whose name begins with one wrong letter: `Schelfhoutt` goes on as `Schelfhoutstraat`. */
function unfinished(line: LineToComplete): RankedCandidate[] {
  const { matcher, profile, words } = line;
  const { streets } = matcher.namesOf(profile);
  const begins = (typed: string) => streets.beginning(typed).size > 0;
  const mended = flatMap(prefixesOf(profile, words), (typed) => mendedBeginnings(typed, begins));
  if (mended.length === 0) return [];
  const { largest, addressCount } = streetsBeginning(line, mended, null);
  const completions = largest.map((street) => {
    const share = street.addressCount / addressCount;
    return streetCompletion(line, street, share, share, 'typo');
  });
  return completions.filter((one) => one !== null);
}

/** The beginnings one slip off with which a name begins. Digits alone are a number, which has no slips. */
function mendedBeginnings(typed: string, begins: (typed: string) => boolean): string[] {
  if (typed.length < LEAST_FRAGMENT || !HAS_LETTER.test(typed)) return [];
  let known = typed.length - 1;
  while (known > 0 && !begins(typed.slice(0, known))) known--;
  const mended = new Set<string>();
  for (let at = Math.max(1, known - LETTERS_BACK); at <= known; at++) {
    const head = typed.slice(0, at);
    const [letter = '', next = ''] = typed.slice(at);
    const rest = typed.slice(at + 1);
    const tails = [
      rest,
      next + letter + rest.slice(1),
      ...LETTERS.flatMap((other) => [other + rest, other + letter + rest]),
    ];
    for (const tail of tails) if (begins(head + tail)) mended.add(head + tail);
  }
  return [...mended];
}
