import type { Verdict } from '../../model/match';
import { readHouseNumber } from '../../parse/house-number';
import type { Candidate } from '../judge/candidate';
import type { Understood } from './understand';

/** The chances that two questions share what the data have for them. Each is part of the one after it. */
export interface SharedChances {
  readonly address: number;
  readonly building: number;
  readonly street: number;
  /** How far the data decide: that they have both, at the level of a street or finer, by names that are not damaged. */
  readonly known: number;
}

/** What a candidate says that a question means. */
interface Meant {
  /** Its street, or its postcode. */
  readonly place: string;
  readonly number: string;
  readonly suffix: string;
  readonly postcode: string;
  /** Units to choose from, where none was asked. */
  readonly units: number;
  readonly confidence: number;
  /** 0…1: that the name asked is the one found. */
  readonly trust: number;
}

/** How far the data decide where a name is damaged: something like it that they do not have may be meant. */
const TRUST: Partial<Record<Verdict, number>> = { phonetic: 0.5, typo: 0.5, partial: 0.3, conflict: 0 };
/** Less sure candidates add nothing. */
const MOST_CANDIDATES = 8;

/** Weighs every pair of what the data have for two questions. */
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

/** Where one question names no unit of several, it may mean any of them. */
function sameUnit(one: Meant, other: Meant): number {
  if (one.suffix === other.suffix) {
    const areTwins = one.postcode !== '' && other.postcode !== '' && one.postcode !== other.postcode;
    return areTwins ? 0 : 1;
  }
  const units = one.suffix === '' ? one.units : other.suffix === '' ? other.units : 0;
  return units === 0 ? 0 : 1 / Math.max(2, units);
}

function meantBy({ profile, fields, ranked, isBeside }: Understood): Meant[] {
  const asked = readHouseNumber(profile, fields.number ?? '', fields.suffix);
  return ranked.slice(0, MOST_CANDIDATES).flatMap(({ candidate, confidence }) => {
    const place = placeOf(candidate);
    if (place === null) return [];
    // A postcode alone says nothing of the street that was named.
    const lacksName = candidate.level === 'postcode' && fields.streetname !== undefined;
    const { address, building, verdicts } = candidate;
    const found = address === null ? asked : readHouseNumber(profile, address.number, address.suffix);
    // `Across from number 5` is another place than number 5; a range is more than its first number.
    const isOther = isBeside || verdicts.number === 'partial';
    return {
      place: lacksName ? `${place} ${profile.key(fields.streetname!)}` : place,
      number: isOther ? `${isBeside ? 'beside' : 'from'} ${asked.number} ${asked.suffix}` : found.number,
      suffix: isOther ? '' : found.suffix,
      postcode: fields.postcode === undefined ? '' : (address?.postcode ?? ''),
      units: building === null || asked.suffix !== '' ? 0 : building.units.length,
      confidence,
      trust: candidate.leavesWords || lacksName ? TRUST.partial! : trustIn(verdicts.streetname),
    };
  });
}

function trustIn(verdict: Verdict | undefined): number {
  return verdict === undefined ? 1 : (TRUST[verdict] ?? 1);
}

/** Null for an area: most of what lies there is something else. */
function placeOf({ street, postcode, level }: Candidate): string | null {
  if (level === 'postcode') return `postcode ${postcode!.text}`;
  return street === null ? null : `street ${street.id}`;
}
