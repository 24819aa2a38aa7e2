import { createWriteStream, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { outputFileOf } from '../../files/output-place';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import { removeUnfinished, unfinishedBeside } from '../../files/unfinished';
import { GeocoderError } from '../../model/errors';
import { printablePath } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { A_COUNT, A_PATH, checkOptionKinds, checkPath, required } from '../../schema/option-kinds';
import { asBuildFailure } from '../../store/write/build-failure';
import { OsmFile } from '../sources/osm/osm-file';
import { cutTiles } from './cut-tiles';
import { DRAWN_LAYERS } from './drawn-kind';
import { MercatorBoxes } from './mercator-boxes';
import { pmtilesPieces } from './pmtiles-file';
import { readDrawn } from './read-drawn';

const MOST_POINTS = 5_000_000;

export interface TilesOptions {
  /** Path of the PMTiles file. An existing file is replaced in one step. */
  out: string;
  /** Most points of streets, waters and buildings. Default: 5 million, which need 1.5 GB of memory. */
  maxPoints?: number | undefined;
}

export interface TilesReport {
  /** The file, as an absolute path. */
  file: string;
  bytes: number;
  tiles: number;
  /** Lines and shapes by layer: `roads`, `rail`, `water`, `waterway`, `buildings`. */
  elements: Record<string, number>;
  /** False if the extract has too many points to draw its buildings. */
  withBuildings: boolean;
}

/**
 * Makes the streets of a map of an extract of OpenStreetMap (`.osm.pbf`): vector tiles of zoom levels 8 to 14 in one
 * PMTiles file, with streets and their names, rails, waters and, if they fit, buildings. For `serve --tiles`.
 * @throws GeocoderError INVALID_REQUEST for an `out` in a dataset or that is no file; SOURCE_NOT_FOUND; SOURCE_INVALID
 *   for a file that is no such extract, has nothing to draw, or has more than `maxPoints` points even without
 *   buildings; BUILD_FAILED if the file cannot be written.
 */
export async function makeTiles(extract: string, written: TilesOptions): Promise<TilesReport> {
  checkPath('makeTiles', 'extract', extract);
  const options = checkOptionKinds('makeTiles', written, { out: required(A_PATH), maxPoints: A_COUNT });
  refuseDatasetFile('out', options.out);
  const target = outputFileOf('out', options.out);
  const { elements, withBuildings } = drawnOf(extract, options.maxPoints ?? MOST_POINTS);
  if (elements.length === 0) {
    const message = `${extract}: expected streets or waters to draw, got none.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
  const boxes = new MercatorBoxes(elements);
  const tiles = [...cutTiles(elements, boxes)];
  const pieces = pmtilesPieces(tiles, boxes.all);
  await write(pieces, target);
  return {
    file: path.resolve(options.out),
    bytes: pieces.reduce((sum, piece) => sum + piece.length, 0),
    tiles: tiles.length,
    elements: Object.fromEntries(
      DRAWN_LAYERS.map((layer) => [layer, elements.filter(({ kind }) => kind.layer === layer).length]),
    ),
    withBuildings,
  };
}

function drawnOf(extract: string, most: number) {
  let stat: ReturnType<typeof statSync>;
  try {
    stat = statSync(extract);
  } catch (cause) {
    const message = `Expected an extract of OpenStreetMap at ${printablePath(extract)}, got ${reasonOf(cause)}.`;
    throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
  }
  const input = { path: extract, label: extract, bytes: stat.size, modified: stat.mtimeMs };
  const file = new OsmFile(input, { bytes: 0 });
  try {
    return readDrawn(file, most);
  } finally {
    file.close();
  }
}

async function write(pieces: readonly Buffer[], out: string): Promise<void> {
  const unfinished = unfinishedBeside(out, 'making');
  try {
    await pipeline(Readable.from(pieces), createWriteStream(unfinished, { flags: 'wx' }));
    await rename(unfinished, out);
  } catch (error) {
    removeUnfinished(unfinished);
    throw asBuildFailure(error, out);
  }
}
