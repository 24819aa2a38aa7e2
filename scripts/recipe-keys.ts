/**
 * Makes of the recipe's schema what people and editors read: `tsx scripts/recipe-keys.ts docs` writes the tables of
 * docs/recipes.md, `tsx scripts/recipe-keys.ts schema` writes dist/recipe.schema.json, a step of `npm run build`.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keysOf, type RecipeKeySchema, recipeSchema } from '../src/compile/recipe/recipe-schema';

const BEGIN = '<!-- keys: made by scripts/recipe-keys.ts from src/compile/recipe/recipe-schema.ts -->\n';
const END = '<!-- end of keys -->\n';
const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The tables, one for each object of a recipe. */
export function keyTables(): string {
  const recipe = keysOf(recipeSchema);
  const { country, areas, addresses } = recipe.properties!;
  const source = addresses!.items!;
  const rule = source.properties!.columns!.properties!.streetname!.anyOf!.find(
    ({ properties }) => properties,
  )!;
  const layer = areas!.items!;
  const parents = layer.properties!.parent!.anyOf!.filter(({ properties }) => properties);
  const both = Object.keys(layer.properties!).filter(
    (key) => key in source.properties! && !['name', 'path', 'format', 'latitude', 'longitude'].includes(key),
  );
  return [
    table('A recipe', recipe),
    table('A country', country!),
    table('An address source (`addresses`)', source, (key) => !both.includes(key)),
    table('A layer of areas (`areas`)', layer, (key) => !both.includes(key)),
    table('Both, address sources and layers', source, (key) => both.includes(key)),
    table('Fields of `columns` and `constants`', source.properties!.columns!),
    table('A column that needs more than its name', rule),
    table('`download`, for a `path` that is a URL', source.properties!.download!),
    table('`streetNames`', source.properties!.streetNames!),
    ...parents.map((parent) =>
      table(`\`parent\`: ${parent.description!.toLowerCase().replace(/\.$/, '')}`, parent),
    ),
  ].join('\n');
}

function table(title: string, schema: RecipeKeySchema, shown: (key: string) => boolean = () => true): string {
  const rows = Object.entries(schema.properties ?? {})
    .filter(([key]) => shown(key))
    .map(([key, of]) => {
      const isRequired = schema.required?.includes(key);
      const standard = isRequired ? '**required**' : of.default === undefined ? '–' : code(of.default);
      return `| \`${key}\` | ${meaning(of)} | ${standard} | ${exampleOf(of)} |`;
    });
  return `### ${title}\n\n| key | meaning | default | example |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

function meaning({ description = '', enum: names, minimum, maximum }: RecipeKeySchema): string {
  const values = names === undefined ? '' : `: ${names.map((name) => `\`${name}\``).join(', ')}`;
  const range = minimum === undefined || maximum === undefined ? '' : ` (${minimum} to ${maximum})`;
  return `${description}${values}${range}`.replaceAll('|', '\\|');
}

function exampleOf({ examples, enum: names, type, properties }: RecipeKeySchema): string {
  if (examples?.[0] !== undefined) return code(examples[0]);
  if (names !== undefined) return code(names.at(-1));
  if (type === 'boolean') return code(true);
  if (properties !== undefined || type === 'array') return 'below';
  return '–';
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value).replaceAll('|', '\\|')}\``;
}

/** docs/recipes.md with its tables as they should be. */
export function pageWithKeys(page: string): string {
  const begin = page.indexOf(BEGIN) + BEGIN.length;
  return `${page.slice(0, begin)}\n${keyTables()}\n${page.slice(page.indexOf(END))}`;
}

/** For editors: `"$schema"` in a recipe names it. */
export function jsonSchema(): object {
  const schema = JSON.parse(JSON.stringify(recipeSchema)) as object;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Doorplate recipe', ...schema };
}

const [what] = process.argv[1] === fileURLToPath(import.meta.url) ? process.argv.slice(2) : [];
if (what === 'docs') {
  const page = place('docs/recipes.md');
  writeFileSync(page, pageWithKeys(readFileSync(page, 'utf8')));
}
if (what === 'schema') {
  mkdirSync(place('dist'), { recursive: true });
  writeFileSync(place('dist/recipe.schema.json'), `${JSON.stringify(jsonSchema(), null, 2)}\n`);
}
