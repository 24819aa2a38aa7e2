import { flatMap } from '../../text/flat-map';
import type { RankedCandidate } from '../judge/candidate';
import { addressesOf, beginMended, completeWhole, distinct, streetsThenPlace } from './complete-name';
import { completeNumbers } from './complete-number';
import { type LineToComplete, toBeConfirmed } from './completion';
import { LEAST_FRAGMENT, type NamesMeant, namesEndingSo, namesOneSlipOff } from './names-meant';
import { prefixesOf } from './streets-beginning';

const HAS_LETTER = /\p{IDS}/u;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** A slip is at most so many letters before the first letter with which no name goes on. */
const LETTERS_BACK = 2;

/**
 * Streets with one wrong letter, in any country: with the number typed, followed by the beginning of a place, or
 * unfinished; and places. Used if nothing continues as typed.
 */
export function completeSlips(lines: readonly LineToComplete[]): readonly RankedCandidate[] {
  const found = completeNames(lines, namesOneSlipOff);
  return found.length > 0 ? found : unfinished(lines);
}

/** Streets of which the last words are typed: with a number, or followed by the beginning of a place. */
export function completeLastWords(lines: readonly LineToComplete[]): readonly RankedCandidate[] {
  return completeNames(lines, namesEndingSo);
}

function completeNames(lines: readonly LineToComplete[], meant: NamesMeant): readonly RankedCandidate[] {
  const numbers = completeNumbers(lines, meant);
  return numbers.length > 0 ? numbers : flatMap(lines, (line) => beforePlace(line, meant));
}

function beforePlace(line: LineToComplete, meant: NamesMeant): readonly RankedCandidate[] {
  for (let cut = 1; cut < line.words.length; cut++) {
    const found = streetsThenPlace(line, cut, meant);
    if (found.length > 0) return distinct(found);
  }
  return [];
}

/**
 * Streets and places whose name begins with one wrong letter: `Schelfhoutt` goes on as `Schelfhoutstraat`, and
 * `leuwarden` is Leeuwarden before it goes on as Leeuwardenplein.
 */
function unfinished(lines: readonly LineToComplete[]): readonly RankedCandidate[] {
  const begun = lines.map((line) => beginMended(line, mendedOf(line)));
  const total = addressesOf(begun);
  return flatMap(begun, (names) => completeWhole(names, total)).map(toBeConfirmed);
}

/** The beginnings one slip off with which a name of the line's country begins. */
function mendedOf({ matcher, profile, words }: LineToComplete): readonly string[] {
  const { streets, places } = matcher.namesOf(profile);
  const begins = (typed: string) => streets.beginning(typed).size > 0 || places.beginning(typed).size > 0;
  return flatMap(prefixesOf(profile, words), (typed) => mendedBeginnings(typed, begins));
}

/** Digits alone are a number, which has no slips. */
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
