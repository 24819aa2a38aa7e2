/**
 * The dataset that the package carries (`sampleDataset()`), as a step of `npm run build`: of the embedded sample, what
 * lies in two states. All of it would be five times as large.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from '../src/compile/index';

/** By name, with what the addresses call them. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['Connecticut', 'CT'],
  ['Alaska', 'AK'],
]);

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const recipe = JSON.parse(readFileSync(place('data/recipes/sample.json'), 'utf8'));
interface Atlas {
  objects: Record<'states' | 'counties', { geometries: { id: string; properties: { name: string } }[] }>;
}
const atlas: Atlas = createRequire(import.meta.url)('us-atlas/counties-10m.json');
const states = atlas.objects.states.geometries
  .filter(({ properties }) => STATES.has(properties.name))
  .map(({ id }) => id);
const counties = atlas.objects.counties.geometries
  .map(({ id }) => id)
  .filter((id) => states.includes(id.slice(0, 2)));

const [stateLayer, countyLayer] = recipe.areas;
stateLayer.where = { '@id': states };
countyLayer.where = { '@id': counties };
recipe.addresses[0].where = { state: [...STATES.values()] };
recipe.name = `Sample: addresses in ${[...STATES.keys()].join(' and ')}`;
await build(recipe, { out: place('dist/sample'), inputRoot: place('.'), force: true });
