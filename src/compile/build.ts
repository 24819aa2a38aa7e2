import path from 'node:path';
import { refuseDatasetFile } from '../files/refuse-dataset-file';
import {
  A_COUNT,
  A_FLAG,
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  checkOptionKinds,
  required,
} from '../schema/option-kinds';
import { Publication } from '../store/write/publish';
import { compile } from './compile';
import { compareWithLastBuild, refuseShrunk } from './last-build';
import { parseRecipe, readRecipeFile } from './recipe/parse-recipe';
import type { BuildProgress } from './report/progress';
import type { BuildReport } from './report/report';

export interface BuildOptions {
  /** Directory of the dataset. The dataset is written beside it and moved into place in one step. */
  out: string;
  /**
   * The folder where relative paths of the recipe start. Default: the folder of the recipe; for a recipe object, the
   * current folder.
   */
  inputRoot?: string | undefined;
  /** Called with the progress about five times a second. */
  onProgress?: ((progress: BuildProgress) => void) | undefined;
  /** Stops the build. No file is left behind, and the old dataset stays. */
  signal?: AbortSignal | undefined;
  /** Path of a file with every rejected record, one JSON object on each line. Default: none. */
  rejects?: string | undefined;
  /**
   * Publish although a source, a province or a municipality has much less than in the replaced dataset.
   * Default false: such a build throws BUILD_REFUSED, and the old dataset stays.
   */
  force?: boolean | undefined;
  /** Publish although the sources have no address at all. Default false. A recipe without sources is never refused. */
  allowEmpty?: boolean | undefined;
  /**
   * Keep the recipe inside its input root: no absolute paths, no `..`, no link that leads out of it; such a recipe
   * throws RECIPE_INVALID. `npm:` may still name files of installed packages. Default false; use true for a recipe that
   * somebody else wrote.
   */
  strictPaths?: boolean | undefined;
  /** Folder of the downloads of `fetchInputs` (its `into`). A build itself downloads nothing. Default: as `into`. */
  downloads?: string | undefined;
  /**
   * Directory of the previous dataset: `getAddress` of an id that was withdrawn and replaced since then returns the new
   * address. Default: no id is redirected.
   */
  previous?: string | undefined;
  /** Bytes of rows in memory before they go to temporary files beside the dataset. Default 128 MB. */
  rowMemoryBytes?: number | undefined;
}

const DEFAULT_ROW_MEMORY_BYTES = 128 * 1024 * 1024;

/**
 * Compiles a dataset from the sources that a recipe names.
 * @param recipe path of a recipe file, or a recipe in its JSON form.
 * @throws GeocoderError RECIPE_INVALID, INVALID_REQUEST (`rejects` in a dataset), SOURCE_NOT_FOUND, SOURCE_INVALID or BUILD_FAILED; whatever happens, an
 *   older dataset in `out` stays whole until the new one takes its place.
 */
export async function build(recipe: string | object, written: BuildOptions): Promise<BuildReport> {
  const options = checkOptionKinds('build', written, {
    out: required(A_PATH),
    inputRoot: A_PATH,
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
    rejects: A_PATH,
    force: A_FLAG,
    allowEmpty: A_FLAG,
    strictPaths: A_FLAG,
    downloads: A_PATH,
    previous: A_PATH,
    rowMemoryBytes: A_COUNT,
  });
  const parsed = typeof recipe === 'string' ? readRecipeFile(recipe) : parseRecipe(recipe);
  const inputRoot = options.inputRoot ?? (typeof recipe === 'string' ? path.dirname(recipe) : process.cwd());
  const { out, previous, rejects } = options;
  if (rejects !== undefined)
    refuseDatasetFile('rejects', rejects, previous === undefined ? [out] : [out, previous]);
  const publication = Publication.begin(out);
  try {
    const report = await compile(
      parsed,
      publication.directory,
      {
        inputRoot,
        onProgress: options.onProgress,
        signal: options.signal,
        rejects,
        downloads: options.downloads,
        allowEmpty: options.allowEmpty ?? false,
        strictPaths: options.strictPaths ?? false,
        previous,
        rowMemoryBytes: options.rowMemoryBytes ?? DEFAULT_ROW_MEMORY_BYTES,
      },
      () => {
        const lastBuild = compareWithLastBuild(out, publication.directory, parsed);
        if (options.force !== true) refuseShrunk(lastBuild);
        publication.commit();
        return lastBuild;
      },
    );
    return { directory: path.resolve(out), ...report };
  } catch (error) {
    publication.abandon();
    throw error;
  }
}
