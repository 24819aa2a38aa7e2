import type { Candidate } from '../match/candidate';
import { exactDoorOfPostcode } from '../match/exact-door';
import { exactShape } from '../match/exact-shape';
import { gather, rankCandidates } from '../match/gather';
import { profilesInScope } from '../match/scope';
import { toMatch } from '../match/to-match';
import { Workspace } from '../match/workspace';
import { GeocoderError } from '../model/errors';
import type { Match } from '../model/match';
import type { PostcodeLookupOptions } from '../model/options';
import type { PostcodeLookupRequest } from '../model/requests';
import type { PostcodeLookupAddress } from '../model/shapes';
import type { Store } from '../store/rows';

/**
 * The address with a postcode and a number. An unknown number gives the postcode's main street with `number`
 * null and the postcode's representative point.
 */
export function lookupPostcode(
  store: Store,
  request: PostcodeLookupRequest,
  options: PostcodeLookupOptions,
): PostcodeLookupAddress | Match | null {
  if (options.detail !== true && options.minConfidence === undefined && options.country === undefined) {
    const exact = exactDoorOfPostcode(store, request);
    if (exact !== null) return exactShape(store, exact);
  }
  const best = bestOf(store, request, options);
  if (best === null) return null;
  if (options.fallback === false && best.level !== 'address') return null;
  if (best.plausibility < (options.minConfidence ?? 0)) return null;
  return options.detail === true ? toMatch(store, best) : shapeOf(store, best);
}

function bestOf(
  store: Store,
  request: PostcodeLookupRequest,
  options: PostcodeLookupOptions,
): Candidate | null {
  const workspace = Workspace.begin(store);
  for (const profile of profilesInScope(store, options.country))
    gather(workspace, workspace.queries.prepare(profile, request), 0);
  return rankCandidates(workspace.candidates.listed())[0] ?? null;
}

function shapeOf(
  store: Store,
  { address, street, postcode, area, latitude, longitude }: Candidate,
): PostcodeLookupAddress {
  if (street === null)
    throw new GeocoderError('DATASET_DAMAGED', 'Expected a postcode to have a street, got none.');
  return {
    suburb_id: suburbOf(store, area, street.firstBlock),
    building_id: address === null ? null : store.buildingUuid(address),
    number: address?.number ?? null,
    suffix: address?.suffix || null,
    streetname: street.name,
    postcode: (address?.postcode ?? postcode?.text) || null,
    city: store.area(street.city).name || null,
    latitude,
    longitude,
  };
}

/** The suburb itself, or that of the first address of the street. */
export function suburbOf(store: Store, area: { level: string; uuid: string }, block: number): string {
  if (area.level === 'suburb') return area.uuid;
  return store.area(store.load(block).suburb(0)).uuid;
}
