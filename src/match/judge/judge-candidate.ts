import type { Area } from '../../model/areas';
import type { MatchLevel } from '../../model/match';
import type { Postcode, Store, Street } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';
import type { FoundAddress } from '../gather/found-address';
import type { FoundNumbers } from '../gather/found-numbers';
import type { Matcher } from '../matcher';
import { cityAgreement } from '../places/agreement';
import { liesIn } from '../places/area-chain';
import { isOfFewStreets, isOnStreet, postcodeOnStreet } from '../query/asked-postcode';
import { GIVEN_AS_FIELDS, type Query } from '../query/query';
import { textOfNumber } from '../query/written-number';
import type { JudgedCandidate } from './candidate';
import { doubtOfUnread } from './doubt-of-unread';
import { judgeAbsentNumber, judgeNumber, judgeNumberOfBuilding } from './fields/number';
import { judgePlaces } from './fields/places';
import { judgeOtherPostcode, judgePostcodeOf } from './fields/postcode';
import { isInexact, judgeReading, judgeTownAsStreet } from './fields/reading';
import { judgeNumberWithoutStreet, judgeStreetName, judgeUnreadStreet } from './fields/street';
import { interpolate } from './interpolate';
import { Judgement } from './judgement';
import type { NameEvidence } from './name-evidence';
import { mayBeOneRange } from './wide-range';

const NOT_DIGITS = /\D+/gu;

/**
 * Candidates for the addresses and buildings with the asked number. @param name null if the street was not asked by
 * name.
 */
export function judgeNumbers(
  matcher: Matcher,
  query: Query,
  name: NameEvidence | null,
  { addresses, buildings }: FoundNumbers,
  reading: number,
): JudgedCandidate[] {
  const candidates = addresses.map((one) => judgeAddress(matcher, query, name, one, reading));
  for (const one of buildings) candidates.push(judgeBuilding(matcher, query, name, one, reading));
  return candidates;
}

/** An address as a candidate. @param name null if the street was not asked by name. */
export function judgeAddress(
  matcher: Matcher,
  query: Query,
  name: NameEvidence | null,
  address: FoundAddress,
  reading: number,
): JudgedCandidate {
  const { store } = matcher;
  const street = store.street(address.street);
  const suburb = store.area(address.suburb);
  const judgement = new Judgement(query, name);
  judgeStreetName(judgement);
  judgeNumber(judgement, address);
  if (judgement.verdicts.number === 'partial' && !mayBeOneRange(store, query.number!, address))
    judgement.doubt ??= 'number';
  // `194th Street 11412`: a postcode rather than number 114-12.
  if (address.lacksHyphen === true && query.postcode === null && isPostcode(store, query))
    judgement.doubt ??= 'number';
  judgePostcodeOf(judgement, address.postcode, address, isOfOtherPart(query, street, address.postcode));
  judgeNumberWithoutStreet(judgement);
  return judged(matcher, query, judgement, reading, suburb, {
    level: 'address',
    address,
    building: null,
    street,
    postcode: null,
    suburb,
    latitude: address.latitude,
    longitude: address.longitude,
    spreadMeters: 0,
  });
}

function isPostcode(store: Store, { number, profile }: Query): boolean {
  return number !== null && store.postcode(textOfNumber(number), profile.code) !== null;
}

/** A building as a candidate. @param name null if the street was not asked by name. */
export function judgeBuilding(
  matcher: Matcher,
  query: Query,
  name: NameEvidence | null,
  building: FoundBuilding,
  reading: number,
): JudgedCandidate {
  const { store } = matcher;
  const street = store.street(building.street);
  const suburb = store.area(building.suburb);
  const judgement = new Judgement(query, name);
  judgeStreetName(judgement);
  judgeNumberOfBuilding(judgement, building);
  if (query.postcode !== null) {
    const found = postcodeOfBuilding(query.postcode.text, building);
    judgePostcodeOf(judgement, found, building, isOfOtherPart(query, street, found));
  }
  judgeNumberWithoutStreet(judgement);
  return judged(matcher, query, judgement, reading, suburb, {
    level: 'building',
    address: null,
    building,
    street,
    postcode: null,
    suburb,
    latitude: building.latitude,
    longitude: building.longitude,
    spreadMeters: building.spreadMeters,
  });
}

