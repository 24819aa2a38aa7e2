/** The streets on the map, from the PMTiles file of the service. */

import type maplibregl from 'maplibre-gl';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';

/** The role of each layer of the file, by the layer names of Protomaps, OpenMapTiles, Shortbread and tilemaker. */
const ROLES: readonly { readonly role: Role; readonly names: RegExp }[] = [
  { role: 'water', names: /^(water|water_polygons|ocean|waterarea)$/ },
  { role: 'river', names: /^(waterways?|water_lines)$/ },
  { role: 'rail', names: /^(rail|railways?)$/ },
  { role: 'building', names: /^buildings?$/ },
  { role: 'street', names: /^(roads?|streets?|transportation|highways?|street_polygons)$/ },
  { role: 'border', names: /^(boundar(y|ies)|admin)$/ },
];
type Role = 'water' | 'river' | 'rail' | 'building' | 'street' | 'border';
/** Separate layers with the names of streets. */
const NAMES = /^(street_labels|transportation_name|road_names?)$/;
const NAME_TEXT: maplibregl.ExpressionSpecification = [
  'coalesce',
  ['get', 'name'],
  ['get', 'name:latin'],
  ['get', 'name_en'],
  '',
];

/** A line width; paths are narrower. The kind of a street is `kind` in Protomaps and `class` in OpenMapTiles. */
function wide(pixels: number): maplibregl.ExpressionSpecification {
  const kind: maplibregl.ExpressionSpecification = ['coalesce', ['get', 'kind'], ['get', 'class'], ''];
  return ['match', kind, ['path', 'track', 'footway', 'cycleway', 'steps'], pixels / 3, pixels];
}

/** Which custom property of the style sheet paints which of these layers. */
export interface Painted {
  readonly layer: string;
  readonly property: string;
  readonly colour: string;
}

export interface Streets {
  readonly source: SourceSpecification;
  readonly layers: readonly LayerSpecification[];
  readonly painted: readonly Painted[];
  /** HTML, as the file has it. */
  readonly attribution: string;
}

/**
 * Reads the head of a PMTiles file.
 * @param register hands the protocol to the map library.
 */
export async function streetsOf(
  url: string,
  register: (protocol: Protocol) => void,
  colour: (name: string) => string,
): Promise<Streets> {
  const tiles = new PMTiles(url);
  const protocol = new Protocol();
  protocol.add(tiles);
  register(protocol);
  const [{ tileType, minZoom, maxZoom }, metadata] = await Promise.all([
    tiles.getHeader(),
    tiles.getMetadata(),
  ]);
  const told = metadata as { attribution?: string; vector_layers?: { id: string }[] };
  const common = { url: `pmtiles://${url}`, minzoom: minZoom, maxzoom: maxZoom };
  const attribution = told.attribution ?? '';
  if (tileType !== TileType.Mvt) {
    return {
      source: { type: 'raster', tileSize: 256, ...common },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
      painted: [],
      attribution,
    };
  }
  const ids = (told.vector_layers ?? []).map(({ id }) => id);
  const parts = ids.flatMap((id) => partsOf(id, ids, colour));
  return {
    source: { type: 'vector', ...common },
    layers: parts.map(({ layer }) => layer),
    painted: parts.flatMap(({ layer, paints }) =>
      Object.entries(paints).map(([property, name]) => ({ layer: layer.id, property, colour: name })),
    ),
    attribution,
  };
}

interface Part {
  readonly layer: LayerSpecification;
  /** Property → custom property of the style sheet. */
  readonly paints: Readonly<Record<string, string>>;
}

function partsOf(id: string, ids: readonly string[], colour: (name: string) => string): Part[] {
  const role = ROLES.find(({ names }) => names.test(id))?.role;
  const at = { source: 'streets', 'source-layer': id };
  const part = (layer: object, paints: Record<string, string>, more: object = {}): Part => {
    const paint = {
      ...Object.fromEntries(Object.entries(paints).map(([key, name]) => [key, colour(name)])),
      ...more,
    };
    return { layer: { ...at, ...layer, paint } as unknown as LayerSpecification, paints };
  };
  const byZoom = (...stops: unknown[]) => ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];
  const names = () =>
    part(
      {
        id: `streets-${id}-names`,
        type: 'symbol',
        minzoom: 14,
        layout: { 'symbol-placement': 'line', 'text-field': NAME_TEXT, 'text-size': 12 },
      },
      { 'text-color': '--quiet', 'text-halo-color': '--land' },
      { 'text-halo-width': 1.5 },
    );
  switch (role) {
    case 'water':
      return [
        part(
          { id: `streets-${id}`, type: 'fill', filter: ['==', ['geometry-type'], 'Polygon'] },
          { 'fill-color': '--sea' },
        ),
      ];
    case 'river':
      return [
        part(
          { id: `streets-${id}`, type: 'line' },
          { 'line-color': '--sea' },
          { 'line-width': byZoom(8, 1, 18, 8) },
        ),
      ];
    case 'rail':
      return [
        part(
          { id: `streets-${id}`, type: 'line' },
          { 'line-color': '--line' },
          { 'line-dasharray': [4, 2], 'line-width': byZoom(8, 1, 18, 4) },
        ),
      ];
    case 'building':
      return [
        part({ id: `streets-${id}`, type: 'fill' }, { 'fill-color': '--line' }, { 'fill-opacity': 0.35 }),
      ];
    case 'border':
      return [
        part(
          { id: `streets-${id}`, type: 'line' },
          { 'line-color': '--line' },
          { 'line-dasharray': [3, 2], 'line-width': 1 },
        ),
      ];
    case 'street':
      return [
        part(
          { id: `streets-${id}-edge`, type: 'line' },
          { 'line-color': '--line' },
          {
            'line-width': byZoom(8, 0.6, 13, wide(2), 18, wide(16)),
          },
        ),
        part(
          { id: `streets-${id}`, type: 'line', minzoom: 12 },
          { 'line-color': '--street' },
          {
            'line-width': byZoom(12, 0.6, 18, wide(13)),
          },
        ),
        ...(ids.some((other) => NAMES.test(other)) ? [] : [names()]),
      ];
    default:
      return NAMES.test(id) ? [names()] : [];
  }
}
