import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchRecipe } from '../compile/index';
import { GeocoderError } from '../model/errors';

/** A recipe as a command line names it. */
export interface NamedRecipe {
  /** Path of the file. */
  file: string;
  /** Where its paths start, unless told otherwise; undefined for the folder of the recipe. */
  inputRoot: string | undefined;
  /** Somebody else wrote it: it must stay inside its input root. */
  isForeign: boolean;
}

/** Recipes of the package, from the bundle in dist/ and from the sources. */
const FOLDERS = ['../data/recipes/', '../../data/recipes/'];

/**
 * What a person means by a recipe: a file, a URL, or the name of one that comes with the package (`nl`, `nl.json`).
 * @param downloads folder for a recipe from a URL.
 * @throws GeocoderError RECIPE_INVALID where there is none.
 */
export async function namedRecipe(written: string, downloads: string | undefined): Promise<NamedRecipe> {
  if (/^https?:\/\//i.test(written))
    return { file: await fetchRecipe(written, downloads), inputRoot: process.cwd(), isForeign: true };
  if (existsSync(written)) return { file: written, inputRoot: undefined, isForeign: false };
  const isName = /^[\w-]+(?:\.json)?$/.test(written);
  const own = isName ? recipeOfPackage(written.replace(/(?:\.json)?$/, '.json')) : null;
  if (own !== null) return { file: own, inputRoot: process.cwd(), isForeign: false };
  throw new GeocoderError(
    'RECIPE_INVALID',
    `expected a recipe in ${path.resolve(written)}, a URL, or the name of one that comes along; found none`,
  );
}

function recipeOfPackage(name: string): string | null {
  const places = FOLDERS.map((folder) => fileURLToPath(new URL(folder + name, import.meta.url)));
  return places.find((place) => existsSync(place)) ?? null;
}
