import { buildingFields } from '../match/answer/building-fields';
import { toMatch } from '../match/answer/to-match';
import { gather } from '../match/gather/gather';
import type { Candidate } from '../match/judge/candidate';
import { rankCandidates } from '../match/judge/rank-candidates';
import type { Matcher } from '../match/matcher';
import { ofFirstAddress } from '../match/places/first-address';
import { filledIn } from '../match/query/filled-in';
import { NO_FILTER } from '../match/query/filter';
import { prepareQuery } from '../match/query/query';
import type { Area } from '../model/areas';
import { GeocoderError } from '../model/errors';
import type { Match, Tell } from '../model/match';
import type { PostcodeLookupOptions } from '../model/options';
import type { PostcodeLookupRequest } from '../model/requests';
import type { PostcodeLookupAddress } from '../model/shapes';
import type { Store, Street } from '../store/rows';
import { flatMap } from '../text/flat-map';

const MANNER = { explain: false, filter: NO_FILTER };

/**
 * The address with a postcode and a number. An unknown number gives the postcode's main street with `number`
 * null and the postcode's representative point.
 */
export function lookupPostcode(
  matcher: Matcher,
  request: PostcodeLookupRequest,
  options: PostcodeLookupOptions,
  tell?: Tell,
): PostcodeLookupAddress | Match | null {
  const candidates = flatMap(matcher.profilesInScope(options.country), (profile) =>
    gather(matcher, prepareQuery(matcher, profile, filledIn(matcher, profile, request), MANNER), 0),
  );
  const best = rankCandidates(candidates)[0];
  if (best === undefined) return null;
  if (options.fallback === false && !hasNumber(best.candidate)) return null;
  if (best.confidence < (options.minConfidence ?? 0)) return null;
  if (options.detail === true) return toMatch(matcher, best);
  tell?.(best.candidate.level, best.confidence);
  return shapeOf(matcher.store, best.candidate);
}

function shapeOf(
  store: Store,
  { address: found, building: units, street, postcode, area, latitude, longitude }: Candidate,
): PostcodeLookupAddress {
  if (street === null)
    throw new GeocoderError('DATASET_DAMAGED', 'Expected a postcode to have a street, got none.');
  const address = found === null ? null : store.address(found.ordinal);
  const building = units === null ? null : buildingFields(store, units);
  return {
    suburb_id: suburbOf(store, area, street),
    building_id: address === null ? (building?.building_id ?? null) : store.buildingUuid(address),
    number: address?.number ?? building?.number ?? null,
    suffix: address?.suffix || null,
    streetname: street.name,
    postcode: (address?.postcode ?? building?.postcode ?? postcode?.text) || null,
    city: store.area(street.city).name || null,
    latitude,
    longitude,
  };
}

/** True for an answer with the asked number: an address or a building. */
export function hasNumber({ level }: Candidate): boolean {
  return level === 'address' || level === 'building';
}

/** The suburb itself, or the suburb of the first address of the street. */
export function suburbOf(store: Store, area: Area, street: Street): string {
  if (area.level === 'suburb') return area.uuid;
  const suburb = ofFirstAddress(store, street, (view) => view.suburb(0), null);
  if (suburb !== null) return store.area(suburb).uuid;
  throw new GeocoderError('DATASET_DAMAGED', `Expected street ${street.name} to have an address, got none.`);
}
