import { distanceMeters } from '../../src/geo/distance';
import type { Match } from '../../src/index';
import { fold, squash } from '../../src/text/fold';
import type { Case, Wanted } from './case';
import { nearestDoors } from './crossing-class';
import type { Door, Truth } from './world';

export interface Judgement {
  /** It is the answer that the contract asks for. */
  right: boolean;
  /** It is the place that was meant, at the level that it has. */
  holds: boolean;
}

/** From here on an answer is taken to be sure. */
export const CONFIDENT = 0.8;
/** A corner lies at most so far from the middle between the nearest doors of its streets, metres. */
const AT_THE_CORNER_METERS = 60;
/** A point past the end of a street lies at most so far from the last number of one of its sides, metres. */
const AT_THE_END_METERS = 30;

/** No number is right for these. */
const NUMBERLESS: readonly Wanted[] = ['street', 'past', 'absent number'];
/** The suffix of the truth is asked for these. */
const WITH_SUFFIX: readonly Wanted[] = ['address', 'postcode'];
const FINE_LEVELS: readonly string[] = ['address', 'building'];
const STREET_LEVELS: readonly string[] = [...FINE_LEVELS, 'interpolated', 'street'];

export function judge(question: Case, match: Match | undefined): Judgement {
  return { right: isRight(question, match), holds: match !== undefined && holds(question, match) };
}

function isRight(question: Case, match: Match | undefined): boolean {
  const { wanted, truth, fields } = question;
  const confident = match !== undefined && match.confidence >= CONFIDENT;
  // Levels as texts: an engine of an older version has fewer.
  const level: string = match?.level ?? '';
  if (wanted === 'nothing') return !confident || !STREET_LEVELS.includes(level);
  if (wanted === 'postcode' && level === 'postcode') return match!.postcode === truth.postcode;
  if (wanted === 'absent number') return !confident || !FINE_LEVELS.includes(level);
  if (wanted === 'crossing') return isCrossing(question, match);
  if (match === undefined || !isSameStreet(match, truth)) return false;
  if (wanted === 'postcode') return match.number === truth.number && match.postcode === truth.postcode;
  if (wanted === 'street') return level === 'street' && match.number === null;
  const isNumber = match.number === truth.number && hasPostcode(match, fields.postcode, truth);
  switch (wanted) {
    case 'address':
      return isNumber && isDoor(match, level, truth.suffix);
    case 'building':
      return isNumber && isDoor(match, level, '');
    case 'missing unit':
      if (!isNumber) return false;
      // `14-27` may be a range, too.
      if (match.verdicts.number === 'partial' && isRange(fields)) return isDoor(match, level, '');
      return level === 'building' && match.verdicts.suffix === 'missing';
    case 'range':
      return isNumber && isDoor(match, level, '') && match.verdicts.number === 'partial';
    case 'past':
      return level === 'interpolated' && match.number === null && isAtAnEnd(match, truth);
  }
}

/** The address of that suffix; a number without one may be its building too. */
function isDoor(match: Match, level: string, suffix: string): boolean {
  // A register may hold one box twice, `b2` and `b  2`.
  if (level === 'address') return squash(fold(match.suffix ?? '')) === squash(fold(suffix));
  return level === 'building' && suffix === '';
}

function isRange({ number = '', suffix = '' }: Case['fields']): boolean {
  return /^[1-9]\d*$/.test(suffix) && Number(suffix) > Number(number);
}

function holds({ wanted, truth, fields, other }: Case, match: Match): boolean {
  const level: string = match.level;
  if (wanted === 'crossing' && level === 'street') return isCrossing({ truth, other } as Case, match);
  if (STREET_LEVELS.includes(level) && (wanted === 'nothing' || !isSameStreet(match, truth))) return false;
  const isNumber = match.number === truth.number && !NUMBERLESS.includes(wanted);
  switch (level) {
    case 'address':
      if (wanted === 'missing unit')
        return isNumber && match.verdicts.number === 'partial' && isRange(fields) && match.suffix === null;
      return isNumber && isDoor(match, level, WITH_SUFFIX.includes(wanted) ? truth.suffix : '');
    case 'building':
      return isNumber;
    case 'interpolated':
    case 'street':
      return true;
    case 'postcode':
      return match.postcode === truth.postcode;
    case 'country':
      return match.country === truth.country;
    case 'city':
    case 'municipality':
    case 'province':
      return fields.city !== undefined && match[level] === truth[level];
    default:
      return fields.city !== undefined && match.municipality === truth.municipality;
  }
}

/** Near where the two streets come nearest, and one of them. */
function isCrossing({ truth, other }: Case, match: Match | undefined): boolean {
  if (match?.level !== 'street' || other === undefined || match.verdicts.streetname !== 'nearest')
    return false;
  if (![truth.streetname, other.name].includes(match.streetname ?? '')) return false;
  const { latitude, longitude } = nearestDoors(truth.street, other);
  return distanceMeters(match.latitude, match.longitude, latitude, longitude) <= AT_THE_CORNER_METERS;
}

function isSameStreet(match: Match, truth: Truth): boolean {
  return match.streetname === truth.streetname && (match.city ?? '') === truth.city;
}

/** Where a postcode was asked, right or wrong, the answer's is the true one; else two of one name are both right. */
function hasPostcode(match: Match, asked: string | undefined, truth: Truth): boolean {
  if (asked === undefined) return true;
  return (match.postcode ?? truth.postcode) === truth.postcode;
}

function isAtAnEnd(match: Match, { street }: Truth): boolean {
  const reach = Math.max(AT_THE_END_METERS, match.uncertaintyMeters);
  return [0, 1].some((side) => {
    const last = lastOfSide(street.doors, side);
    if (last === null) return false;
    return distanceMeters(match.latitude, match.longitude, last.latitude, last.longitude) <= reach;
  });
}

function lastOfSide(doors: readonly Door[], side: number): Door | null {
  let last: Door | null = null;
  let greatest = 0;
  for (const door of doors) {
    const value = Number.parseInt(door.number, 10);
    if (value % 2 !== side || value <= greatest) continue;
    greatest = value;
    last = door;
  }
  return last;
}
