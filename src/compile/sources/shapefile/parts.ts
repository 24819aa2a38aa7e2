import { createReadStream, existsSync } from 'node:fs';
import { GeocoderError } from '../../../model/errors';
import { printableList } from '../../../model/quote';
import { checkInside } from '../../intake/confine';
import type { InputFile } from '../../intake/input-files';
import type { SpatialFormat } from '../../recipe/recipe';
import { readBytes } from '../decompress';
import { MOST_SIDE_FILE } from '../limits';
import { isZip } from '../openaddresses';
import type { ReadProgress } from '../record';
import { Archive } from '../zip/archive';

/** One shapefile: its files, each opened when needed. */
export interface ShapefileParts {
  /** Name without ending. */
  name: string;
  label: string;
  shapes(): AsyncGenerator<Uint8Array>;
  attributes(): AsyncGenerator<Uint8Array>;
  /** Well-known text of the reference system; null without a .prj. */
  crs: string | null;
  /** Name of the encoding in the .cpg; null without one. */
  encoding: string | null;
}

/**
 * The shapefiles that a path names: the .shp with its companions beside it, or those inside a ZIP archive.
 * @throws GeocoderError SOURCE_INVALID if the shapes or their attributes are missing.
 */
export async function findShapefiles(
  file: InputFile,
  { layers }: Pick<SpatialFormat, 'layers'>,
  progress: ReadProgress,
): Promise<ShapefileParts[]> {
  const found = isZip(file) ? await inArchive(file, progress) : [await beside(file, progress)];
  const chosen = layers.length === 0 ? found : found.filter(({ name }) => layers.includes(name));
  if (chosen.length > 0) return chosen;
  const expected = layers.length === 0 ? 'a .shp file' : `a shapefile ${printableList(layers)}`;
  const got = printableList(found.map(({ name }) => name)) || 'none';
  throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected ${expected}, got ${got}.`);
}

async function beside(file: InputFile, progress: ReadProgress): Promise<ShapefileParts> {
  const stem = file.path.replace(/\.shp$/i, '');
  const companion = (ending: string): string | null =>
    [`${stem}.${ending}`, `${stem}.${ending.toUpperCase()}`].find((path) => {
      checkInside(path, file.confinedTo);
      return existsSync(path);
    }) ?? null;
  const attributes = companion('dbf');
  if (attributes === null) throw missing(file.label, '.dbf');
  const text = async (path: string | null): Promise<string | null> =>
    path === null ? null : textOf(createReadStream(path), path);
  const label = file.label.replace(/\.shp$/i, '.dbf');
  return {
    name: stem.slice(Math.max(stem.lastIndexOf('/'), stem.lastIndexOf('\\')) + 1),
    label: file.label,
    shapes: () => readBytes(file, progress),
    attributes: () => readBytes({ ...file, path: attributes, label }, { bytes: 0 }),
    crs: await text(companion('prj')),
    encoding: await text(companion('cpg')),
  };
}

async function inArchive(file: InputFile, progress: ReadProgress): Promise<ShapefileParts[]> {
  const archive = await Archive.open(file, progress);
  const bytesOf = (name: string) =>
    async function* (): AsyncGenerator<Uint8Array> {
      for await (const entry of archive.files((candidate) => candidate === name)) yield* entry.bytes();
    };
  const text = async (name: string | undefined): Promise<string | null> => {
    if (name === undefined) return null;
    return textOf(bytesOf(name)(), `${file.label}/${name}`);
  };
  const names = archive.names();
  const parts: ShapefileParts[] = [];
  for (const shapes of names.filter((name) => /\.shp$/i.test(name))) {
    const stem = shapes.replace(/\.shp$/i, '').toLowerCase();
    const companion = (ending: string) => names.find((name) => name.toLowerCase() === `${stem}.${ending}`);
    const attributes = companion('dbf');
    if (attributes === undefined) throw missing(`${file.label}/${shapes}`, '.dbf');
    parts.push({
      name: shapes.slice(shapes.lastIndexOf('/') + 1).replace(/\.shp$/i, ''),
      label: `${file.label}/${shapes}`,
      shapes: bytesOf(shapes),
      attributes: bytesOf(attributes),
      crs: await text(companion('prj')),
      encoding: await text(companion('cpg')),
    });
  }
  return parts;
}

/** A small file beside the shapes, whole. @throws GeocoderError SOURCE_INVALID for one that is too large. */
async function textOf(chunks: AsyncIterable<Uint8Array>, label: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes <= MOST_SIDE_FILE) continue;
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${label}: expected at most ${MOST_SIDE_FILE} bytes, got more.`,
    );
  }
  return Buffer.concat(parts).toString('latin1').trim();
}

function missing(label: string, ending: string): GeocoderError {
  return new GeocoderError(
    'SOURCE_INVALID',
    `${label}: expected a ${ending} file with its attributes beside it, got none.`,
  );
}