/** `Raadhuisplein 18, 9203 EC`, where number 180 has that postcode: as likely as the postcode, the number is wrong. */
function isOfOtherPart({ postcode }: Query, street: Street, found: string): boolean {
  if (postcode === null || postcode.text === found || !isOfFewStreets(postcode)) return false;
  return isOnStreet(postcode.row!, street);
}

/** The asked postcode if an address of the building has it, else the postcode of its first address. */
function postcodeOfBuilding(asked: string, { addresses }: FoundBuilding): string {
  return addresses.some(({ postcode }) => postcode === asked) ? asked : addresses[0]!.postcode;
}

/** A street without the asked number as a candidate. */
export function judgeStreet(
  matcher: Matcher,
  query: Query,
  street: Street,
  name: NameEvidence,
  reading: number,
): JudgedCandidate {
  const { store } = matcher;
  const number = query.number === null ? Number.NaN : Number.parseInt(query.number.number, 10);
  const between = Number.isNaN(number) ? null : interpolate(store, street, number);
  const judgement = new Judgement(query, name);
  judgeStreetName(judgement);
  judgeAbsentNumber(judgement, between === null ? 'missing' : 'nearest');
  if (query.postcode !== null) {
    const found = postcodeOnStreet(store, query.postcode, street);
    judgePostcodeOf(judgement, found, street);
    if (mayHoldNumber(query, found)) judgement.doubt ??= 'number';
  }
  return judged(matcher, query, judgement, reading, suburbOnStreet(store, query, street), {
    level: between === null ? 'street' : 'interpolated',
    address: null,
    building: null,
    street,
    postcode: null,
    suburb: null,
    latitude: between?.latitude ?? street.latitude,
    longitude: between?.longitude ?? street.longitude,
    spreadMeters: between?.uncertaintyMeters ?? street.radiusMeters,
  });
}

/**
 * `Ránargata 106 Reykjavík`, `Wijk 1 88321 EK Urk`: in a line without a number, digits that are no postcode of the street are as likely the
 * number that the street lacks.
 */
function mayHoldNumber({ number, postcode, line }: Query, found: string): boolean {
  if (number !== null || line === GIVEN_AS_FIELDS) return false;
  return postcode!.text.replace(NOT_DIGITS, '') !== found.replace(NOT_DIGITS, '');
}

/**
 * The asked suburb, if an address of the street lies there: a street may pass through several. Null if none does, or
 * none is asked.
 */
function suburbOnStreet(store: Store, { places, number }: Query, street: Street): Area | null {
  const asked = askedSuburbs(places);
  // A street without the asked number is no better for a quarter that it passes through.
  if (asked.size === 0 || number !== null) return null;
  let found: number | null = null;
  store.forEachBlockOf(street, (view) => {
    for (let slot = 0; slot < view.count && found === null; slot++)
      if (asked.has(view.suburb(slot))) found = view.suburb(slot);
    return found === null;
  });
  return found === null ? null : store.area(found);
}

function askedSuburbs(places: Query['places']): ReadonlySet<number> {
  const areas = places.flatMap((place) => place.areas.map(({ area }) => area));
  return new Set(areas.filter(({ level }) => level === 'suburb').map(({ id }) => id));
}

/** A postcode without the asked number as a candidate. */
export function judgePostcode(
  matcher: Matcher,
  query: Query,
  postcode: Postcode,
  reading: number,
): JudgedCandidate {
  const street = streetInPlace(matcher.store, query, postcode);
  const judgement = new Judgement(query, null);
  judgePostcodeOf(judgement, postcode.text, postcode);
  judgeAbsentNumber(judgement, 'missing');
  judgeUnreadStreet(judgement);
  const around = suburbOf(matcher.store, query, postcode, matcher.store.area(street.city));
  return judged(matcher, query, judgement, reading, around, {
    level: 'postcode',
    address: null,
    building: null,
    street,
    postcode,
    suburb: null,
    latitude: postcode.latitude,
    longitude: postcode.longitude,
    spreadMeters: postcode.radiusMeters,
  });
}

