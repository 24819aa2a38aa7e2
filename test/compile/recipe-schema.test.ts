import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Static } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { pageWithKeys } from '../../scripts/recipe-keys';
import type { RecipeInput } from '../../src/compile/index';
import { parseRecipe } from '../../src/compile/recipe/parse-recipe';
import { recipeSchema } from '../../src/compile/recipe/recipe-schema';
import { REPOSITORY } from '../sample';

const folder = path.join(REPOSITORY, 'data/recipes');
const recipes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))] as const);
const accepts = (recipe: unknown): boolean => {
  try {
    parseRecipe(recipe);
    return true;
  } catch {
    return false;
  }
};

it('is the type that people write recipes in, both ways', () => {
  const written = (recipe: RecipeInput): Static<typeof recipeSchema> => recipe as Static<typeof recipeSchema>;
  const read = (recipe: Static<typeof recipeSchema>): RecipeInput => recipe;
  const recipe: RecipeInput = {
    name: 'Town',
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      {
        name: 'a',
        path: 'a.csv',
        decimal: ',',
        columns: { streetname: ['a', 'b'], number: { columns: 'n' } },
      },
    ],
  };
  expect(read(written(recipe))).toBe(recipe);
});

describe('schema and reader', () => {
  it.each(recipes)('both take %s', (_name, recipe) => {
    expect([Check(recipeSchema, recipe), accepts(recipe)]).toEqual([true, true]);
  });

  it('refuse the same keys and kinds of values, wherever they stand', () => {
    const places = recipes.flatMap(([, recipe]) => placesIn(recipe).map((at) => [recipe, at] as const));
    const wrong = fc.constantFrom<unknown>(7, 'text of no meaning', true, [], [7], {}, { unknown: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...places), wrong, ([recipe, at], value) => {
        const changed = structuredClone(recipe);
        const parent = at
          .slice(0, -1)
          .reduce((inner: Record<string, unknown>, key) => inner[key] as Record<string, unknown>, changed);
        parent[at.at(-1)!] = value;
        // What the reader takes the schema takes; the schema leaves some rules to the reader (one of two keys, real encodings).
        if (accepts(changed)) expect(Check(recipeSchema, changed), JSON.stringify([at, value])).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('refuse an unknown key at every object', () => {
    for (const [, recipe] of recipes) {
      for (const at of placesIn(recipe)) {
        const changed = structuredClone(recipe);
        const inner = at.reduce((value: unknown, key) => (value as Record<string, unknown>)[key], changed);
        const isMap = ['values', 'names', 'where', 'codes', 'aliases', 'corrections'].includes(at.at(-1)!);
        if (typeof inner !== 'object' || inner === null || Array.isArray(inner) || isMap) continue;
        Object.assign(inner, { unknownKey: 1 });
        expect([at, Check(recipeSchema, changed), accepts(changed)]).toEqual([at, false, false]);
      }
    }
  });
});

it('is what docs/recipes.md says of every key (npx tsx scripts/recipe-keys.ts docs writes it)', () => {
  const page = readFileSync(path.join(REPOSITORY, 'docs/recipes.md'), 'utf8');
  expect(pageWithKeys(page)).toBe(page);
});

/** The path to every value of a recipe. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}
