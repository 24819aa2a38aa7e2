/** A text that is a link and nothing else. */
const LINK = /^https?:\/\/\S+$/i;
/** What is looked for: `?q=…`, `&query=…`, `&destination=…`. */
const ASKED = /[?&#](?:q|query|address|addr|daddr|destination|where1?)=([^&#]+)/i;
/** `/maps/place/12+Main+St,+Barre,+VT/@44.2,-72.5,17z`, `/maps/dir//12+Main+St`. */
const PLACE = /\/(?:place|search|dir\/[^/]*)\/([^/@?#]+)/i;
/** `/maps/@44.2,-72.5,17z`, `#map=17/44.2/-72.5`. */
const POINT = /\/@(-?\d+\.\d+),(-?\d+\.\d+)|#map=[\d.]+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/;

/**
 * The address or the point in the link of a map, as people copy it from Google, Apple, Bing or OpenStreetMap, still with the `%20` of web
 * addresses. Null for any other text.
 */
export function textOfLink(text: string): string | null {
  if (!LINK.test(text)) return null;
  const asked = ASKED.exec(text)?.[1] ?? PLACE.exec(text)?.[1];
  if (asked !== undefined) return asked.replaceAll('+', '%20');
  const [, latitude, longitude, north, east] = POINT.exec(text) ?? [];
  if (latitude !== undefined) return `${latitude},${longitude}`;
  return north === undefined ? null : `${north},${east}`;
}
