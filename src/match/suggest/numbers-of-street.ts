import { joinHouseNumber } from '../../country/index';
import type { Verdict } from '../../model/match';
import type { BlockView, Street } from '../../store/rows';
import { fold, squash } from '../../text/fold';
import { compareNatural } from '../../text/natural-order';
import { buildingOf, type FoundBuilding } from '../gather/building';
import type { FoundAddress } from '../gather/found-address';
import type { RankedCandidate } from '../judge/candidate';
import { type OneAddress, oneOfEach } from '../judge/same-place';
import { type Completed, completion, type LineToComplete } from './completion';
import { hasPostcode, postcodeOf } from './typed-place';

/** An address whose number begins as typed, or a building whose number is typed completely. */
export interface BegunNumber {
  readonly street: Street;
  readonly address: FoundAddress | null;
  readonly building: FoundBuilding | null;
  /** How far its records, or nine in ten of its units, lie from its point; 0 for a single record. */
  readonly spreadMeters: number;
  /** True if the number is typed completely. */
  readonly isWhole: boolean;
}

/** A house number as somebody types it. */
export interface TypedNumber {
  /** Letters and digits, folded. */
  readonly text: string;
  /** Digits before the first sign or letter: the 7 of `7-1`, the 71 of `71`. */
  readonly digits: string;
}

const DIGITS = /^\d+/;

export function typedNumber(written: string): TypedNumber {
  return { text: squash(fold(written)), digits: DIGITS.exec(written)?.[0] ?? '' };
}

/** The first numbers of a street, in natural order. The building of a number with several units comes first. */
export function numbersOfStreet(
  line: LineToComplete,
  street: Street,
  typed: TypedNumber,
  postcode: string,
): BegunNumber[] {
  const { matcher, limit } = line;
  const row = postcodeOf(line);
  const isThere = (text: string) => (row === null || row.text === text) && hasPostcode(text, postcode);
  const begun: FoundAddress[] = [];
  matcher.store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (beginsWith(line, view, slot, typed.text) && isThere(view.postcode(slot)))
        begun.push(addressAt(view, slot));
  });
  return ofStreet(street, begun, typed).slice(0, limit);
}

/** The typed number alone, with its units: only blocks that may hold it are read. */
export function wholeNumbersOfStreet(
  line: LineToComplete,
  street: Street,
  typed: TypedNumber,
): BegunNumber[] {
  const { matcher, limit } = line;
  const begun: FoundAddress[] = [];
  matcher.store.forEachBlockWithNumber(street.id, typed.digits, (view) => {
    for (let slot = 0; slot < view.count; slot++)
      if (beginsWith(line, view, slot, typed.text)) begun.push(addressAt(view, slot));
  });
  return ofStreet(street, begun, typed)
    .filter(({ isWhole }) => isWhole)
    .slice(0, limit);
}

/** `71` is 71 or 710 rather than 7-1, if the street has one of these. */
export function ofStreet(street: Street, begun: FoundAddress[], typed: TypedNumber): BegunNumber[] {
  const direct = begun.filter((address) => hasDigits(address, typed));
  const others = direct.length === 0 ? [] : begun.filter((address) => !direct.includes(address));
  const likely = direct.length === 0 ? begun : direct;
  const numberOf = ({ address, spreadMeters }: OneAddress, isWhole: boolean) => ({
    street,
    address,
    building: null,
    spreadMeters,
    isWhole,
  });
  const numbers = [
    ...oneOfEach(likely.sort(byNumber)).map((one) => numberOf(one, isTyped(one.address, typed.text))),
    ...oneOfEach(others.sort(byNumber)).map((one) => numberOf(one, false)),
  ];
  const units = begun.filter(({ number }) => squash(fold(number)) === typed.text);
  const hasUnits = units.length > 1 && units.every(({ suffix }) => suffix !== '');
  if (!hasUnits) return numbers;
  const building = buildingOf(units);
  return [
    { street, address: null, building, spreadMeters: building.spreadMeters, isWhole: true },
    ...numbers,
  ];
}

/** True if the typed digits are those of the number: all of them, or the first ones if nothing is typed behind them. */
function hasDigits({ number }: FoundAddress, { text, digits }: TypedNumber): boolean {
  return text === digits ? number.startsWith(digits) : (DIGITS.exec(number)?.[0] ?? '') === digits;
}

export function beginsWith(line: LineToComplete, view: BlockView, slot: number, typed: string): boolean {
  const number = view.number(slot);
  const { orientationNumbers } = line.profile.conventions;
  if (orientationNumbers && squash(fold(view.suffix(slot))).startsWith(typed)) return true;
  // A plain number is folded already, and usually decides without the suffix.
  if (view.numberValue(slot) >= 0) {
    if (number.startsWith(typed)) return true;
    if (!typed.startsWith(number)) return false;
  }
  return squash(fold(number + view.suffix(slot))).startsWith(typed);
}

export function addressAt(view: BlockView, slot: number): FoundAddress {
  const suffix = view.suffix(slot);
  return {
    ordinal: view.ordinal(slot),
    street: view.street,
    number: view.number(slot),
    suffix,
    suffixKey: suffix,
    sameText: false,
    postcode: view.postcode(slot),
    suburb: view.suburb(slot),
    latitude: view.latitude(slot),
    longitude: view.longitude(slot),
  };
}

function isTyped({ number, suffix }: FoundAddress, typed: string): boolean {
  return squash(fold(joinHouseNumber(number, suffix))) === typed;
}

function byNumber(a: FoundAddress, b: FoundAddress): number {
  return compareNatural(a.number, b.number) || compareNatural(a.suffix, b.suffix) || a.ordinal - b.ordinal;
}

/** Share of the certainty for completely typed numbers, if longer numbers fit too. */
const WHOLE_SHARE = 0.9;
/** A name that is typed in part may be another one's part: it is never taken without a question. */
const PART_SHARE = 0.8;

/** Completely typed numbers first, the others in the order found. The confidences add up to 1. */
export function scored(
  line: LineToComplete,
  begun: readonly BegunNumber[],
  streetname: Verdict = 'exact',
  before = 0,
): RankedCandidate[] {
  const wholes = begun.filter(({ isWhole }) => isWhole);
  const others = begun.filter(({ isWhole }) => !isWhole);
  const wholeShare = wholes.length === 0 ? 0 : others.length === 0 ? 1 : WHOLE_SHARE;
  const completions = [...wholes, ...others].map((one, at) => {
    const share = one.isWhole ? wholeShare / wholes.length : (1 - wholeShare) / others.length;
    const confidence = streetname === 'partial' ? share * PART_SHARE : share;
    return completion(line, completedNumber(line, one, streetname), 1 - (before + at) / 1000, confidence);
  });
  return completions.filter((one) => one !== null);
}

function completedNumber({ matcher }: LineToComplete, one: BegunNumber, streetname: Verdict): Completed {
  const { street, address, building, spreadMeters, isWhole } = one;
  const found = (address ?? building)!;
  return {
    level: building === null ? 'address' : 'building',
    address,
    building,
    street,
    area: matcher.store.area(found.suburb),
    latitude: found.latitude,
    longitude: found.longitude,
    spreadMeters,
    verdicts: { streetname, number: isWhole ? 'exact' : 'partial' },
  };
}
