import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeocoderError } from '../../model/errors';

/** A recipe that was named on the command line. */
export interface NamedRecipe {
  /** Path of the file. */
  file: string;
  /** The folder where its paths start, unless `--input-root` is given; undefined for the folder of the recipe. */
  inputRoot: string | undefined;
  /** True for a recipe from a URL: its paths must stay inside its input root. */
  isForeign: boolean;
}

/** Where the recipes of the package are: seen from the bundle in dist/, and from src/cli/commands/. */
const FOLDERS = ['../data/recipes/', '../../../data/recipes/'];

/**
 * The recipe that was named: a file, a URL, or the name of one that comes with the package (`nl`, `nl.json`).
 * @param downloads folder for a recipe from a URL.
 * @throws GeocoderError RECIPE_INVALID if there is none.
 */
export async function namedRecipe(written: string, downloads: string | undefined): Promise<NamedRecipe> {
  if (/^https?:\/\//i.test(written)) {
    const { fetchRecipe } = await import('../../compile/index');
    return { file: await fetchRecipe(written, downloads), inputRoot: process.cwd(), isForeign: true };
  }
  if (existsSync(written)) return { file: written, inputRoot: undefined, isForeign: false };
  const isName = /^[\w-]+(?:\.json)?$/.test(written);
  const own = isName ? recipeOfPackage(written.replace(/(?:\.json)?$/, '.json')) : null;
  if (own !== null) return { file: own, inputRoot: process.cwd(), isForeign: false };
  throw new GeocoderError(
    'RECIPE_INVALID',
    `expected a recipe in ${path.resolve(written)}, a URL, or the name of one that comes with the package; found none`,
  );
}

function recipeOfPackage(name: string): string | null {
  const places = FOLDERS.map((folder) => fileURLToPath(new URL(folder + name, import.meta.url)));
  return places.find((place) => existsSync(place)) ?? null;
}
