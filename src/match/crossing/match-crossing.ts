import type { CountryProfile } from '../../country/index';
import { type Intersection, readIntersections } from '../../parse/intersection';
import type { Store } from '../../store/rows';
import { fold, wordsOf } from '../../text/fold';
import { findStreets } from '../gather/find-streets';
import type { StreetCandidate } from '../gather/street-candidate';
import type { Candidate } from '../judge/candidate';
import { judgePlaces } from '../judge/fields/places';
import { judgePostcodeOf } from '../judge/fields/postcode';
import { judgeReading } from '../judge/fields/reading';
import { judgeStreetName } from '../judge/fields/street';
import { Judgement } from '../judge/judgement';
import type { NameEvidence } from '../judge/name-evidence';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { type AskedPostcode, postcodeOnStreet } from '../query/asked-postcode';
import { GIVEN_AS_FIELDS, type Manner, prepareQuery, type Query } from '../query/query';
import { type Meeting, whereStreetsMeet } from './where-streets-meet';

/** One way to read a line as two streets that meet, with the pairs of streets that it may mean. */
export interface Crossing {
  readonly intersection: Intersection;
  readonly query: Query;
  readonly pairs: readonly Pair[];
}

interface Pair {
  readonly first: StreetCandidate;
  readonly second: StreetCandidate;
  readonly meeting: Meeting;
}

const SIGN = /[/&+@×]|\sx\s/i;
/** `37+Stark+Mount+Rd`: a web address has a plus for each space. */
const JOINED_BY_PLUS = /^\S*\+\S*\+\S*$/;
/** Most streets of each name that are paired; the best come first. */
const MOST_STREETS = 400;
const MOST_PAIRS = 40;
/** A street whose name costs more than this is not the asked one. */
const WORST_COST = 3;
/** Nearest addresses of two streets that meet are usually not farther apart than this. */
const CORNER_METERS = 70;
/** For each factor e beyond that distance a corner loses this much, log-odds. Beyond the maximum it is not offered. */
const APART_COST = 0.8;
const MOST_METERS_APART = 1_500;
/**
 * What a corner gains, log-odds: a line with the names of two streets near each other hardly means anything else, unless
 * its place is not in the data. Common names meet in many towns.
 */
const TWO_STREETS_WORTH = 5;
/** No corner is more accurate than this, metres. */
const LEAST_SPREAD_METERS = 25;

/**
 * The ways to read a line as two streets that meet, with the streets that were found; empty for most lines. Two streets that
 * the data know have no pairs if they do not meet.
 */
export function findCrossings(
  matcher: Matcher,
  profile: CountryProfile,
  text: string,
  manner: Manner,
): readonly Crossing[] {
  const line = withSpaces(text);
  if (!mayNameTwoStreets(profile, line)) return [];
  return readIntersections(profile, matcher.vocabularyOf(profile), line).flatMap((intersection) => {
    const [first, second] = intersection.streets;
    const evidence = { ...GIVEN_AS_FIELDS, leftOver: intersection.leftOver.length };
    const ask = (streetname: string) =>
      prepareQuery(matcher, profile, { ...intersection.fields, streetname }, manner, evidence);
    const query = ask(first);
    const found = pairsOf(matcher, query, ask(second));
    const pairs = intersection.guessed ? found.filter(isCorner) : found;
    return pairs.length === 0 && !intersection.plain ? [] : [{ intersection, query, pairs }];
  });
}

/** True if a line has a sign that may stand between two streets. */
export function hasCornerSign(text: string): boolean {
  return SIGN.test(withSpaces(text));
}

/** The text with its spaces, if a web address has it. */
function withSpaces(text: string): string {
  return JOINED_BY_PLUS.test(text) ? text.replaceAll('+', ' ') : text;
}

/** A cheap test: most lines have neither a sign nor a word that may stand between two streets. */
function mayNameTwoStreets({ relations }: CountryProfile, text: string): boolean {
  if (hasCornerSign(text)) return true;
  return wordsOf(fold(text)).some((word) => relations.corner.mayBegin(word) || relations.and.mayBegin(word));
}

/**
 * Pairs of streets with the two names in the same municipality, near enough to meet. Pairs with the best names come
 * first, then those with more addresses.
 */
