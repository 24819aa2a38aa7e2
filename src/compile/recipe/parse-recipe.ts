import { readFileSync } from 'node:fs';
import { GeocoderError } from '../../model/errors';
import { printable, quoted } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { readAddressSource } from './read-address-source';
import { readAreaLayer } from './read-area-layer';
import type { Recipe, RecipeCountry } from './recipe';
import { RecipeReader } from './recipe-reader';
import { keysOf, recipeSchema } from './recipe-schema';

/**
 * Reads a recipe file.
 * @throws GeocoderError SOURCE_NOT_FOUND for a missing file, RECIPE_INVALID for an invalid recipe.
 */
export function readRecipeFile(path: string): Recipe {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new GeocoderError('SOURCE_NOT_FOUND', `Expected a recipe in ${path}: ${reasonOf(cause)}.`, {
      cause,
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new GeocoderError(
      'RECIPE_INVALID',
      `${path}: expected JSON: ${printable((cause as Error).message)}.`,
      {
        cause,
      },
    );
  }
  return parseRecipe(value, path);
}

/**
 * A recipe from its JSON form, with every default filled in.
 * @param file its name in messages.
 * @throws GeocoderError RECIPE_INVALID, naming the key.
 */
export function parseRecipe(value: unknown, file = 'recipe'): Recipe {
  try {
    return read(value, file);
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    // A getter or a proxy of the caller.
    const said = reasonOf(cause);
    throw new GeocoderError(
      'RECIPE_INVALID',
      `${file}: expected plain values, but reading one threw: ${said}.`,
      {
        cause,
      },
    );
  }
}

function read(value: unknown, file: string): Recipe {
  const reader = new RecipeReader(value, file, '', keysOf(recipeSchema));
  const name = reader.text('name');
  reader.text('$schema');
  reader.text('note');
  const countries = reader.has('country')
    ? [readCountry(reader.object('country'))]
    : reader.list('countries').map(readCountry);
  if (countries.length === 0)
    reader.fail('country', 'expected a country with its code and name, got nothing');
  if (reader.has('country') && reader.has('countries')) {
    reader.fail('countries', 'expected either country or countries, got both');
  }
  const codes = countries.map((country) => country.code);
  const areas = reader.list('areas').map((layer) => readAreaLayer(layer, codes));
  const addresses = reader.list('addresses').map((source) => readAddressSource(source, codes));
  if (addresses.length === 0 && areas.length === 0)
    reader.fail('addresses', 'expected an address source here or a layer in "areas", got neither');
  reader.finish();
  return { name, countries, areas, addresses };
}

/** Codes that the European Union writes instead of those of ISO 3166-1. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

function readCountry(reader: RecipeReader): RecipeCountry {
  const code = reader.text('code').toUpperCase();
  if (!/^[A-Z]{2}$/.test(code))
    reader.fail('code', `expected an ISO 3166-1 alpha-2 code, got ${quoted(code)}`);
  const iso = OTHER_CODES[code];
  if (iso !== undefined)
    reader.fail('code', `expected an ISO 3166-1 alpha-2 code, got ${quoted(code)}; did you mean "${iso}"?`);
  const country = { code, name: reader.text('name') };
  reader.finish();
  return country;
}
