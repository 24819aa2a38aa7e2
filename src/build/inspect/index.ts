import { statSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';
import type { InputFile } from '../input-files';
import { type DetectedFormat, detectFormat } from './detect-format';
import { draftRecipe, formatByColumns } from './draft-recipe';
import {
  inspectBag,
  inspectCollection,
  inspectDataset,
  inspectGeoPackage,
  inspectOsm,
  inspectParquet,
  inspectShapefile,
} from './inspect-binary';
import { inspectDelimited, inspectJson, inspectTopoJson } from './inspect-text';
import type { InspectedLayer, Inspection } from './inspection';

const INSPECTORS: Record<DetectedFormat, (file: InputFile) => InspectedLayer[] | Promise<InspectedLayer[]>> =
  {
    'bag-extract': inspectBag,
    openaddresses: inspectCollection,
    shapefile: inspectShapefile,
    geopackage: inspectGeoPackage,
    parquet: inspectParquet,
    'osm-pbf': inspectOsm,
    doorplate: inspectDataset,
    geojson: (file) => inspectJson(file, 'geojson'),
    ndjson: (file) => inspectJson(file, 'ndjson'),
    json: (file) => inspectJson(file, 'json'),
    topojson: inspectTopoJson,
    delimited: inspectDelimited,
  };

/**
 * What a file holds (format, layers, rows, columns with samples, reference systems), and a recipe to begin with.
 * @param file path of any file that a recipe may name, or the directory of a dataset.
 * @throws GeocoderError SOURCE_NOT_FOUND where there is none; SOURCE_INVALID for one that is damaged.
 */
export async function inspect(file: string): Promise<Inspection> {
  const input = describe(file);
  const detected = await detectFormat(input);
  const notes: string[] = [];
  const layers = detected === null ? [] : await INSPECTORS[detected](input);
  const format = detected === null ? null : formatByColumns(detected, layers);
  if (format === null) notes.push('format: expected one that a recipe can name, none is recognised');
  const recipe =
    format === null
      ? { name: input.label, country: { code: 'ZZ', name: 'Unknown' }, areas: [], addresses: [] }
      : draftRecipe(input, format, layers, notes);
  return { file, bytes: input.bytes, format, layers, recipe, notes };
}

function describe(file: string): InputFile {
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) return describe(path.join(file, 'manifest.json'));
    return {
      path: path.resolve(file),
      label: file.replaceAll('\\', '/'),
      bytes: stat.size,
      modified: stat.mtimeMs,
    };
  } catch (cause) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected a file at ${file}: ${String(cause)}.`, { cause });
  }
}