function pairsOf(matcher: Matcher, query: Query, other: Query): readonly Pair[] {
  const { store } = matcher;
  const firsts = streetsOf(matcher, query);
  const seconds = new Map<number, StreetCandidate[]>();
  for (const second of streetsOf(matcher, other)) {
    const key = municipalityKey(matcher, second);
    const list = seconds.get(key);
    if (list === undefined) seconds.set(key, [second]);
    else list.push(second);
  }
  return firsts
    .flatMap((first) =>
      (seconds.get(municipalityKey(matcher, first)) ?? [])
        .filter((second) => second.street.id !== first.street.id)
        .map((second) => ({ first, second })),
    )
    .sort((a, b) => costOf(a) - costOf(b) || a.first.street.id - b.first.street.id)
    .slice(0, MOST_PAIRS)
    .flatMap(({ first, second }) => {
      const meeting = whereStreetsMeet(store, first.street, second.street);
      return meeting === null || meeting.metersApart > MOST_METERS_APART ? [] : [{ first, second, meeting }];
    });
}

function isCorner({ meeting }: Pair): boolean {
  return meeting.metersApart <= CORNER_METERS;
}

function costOf({ first, second }: Pick<Pair, 'first' | 'second'>): number {
  return (
    first.name.cost +
    second.name.cost -
    Math.log10(1 + first.street.addressCount + second.street.addressCount) / 10
  );
}

function municipalityKey({ store }: Matcher, { street }: StreetCandidate): number {
  const city = store.area(street.city);
  return city.parent ?? city.id;
}

/** The streets with the name of a query, best first. If some lie in the asked places, only those. */
function streetsOf(matcher: Matcher, query: Query): readonly StreetCandidate[] {
  if (query.street === null) return [];
  const quick = findStreets(matcher, query, query.street, 'quick');
  const good = quick.filter(({ name }) => name.cost <= WORST_COST);
  const found = good.length > 0 ? good : findStreets(matcher, query, query.street, 'thorough');
  const inside = found.filter(
    ({ street }) => cityAgreement(matcher.store, query.places, matcher.store.area(street.city)) > 0,
  );
  return (inside.length > 0 ? inside : found)
    .filter(({ name }) => name.cost <= WORST_COST)
    .sort((a, b) => a.name.cost - b.name.cost || b.street.addressCount - a.street.addressCount)
    .slice(0, MOST_STREETS);
}

/** True for two streets whose nearest addresses are as near as those of a corner, in the asked place. */
export function isAtCorner({ spreadMeters, verdicts }: Candidate): boolean {
  return spreadMeters <= CORNER_METERS && !Object.values(verdicts).includes('conflict');
}

/** The corners that a crossing may mean, as candidates. @param reading index of the reading of the line. */
export function judgeCrossing(
  matcher: Matcher,
  { query, pairs }: Crossing,
  reading: number,
): readonly Candidate[] {
  return pairs.map((pair) => judgePair(matcher, query, pair, reading));
}

function judgePair(
  matcher: Matcher,
  query: Query,
  { first, second, meeting }: Pair,
  reading: number,
): Candidate {
  const { store } = matcher;
  const { street } = first;
  const city = store.area(street.city);
  const judgement = new Judgement(query, nameOf(first));
  judgeStreetName(judgement);
  if (query.postcode !== null)
    judgePostcodeOf(judgement, postcodeOfPair(store, query.postcode, first, second), meeting);
  judgePlaces(judgement, matcher, city, store.area(meeting.suburb), meeting.latitude, meeting.longitude);
  judgeReading(judgement);
  const ofSecond = new Judgement(query, nameOf(second));
  judgeStreetName(ofSecond);
  const worth = query.places.some(({ areas }) => areas.length === 0) ? 0 : TWO_STREETS_WORTH;
  const beyond = Math.log(Math.max(1, meeting.metersApart / CORNER_METERS));
  return {
    level: 'street',
    address: null,
    building: null,
    street,
    crossing: matcher.names.street(second.street.id, second.street),
    postcode: null,
    area: city,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    spreadMeters: Math.max(LEAST_SPREAD_METERS, meeting.metersApart),
    verdicts: { ...judgement.verdicts, streetname: 'nearest' },
    evidence: judgement.sheet.evidence,
    score: judgement.sheet.score + ofSecond.sheet.score + worth - beyond * APART_COST,
    importance: city.addressCount,
    doubt: judgement.doubt,
    reading,
    leavesWords: query.line.leftOver > 0,
    misreadsNumber: false,
  };
}

/** The asked postcode if one of the two streets has it, else that of the first. */
function postcodeOfPair(
  store: Store,
  asked: AskedPostcode,
  first: StreetCandidate,
  second: StreetCandidate,
): string {
  const ofSecond = postcodeOnStreet(store, asked, second.street);
  return ofSecond === asked.text ? ofSecond : postcodeOnStreet(store, asked, first.street);
}

function nameOf({ name }: StreetCandidate): NameEvidence {
  return { found: name, namesakeInside: false, sisterInside: false, hasOtherType: false };
}
