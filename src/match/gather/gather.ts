import { isAgreeing } from '../../model/agreeing';
import type { Area } from '../../model/areas';
import { fitPostcode } from '../../rank/postcode-fit';
import type { WordedName } from '../../rank/worded-name';
import type { Store, Street } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { flatMap } from '../../text/flat-map';
import { fold, squash } from '../../text/fold';
import type { Candidate, JudgedCandidate } from '../judge/candidate';
import { judgeAddress, judgeNumbers, judgePostcode, judgeStreet } from '../judge/judge-candidate';
import { ofPostcodeBeginning } from '../judge/postcode-beginning';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { AskedNumber } from '../query/asked-number';
import type { AskedPlace } from '../query/asked-place';
import { type AskedPostcode, isOfTown, isTownOfPostcode, postcodeOnStreet } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { trace } from '../trace';
import { isCommonName, isOfManyTowns } from './common-name';
import { exactCandidates } from './exact-candidates';
import { findNumbersOfPostcode, findNumbersOfStreet, isEmpty, placeOfName } from './find-numbers';
import { type Depth, findStreets } from './find-streets';
import { SAME_NAME_COST } from './name-costs';
import { hasSisterInside, mayBeSlip } from './sister-streets';
import type { StreetCandidate } from './street-candidate';

/** Most streets whose addresses are looked at; the best names come first. */
const MAX_STREETS = 48;
/** Among the names of towns that have so few letters, most are a slip or two away from another. */
const SHORT_NAME = 5;
/** A name that so many towns have is likely in any: `Grande Rue`. */
const COMMON_IN_TOWNS = 20;
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
  if (street !== null) {
    const found = ofStreet(matcher, query, street, reading, depth);
    const isDoubted = doubtOfName(matcher, query, street, found);
    return isDoubted === null
      ? found
      : found.map((one) => (isDoubted(one) ? { ...one, mayBeOther: true } : one));
  }
  return query.postcode === null ? [] : ofPostcode(matcher, query, query.postcode, reading);
}

/**
 * Which candidates are doubted because many towns have a street of the name; null for none. They are those with the name
 * - if nothing tells the town,
 * - if they lie outside the asked town in another one of its postcode: `14 Rue de la Fontaine, 15250 Jussac` is hardly in Reilhac,
 * - if no postcode tells that a short name is a slip of what is not their town: `33 Grande Rue, Lens`, where a hamlet is called Lans.
 */
function doubtOfName(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  found: readonly Candidate[],
): ((one: Candidate) => boolean) | null {
  const { store } = matcher;
  const { postcode, places } = query;
  const hasName = ({ verdicts }: Candidate) => isAgreeing(verdicts.streetname);
  if (found.length === 0) return null;
  if (isOfManyTowns(matcher, query, asked)) return hasName;
  const isOutside = ({ verdicts }: Candidate) => verdicts.city === 'conflict';
  const isHamlet = ({ verdicts, street }: Candidate) =>
    verdicts.city === 'typo' && street !== null && isOtherTown(places, store.area(street.city));
  const isDoubted = (one: Candidate) => hasName(one) && (postcode === null ? isHamlet(one) : isOutside(one));
  if (!found.some(isDoubted) || (postcode !== null && !isTownOfPostcode(store, query))) return null;
  return isCommonName(matcher, query, asked, COMMON_IN_TOWNS) ? isDoubted : null;
}

/** True if a short name of a place is no slip of the town's own. */
function isOtherTown(places: readonly AskedPlace[], { name }: Area): boolean {
  const own = squash(fold(name));
  return places.some(({ key }) => key.length <= SHORT_NAME && editDistance(key, own, 1) > 1);
}

function ofStreet(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  reading: number,
  depth: Depth,
): readonly Candidate[] {
  if (depth !== 'thorough' && !query.manner.filtered) {
    const exact = exactCandidates(matcher, query, reading);
    if (trace.enabled && exact.length > 0) trace('exact: %d candidates agree in everything', exact.length);
    if (exact.length > 0) return exact;
  }
  if (depth === 'exact') return [];
  const { store } = matcher;
  const streets = findStreets(matcher, query, asked, depth);
  const sameName = streets.filter(({ cost }) => cost < SAME_NAME_COST);
  const namesakeInside = sameName.some(
    ({ street }) => cityAgreement(store, query.places, store.area(street.city)) === 2,
  );
  const sisterInside = !namesakeInside && mayBeSlip(streets) && hasSisterInside(matcher, query, asked);
  // All streets of the same name are looked at, because the one that has the number is likelier.
  const most = Math.max(MAX_STREETS, sameName.length);
  return flatMap(bestOf(streets, most), (found) => {
    const numbers = found.numbers(store, query);
    const hasOtherType = !isEmpty(numbers) && isWithOtherType(matcher, query, found, sameName);
    const { fit, nameExists } = found;
    const name = { fit, nameExists, namesakeInside, sisterInside, hasOtherType };
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
  { street, fit }: StreetCandidate,
  sameName: readonly StreetCandidate[],
): boolean {
  if (fit.otherType !== true || sameName.some((one) => one.street.city === street.city)) return false;
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
  { street, fit, nameExists }: StreetCandidate,
  reading: number,
): JudgedCandidate[] | null {
  const { number, postcode, line, profile } = query;
  if (number !== null || postcode === null || !line.postcodeBesideName) return null;
  if (postcode.text.length > LONGEST_NUMBER) return null;
  const house = new AskedNumber(profile, matcher.suffixKeys(profile), postcode.text);
  const numbers = findNumbersOfStreet(matcher.store, house, street.id);
  if (isEmpty(numbers)) return null;
  const mayBePostcode = isPostcodeOf(matcher.store, postcode, street);
  const name = { fit, nameExists, namesakeInside: false, sisterInside: false, hasOtherType: false };
  const asHouse = { ...query, number: house, postcode: null };
  return judgeNumbers(matcher, asHouse, name, numbers, reading).map((one) => ({
    ...one,
    mayBeOther: one.mayBeOther === true || mayBePostcode,
  }));
}

function isPostcodeOf(store: Store, postcode: AskedPostcode, street: Street): boolean {
  return isAgreeing(fitPostcode(postcode.text, postcodeOnStreet(store, postcode, street), postcode.raw));
}

/** The streets with the best names, at most `most`. */
function bestOf(streets: readonly StreetCandidate[], most: number): readonly StreetCandidate[] {
  if (streets.length <= most) return streets;
  return [...streets].sort((a, b) => a.cost - b.cost || a.street.id - b.street.id).slice(0, most);
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
