import { buildingFields } from '../match/answer/building-fields';
import { explained } from '../match/answer/page';
import { toMatch } from '../match/answer/to-match';
import type { Candidate, RankedCandidate } from '../match/judge/candidate';
import { matchFields } from '../match/match-fields';
import type { Matcher } from '../match/matcher';
import type { Area } from '../model/areas';
import type { Match, Tell } from '../model/match';
import type { ForwardGeocodeOptions } from '../model/options';
import type { ForwardGeocodeRequest } from '../model/requests';
import type { ForwardAddress } from '../model/shapes';
import type { Store } from '../store/rows';
import { hasNumber, suburbOf } from './postcode-lookup';

/** An answer that is less plausible than this is dropped, and the next level is tried. */
const PLAUSIBLE = 0.5;
/** An answer outside the suburb asked is given from this confidence on. */
const SURE = 0.8;

/**
 * The address with a street name and a number. Without such a number, the street, with a point interpolated between its
 * neighbours if possible. Without such a street, the place in `suburb`; else null.
 */
export function forwardGeocode(
  matcher: Matcher,
  request: ForwardGeocodeRequest,
  options: ForwardGeocodeOptions,
  tell?: Tell,
): ForwardAddress | Match | null {
  const profiles = matcher.profilesInScope(options.country);
  const { explain, minConfidence } = options;
  const found = matchFields(matcher, profiles, request, { explain, enough: minConfidence ?? PLAUSIBLE });
  const isWorth = (one: RankedCandidate) =>
    minConfidence === undefined ? fits(one) : one.confidence >= minConfidence;
  const best = found.find((one) => isWorth(one) && one.candidate.level !== 'country');
  if (best === undefined || (options.fallback === false && !hasNumber(best.candidate))) return null;
  if (options.detail === true) return detailOf(matcher, best, request, found.length, options);
  const shape = shapeOf(matcher.store, best.candidate);
  if (shape !== null) tell?.(best.candidate.level, best.confidence);
  return shape;
}

/** A plain answer cannot say that it lies somewhere else than in the suburb asked: then it must be sure. */
function fits({ candidate, confidence, plausibility }: RankedCandidate): boolean {
  return candidate.verdicts.suburb === 'conflict' ? confidence >= SURE : plausibility >= PLAUSIBLE;
}

function detailOf(
  matcher: Matcher,
  best: RankedCandidate,
  request: ForwardGeocodeRequest,
  candidatesWeighed: number,
  { explain }: ForwardGeocodeOptions,
): Match {
  const match = toMatch(matcher, best);
  if (explain !== true) return match;
  return explained(match, best, [{ fields: { ...request }, leftOver: [] }], candidatesWeighed);
}

function shapeOf(
  store: Store,
  { address: found, building: units, street, area, latitude, longitude }: Candidate,
): ForwardAddress | null {
  const suburb = street === null ? suburbWithin(store, area)?.uuid : suburbOf(store, area, street);
  if (suburb === undefined) return null;
  const address = found === null ? null : store.address(found.ordinal);
  const building = units === null ? null : buildingFields(store, units);
  return {
    suburb_id: suburb,
    building_id: address === null ? (building?.building_id ?? null) : store.buildingUuid(address),
    number: address?.number ?? building?.number ?? null,
    suffix: address?.suffix || null,
    streetname: street?.name ?? null,
    postcode: (address?.postcode ?? building?.postcode) || null,
    city: (street === null ? cityName(area) : store.area(street.city).name) || null,
    latitude,
    longitude,
  };
}

function cityName(area: Area): string | null {
  return area.level === 'city' ? area.name : null;
}

/**
 * The answer needs a suburb. For a city or municipality, it is the suburb with its name, or else the largest suburb, by
 * number of addresses.
 */
function suburbWithin(store: Store, area: Area): Area | null {
  if (area.level === 'suburb') return area;
  const municipality = area.level === 'city' ? area.parent : area.level === 'municipality' ? area.id : null;
  if (municipality === null) return null;
  const likeness = (suburb: Area) => (suburb.name === area.name ? 1 : 0);
  const [first] = store
    .children(municipality, 'suburb')
    .sort((a, b) => likeness(b) - likeness(a) || b.addressCount - a.addressCount || a.id - b.id);
  return first ?? null;
}
