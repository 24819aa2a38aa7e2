import type { Verdict } from '../../model/match';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { isRepetition } from '../../rank/suffix-fit';
import type { Candidate } from '../judge/candidate';
import type { Understood } from './understand';

/** The chances that two questions mean the same address, building or street of the data. */
export interface SharedChances {
  readonly address: number;
  readonly building: number;
  readonly street: number;
  /** How far the data decide: the chance that they have both, as a postcode, street or finer, by undamaged names. */
  readonly known: number;
}

/** What a question means if this candidate is right. */
interface Meant {
  /** Its street, or its postcode. */
  readonly place: string;
  readonly number: string;
  readonly suffix: string;
  readonly postcode: string;
  /** The asked unit, if the data lack it; else empty. */
  readonly unit: string;
  /** The asked unit is more or less than the found one: 27B is more than 27. `B` for `bis` is not. */
  readonly isPartOfUnit: boolean;
  /** Number of units to choose from if no unit was asked; else 0. */
  readonly units: number;
  readonly confidence: number;
  /** Chance that the asked name is the found name: 0…1. */
  readonly trust: number;
}

/** Trust in a damaged name: a similar name that the data do not have may be meant. */
const TRUST: Partial<Record<Verdict, number>> = { phonetic: 0.5, typo: 0.5, partial: 0.3, conflict: 0 };
/** `111-27` and `111-27B` where the data have the first alone, `12A` and `12A-2` where they have the second alone. */
const PART_OF_UNIT = 0.2;
/** Candidates after these are too unlikely to count. */
const MOST_CANDIDATES = 8;

/** Adds up the chances of all pairs of candidates of the two questions. */
export function sharedChances(a: Understood, b: Understood): SharedChances {
  const left = meantBy(a);
  const right = meantBy(b);
  let address = 0;
  let building = 0;
  let street = 0;
  for (const one of left) {
    for (const other of right) {
      if (one.place !== other.place) continue;
      const chance = one.confidence * other.confidence;
      street += chance;
      if (one.number !== other.number) continue;
      building += chance;
      address += chance * sameUnit(one, other);
    }
  }
  return { address, building, street, known: trust(left) * trust(right) };
}

function trust(meant: readonly Meant[]): number {
  return Math.min(
    1,
    meant.reduce((sum, one) => sum + one.confidence * one.trust, 0),
  );
}

/** The chance that both mean the same unit. If one question names no unit of several, it may mean the house or any of them. */
function sameUnit(one: Meant, other: Meant): number {
  if (one.unit !== '' && other.unit !== '' && one.unit !== other.unit) return 0;
  if (one.suffix === other.suffix && one.isPartOfUnit !== other.isPartOfUnit) return PART_OF_UNIT;
  if (one.suffix === other.suffix) {
    const areTwins = one.postcode !== '' && other.postcode !== '' && one.postcode !== other.postcode;
    return areTwins ? 0 : 1;
  }
  const units = one.suffix === '' ? one.units : other.suffix === '' ? other.units : 0;
  return units === 0 ? 0 : 1 / (units + 1);
}

function meantBy({ profile, fields, ranked, isBeside }: Understood): Meant[] {
  const asked = readHouseNumber(profile, fields.number ?? '', fields.suffix);
  return ranked.slice(0, MOST_CANDIDATES).flatMap(({ candidate, confidence }) => {
    const place = placeOf(candidate);
    if (place === null) return [];
    // A postcode alone tells nothing about the street that was named.
    const lacksName = candidate.level === 'postcode' && fields.streetname !== undefined;
    const { address, building, verdicts } = candidate;
    const found = address === null ? asked : readHouseNumber(profile, address.number, address.suffix);
    // `Across from number 5` is not number 5; a range is more than its first number.
    const isOther = isBeside || verdicts.number === 'partial';
    return {
      place: lacksName ? `${place} ${profile.key(fields.streetname!)}` : place,
      number: isOther ? `${isBeside ? 'beside' : 'from'} ${asked.number} ${asked.suffix}` : found.number,
      suffix: isOther ? '' : found.suffix,
      postcode: fields.postcode === undefined ? '' : (address?.postcode ?? ''),
      unit: verdicts.suffix === 'missing' || verdicts.suffix === 'partial' ? asked.suffix : '',
      isPartOfUnit: verdicts.suffix === 'partial' && !isRepetition(asked.suffix, found.suffix),
      units: building === null || asked.suffix !== '' ? 0 : building.units.length,
      confidence,
      trust: candidate.leavesWords || lacksName ? TRUST.partial! : trustIn(verdicts.streetname),
    };
  });
}

function trustIn(verdict: Verdict | undefined): number {
  return verdict === undefined ? 1 : (TRUST[verdict] ?? 1);
}

/** Null for an area, which holds too many addresses to identify one. */
function placeOf({ street, postcode, level }: Candidate): string | null {
  if (level === 'postcode') return `postcode ${postcode!.text}`;
  return street === null ? null : `street ${street.id}`;
}
