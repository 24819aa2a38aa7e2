/** Reads the parameters of Nominatim: parts of a place, levels, countries, view, excluded ids. */

import type { MatchLevel } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import { GEOMETRY_FORMATS } from './geometry';
import type { Parts } from './nominatim-formats';
import type { Parameters } from './parameters';
import type { Place } from './place';
import { letterOf } from './place-number';

const LEVELS_OF_FEATURE: Readonly<Record<string, readonly MatchLevel[]>> = {
  country: ['country'],
  state: ['province'],
  city: ['municipality', 'city'],
  settlement: ['province', 'municipality', 'city', 'suburb'],
};

export function partsOf(parameters: Parameters, withAddress: boolean): Parts {
  const geometries = GEOMETRY_FORMATS.filter((format) => parameters.flag(`polygon_${format}`, false));
  if (geometries.length > 1) throw parameters.error('expected one polygon_ parameter, but got more');
  parameters.number('polygon_threshold');
  return {
    address: parameters.flag('addressdetails', withAddress),
    names: parameters.flag('namedetails', false),
    tags: parameters.flag('extratags', false),
    geometry: geometries[0] ?? null,
  };
}

/** Whether the layer `address` is asked for. Doorplate has no other layer. */
export function asksAddresses(parameters: Parameters): boolean {
  const layers = parameters.texts('layer');
  return layers.length === 0 || layers.includes('address');
}

export function featureLevels(parameters: Parameters): readonly MatchLevel[] | null {
  const feature = parameters.text('featureType') ?? parameters.text('featuretype');
  return feature === null ? null : (LEVELS_OF_FEATURE[feature.toLowerCase()] ?? null);
}

/** The viewbox as options: a filter with `bounded`, else its centre is preferred. */
export function viewOf(parameters: Parameters): Pick<MatchOptions, 'near' | 'within'> {
  const box = parameters.box('viewbox') ?? parameters.box('viewboxlbrt');
  if (box === null) return {};
  if (parameters.flag('bounded', false)) return { within: { ...box } };
  return { near: { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 } };
}

/** The valid codes of `countrycodes`; the others are ignored. */
export function countryCodes(parameters: Parameters): string[] {
  return parameters.texts('countrycodes').filter((code) => /^[a-z]{2}$/i.test(code));
}

const EXCLUDED_ID = /^[NWR]?\d+$/;

/** The ids of `exclude_place_ids`. @throws GeocoderError INVALID_REQUEST for a text that is no id. */
export function excludedIds(parameters: Parameters): ReadonlySet<string> {
  const ids = parameters.texts('exclude_place_ids').map((id) => id.toUpperCase());
  const wrong = ids.find((id) => !EXCLUDED_ID.test(id));
  if (wrong !== undefined) parameters.refuse('exclude_place_ids', 'ids such as 123 or N456', wrong);
  return new Set(ids);
}

export function isExcluded({ number, osmType }: Place, excluded: ReadonlySet<string>): boolean {
  return excluded.size > 0 && (excluded.has(String(number)) || excluded.has(`${letterOf(osmType)}${number}`));
}

/** Whether coordinates are in range. Others find nothing; Nominatim does not refuse them. */
export function isOnEarth({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