/** The main street of the postcode, or another one if only that lies in an asked place. Its city is that of the answer. */
function streetInPlace(store: Store, { places }: Query, postcode: Postcode): Street {
  const isInside = ({ city }: Street) => cityAgreement(store, places, store.area(city)) === 2;
  const main = store.street(postcode.street);
  if (places.length === 0 || isInside(main)) return main;
  return (
    store
      .streetsOfPostcode(postcode)
      .map((id) => store.street(id))
      .find(isInside) ?? main
  );
}

/**
 * The suburb that is asked if an address with the postcode lies there, else that of any of its addresses; null if no suburb is
 * asked, or if the town of the postcode is what was asked. A postcode of a town lies in many suburbs.
 * @param town of the answer.
 */
function suburbOf(store: Store, { places }: Query, postcode: Postcode, town: Area): Area | null {
  const others = places.filter(({ areas }) => !areas.some(({ area }) => liesIn(store, town, area)));
  const asked = askedSuburbs(others);
  if (asked.size === 0) return null;
  let found: number | null = null;
  store.forEachBlockOfPostcode(postcode, null, (view) => {
    for (let slot = 0; slot < view.count; slot++) {
      if (view.postcode(slot) !== postcode.text) continue;
      const suburb = view.suburb(slot);
      if (found === null || asked.has(suburb)) found = suburb;
      if (asked.has(suburb)) return false;
    }
    return true;
  });
  return found === null ? null : store.area(found);
}

/** The fields of a candidate before it is judged. */
interface Found {
  readonly level: MatchLevel;
  readonly address: FoundAddress | null;
  readonly building: FoundBuilding | null;
  readonly street: Street;
  readonly postcode: Postcode | null;
  /** Null if it is not known. */
  readonly suburb: Area | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly spreadMeters: number;
}

/**
 * Judges the parts that all candidates share (places and reading), and makes the candidate.
 * @param around the suburb that asked places are compared with; null if it is not known.
 */
function judged(
  matcher: Matcher,
  query: Query,
  judgement: Judgement,
  reading: number,
  around: Area | null,
  { level, address, building, street, postcode, suburb, latitude, longitude, spreadMeters }: Found,
): JudgedCandidate {
  const { line, number, street: asked } = query;
  const city = matcher.store.area(street.city);
  judgePlaces(judgement, matcher, city, around, latitude, longitude);
  judgeOtherPostcode(judgement, matcher.store, city);
  judgeReading(judgement);
  if (isRatherTown(matcher, judgement)) judgeTownAsStreet(judgement);
  return {
    level,
    address,
    building,
    street,
    postcode,
    area: suburb ?? city,
    latitude,
    longitude,
    spreadMeters,
    verdicts: judgement.verdicts,
    evidence: judgement.sheet.evidence,
    score: judgement.sheet.score,
    agrees: judgement.agrees,
    importance: city.addressCount,
    restsOnSlip: judgement.restsOnSlip,
    lacksFlats: judgement.lacksFlats,
    doubt: judgement.doubt ?? doubtOfUnread(matcher, judgement, city, suburb),
    reading,
    // `Re Charles Quint 21`: the words in front are rather a part of the name, with a slip, than somebody.
    leavesWords: line.leftOver > 0 || judgement.doubt === 'unread',
    misreadsNumber:
      judgement.lacksNumber ||
      line.postcodeAsNumber ||
      level === 'postcode' ||
      // `Jol 33`: a street of that name, or number 33 of another.
      (number === null && line !== GIVEN_AS_FIELDS && asked !== null && asked.numbers !== ''),
  };
}

/**
 * `Whiteawy 3110, Sparrows Point`: the part that is not read is rather the street, with a slip, than the `Sparrows Point Rd`. So is a place
 * that nobody knows: `Jamaica, 198-30 Pompei Avenue`.
 */
function isRatherTown({ places }: Matcher, { query, name }: Judgement): boolean {
  const { street, profile, line } = query;
  if (street === null || !isInexact(name)) return false;
  const hasUnread = line.leftApart > 0 || query.places.some(({ areas }) => areas.length === 0);
  return hasUnread && places.isKnown(profile, street.raw);
}
