import type { Postcode, Street } from '../store/rows';
import type { AreaChain } from './area-chain';
import type { JudgedCandidate } from './candidate-pool';
import { interpolate } from './interpolate';
import type { FoundDoor } from './nearest-doors';
import type { PreparedQuery } from './query';
import type { NameEvidence } from './street-hit';
import type { Workspace } from './workspace';

/** Adds an address to the candidates of a workspace. @param name null where the street was not asked by name. */
export function addAddress(
  { store, candidates, chain }: Workspace,
  query: PreparedQuery,
  street: Street,
  name: NameEvidence | null,
  door: FoundDoor,
  reading: number,
): void {
  const suburb = store.area(door.suburb);
  const candidate = candidates.take('address', street, suburb, query.explain);
  candidate.ordinal = door.ordinal;
  candidate.latitude = door.latitude;
  candidate.longitude = door.longitude;
  candidate.spreadMeters = 0;
  if (name !== null) judgeName(candidate, query, street, name);
  candidate.judgement.door(query, door);
  if (query.postcode !== null) candidate.judgement.postcode(query, door.postcode);
  const city = store.area(street.city);
  finish(candidate, query, chain.climb(store, city, suburb), reading);
}

/** Adds a street without the number asked. */
export function addStreet(
  { store, candidates, chain }: Workspace,
  query: PreparedQuery,
  street: Street,
  name: NameEvidence,
  reading: number,
): void {
  const city = store.area(street.city);
  const number = query.door === null ? Number.NaN : Number.parseInt(query.door.number, 10);
  const between = Number.isNaN(number) ? null : interpolate(store, street, number);
  const level = between === null ? 'street' : 'interpolated';
  const candidate = candidates.take(level, street, city, query.explain);
  candidate.latitude = between?.latitude ?? street.latitude;
  candidate.longitude = between?.longitude ?? street.longitude;
  candidate.spreadMeters = between?.uncertaintyMeters ?? street.radiusMeters;
  judgeName(candidate, query, street, name);
  if (query.door !== null) candidate.judgement.numberAbsent(query, between === null ? 'missing' : 'nearest');
  if (query.postcode !== null) candidate.judgement.postcode(query, query.postcode.onStreet(street));
  finish(candidate, query, chain.climb(store, city, null), reading);
}

/** Adds a postcode without the number asked. */
export function addPostcode(
  { store, candidates, chain }: Workspace,
  query: PreparedQuery,
  postcode: Postcode,
  reading: number,
): void {
  const street = store.street(postcode.street);
  const city = store.area(street.city);
  const candidate = candidates.take('postcode', street, city, query.explain);
  candidate.postcode = postcode;
  candidate.latitude = postcode.latitude;
  candidate.longitude = postcode.longitude;
  candidate.spreadMeters = postcode.radiusMeters;
  candidate.judgement.postcode(query, postcode.text);
  if (query.door !== null) candidate.judgement.numberAbsent(query, 'missing');
  finish(candidate, query, chain.climb(store, city, null), reading);
}

function judgeName(
  { judgement }: JudgedCandidate,
  query: PreparedQuery,
  street: Street,
  { fit, nameExists, namesakeInside }: NameEvidence,
): void {
  judgement.street(query, fit, street.name, nameExists);
  judgement.namesakeInside = namesakeInside;
}

/** What is judged of every candidate alike, last. */
function finish(candidate: JudgedCandidate, query: PreparedQuery, chain: AreaChain, reading: number): void {
  const { judgement } = candidate;
  judgement.places(query, chain, candidate.latitude, candidate.longitude);
  judgement.reading(query);
  candidate.score = judgement.score;
  // Its city is the smallest of the areas that hold it.
  candidate.importance = chain.at(0).addressCount;
  candidate.reading = reading;
  candidate.leavesWords = query.leftOver > 0;
  candidate.misreadsNumber =
    judgement.lacksNumber || query.postcodeAsNumber || candidate.level === 'postcode';
}
