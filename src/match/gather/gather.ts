import type { WordedName } from '../../rank/worded-name';
import { flatMap } from '../../text/flat-map';
import type { Candidate } from '../judge/candidate';
import { judgeAddress, judgeNumbers, judgePostcode, judgeStreet } from '../judge/judge-candidate';
import { ofPostcodeBeginning } from '../judge/postcode-beginning';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { type AskedPostcode, isOfTown } from '../query/asked-postcode';
import type { Query } from '../query/query';
import { trace } from '../trace';
import { exactCandidates } from './exact-candidates';
import { findNumbersOfPostcode, isEmpty, placeOfName } from './find-numbers';
import { type Depth, findStreets, SAME_NAME_COST } from './find-streets';
import { hasSisterInside, mayBeSlip } from './sister-streets';
import type { StreetCandidate } from './street-candidate';

/** Streets whose addresses are looked at, best names first. */
const MAX_STREETS = 48;

/**
 * Everything in the data that a query may mean, scored, in no order: addresses, streets and postcodes.
 * @param reading which reading of a line the query is, from 0 on.
 */
export function gather(matcher: Matcher, query: Query, reading: number, depth: Depth = 'all'): Candidate[] {
  if (query.street !== null) return ofStreet(matcher, query, query.street, reading, depth);
  return query.postcode === null ? [] : ofPostcode(matcher, query, query.postcode, reading);
}

function ofStreet(
  matcher: Matcher,
  query: Query,
  asked: WordedName,
  reading: number,
  depth: Depth,
): Candidate[] {
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
  // Namesakes are all looked at: which of them has the number is evidence.
  const most = Math.max(MAX_STREETS, sameName.length);
  return flatMap(bestOf(streets, most), (found) => {
    const name = { fit: found.fit, nameExists: found.nameExists, namesakeInside, sisterInside };
    const numbers = found.numbers(store, query);
    const place = query.number === null ? placeOfName(store, found.street) : null;
    if (place !== null) return [judgeAddress(matcher, query, name, place, reading)];
    return isEmpty(numbers)
      ? [judgeStreet(matcher, query, found.street, name, reading)]
      : judgeNumbers(matcher, query, name, numbers, reading);
  });
}

/** Those whose names fit best, where there are more than are wanted. */
function bestOf(streets: readonly StreetCandidate[], most: number): readonly StreetCandidate[] {
  if (streets.length <= most) return streets;
  return [...streets].sort((a, b) => a.cost - b.cost || a.street.id - b.street.id).slice(0, most);
}

/** A postcode without a street: its addresses with the number, else the postcode itself. */
function ofPostcode(matcher: Matcher, query: Query, asked: AskedPostcode, reading: number): Candidate[] {
  const { row } = asked;
  if (!asked.whole)
    return query.number === null ? ofPostcodeBeginning(matcher, query, asked.text, reading) : [];
  if (row === null) return [];
  // Words unread are most likely the street: of a postcode with many streets any number would do.
  const lacksStreet = query.line.leftOver > 0 && isOfTown(row);
  const numbers =
    query.number === null || lacksStreet ? null : findNumbersOfPostcode(matcher.store, query.number, row);
  if (numbers === null || isEmpty(numbers)) return [judgePostcode(matcher, query, row, reading)];
  return judgeNumbers(matcher, query, null, numbers, reading);
}
