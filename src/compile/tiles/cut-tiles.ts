import { gzipSync } from 'node:zlib';
import { type GeoJSONVTTile, geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { DRAWN_LAYERS } from './drawn-kind';
import type { MercatorBoxes } from './mercator-boxes';
import type { DrawnElement } from './read-drawn';

export const MIN_ZOOM = 8;
/**
 * Highest zoom level; a coordinate step is 60 cm at the equator. The map page enlarges these tiles for higher zooms.
 */
export const MAX_ZOOM = 14;
const EXTENT = 4096;
/** Coordinate steps beyond the edge of a tile that it contains too, so that wide lines do not end at the edge. */
const BUFFER = 64;

export interface CutTile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  /** Gzipped vector tile (MVT 2). */
  readonly bytes: Buffer;
}

/**
 * Cuts elements into vector tiles. Each zoom level has the elements that are visible there. Empty tiles are left out.
 */
export function* cutTiles(elements: readonly DrawnElement[], boxes: MercatorBoxes): Generator<CutTile> {
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom++) {
    const side = 2 ** zoom;
    for (const [tile, within] of elementsByTile(elements, boxes, zoom)) {
      const [x, y] = [tile % side, Math.floor(tile / side)];
      const layers = layersOf(within, zoom, x, y);
      if (Object.keys(layers).length === 0) continue;
      yield { zoom, x, y, bytes: gzipSync(fromGeojsonVt(layers, { version: 2, extent: EXTENT })) };
    }
  }
}

/** The elements of a zoom level in or near each tile, by y × side + x. */
function elementsByTile(
  elements: readonly DrawnElement[],
  boxes: MercatorBoxes,
  zoom: number,
): Map<number, DrawnElement[]> {
  const side = 2 ** zoom;
  const beyond = BUFFER / EXTENT;
  const cell = (place: number, margin: number) =>
    Math.min(side - 1, Math.max(0, Math.floor(place * side + margin)));
  const tiles = new Map<number, DrawnElement[]>();
  for (const [index, element] of elements.entries()) {
    if (element.kind.minZoom > zoom) continue;
    const [west, north, east, south] = boxes.at(index);
    for (let y = cell(north, -beyond); y <= cell(south, beyond); y++) {
      for (let x = cell(west, -beyond); x <= cell(east, beyond); x++) {
        const within = tiles.get(y * side + x);
        if (within === undefined) tiles.set(y * side + x, [element]);
        else within.push(element);
      }
    }
  }
  return tiles;
}

function layersOf(
  elements: readonly DrawnElement[],
  zoom: number,
  x: number,
  y: number,
): Record<string, GeoJSONVTTile> {
  const layers: Record<string, GeoJSONVTTile> = {};
  for (const layer of DRAWN_LAYERS) {
    const features = elements.filter(({ kind }) => kind.layer === layer).map(featureOf);
    if (features.length === 0) continue;
    const options = { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: BUFFER, clip: true };
    const tile = geoJSONToTile({ type: 'FeatureCollection', features }, zoom, x, y, options);
    if (tile.features.length > 0) layers[layer] = tile;
  }
  return layers;
}

function featureOf({ kind, name, geometry }: DrawnElement): Feature {
  const properties = name === '' ? { kind: kind.kind } : { kind: kind.kind, name };
  return { type: 'Feature', properties, geometry: geometry() };
}
