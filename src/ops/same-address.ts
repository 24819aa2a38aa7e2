import { type ComparedFields, compareFields } from '../match/lines/compare-fields';
import { areInTwoTowns } from '../match/lines/in-two-towns';
import { areNamedApart } from '../match/lines/named-apart';
import { type DifferingRooms, differingRooms } from '../match/lines/rooms';
import { type SharedChances, sharedChances } from '../match/lines/shared-chances';
import { type Understood, understand } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import { askPostcode, isOfFewStreets } from '../match/query/asked-postcode';
import { isAgreeing } from '../model/agreeing';
import type { FieldComparison, SameAddress, SameLevel } from '../model/lines';
import type { AddressQuery } from '../model/match';
import type { SameAddressOptions } from '../model/options';

/** Two lines with equal fields mean the same address, even if several addresses fit both. */
const EQUAL_FIELDS = 0.97;
const LIKELY = 0.5;
/** Two rooms or floors of one building, or two post boxes of one town, which the data do not know. */
const OTHER_ROOM = 0.01;
/** Two streets that differ in their type alone. */
const OTHER_TYPE = 0.1;
/** Two towns of the data, each with a postcode of its own. */
const OTHER_TOWN = 0.1;
/** Two streets that the data know by the names asked. */
const OTHER_STREET = 0.05;

/**
 * The chance that two lines, or fields, mean one address. The data decide as far as they know both; the fields of both
 * decide the rest.
 */
export function sameAddress(
  matcher: Matcher,
  a: string | AddressQuery,
  b: string | AddressQuery,
  options: SameAddressOptions,
): SameAddress {
  const left = understand(matcher, a, options);
  const right = understand(matcher, b, options);
  if (left.profile.code !== right.profile.code) return inTwoCountries(left, right);
  const compared = compare(matcher, left, right);
  if (areNamedApart(left, right)) return onTwoStreets(compared);
  if (areInTwoTowns(matcher, left.profile, left.fields, right.fields))
    return { same: OTHER_TOWN, level: 'different', reasons: [...compared.reasons] };
  const isOtherType = areTwoStreets(left, right, compared) && !haveOnePostcode(matcher, left, right);
  const most = isOtherType ? OTHER_TYPE : 1;
  const { address, building, street } = atMost(most, joined(sharedChances(left, right), compared));
  const least = isSaidAlike(compared.reasons) ? EQUAL_FIELDS : 0;
  const hasNumber = left.fields.number !== undefined || right.fields.number !== undefined;
  const rooms = differingRooms(left, right);
  const hasStreet = left.fields.streetname !== undefined || right.fields.streetname !== undefined;
  if (rooms !== null && !hasNumber && !hasStreet) return inTwoBoxes(compared, rooms);
  if (!hasNumber)
    return {
      same: Math.max(street, least),
      level: levelOf(0, 0, Math.max(street, least)),
      reasons: named(compared.reasons, street),
    };
  const same = rooms !== null ? OTHER_ROOM : Math.max(address, least);
  return {
    same,
    level: levelOf(same, Math.max(building, least), Math.max(street, least)),
    reasons: named(compared.reasons, street),
  };
}

function onTwoStreets({ reasons }: ComparedFields): SameAddress {
  return {
    same: OTHER_STREET,
    level: 'different',
    reasons: reasons.map((reason) =>
      reason.field === 'streetname' && isAgreeing(reason.verdict)
        ? { ...reason, verdict: 'partial' }
        : reason,
    ),
  };
}

/** `Postbus 12, Assen` and `Postbus 13, Assen`: the number of the box is all that tells where the post goes. */
function inTwoBoxes({ reasons }: ComparedFields, boxes: DifferingRooms): SameAddress {
  return {
    same: OTHER_ROOM,
    level: 'different',
    reasons: [...reasons, { field: 'number', verdict: 'conflict', ...boxes }],
  };
}

/** `158 Third St` and `158 Third Ave`: two streets, unless the data know both as names of one. */
function areTwoStreets(left: Understood, right: Understood, { areSisters }: ComparedFields): boolean {
  return areSisters && !(isAgreeing(left.verdicts.streetname) && isAgreeing(right.verdicts.streetname));
}

