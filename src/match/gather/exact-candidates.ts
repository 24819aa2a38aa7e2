import type { Area } from '../../model/areas';
import type { NameFit } from '../../rank/fit';
import { fitName, fitSameName } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import { flatMap } from '../../text/flat-map';
import type { Candidate, JudgedCandidate } from '../judge/candidate';
import { judgeNumbers } from '../judge/judge-candidate';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { countryOf } from '../places/area-chain';
import type { AskedNumber } from '../query/asked-number';
import type { Query } from '../query/query';
import { findNumbersOfStreet } from './find-numbers';

/**
 * If more streets in the asked places have the name, the exact stage gives up, and the later stages look at some of
 * them.
 */
const MAX_NAMESAKES = 200;
/** A postcode with more blocks has many streets. A look-up of the name is faster there. */
const FEW_BLOCKS = 8;

/** What every street is compared with. */
interface Asked {
  readonly matcher: Matcher;
  readonly query: Query;
  readonly street: WordedName;
  readonly number: AskedNumber;
  readonly reading: number;
}

/**
 * Candidates that agree with a query in everything that was asked: the name apart from its spelling convention, the
 * number with its suffix, the postcode and every place. If no suffix was asked, a building agrees too. Behind them, those
 * with another writing of the street type. Empty if nothing agrees in everything.
 *
 * No other candidate can score more, so the search may stop here. Most questions are exact, and a longer search takes
 * three times as long for them.
 */
export function exactCandidates(matcher: Matcher, query: Query, reading: number): readonly Candidate[] {
  const { street, number } = query;
  if (street === null || number === null) return [];
  const asked: Asked = { matcher, query, street, number, reading };
  const streets = streetsToLookAt(asked);
  if (streets.length > MAX_NAMESAKES) return [];
  const exact = flatMap(streets, (id) => exactOnStreet(asked, id));
  if (!exact.some(({ agrees }) => agrees)) return [];
  const seen = new Set(exact.map((one) => one.street?.id));
  const others = query.postcode === null ? streets.filter((id) => !seen.has(id)) : [];
  return [...exact, ...flatMap(others, (id) => writtenOtherwise(asked, id))];
}

/**
 * Streets that may agree in everything: those of the postcode if they are few, else those with the name in the asked
 * places.
 */
function streetsToLookAt({ matcher, query, street }: Asked): readonly number[] {
  const { store } = matcher;
  if (query.postcode !== null) {
    const { row } = query.postcode;
    if (row === null) return [];
    if (row.blockCount <= FEW_BLOCKS) return store.streetsOfPostcode(row);
  }
  const name = matcher.namesOf(query.profile).streets.keys.find(street.key);
  return name < 0 ? [] : streetsInPlaces(matcher, query, name);
}

/** The streets with a name that may be in every asked place; at most one more than the exact stage looks at. */
function streetsInPlaces(matcher: Matcher, query: Query, name: number): number[] {
  const { store } = matcher;
  const { places, cities, profile } = query;
  const { streets } = matcher.namesOf(profile);
  const isShared = matcher.isShared(profile);
  if (cities !== null && places.length === 1) return streets.membersIn(name, cities);
  const mayLieIn = (city: Area): boolean =>
    // One index may hold the names of several countries.
    (!isShared || countryOf(store, city).code === profile.code) && cityAgreement(store, places, city) > 0;
  const isAnywhere = places.length === 0 && !isShared;
  const found: number[] = [];
  streets.forEachMember(name, (street, city) => {
    if (isAnywhere || mayLieIn(store.area(city))) found.push(street);
    return found.length <= MAX_NAMESAKES;
  });
  return found;
}

function exactOnStreet(asked: Asked, id: number): JudgedCandidate[] {
  const fit = fitSameName(asked.street, asked.matcher.store.street(id).name);
  const found = fit === null ? [] : numbersOnStreet(asked, fit, id);
  // Beside one with the postcode, there may be a twin of which the data know none.
  return found.filter(({ agrees, verdicts }) => agrees || verdicts.postcode === 'missing');
}

/** `8 Rockwood St`, where one register of the dataset writes `ROCKWOOD ST` and another `Rockwood Street`: a rival of the exact one. */
function writtenOtherwise(asked: Asked, id: number): Candidate[] {
  const { matcher, query, street } = asked;
  const found = matcher.worded(query.profile, matcher.store.street(id).name);
  if (found.key !== street.key) return [];
  const fit = fitName(query.profile, street, found);
  return fit.onlyType === true ? numbersOnStreet(asked, fit, id) : [];
}

function numbersOnStreet(
  { matcher, query, number, reading }: Asked,
  fit: NameFit,
  id: number,
): JudgedCandidate[] {
  const numbers = findNumbersOfStreet(matcher.store, number, id);
  if (!numbers.isAsAsked) return [];
  const name = { fit, nameExists: true, namesakeInside: true, sisterInside: false, hasOtherType: false };
  return judgeNumbers(matcher, query, name, numbers, reading);
}
