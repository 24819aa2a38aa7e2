import type { Area } from '../../model/areas';
import type { NameFit } from '../../rank/fit';
import { fitName, fitSameName } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import type { Candidate, JudgedCandidate } from '../judge/candidate';
import { FoundName } from '../judge/found-name';
import { judgeNumbers } from '../judge/judge-candidate';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { countryOf } from '../places/area-chain';
import type { AskedNumber } from '../query/asked-number';
import type { Query } from '../query/query';
import { findNumbersOfStreet } from './find-numbers';
import type { FoundNumbers } from './found-numbers';

/**
 * If more streets in the asked places have the name, the exact stage gives up, and the later stages look at some of
 * them.
 */
const MAX_NAMESAKES = 200;
/** A postcode with more blocks has many streets. A look-up of the name is faster there. */
const FEW_BLOCKS = 8;
const NONE: readonly never[] = [];

/** What every street is compared with. */
interface Asked {
  readonly matcher: Matcher;
  readonly query: Query;
  readonly street: WordedName;
  readonly number: AskedNumber;
  readonly reading: number;
}

/** A street that has the asked number. */
interface StreetWithNumber {
  readonly street: Street;
  readonly numbers: FoundNumbers;
  /** How well the name fits; null if it is not the same but for its spelling convention. */
  readonly fit: NameFit | null;
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
  if (street === null || number === null) return NONE;
  const asked: Asked = { matcher, query, street, number, reading };
  const withNumber = streetsWithNumber(asked);
  const exact = flatMap(withNumber, (one) => exactOnStreet(asked, one));
  if (!exact.some(({ agrees }) => agrees)) return NONE;
  const others = writtenOtherwise(asked, withNumber);
  return others.length === 0 ? exact : [...exact, ...others];
}

/**
 * Candidates with another writing of the street type alone, whether one agrees in everything or not. They compete with
 * the exact ones of another country: `Bahnhofstrasse 12` stands so in Biel, and in Essen as `Bahnhofstr. 12`.
 */
export function otherwiseWritten(matcher: Matcher, query: Query, reading: number): readonly Candidate[] {
  const { street, number } = query;
  if (street === null || number === null) return NONE;
  const asked: Asked = { matcher, query, street, number, reading };
  return writtenOtherwise(asked, streetsWithNumber(asked));
}

/** The streets that may agree in everything and have the number: most streets of a common name lack it, so that is looked at first. */
function streetsWithNumber(asked: Asked): readonly StreetWithNumber[] {
  const streets = streetsToLookAt(asked);
  return streets.length > MAX_NAMESAKES ? NONE : flatMap(streets, (id) => withNumbers(asked, id));
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

/** The street with the asked number and suffix, in a list; an empty one if it has no such number. */
function withNumbers(
  { matcher: { store }, street: asked, number }: Asked,
  id: number,
): readonly StreetWithNumber[] {
  const numbers = findNumbersOfStreet(store, number, id);
  if (!numbers.isAsAsked) return NONE;
  const street = store.street(id);
  return [{ street, numbers, fit: fitSameName(asked, street.name) }];
}

function exactOnStreet(asked: Asked, { street, fit, numbers }: StreetWithNumber): readonly JudgedCandidate[] {
  if (fit === null) return NONE;
  // Beside one with the postcode, there may be a twin of which the data know none.
  return judgeOnStreet(asked, street, fit, numbers).filter(
    ({ agrees, verdicts }) => agrees || verdicts.postcode === 'missing',
  );
}

/** `8 Rockwood St`, where one register of the dataset writes `ROCKWOOD ST` and another `Rockwood Street`: a rival of the exact one. */
function writtenOtherwise(asked: Asked, withNumber: readonly StreetWithNumber[]): readonly JudgedCandidate[] {
  const { matcher, query } = asked;
  const { profile } = query;
  if (query.postcode !== null) return NONE;
  const others = withNumber.filter(({ fit }) => fit === null);
  return flatMap(others, ({ street, numbers }) => {
    const found = matcher.worded(profile, street.name);
    if (found.key !== asked.street.key) return NONE;
    const fit = fitName(profile, asked.street, found);
    return fit.onlyType === true ? judgeOnStreet(asked, street, fit, numbers) : NONE;
  });
}

function judgeOnStreet(
  { matcher, query, reading }: Asked,
  street: Street,
  fit: NameFit,
  numbers: FoundNumbers,
): JudgedCandidate[] {
  const found = new FoundName(matcher, query, street.name, fit, false);
  const name = { found, namesakeInside: true, sisterInside: false, hasOtherType: false };
  return judgeNumbers(matcher, query, name, numbers, reading);
}
