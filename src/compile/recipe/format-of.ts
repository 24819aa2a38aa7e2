import { isUrl } from '../fetch/download-url';
import type { AddressFormat, AreaFormat } from './recipe';

/** Endings of file names and the formats that they tell. */
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

/** The format that a file name tells; undefined where it tells none. */
export function formatOf<Format extends AreaFormat | AddressFormat>(
  path: string,
  formats: readonly Format[],
): Format | undefined {
  const name = isUrl(path) ? new URL(path).pathname : path;
  const bare = name.toLowerCase().replace(/\.(?:gz|zst)$/, '');
  const told = FORMATS_BY_ENDING.find(([ending]) => ending.test(bare))?.[1];
  return formats.find((known) => known === told);
}
