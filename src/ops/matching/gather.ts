import { distanceMeters } from '../../geo/distance';
import type { Area } from '../../model/areas';
import { assignConfidence } from '../../rank/confidence';
import { type AskedName, costOf } from '../../rank/name-fit';
import { fitPostcode } from '../../rank/postcode-fit';
import type { Store, Street } from '../../store/rows';
import { liesIn } from './area-chain';
import type { Candidate } from './candidate';
import { type FoundDoor, findDoors, findDoorsOfPostcode } from './find-door';
import { type Grade, type Reach, SAME_NAME_COST, StreetGatherer, type StreetHit } from './gather-streets';
import type { Judgement } from './judge';
import { addressCandidate, postcodeCandidate, postcodeOnStreet, streetCandidate } from './judged-candidate';
import type { PreparedQuery } from './query';

/** Streets whose addresses are looked at, best names first. */
const MAX_STREETS = 48;
const NO_DOORS: readonly FoundDoor[] = [];
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
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (
    b.importance - a.importance ||
    (a.street?.id ?? -1) - (b.street?.id ?? -1) ||
    (a.address?.ordinal ?? -1) - (b.address?.ordinal ?? -1) ||
    a.area.id - b.area.id
  );
}

/** Drops what another, better candidate already says: the same thing found by another reading, or twice in the data. */
function withoutTwins(sorted: Candidate[]): Candidate[] {
  if (sorted.length < 2) return sorted;
  const kept: Candidate[] = [];
  for (let at = 0; at < sorted.length; at++) {
    const candidate = sorted[at]!;
    const { address, street } = candidate;
    if (street !== null && !comesBefore(sorted, at, street.id)) {
      kept.push(candidate);
      continue;
    }
    // A street is no rival of an address on it that fits as well or better.
    if (address === null && street !== null) continue;
    const twin = kept.findLast((other) => isSame(other, candidate));
    const isElsewhere =
      address !== null && twin !== undefined && apartMeters(twin, candidate) >= SAME_PLACE_METERS;
    if (twin === undefined || isElsewhere) kept.push(candidate);
  }
  return kept;
}

/** True where a candidate before a place is of the street. */
function comesBefore(candidates: readonly Candidate[], place: number, street: number): boolean {
  for (let at = 0; at < place; at++) if (candidates[at]!.street?.id === street) return true;
  return false;
}

/** True where two candidates name the same thing. */
function isSame(a: Candidate, b: Candidate): boolean {
  if (a.street?.id !== b.street?.id) return false;
  if (a.address === null || b.address === null) {
    if (a.address !== b.address || a.level !== b.level || a.postcode?.text !== b.postcode?.text) return false;
    return a.street !== null || a.area.id === b.area.id;
  }
  return (
    a.address.number === b.address.number &&
    a.address.suffix === b.address.suffix &&
    a.address.postcode === b.address.postcode
  );
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
  const doorsOf = (street: Street): readonly FoundDoor[] => {
    if (door === null) return NO_DOORS;
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
    // A house where every door has a suffix is the one that was asked without any.
    const best = doorsOf(street)[0];
    return door === null || best?.cost === 0 || (best !== undefined && door.suffix === '') ? 2 : 1;
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
  for (const { street, fit } of hits.slice(0, Math.max(MAX_STREETS, exactHits(hits)))) {
    const judgeStreet = (judgement: Judgement) => {
      judgement.street(query, fit, street.name, gatherer.nameExists);
      judgement.namesakeInside = isInside;
    };
    const found = doorsOf(street);
    for (const door of found)
      candidates.push(addressCandidate(store, query, street, door, reading, judgeStreet));
    if (found.length === 0) candidates.push(streetCandidate(store, query, street, reading, judgeStreet));
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
