import { distanceMeters } from '../../geo/distance';
import type { Area } from '../../model/areas';
import type { MatchLevel } from '../../model/match';
import { assignConfidence } from '../../rank/confidence';
import { type AskedName, costOf } from '../../rank/name-fit';
import { fitPostcode } from '../../rank/postcode-fit';
import type { Postcode, Store, Street } from '../../store/rows';
import { ancestorAt, liesIn } from './area-chain';
import type { Candidate } from './candidate';
import { type FoundDoor, findDoors, findDoorsOfPostcode } from './find-door';
import { type Grade, type Reach, StreetGatherer, type StreetHit } from './gather-streets';
import { interpolate } from './interpolate';
import { Judgement } from './judge';
import { Provenance } from './provenance';
import type { PreparedQuery } from './query';

/** Streets whose addresses are looked at, best names first. */
const MAX_STREETS = 48;
/** A name that differs in case, marks and abbreviations alone. */
const SAME_NAME_COST = 0.1;
/** The same address twice within this distance is one answer. */
const SAME_PLACE_METERS = 60;

/** Everything in the data that a prepared query may mean, scored, in no order. */
export function gather(
  store: Store,
  query: PreparedQuery,
  reading: number,
  reach: Reach = 'all',
): Candidate[] {
  if (query.street !== null) return ofStreet(store, query, query.street, reading, reach);
  return query.postcode === null ? [] : ofPostcode(store, query, query.postcode, reading);
}

/** Sets the chances of a set of candidates and orders them, best first; ties by place in the data. */
export function rankCandidates(candidates: Candidate[]): Candidate[] {
  const distinct = withoutTwins(candidates.sort(byScore));
  assignConfidence(distinct);
  return distinct;
}

function byScore(a: Candidate, b: Candidate): number {
  return (
    b.score - a.score ||
    b.importance - a.importance ||
    (a.street?.id ?? -1) - (b.street?.id ?? -1) ||
    (a.address?.ordinal ?? -1) - (b.address?.ordinal ?? -1) ||
    a.area.id - b.area.id
  );
}

/** Drops what another, better candidate already says: the same thing found by another reading, or twice in the data. */
function withoutTwins(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const seen = new Map<string, Candidate>();
  for (const candidate of sorted) {
    const { address, street } = candidate;
    const name =
      address !== null
        ? `${street?.id}|${address.number}|${address.suffix}|${address.postcode}`
        : `${candidate.level}|${street?.id}|${candidate.postcode?.text}|${street === null ? candidate.area.id : ''}`;
    // A street is no rival of an address on it that fits as well or better.
    if (address === null && street !== null && seen.has(`on ${street.id}`)) continue;
    if (street !== null) seen.set(`on ${street.id}`, candidate);
    const twin = seen.get(name);
    if (twin !== undefined && (address === null || apartMeters(twin, candidate) < SAME_PLACE_METERS))
      continue;
    seen.set(name, candidate);
    kept.push(candidate);
  }
  return kept;
}

function apartMeters(a: Candidate, b: Candidate): number {
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
}

function ofStreet(
  store: Store,
  query: PreparedQuery,
  asked: AskedName,
  reading: number,
  reach: Reach,
): Candidate[] {
  const { profile, door } = query;
  const doors = new Map<number, FoundDoor[]>();
  const doorsOf = (street: Street): FoundDoor[] => {
    if (door === null) return [];
    let found = doors.get(street.id);
    if (found === undefined) {
      found = findDoors(store, profile, street.id, door);
      doors.set(street.id, found);
    }
    return found;
  };
  const grade = ({ street }: StreetHit): Grade => {
    const agreement = placesAgree(store, query, store.area(street.city));
    if (agreement < 2) return agreement;
    const { postcode } = query;
    if (postcode !== null) {
      const { verdict } = fitPostcode(
        postcode.text,
        postcodeOnStreet(store, query, postcode.text, street),
        postcode.raw,
      );
      if (verdict === 'conflict') return 1;
    }
    return door === null || doorsOf(street)[0]?.cost === 0 ? 2 : 1;
  };
  const gatherer = new StreetGatherer(store, query, asked, grade);
  gatherer.gather(reach);
  const hits = [...gatherer.hits.values()];
  if (hits.length > MAX_STREETS)
    hits.sort((a, b) => costOf(a.fit) - costOf(b.fit) || a.street.id - b.street.id);
  const candidates: Candidate[] = [];
  const isInside = hits.some(
    ({ fit, street }) =>
      costOf(fit) < SAME_NAME_COST && placesAgree(store, query, store.area(street.city)) === 2,
  );
  const judgeStreet = (judgement: Judgement, hit: StreetHit) => {
    judgement.street(query, hit.fit, hit.street.name, gatherer.nameExists);
    judgement.namesakeInside = isInside;
  };
  for (const hit of hits.slice(0, Math.max(MAX_STREETS, exactHits(hits)))) {
    const found = doorsOf(hit.street);
    for (const one of found) {
      candidates.push(addressCandidate(store, query, hit.street, one, reading, (j) => judgeStreet(j, hit)));
    }
    if (found.length === 0) candidates.push(streetCandidate(store, query, hit, reading, judgeStreet));
  }
  return candidates;
}

/** Namesakes are all looked at: which of them has the number is evidence. */
function exactHits(hits: readonly StreetHit[]): number {
  return hits.filter(({ fit }) => costOf(fit) < SAME_NAME_COST).length;
}

/**
 * How a city agrees with the places asked: 2 where it is what they name, 1 where it only lies in a wider area of the
 * same name (`Leeuwarden` the municipality, not the town) or beside a suburb of that name, 0 where it does neither.
 */
