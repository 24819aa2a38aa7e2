import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE } from '../../model/manifest';
import { printableList } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { checkPath } from '../../schema/option-kinds';
import type { InputFile } from '../intake/input-files';
import { type DetectedFormat, detectFormat } from './detect-format';
import { draftFromDataset } from './draft-dataset';
import { draftRecipe, emptyRecipe, formatByColumns } from './draft-recipe';
import { type GuessedEncoding, guessEncoding } from './guess-encoding';
import {
  inspectBag,
  inspectCollection,
  inspectDataset,
  inspectGeoPackage,
  inspectOsm,
  inspectParquet,
  inspectShapefile,
} from './inspect-binary';
import { inspectDelimited, inspectJson, inspectTopoJson, type TableSigns } from './inspect-text';
import type { DraftedRecipe, InspectedLayer, Inspection } from './inspection';
import { mendDraft } from './mend-draft';
import { whyUnknown } from './unknown-file';

const INSPECTORS: Record<
  Exclude<DetectedFormat, 'delimited'>,
  (file: InputFile) => InspectedLayer[] | Promise<InspectedLayer[]>
> = {
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
};

/**
 * Inspects a file: format, layers, rows, columns with samples, reference systems; and drafts a recipe for it.
 * @param file path of any file that a recipe may name, or the directory of a dataset.
 * @throws GeocoderError SOURCE_NOT_FOUND for a missing file; SOURCE_INVALID for a damaged one.
 */
export async function inspect(file: string): Promise<Inspection> {
  checkPath('inspect', 'file', file);
  const input = describe(file);
  if (input.bytes === 0)
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${input.label}: expected a file that holds something, got an empty one.`,
    );
  const notes: string[] = [];
  let guessed: GuessedEncoding = { encoding: 'utf-8', note: null };
  const detected = await detectFormat(input, async () => {
    guessed = await guessEncoding(input);
    return guessed.encoding;
  });
  let signs: TableSigns = { repeated: [], header: null };
  const layers =
    detected === null
      ? []
      : detected === 'delimited'
        ? await inspectDelimited(input, guessed.encoding, (found) => {
            signs = found;
          })
        : await INSPECTORS[detected](input);
  const format = detected === null ? null : formatByColumns(detected, layers);
  if (guessed.note !== null) notes.push(`encoding: ${guessed.note}`);
  if (signs.repeated.length > 0)
    notes.push(`columns: several are called ${printableList(signs.repeated)}; the first of them is read`);
  let recipe: DraftedRecipe;
  if (format === null) {
    notes.push(`format: expected one that a recipe can name, got ${await whyUnknown(input)}`);
    recipe = emptyRecipe(input);
  } else {
    recipe =
      format === 'doorplate'
        ? draftFromDataset(input)
        : draftRecipe(input, format, layers, notes, signs.header);
    if (format === 'delimited' && guessed.encoding !== 'utf-8')
      for (const source of recipe.addresses) source.encoding = guessed.encoding;
    mendDraft(recipe, layers, notes);
  }
  return { file, bytes: input.bytes, format, layers, recipe, notes };
}

function describe(file: string): InputFile {
  try {
    const stat = statSync(file);
    const named = stat.isDirectory() ? path.join(file, MANIFEST_FILE) : file;
    const { size, mtimeMs } = stat.isDirectory() ? manifestOf(named) : stat;
    return {
      path: path.resolve(named),
      label: named.replaceAll('\\', '/'),
      bytes: size,
      modified: mtimeMs,
    };
  } catch (cause) {
    const message = `Expected a file, or the directory of a dataset, at ${file}, got ${reasonOf(cause)}.`;
    throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
  }
}

function manifestOf(named: string): Stats {
  const stat = statSync(named, { throwIfNoEntry: false });
  if (stat?.isFile() === true) return stat;
  throw new Error(`a directory without ${MANIFEST_FILE}; name one of its files`);
}
