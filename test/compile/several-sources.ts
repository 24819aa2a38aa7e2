import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type BuildReport, build } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { Dataset } from '../../src/store/dataset';
import { csvOf, type SyntheticAddress, writeCountry } from './synthetic-country';

/** An address on the square of municipality A, with what differs from the usual. */
export function door(change: Partial<SyntheticAddress> = {}): SyntheticAddress {
  return {
    street: 'Kerkstraat',
    number: '1',
    suffix: '',
    postcode: '1000AB',
    city: 'Stad',
    municipality: 'Gemeente A',
    province: 'Noord',
    latitude: 52.5,
    longitude: 4.4,
    identifier: '',
    ...change,
  };
}

/** So many metres further north. */
export function north(meters: number, latitude = 52.5): number {
  return latitude + (meters / 6_371_008.8) * (180 / Math.PI);
}

export interface SeveralSources {
  inputRoot: string;
  recipe: Record<string, unknown>;
}

/** Writes the synthetic country with several sources, in the order given; each is its own attribution. */
export function writeSources(
  inputRoot: string,
  sources: Record<string, readonly SyntheticAddress[]>,
  more: Record<string, Record<string, unknown>> = {},
): SeveralSources {
  mkdirSync(inputRoot, { recursive: true });
  const recipe = writeCountry(inputRoot, []);
  const [usual] = recipe.addresses as Record<string, unknown>[];
  recipe.addresses = Object.entries(sources).map(([name, addresses]) => {
    writeFileSync(path.join(inputRoot, `${name}.csv`), csvOf(addresses));
    return { ...usual, name, path: `${name}.csv`, attribution: `by ${name}`, ...more[name] };
  });
  recipe.areas = (recipe.areas as Record<string, unknown>[]).map((layer) => ({
    ...layer,
    attribution: `layer ${String(layer.level)}`,
  }));
  return { inputRoot, recipe };
}

export async function buildSources(
  inputRoot: string,
  sources: Record<string, readonly SyntheticAddress[]>,
  options: { more?: Record<string, Record<string, unknown>>; rowMemoryBytes?: number; force?: boolean } = {},
): Promise<{ report: BuildReport; out: string }> {
  const { recipe } = writeSources(inputRoot, sources, options.more);
  const out = path.join(inputRoot, 'out');
  const { rowMemoryBytes, force } = options;
  return { report: await build(recipe, { inputRoot, out, rowMemoryBytes, force }), out };
}

/** The names of the sources of every address, in the order of the dataset. */
export function sourcesOf(directory: string): string[] {
  const dataset = Dataset.open(directory);
  const { sources, sourceSets, counts } = dataset.manifest;
  const names: string[] = [];
  for (let block = 0; block < counts.blocks; block++) {
    const view = dataset.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      const set = view.address(slot).sourceSet;
      expect(view.sourceSet(slot)).toBe(set);
      names.push(sourceSets[set]!.map((source) => sources[source]!.name).join('+'));
    }
  }
  dataset.close();
  return names;
}

/** The id of every address, in the order of the dataset. */
export function idsOf(directory: string): string[] {
  using geocoder = Geocoder.open(directory);
  return [...geocoder.addresses()].map(({ id }) => id);
}
