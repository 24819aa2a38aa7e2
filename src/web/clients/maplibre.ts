/**
 * `doorplate/maplibre`: what @maplibre/maplibre-gl-geocoder asks, answered by a Doorplate service.
 *
 * @module doorplate/maplibre
 */

import type { Match } from '../../model/match';
import { matchesAt } from './match-at';
import { boxOf } from './match-box';
import { escapeHtml, ServiceClient, type ServiceClientOptions } from './service-client';

/** The part of the control's configuration that is used here. */
export interface GeocoderConfig {
  query?: string | number[];
  limit?: number;
  /** Longitude, latitude. */
  proximity?: number[];
}

/** Carmen GeoJSON, as the control shows it, with the whole match in its properties. */
export interface MatchFeature {
  type: 'Feature';
  id: string;
  text: string;
  place_name: string;
  place_type: string[];
  center: [number, number];
  bbox: [number, number, number, number];
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: Match;
}

export interface MatchFeatures {
  type: 'FeatureCollection';
  features: MatchFeature[];
}

export interface MaplibreApi {
  forwardGeocode(config: GeocoderConfig): Promise<MatchFeatures>;
  reverseGeocode(config: GeocoderConfig): Promise<MatchFeatures>;
}

export interface MaplibreApiOptions extends ServiceClientOptions {
  /**
   * True for a control with `showResultsWhileTyping`: asks `/suggest`, and `/search` if nothing completes the
   * line. Default false: asks `/search`.
   */
  whileTyping?: boolean;
}

/**
 * The API object that the control takes: `new MaplibreGeocoder(maplibreApi({ url, apiKey }), { maplibregl })`.
 * Its methods reject with GeocoderError REQUEST_REFUSED, which the control shows as an error.
 */
export function maplibreApi({ whileTyping = false, ...options }: MaplibreApiOptions): MaplibreApi {
  const client = new ServiceClient(options);
  return {
    async forwardGeocode({ query, limit, proximity }) {
      const text = String(query ?? '');
      const parameters = { ...limited(limit), ...nearby(proximity) };
      const completed = whileTyping ? await client.suggest(text, parameters) : [];
      return collection(completed.length > 0 ? completed : await client.search(text, parameters));
    },
    async reverseGeocode({ query }) {
      const [longitude, latitude] = Array.isArray(query) ? query : [];
      if (longitude === undefined || latitude === undefined) return collection([]);
      return collection(await matchesAt(client, latitude, longitude));
    },
  };
}

/** How the control's list shows a feature: the match, its level and how sure it is. Escaped; for `render`. */
export function renderMatch(feature: { place_name?: string; text: string; properties?: unknown }): string {
  const { level, confidence } = (feature.properties ?? {}) as Partial<Match>;
  const about = level === undefined ? '' : `${level}, ${Math.round((confidence ?? 0) * 100)} % sure`;
  return (
    '<div class="maplibregl-ctrl-geocoder--suggestion"><div class="maplibregl-ctrl-geocoder--suggestion-info">' +
    `<div class="maplibregl-ctrl-geocoder--suggestion-title">${escapeHtml(feature.place_name ?? feature.text)}</div>` +
    `<div class="maplibregl-ctrl-geocoder--suggestion-address">${escapeHtml(about)}</div></div></div>`
  );
}

function limited(limit: number | undefined): { limit?: number } {
  return limit === undefined ? {} : { limit };
}

function nearby(proximity: number[] | undefined): { near?: { latitude: number; longitude: number } } {
  const [longitude, latitude] = proximity ?? [];
  return longitude === undefined || latitude === undefined ? {} : { near: { latitude, longitude } };
}

function collection(matches: readonly Match[]): MatchFeatures {
  return { type: 'FeatureCollection', features: matches.map(featureOf) };
}

function featureOf(match: Match, index: number): MatchFeature {
  const { longitude, latitude, label, level } = match;
  return {
    type: 'Feature',
    id: match.id ?? `${level}.${index}`,
    text: label,
    place_name: label,
    place_type: [level],
    center: [longitude, latitude],
    bbox: boxOf(match),
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: match,
  };
}