function placesAgree(store: Store, query: PreparedQuery, city: Area): Grade {
  let least: Grade = 2;
  for (const { areas } of query.places) {
    const namesCity = areas.some(({ area }) => area.level === 'city');
    let grade: Grade = 0;
    for (const { area } of areas) {
      if (area.id === city.id) grade = 2;
      else if (grade < 2 && (liesIn(store, city, area) || isBeside(area, city))) grade = namesCity ? 1 : 2;
    }
    if (grade < least) least = grade;
  }
  return least;
}

/** Which cities a suburb lies in is not kept; they are of its municipality. */
function isBeside(area: Area, city: Area): boolean {
  return area.level === 'suburb' && area.parent === city.parent;
}

/** Candidates for a postcode without a street: its addresses with the number, else the postcode itself. */
function ofPostcode(
  store: Store,
  query: PreparedQuery,
  asked: NonNullable<PreparedQuery['postcode']>,
  reading: number,
): Candidate[] {
  if (!asked.whole) return [];
  const postcode = store.postcode(asked.text, query.profile.code);
  if (postcode === null) return [];
  if (query.door !== null) {
    const found = findDoorsOfPostcode(store, query.profile, postcode, query.door);
    if (found.length > 0) {
      return found.map((one) => {
        const { street } = store.load(Math.floor(one.ordinal / 32));
        return addressCandidate(store, query, store.street(street), one, reading, () => {});
      });
    }
  }
  return [postcodeCandidate(store, query, postcode, reading)];
}

function addressCandidate(
  store: Store,
  query: PreparedQuery,
  street: Street,
  found: FoundDoor,
  reading: number,
  judgeName: (judgement: Judgement) => void,
): Candidate {
  const address = store.address(found.ordinal);
  const judgement = new Judgement();
  judgeName(judgement);
  judgement.door(query, found, address);
  if (query.postcode !== null) judgement.postcode(query, address.postcode);
  const suburb = store.area(address.suburb);
  const city = store.area(street.city);
  judgement.places(query, chainOf(store, city, suburb), address.latitude, address.longitude);
  judgement.reading(query);
  return finish('address', judgement, {
    address,
    street,
    postcode: null,
    area: suburb,
    importance: city.addressCount,
    latitude: address.latitude,
    longitude: address.longitude,
    uncertaintyMeters: Provenance.of(store).accuracyMeters(address.sourceSet),
    reading,
  });
}

function streetCandidate(
  store: Store,
  query: PreparedQuery,
  { street, fit }: StreetHit,
  reading: number,
  judgeStreet: (judgement: Judgement, hit: StreetHit) => void,
): Candidate {
  const judgement = new Judgement();
  judgeStreet(judgement, { street, fit });
  const city = store.area(street.city);
  const number = query.door === null ? Number.NaN : Number.parseInt(query.door.number, 10);
  const between = Number.isNaN(number) ? null : interpolate(store, street, number);
  const point = between ?? { ...street, uncertaintyMeters: street.radiusMeters };
  if (query.door !== null) judgement.numberAbsent(query, between === null ? 'missing' : 'nearest');
  if (query.postcode !== null)
    judgement.postcode(query, postcodeOnStreet(store, query, query.postcode.text, street));
  judgement.places(query, chainOf(store, city, null), point.latitude, point.longitude);
  judgement.reading(query);
  return finish(between === null ? 'street' : 'interpolated', judgement, {
    address: null,
    street,
    postcode: null,
    area: city,
    importance: city.addressCount,
    latitude: point.latitude,
    longitude: point.longitude,
    uncertaintyMeters: Math.max(Provenance.of(store).accuracyMetersWithin(city), point.uncertaintyMeters),
    reading,
  });
}

function postcodeCandidate(
  store: Store,
  query: PreparedQuery,
  postcode: Postcode,
  reading: number,
): Candidate {
  const judgement = new Judgement();
  const street = store.street(postcode.street);
  judgement.postcode(query, postcode.text);
  if (query.door !== null) judgement.numberAbsent(query, 'missing');
  const city = store.area(street.city);
  judgement.places(query, chainOf(store, city, null), postcode.latitude, postcode.longitude);
  judgement.reading(query);
  return finish('postcode', judgement, {
    address: null,
    street,
    postcode,
    area: city,
    importance: city.addressCount,
    latitude: postcode.latitude,
    longitude: postcode.longitude,
    uncertaintyMeters: Math.max(Provenance.of(store).accuracyMetersWithin(city), postcode.radiusMeters),
    reading,
  });
}

type Placed = Pick<
  Candidate,
  | 'address'
  | 'street'
  | 'postcode'
  | 'area'
  | 'importance'
  | 'latitude'
  | 'longitude'
  | 'uncertaintyMeters'
  | 'reading'
>;

function finish(level: MatchLevel, judgement: Judgement, placed: Placed): Candidate {
  const { verdicts, features, points, score } = judgement;
  return { level, ...placed, verdicts, features, points, score, confidence: 0, plausibility: 0 };
}

/** The asked postcode where the street has it, else the postcode of its first address. */
function postcodeOnStreet(store: Store, { profile }: PreparedQuery, asked: string, street: Street): string {
  const blocks = store.postcode(asked, profile.code)?.blocks ?? [];
  const end = street.firstBlock + street.blockCount;
  if (blocks.some((block) => block >= street.firstBlock && block < end)) return asked;
  return street.blockCount > 0 ? store.load(street.firstBlock).postcode(0) : '';
}

/** All areas that hold a point of a city, smallest first. */
function chainOf(store: Store, city: Area, suburb: Area | null): Area[] {
  const chain: Area[] = suburb === null ? [city] : [city, suburb];
  for (const level of ['municipality', 'province', 'country'] as const) {
    const area = ancestorAt(store, city, level);
    if (area !== null) chain.push(area);
  }
  return chain;
}
