/**
 * `doorplate/leaflet`: a geocoder for leaflet-control-geocoder, answered by a Doorplate service.
 *
 * @module doorplate/leaflet
 */

import type { Match } from '../../model/match';
import { matchesAt } from './match-at';
import { boxOf } from './match-box';
import { escapeHtml, ServiceClient, type ServiceClientOptions } from './service-client';

interface LatLngLiteral {
  lat: number;
  lng: number;
}

/** The two functions of Leaflet that are used: pass `L` itself. */
export interface LeafletFactories<Point, Box> {
  latLng(latitude: number, longitude: number): Point;
  latLngBounds(southWest: [number, number], northEast: [number, number]): Box;
}

/** One result as the control shows it, with the whole match in its properties. */
export interface LeafletMatch<Point, Box> {
  name: string;
  /** The escaped name: the pop-up of the control shows HTML. */
  html: string;
  bbox: Box;
  center: Point;
  properties: Match;
}

/** What the control passes: the map. Results near its centre are preferred. */
interface Context {
  map?: { getCenter(): LatLngLiteral; getZoom(): number };
}

export interface LeafletGeocoder<Point, Box> {
  geocode(query: string, context?: Context): Promise<LeafletMatch<Point, Box>[]>;
  suggest(query: string, context?: Context): Promise<LeafletMatch<Point, Box>[]>;
  reverse(location: LatLngLiteral, scale: number): Promise<LeafletMatch<Point, Box>[]>;
}

/** Below this zoom the centre of the map is no hint. */
const NEAR_FROM_ZOOM = 9;

/**
 * The geocoder that the control takes: `L.Control.geocoder({ geocoder: leafletGeocoder(L, { url, apiKey }) })`.
 * Its methods reject with GeocoderError REQUEST_REFUSED.
 */
export function leafletGeocoder<Point, Box>(
  leaflet: LeafletFactories<Point, Box>,
  options: ServiceClientOptions,
): LeafletGeocoder<Point, Box> {
  const client = new ServiceClient(options);
  const shown = (matches: readonly Match[]) => matches.map((match) => shownMatch(leaflet, match));
  return {
    geocode: async (query, context) => shown(await client.search(query, nearby(context))),
    suggest: async (query, context) => shown(await client.suggest(query, nearby(context))),
    reverse: async ({ lat, lng }) => shown(await matchesAt(client, lat, lng)),
  };
}

function nearby(context: Context | undefined): { near?: { latitude: number; longitude: number } } {
  if (!context?.map || context.map.getZoom() < NEAR_FROM_ZOOM) return {};
  const { lat, lng } = context.map.getCenter();
  // Leaflet's longitudes exceed ±180 beyond the date line.
  return { near: { latitude: lat, longitude: ((((lng + 180) % 360) + 360) % 360) - 180 } };
}

function shownMatch<Point, Box>(
  leaflet: LeafletFactories<Point, Box>,
  match: Match,
): LeafletMatch<Point, Box> {
  const [west, south, east, north] = boxOf(match);
  return {
    name: match.label,
    html: escapeHtml(match.label),
    bbox: leaflet.latLngBounds([south, west], [north, east]),
    center: leaflet.latLng(match.latitude, match.longitude),
    properties: match,
  };
}