/** `Molenweg 36, 7894AB` and `Molenstraat 36, 7894AB`: a postcode of few streets tells that one type is a mistake. */
function haveOnePostcode(matcher: Matcher, left: Understood, right: Understood): boolean {
  const [ours, theirs] = [left, right].map(({ profile, fields, verdicts }) =>
    isAgreeing(verdicts.postcode) ? askPostcode(matcher, profile, fields.postcode ?? '') : null,
  );
  return isOfFewStreets(ours ?? null) && ours?.text === theirs?.text;
}

/**
 * Compares the fields of the best answers. If a best answer reads a line differently from its words, the words are
 * compared too, because the data may lack both lines and read them as something else. The higher chance counts.
 */
function compare(matcher: Matcher, left: Understood, right: Understood): ComparedFields {
  const compared = compareInOneOrder(matcher, left, right);
  if (left.plain === null && right.plain === null) return compared;
  const words = (one: Understood): Understood => ({ ...one, fields: one.plain ?? one.fields });
  const plain = compareInOneOrder(matcher, words(left), words(right));
  const areSisters = compared.areSisters || plain.areSisters;
  return { ...(plain.address > compared.address ? plain : compared), areSisters };
}

/** A comparison has an asked and a found side, so its result depends on the order. The answer must not. */
function compareInOneOrder(matcher: Matcher, left: Understood, right: Understood): ComparedFields {
  const { profile } = left;
  if (left.isBeside !== right.isBeside) {
    const { reasons, street } = compareFields(matcher, profile, left.fields, right.fields);
    return { reasons: besideOne(reasons), street, building: 0, address: 0, areSisters: false };
  }
  if (JSON.stringify(left.fields) <= JSON.stringify(right.fields))
    return compareFields(matcher, profile, left.fields, right.fields);
  const turned = compareFields(matcher, profile, right.fields, left.fields);
  return {
    ...turned,
    reasons: turned.reasons.map(({ field, verdict, a, b }) => ({ field, verdict, a: b, b: a })),
  };
}

/** For a place beside an address: the two numbers belong to neighbours, so their verdict is `nearest`. */
function besideOne(reasons: readonly FieldComparison[]): FieldComparison[] {
  return reasons.map((reason) => (reason.field === 'number' ? { ...reason, verdict: 'nearest' } : reason));
}

/** Weighs both results: the data count as far as they know both lines, the fields count for the rest. */
function joined(shared: SharedChances, compared: ComparedFields): Chances {
  const rest = 1 - shared.known;
  const chance = (known: number, fields: number) => Math.min(1, known + rest * fields);
  return {
    address: chance(shared.address, compared.address),
    building: chance(shared.building, compared.building),
    street: chance(shared.street, compared.street),
  };
}

type Chances = Omit<SharedChances, 'known'>;

function atMost(most: number, { address, building, street }: Chances): Chances {
  return {
    address: Math.min(most, address),
    building: Math.min(most, building),
    street: Math.min(most, street),
  };
}

function isSaidAlike(reasons: readonly FieldComparison[]): boolean {
  return reasons.length > 0 && reasons.every(({ verdict }) => isAgreeing(verdict));
}

function levelOf(address: number, building: number, street: number): SameLevel {
  if (address >= LIKELY) return 'address';
  if (building >= LIKELY) return 'building';
  return street >= LIKELY ? 'street' : 'different';
}

/** Two names of one street are aliases if the data say so. */
function named(reasons: readonly FieldComparison[], street: number): FieldComparison[] {
  return reasons.map((reason) =>
    reason.field === 'streetname' && reason.verdict === 'conflict' && street >= LIKELY
      ? { ...reason, verdict: 'alias' }
      : reason,
  );
}

function inTwoCountries(left: Understood, right: Understood): SameAddress {
  const a = left.profile.code;
  const b = right.profile.code;
  return { same: 0, level: 'different', reasons: [{ field: 'country', verdict: 'conflict', a, b }] };
}
