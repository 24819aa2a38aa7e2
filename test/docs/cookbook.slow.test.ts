/** The cookbook's examples, run: commands as they stand, with the dataset of these tests, and its JSON as part of a recipe. */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { invoke } from '../cli/invoke';
import { sampleDataset, temporaryDirectory } from '../sample';
import { Page } from './pages';

const page = new Page('docs/cookbook.md');
const dataset = sampleDataset();
const folder = temporaryDirectory();
const SAMPLE = 'node_modules/doorplate/dist/sample';

/** The commands of a block, each as arguments, with the dataset and files of these tests. */
function commandsIn(block: string, places: Readonly<Record<string, string>>): string[][] {
  return block
    .replaceAll('\\\n', ' ')
    .trim()
    .split('\n')
    .map((command) => {
      const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
      expect(words.slice(0, 2)).toEqual(['npx', 'doorplate']);
      return words.slice(2).map((word) => places[word] ?? word);
    });
}

it('has the blocks that are tried here; nginx is not', () => {
  expect([page.blocks('sh').length, page.blocks('json').length, page.blocks('nginx').length]).toEqual([
    3, 1, 1,
  ]);
});

it('enriches a customer file', async () => {
  const [customers, found] = ['customers.csv', 'found.csv'].map((name) => path.join(folder, name));
  // The page says which file it means.
  const [rows] = new Page('docs/bulk.md').blocks('csv');
  writeFileSync(customers!, `${rows}\n`);
  const places = { [SAMPLE]: dataset, 'found.csv': found!, 'customers.csv': customers! };
  const [bulk] = commandsIn(page.blocks('sh')[0]!, places);
  const { status, stderr } = await invoke(bulk!);
  expect(status, stderr).toBe(0);
  const [header, first] = readFileSync(found!, 'utf8').trim().split('\n');
  expect(header).toBe(
    'customer,street,nr,town,match_level,match_latitude,match_longitude,match_confidence,match_advice',
  );
  expect(first).toMatch(/^1,Main St,881,Manchester,address,41\.770074,-72\.52034,[\d.]+,accept$/);
  expect(readFileSync(`${found}.rejects.csv`, 'utf8')).toContain(',3,,12,Manchester');
});

it('drops what lies below a threshold', async () => {
  const [forward] = commandsIn(page.blocks('sh')[1]!, { [SAMPLE]: dataset });
  const { status, stdout } = await invoke(forward!);
  expect(status).toBe(0);
  const minConfidence = Number(forward![forward!.indexOf('--min-confidence') + 1]);
  using geocoder = Geocoder.open(dataset);
  const request = { streetname: 'Main St', number: '881' };
  expect(JSON.parse(stdout)).toEqual(geocoder.forwardGeocode(request, { minConfidence }));
});

const RECIPE = {
  name: 'Town',
  country: { code: 'NL', name: 'Nederland' },
  areas: [],
};
/** Two files of the same streets: in ours the first house stands elsewhere. */
function writeTown(): void {
  const head = 'street,number,city,lat,lon\n';
  writeFileSync(path.join(folder, 'corrections.csv'), `${head}Brink,1,Assen,52.9999,6.5699\n`);
  writeFileSync(
    path.join(folder, 'register.csv'),
    `${head}Brink,1,Assen,52.9927,6.5642\nBrink,3,Assen,52.9929,6.5644\n`,
  );
}

it('keeps a dataset fresh, with a recipe of this machine in the place of the country', async () => {
  writeTown();
  const recipe = path.join(folder, 'town.json');
  const names = {
    streetname: 'street',
    number: 'number',
    city: 'city',
    latitude: 'lat',
    longitude: 'lon',
  };
  const source = {
    name: 'register',
    path: 'register.csv',
    columns: names,
    licence: 'none',
    attribution: 'test',
  };
  writeFileSync(
    recipe,
    JSON.stringify({ ...RECIPE, addresses: [{ ...source, format: 'delimited', accuracyMeters: 10 }] }),
  );
  const out = path.join(folder, 'fresh');
  for (const command of commandsIn(page.blocks('sh')[2]!, {
    nl: recipe,
    'data/nl': out,
    downloads: folder,
  })) {
    const { status, stderr } = await invoke(command);
    expect(status, stderr).toBe(0);
  }
});

it('puts own corrections before the register', async () => {
  writeTown();
  const { addresses } = JSON.parse(`{${page.blocks('json')[0]!}}`) as { addresses: { path: string }[] };
  const told = { format: 'delimited', licence: 'none', attribution: 'test', accuracyMeters: 10 };
  const recipe = {
    ...RECIPE,
    addresses: addresses.map((one) => ({ ...told, ...one, path: one.path.replace(/\.gz$/, '') })),
  };
  const out = path.join(folder, 'corrected');
  await build(recipe as Parameters<typeof build>[0], { inputRoot: folder, out });
  using geocoder = Geocoder.open(out);
  const [one, three] = ['1', '3'].map((number) => geocoder.forwardGeocode({ streetname: 'Brink', number }));
  expect([one?.latitude, three?.latitude]).toEqual([52.9999, 52.9929]);
});
