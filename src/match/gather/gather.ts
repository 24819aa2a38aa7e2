import { isAgreeing } from '../../model/agreeing';
import type { Doubt } from '../../model/doubt';
import { fitPostcode } from '../../rank/postcode-fit';
import type { WordedName } from '../../rank/worded-name';
import type { Store, Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import type { Candidate, JudgedCandidate } from '../judge/candidate';
import { FoundName } from '../judge/found-name';
import { judgeAddress, judgeNumbers, judgePostcode, judgeStreet } from '../judge/judge-candidate';
import { ofPostcodeBeginning } from '../judge/postcode-beginning';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { AskedNumber } from '../query/asked-number';
import { type AskedPostcode, isOfTown, postcodeOnStreet } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { trace } from '../trace';
import { doubtOfOthers } from './doubt-of-others';
import { exactCandidates, otherwiseWritten } from './exact-candidates';
import { findNumbersOfPostcode, findNumbersOfStreet, isEmpty, placeOfName } from './find-numbers';
import { type Depth, findStreets } from './find-streets';
import { SAME_NAME_COST } from './name-costs';
import { hasSisterInside, mayBeSlip } from './sister-streets';
import type { StreetCandidate } from './street-candidate';

/** Most streets whose addresses are looked at; the best names come first. */
const MAX_STREETS = 48;
/** Most digits of a postcode that may as well be a house number. */
const LONGEST_NUMBER = 4;

/**
 * All candidates for a query, with scores, in no order: addresses, buildings, streets and postcodes; for the first part
 * of a postcode, cities or the asked places.
 * @param reading index of the reading of the line, from 0.
 */
export function gather(
  matcher: Matcher,
  query: Query,
  reading: number,
  depth: Depth = 'all',
): readonly Candidate[] {
  const { street } = query;
  if (depth === 'otherwise') return query.manner.filter.idle ? otherwiseWritten(matcher, query, reading) : [];
  if (street !== null) {
    const found = ofStreet(matcher, query, street, reading, depth);
    return withDoubts(found, doubtOfOthers(matcher, query, street, found));
  }
  return query.postcode === null ? [] : ofPostcode(matcher, query, query.postcode, reading);
}

/** The same candidates, those in doubt with their doubt, if they have none yet. */
function withDoubts(
  found: readonly Candidate[],
  doubtOf: (one: Candidate) => Doubt | null,
): readonly Candidate[] {
  return found.map((one) => {
    const doubt = one.doubt ?? doubtOf(one);
    return doubt === one.doubt ? one : { ...one, doubt };
  });
}

function ofStreet(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  reading: number,
  depth: Depth,
): readonly Candidate[] {
  if (depth !== 'thorough' && query.manner.filter.idle) {
    const exact = exactCandidates(matcher, query, reading);
    if (trace.enabled && exact.length > 0) trace('exact: %d candidates agree in everything', exact.length);
    if (exact.length > 0) return exact;
  }
  if (depth === 'exact') return [];
  const { store } = matcher;
  const streets = findStreets(matcher, query, asked, depth);
  const sameName = streets.filter(({ name }) => name.cost < SAME_NAME_COST);
  const namesakeInside = sameName.some(
    ({ street }) => cityAgreement(store, query.places, store.area(street.city)) === 2,
  );
  const sisterInside = !namesakeInside && mayBeSlip(streets) && hasSisterInside(matcher, query, asked);
  // All streets of the same name are looked at, because the one that has the number is likelier.
  const most = Math.max(MAX_STREETS, sameName.length);
  return flatMap(bestOf(store, query, streets, most), (found) => {
    const numbers = found.numbers(store, query);
    const hasOtherType = !isEmpty(numbers) && isWithOtherType(matcher, query, found, sameName);
    const name = { found: found.name, namesakeInside, sisterInside, hasOtherType };
    const place = query.number === null ? placeOfName(store, found.street) : null;
    if (place !== null) return [judgeAddress(matcher, query, name, place, reading)];
    if (!isEmpty(numbers)) return judgeNumbers(matcher, query, name, numbers, reading);
    const house = numberInPostcode(matcher, query, found, reading);
    return house ?? [judgeStreet(matcher, query, found.street, name, reading)];
  });
}

/**
 * `Siemensplein 64, 9727GB Groningen`, where the postcode or the town has only the Siemensstraat.
 * @param sameName the streets with the asked name.
 */
function isWithOtherType(
  { store }: Matcher,
  { places, postcode }: Query,
  { street, name }: StreetCandidate,
  sameName: readonly StreetCandidate[],
): boolean {
  if (name.fit.otherType !== true || sameName.some((one) => one.street.city === street.city)) return false;
  const isInPlaces = places.length > 0 && cityAgreement(store, places, store.area(street.city)) === 2;
  return isInPlaces || (postcode !== null && isPostcodeOf(store, postcode, street));
}

/**
 * `Hverfisgata 105 Reykjavík`: the postcode of a line without a number is more likely a house number of the street, if it has that. Null
 * if it has not.
 */
function numberInPostcode(
  matcher: Matcher,
  query: Query,
  { street, name: { written, fit, isBesideAsked } }: StreetCandidate,
  reading: number,
): JudgedCandidate[] | null {
  const { number, postcode, line, profile } = query;
  if (number !== null || postcode === null || !line.postcodeBesideName) return null;
  if (postcode.text.length > LONGEST_NUMBER) return null;
  const house = new AskedNumber(profile, matcher.suffixKeys(profile), postcode.text);
  const numbers = findNumbersOfStreet(matcher.store, house, street.id);
  if (isEmpty(numbers)) return null;
  const mayBePostcode = isPostcodeOf(matcher.store, postcode, street);
  const asHouse = { ...query, number: house, postcode: null };
  const found = new FoundName(matcher, asHouse, written, fit, isBesideAsked);
  const name = { found, namesakeInside: false, sisterInside: false, hasOtherType: false };
  return judgeNumbers(matcher, asHouse, name, numbers, reading).map((one) => ({
    ...one,
    doubt: one.doubt ?? (mayBePostcode ? 'number' : null),
  }));
}

function isPostcodeOf(store: Store, postcode: AskedPostcode, street: Street): boolean {
  return isAgreeing(fitPostcode(postcode.text, postcodeOnStreet(store, postcode, street), postcode.raw));
}

/** At most so many streets: those in the asked places first, then those with the best names. Hundreds may have one name. */
function bestOf(
  store: Store,
  { places }: Query,
  streets: readonly StreetCandidate[],
  most: number,
): readonly StreetCandidate[] {
  if (streets.length <= most) return streets;
  const agreement = new Map(
    streets.map((one) => [one, cityAgreement(store, places, store.area(one.street.city))]),
  );
  return [...streets]
    .sort(
      (a, b) =>
        agreement.get(b)! - agreement.get(a)! || a.name.cost - b.name.cost || a.street.id - b.street.id,
    )
    .slice(0, most);
}

/** For a postcode without a street: its addresses with the number, else the postcode itself. */
function ofPostcode(matcher: Matcher, query: Query, asked: AskedPostcode, reading: number): Candidate[] {
  const { row } = asked;
  if (!asked.whole)
    return query.number === null ? ofPostcodeBeginning(matcher, query, asked.text, reading) : [];
  if (row === null) return [];
  // Unread words, and a place that the data do not know, are most likely the street. A postcode of a town has any number on
  // many streets, so a number proves nothing.
  const mayHoldStreet = query.line.leftOver > 0 || query.places.some(({ areas }) => areas.length === 0);
  const lacksStreet = mayHoldStreet && (isOfTown(row) || asked.isOfDigits);
  const numbers =
    query.number === null || lacksStreet ? null : findNumbersOfPostcode(matcher.store, query.number, row);
  // `4 St Blaise` read as a suffix: every street of the town has a number 4.
  const isMisread = numbers !== null && !numbers.isAsAsked && isOfTown(row);
  if (numbers === null || isMisread || isEmpty(numbers)) return [judgePostcode(matcher, query, row, reading)];
  return judgeNumbers(matcher, query, null, numbers, reading);
}
