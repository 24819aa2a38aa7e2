import { expect, it } from 'vitest';
import { synthesize } from '../../scripts/synthesize-formats';
import { parseRecipe } from '../../src/compile/recipe/parse-recipe';
import { ADDRESS_FORMATS, AREA_FORMATS } from '../../src/compile/recipe/recipe';
import { invoke } from '../cli/invoke';
import { temporaryFolder } from '../compile/sources/fixtures';
import { Page } from './pages';

const page = new Page('docs/recipes.md');

it('has recipes that are some', () => {
  const [town, country] = page.blocks('json').map((recipe) => parseRecipe(JSON.parse(recipe)));
  expect(town!.addresses[0]!.columns.streetname!.columns).toEqual(['street']);
  expect(country!.addresses.map((source) => source.format)).toEqual(['bag-extract', 'osm-pbf']);
});

it('names every format of a recipe', () => {
  const section = page.section('Where data comes from');
  for (const format of [...ADDRESS_FORMATS, ...AREA_FORMATS].filter((name) => name !== 'json')) {
    expect(section).toContain(`\`${format}\``);
  }
});

it('shows what inspect prints', async () => {
  const folder = temporaryFolder();
  const file = await synthesize('overture', 1000, folder);
  const { stdout } = await invoke(['inspect', file]);
  const shown = page.blocks('text').find((block) => block.startsWith('out/formats/'))!;
  expect(stdout.replaceAll(file, 'out/formats/overture-1000.parquet')).toBe(shown);
});
