import type { Candidate } from '../match/candidate';
import { exactDoorOfStreet } from '../match/exact-door';
import { exactShape } from '../match/exact-shape';
import { explained } from '../match/explain';
import { matchFields, PLAUSIBLE } from '../match/match-fields';
import { profilesInScope } from '../match/scope';
import type { Area } from '../model/areas';
import type { Match } from '../model/match';
import type { ForwardGeocodeOptions } from '../model/options';
import type { ForwardGeocodeRequest } from '../model/requests';
import type { ForwardAddress } from '../model/shapes';
import type { Store } from '../store/rows';
import { suburbOf } from './postcode-lookup';

/**
 * The address with a street name and a number; without such a number the street, interpolated where its
 * neighbours stand; without such a street the place given as `suburb`; else null.
 */
export function forwardGeocode(
  store: Store,
  request: ForwardGeocodeRequest,
  options: ForwardGeocodeOptions,
): ForwardAddress | Match | null {
  if (options.detail !== true && options.minConfidence === undefined && options.country === undefined) {
    const exact = exactDoorOfStreet(store, request);
    if (exact !== null) return exactShape(store, exact);
  }
  const profiles = profilesInScope(store, options.country);
  const least = options.minConfidence ?? PLAUSIBLE;
  const found = matchFields(store, profiles, request, { explain: options.explain, enough: least });
  const best = firstWorth(found, least);
  if (best === null || (options.fallback === false && best.level !== 'address')) return null;
  if (options.detail === true) {
    return explained(store, best, found.length, [{ fields: { ...request }, leftOver: [] }], options);
  }
  return shapeOf(store, best);
}

/** The first that fits well enough and is more than a country. */
function firstWorth(found: readonly Candidate[], least: number): Candidate | null {
  for (let at = 0; at < found.length; at++) {
    const candidate = found[at]!;
    if (candidate.plausibility >= least && candidate.level !== 'country') return candidate;
  }
  return null;
}

function shapeOf(
  store: Store,
  { address, street, area, latitude, longitude }: Candidate,
): ForwardAddress | null {
  const suburb = street === null ? suburbWithin(store, area)?.uuid : suburbOf(store, area, street.firstBlock);
  if (suburb === undefined) return null;
  return {
    suburb_id: suburb,
    building_id: address === null ? null : store.buildingUuid(address),
    number: address?.number ?? null,
    suffix: address?.suffix || null,
    streetname: street?.name ?? null,
    postcode: address?.postcode || null,
    city: (street === null ? cityName(area) : store.area(street.city).name) || null,
    latitude,
    longitude,
  };
}

function cityName(area: Area): string | null {
  return area.level === 'city' ? area.name : null;
}

/** The shape wants a suburb: of a city or municipality, the one with most addresses that bears its name, or has most. */
function suburbWithin(store: Store, area: Area): Area | null {
  if (area.level === 'suburb') return area;
  const municipality = area.level === 'city' ? area.parent : area.level === 'municipality' ? area.id : null;
  if (municipality === null) return null;
  const suburbs = store.children(municipality, 'suburb');
  const likeness = (suburb: Area) => (suburb.name === area.name ? 1 : 0);
  suburbs.sort((a, b) => likeness(b) - likeness(a) || b.addressCount - a.addressCount || a.id - b.id);
  return suburbs[0] ?? null;
}
