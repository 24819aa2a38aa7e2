import type { Match } from '../../model/match';
import type { ReverseAddress } from '../../model/shapes';
import type { ServiceClient } from './service-client';

/**
 * Reverse geocoding with a Match as the answer. The plain answer has no coordinates and no confidence, so its line is
 * searched for near the point. At most one match; none if nothing is near.
 */
export async function matchesAt(
  client: Pick<ServiceClient, 'reverse' | 'search'>,
  latitude: number,
  longitude: number,
): Promise<Match[]> {
  const address = await client.reverse(latitude, longitude);
  const line = address === null ? null : lineOf(address);
  if (address === null || line === null) return [];
  const matches = await client.search(line, { limit: 5, near: { latitude, longitude } });
  const same = matches.find(
    (match) => match.suburb_id === address.suburb_id && match.number === address.number,
  );
  return same ? [same] : matches.slice(0, 1);
}

/** One line for an address that reverse geocoding found: enough to search for it. */
function lineOf({ streetname, number, suffix, postcode, city }: ReverseAddress): string | null {
  if (streetname === null) return null;
  const house = number === null ? '' : ` ${number}${suffix === null ? '' : ` ${suffix}`}`;
  const place = [postcode, city].filter((part) => part !== null && part !== '').join(' ');
  return `${streetname}${house}${place === '' ? '' : `, ${place}`}`;
}
