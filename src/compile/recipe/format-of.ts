import { isUrl } from '../fetch/download-url';
import type { AddressFormat, AreaFormat } from './recipe';

/** Endings of file names and their formats. */
const FORMATS_BY_ENDING: readonly (readonly [RegExp, AreaFormat | AddressFormat])[] = [
  [/\.(?:csv|tsv|psv|txt)$/, 'delimited'],
  [/\.(?:ndjson|geojsonl|geojsons|jsonl)$/, 'ndjson'],
  [/\.topojson$/, 'topojson'],
  [/\.geojson$/, 'geojson'],
  [/(?:^|\/)manifest\.json$/, 'doorplate'],
  [/\.json$/, 'json'],
  [/\.gpkg$/, 'geopackage'],
  [/\.shp$/, 'shapefile'],
  [/\.(?:parquet|geoparquet)$/, 'parquet'],
  [/\.osm\.pbf$/, 'osm-pbf'],
];

/** The format by a file name; undefined for an unknown ending. */
export function formatOf<Format extends AreaFormat | AddressFormat>(
  path: string,
  formats: readonly Format[],
): Format | undefined {
  const name = isUrl(path) ? new URL(path).pathname : path;
  const bare = name.toLowerCase().replace(/\.(?:gz|zst)$/, '');
  const told = FORMATS_BY_ENDING.find(([ending]) => ending.test(bare))?.[1];
  return formats.find((known) => known === told);
}
