import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionsAbout } from '../../scripts/quality/questions';
import { build } from '../../src/compile/index';
import { Geocoder, type Match } from '../../src/index';
import { seeded } from '../compile/seeded';
import { csvOf, recipeFor, writeCountry } from '../compile/synthetic-country';
import { sampleDataset, temporaryDirectory } from '../sample';
import { smallNation } from './nation';

const SURE = 0.9;
const sample = sampleDataset();
let alone: Geocoder[];
let several: Geocoder[];

beforeAll(async () => {
  const folder = temporaryDirectory();
  const all = smallNation(11);
  writeCountry(folder, all);
  writeFileSync(path.join(folder, 'all.csv'), csvOf(all));
  const out = path.join(folder, 'all');
  await build(recipeFor('all.csv'), { inputRoot: folder, out });
  alone = [Geocoder.open(out), Geocoder.open(sample)];
  several = [Geocoder.open([out, sample]), Geocoder.open([sample, out])];
});
afterAll(() => {
  for (const geocoder of [...alone, ...several]) geocoder.close();
});

it('answer what each of two countries is sure of alone, whichever comes first', () => {
  for (const geocoder of alone) {
    const addresses = [...geocoder.addresses()];
    let sure = 0;
    for (const { kind, text, ask } of questionsAbout(addresses, seeded(3), 250)) {
      const [before] = [ask(geocoder)].flat() as (Match | null)[];
      if (!before || !(before.confidence >= SURE)) continue;
      sure++;
      for (const both of several) {
        const [found] = [ask(both)].flat() as Match[];
        expect(found?.id ?? found?.label, `${kind}: ${text}`).toBe(before.id ?? before.label);
      }
    }
    expect(sure).toBeGreaterThan(40);
  }
});

it('answer what both countries have with candidates of both', () => {
  const [first] = several;
  const countries = alone.map((geocoder) => geocoder.listCountries()[0]!.name);
  expect(new Set(first!.listCountries().map(({ name }) => name))).toEqual(new Set(countries));
  expect(first!.search('zzyzx 1')).toEqual([]);
});
