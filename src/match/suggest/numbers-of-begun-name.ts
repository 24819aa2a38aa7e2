import { type LineWord, textOf } from '../../parse/read-line';
import type { Street } from '../../store/rows';
import type { LineToComplete } from './completion';
import { ownName } from './names-meant';
import { numberEnds, numberText } from './number-span';
import { type BegunNumber, numbersOfStreet, type TypedNumber } from './numbers-of-street';
import { streetsBegun } from './streets-beginning';
import { citiesNamed, citiesOf, postcodeOf } from './typed-place';

/** So many times the streets wanted are looked at for a number, because not all have it. */
const STREETS_FOR_ONE = 6;
const STARTS_WITH_DIGIT = /^\d/;
/** Fewer letters begin too many names. */
const LEAST_BEGINNING = 3;

/**
 * The first matching number of each street whose name begins with the words behind the number, or else, unless the line
 * has a whole name, with those before it. A place may stand before the number.
 */
export function numbersOfBegunName(
  lines: readonly LineToComplete[],
  line: LineToComplete,
  hasWhole: boolean,
): BegunNumber[] {
  const { words } = line;
  const from = words.findIndex(({ raw }) => STARTS_WITH_DIGIT.test(raw));
  if (from < 0) return [];
  for (const end of numberEnds(line, from)) {
    const typed = numberText(line, { from, end });
    const behind = words.slice(end);
    for (const streets of streetsMeant(lines, line, { from, behind, hasWhole })) {
      const begun = firstNumbers(line, streets, typed);
      if (begun.length > 0) return begun;
    }
  }
  return [];
}

/** The first matching number of each street, until there are enough. */
function firstNumbers(line: LineToComplete, streets: readonly Street[], typed: TypedNumber): BegunNumber[] {
  const one = { ...line, limit: 1 };
  const begun: BegunNumber[] = [];
  for (const street of streets) {
    if (begun.length === line.limit) break;
    begun.push(...numbersOfStreet(one, street, typed, ''));
  }
  return begun;
}

/** The streets that may be meant with the words behind a number, in the town before it, or else with those before it. */
function streetsMeant(
  lines: readonly LineToComplete[],
  line: LineToComplete,
  {
    from,
    behind,
    hasWhole,
  }: { readonly from: number; readonly behind: readonly LineWord[]; readonly hasWhole: boolean },
): (readonly Street[])[] {
  const before = line.words.slice(0, from);
  if (from === 0) return behind.length === 0 ? [] : [begunIn(line, behind, null)];
  if (hasWhole) return [];
  const inTown = citiesNamed(line, textOf(before, 0, from)).map((cities) => begunIn(line, behind, cities));
  const isBegun =
    behind.length === 0 &&
    !lines.some((one) => isWholeName(one, from)) &&
    line.profile.key(textOf(before, 0, from)).length >= LEAST_BEGINNING;
  return isBegun ? [begunIn(line, before, null), ...inTown] : inTown;
}

function isWholeName(line: LineToComplete, end: number): boolean {
  return ownName.find(line, line.profile.key(textOf(line.words, 0, end))).length > 0;
}

/** The largest streets whose name begins with the words, in some cities, or on the postcode of the line. */
function begunIn(
  line: LineToComplete,
  name: readonly LineWord[],
  towns: readonly number[] | null,
): readonly Street[] {
  const row = postcodeOf(line);
  const cities = towns ?? (row === null ? null : citiesOf(line, row));
  const wide = { ...line, limit: line.limit * STREETS_FOR_ONE };
  return streetsBegun(wide, name, cities).largest;
}
