import type { Area } from '../../model/areas';
import type { MatchLevel } from '../../model/match';
import type { Postcode, Store, Street } from '../../store/rows';
import { ancestorAt } from './area-chain';
import type { Candidate } from './candidate';
import type { FoundDoor } from './find-door';
import { interpolate } from './interpolate';
import { Judgement } from './judge';
import { Provenance } from './provenance';
import type { PreparedQuery } from './query';

/** Adds what the name of a candidate's street says for or against it. */
type JudgeStreet = (judgement: Judgement) => void;

export function addressCandidate(
  store: Store,
  query: PreparedQuery,
  street: Street,
  found: FoundDoor,
  reading: number,
  judgeStreet: JudgeStreet,
): Candidate {
  const address = store.address(found.ordinal);
  const judgement = new Judgement(query.explain);
  judgeStreet(judgement);
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

export function streetCandidate(
  store: Store,
  query: PreparedQuery,
  street: Street,
  reading: number,
  judgeStreet: JudgeStreet,
): Candidate {
  const judgement = new Judgement(query.explain);
  judgeStreet(judgement);
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

export function postcodeCandidate(
  store: Store,
  query: PreparedQuery,
  postcode: Postcode,
  reading: number,
): Candidate {
  const judgement = new Judgement(query.explain);
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
  const { address, street, postcode, area, importance, latitude, longitude, uncertaintyMeters, reading } =
    placed;
  const { verdicts, features, points, score } = judgement;
  // No spread: see `toMatch`.
  return {
    level,
    address,
    street,
    postcode,
    area,
    importance,
    latitude,
    longitude,
    uncertaintyMeters,
    verdicts,
    features,
    points,
    score,
    confidence: 0,
    plausibility: 0,
    reading,
  };
}

/** The asked postcode where the street has it, else the postcode of its first address. */
export function postcodeOnStreet(
  store: Store,
  { profile }: PreparedQuery,
  asked: string,
  street: Street,
): string {
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
