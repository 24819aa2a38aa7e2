import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { type ExportedAddress, Geocoder } from '../../src/index';
import { SAMPLE_RECIPE, sampleDataset, temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const directory = sampleDataset();
const scratch = temporaryDirectory();
/** The columns of an export, as a recipe names them. */
const EXPORT_COLUMNS = {
  streetname: 'streetname',
  number: 'number',
  suffix: 'suffix',
  postcode: 'postcode',
  city: 'city',
  suburb: 'suburb',
  suburbCode: 'suburb_code',
  municipality: 'municipality',
  municipalityCode: 'municipality_code',
  province: 'province',
  provinceCode: 'province_code',
  latitude: 'latitude',
  longitude: 'longitude',
  identifier: 'identifier',
  building: 'building',
};

function allAddresses(from: string): ExportedAddress[] {
  using geocoder = Geocoder.open(from);
  return [...geocoder.addresses()];
}

describe('build', () => {
  it('prints a report on stdout, progress on stderr, and writes nothing else', async () => {
    const out = path.join(scratch, 'built');
    const { status, stdout, stderr } = await invoke(['build', SAMPLE_RECIPE, '--out', out]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/3,\d{3} addresses in /);
    expect(stdout).toContain('rejected: 35 number missing');
    expect(stderr).toMatch(/^Reading areas .*\n/);
    expect(stderr).toMatch(/\nPublishing: 100 %/);
    expect(stderr).not.toContain('\u001b');
    expect(readdirSync(scratch)).toEqual(['built']);
  });

  it('prints the report as JSON too, and every reject where it is told to', async () => {
    const out = path.join(scratch, 'json');
    const rejects = path.join(scratch, 'rejects.ndjson');
    const { status, stdout } = await invoke([
      'build',
      SAMPLE_RECIPE,
      '--out',
      out,
      '--json',
      '--rejects',
      rejects,
    ]);
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.manifest.counts.addresses).toBe(allAddresses(out).length);
    const lines = readFileSync(rejects, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(report.sources[0].read - report.sources[0].accepted);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it.each<[string[], number, string]>([
    [['build', 'no-such-recipe.json', '--out', 'OUT'], 1, 'no-such-recipe.json'],
    [['build', SAMPLE_RECIPE], 2, "required option '--out <dir>' not specified"],
    [['build', '--out', 'OUT'], 2, "missing required argument 'recipe'"],
  ])('%j fails with %i', async (args, expected, message) => {
    const out = path.join(scratch, 'never');
    const { status, stdout, stderr } = await invoke(args.map((arg) => (arg === 'OUT' ? out : arg)));
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([expected, '']);
    expect(existsSync(out)).toBe(false);
  });
});

describe('info and verify', () => {
  it('tell what a dataset holds', async () => {
    const { status, stdout } = await invoke(['info', directory]);
    expect(status).toBe(0);
    const manifest = JSON.parse((await invoke(['info', '--json', directory])).stdout);
    expect(stdout).toContain(manifest.datasetId);
    expect(stdout).toContain(manifest.counts.addresses.toLocaleString('en-US'));
    for (const source of manifest.sources) {
      expect(stdout).toContain(source.licence);
      expect(stdout).toContain(source.attribution);
    }
    for (const file of Object.keys(manifest.files)) expect(stdout).toContain(file);
  });

  it('agree that it is whole, and verify finds one changed byte', async () => {
    expect((await invoke(['verify', directory])).status).toBe(0);
    const broken = path.join(scratch, 'broken');
    cpSync(directory, broken, { recursive: true });
    const file = path.join(broken, 'addresses.sqlite');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(file, bytes);
    const { status, stdout, stderr } = await invoke(['verify', broken]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('addresses.sqlite');
    expect(stderr).toContain('DATASET_DAMAGED');
  });

  it('fail where there is none', async () => {
    for (const command of ['info', 'verify', 'export']) {
      const { status, stderr } = await invoke([command, path.join(scratch, 'nowhere')]);
      expect(status).toBe(1);
      expect(stderr).toContain('DATASET_NOT_FOUND');
    }
  });
});

describe('export', () => {
  it('gives every address as CSV and as NDJSON, alike', async () => {
    const addresses = allAddresses(directory);
    const csv = await invoke(['export', directory]);
    const ndjson = await invoke(['export', directory, '--format', 'ndjson']);
    expect([csv.status, ndjson.status]).toEqual([0, 0]);
    expect(
      ndjson.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(addresses);
    const parsed = papaparse.parse<Record<string, string>>(csv.stdout, {
      header: true,
      skipEmptyLines: true,
    });
    expect(parsed.errors).toEqual([]);
    const asText = (address: ExportedAddress) =>
      Object.fromEntries(Object.entries(address).map(([field, value]) => [field, String(value)]));
    expect(parsed.data).toEqual(addresses.map(asText));
  });

  it('gives ids under which the dataset knows them', () => {
    using geocoder = Geocoder.open(directory);
    const ids = new Set<string>();
    for (const address of geocoder.addresses()) {
      ids.add(address.id);
      expect(geocoder.getAddress(address.id)).toMatchObject({ id: address.id, suburb_id: address.suburb_id });
      expect(geocoder.getArea(address.municipality_id)?.parent_id).toBe(address.province_id);
      expect(geocoder.getArea(address.province_id)?.parent_id).toBe(address.country_id);
    }
    expect(ids.size).toBe(geocoder.manifest.counts.addresses);
  });

  it('builds a dataset with the same ids', async () => {
    const file = path.join(scratch, 'export.csv');
    writeFileSync(file, (await invoke(['export', directory])).stdout);
    const provenance = { licence: 'Public domain', attribution: 'an export', accuracyMeters: 20 };
    const recipe = {
      name: 'Again',
      country: { code: 'US', name: 'United States' },
      areas: [],
      addresses: [
        {
          name: 'export',
          path: 'export.csv',
          format: 'delimited',
          columns: EXPORT_COLUMNS,
          ...provenance,
        },
      ],
    };
    writeFileSync(path.join(scratch, 'again.json'), JSON.stringify(recipe));
    const out = path.join(scratch, 'again');
    const built = await invoke(['build', path.join(scratch, 'again.json'), '--out', out]);
    expect(built.stderr).not.toContain('error');
    expect(built.status).toBe(0);
    const byId = (addresses: ExportedAddress[]) => addresses.sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(allAddresses(out))).toEqual(byId(allAddresses(directory)));
  });
});

it('export and build keep the ids of neighbourhoods with polygons', async () => {
  const square = (west: number, code: string, name: string) => ({
    type: 'Feature',
    properties: { code, name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, 52],
          [west + 0.01, 52],
          [west + 0.01, 52.01],
          [west, 52.01],
          [west, 52],
        ],
      ],
    },
  });
  const folder = path.join(scratch, 'suburbs');
  mkdirSync(folder);
  const features = [square(5, 'BU1', 'Noord'), square(5.02, 'BU2', 'Zuid'), square(5.04, '', 'Oost')];
  writeFileSync(
    path.join(folder, 'suburbs.geojson'),
    JSON.stringify({ type: 'FeatureCollection', features }),
  );
  const rows = [0, 1, 2, 3, 4, 5, 6].map(
    (at) => `Weg,${at + 1},Dorp,52.005,${(5 + at / 100 + 0.005).toFixed(3)}`,
  );
  writeFileSync(path.join(folder, 'rows.csv'), `street,number,city,lat,lon\n${rows.join('\n')}\n`);
  const provenance = { licence: 'none', attribution: 'made up', accuracyMeters: 10 };
  const head = { name: 'Suburbs', country: { code: 'NL', name: 'Nederland' } };
  const layer = { level: 'suburb', path: 'suburbs.geojson', name: 'name', code: 'code', parent: 'addresses' };
  const municipality = {
    level: 'municipality',
    path: 'm.geojson',
    name: 'name',
    code: 'code',
    parent: 'addresses',
  };
  const box = { ...square(4.9, 'GM1', 'Dorp') };
  box.geometry.coordinates = [
    [
      [4.9, 51.9],
      [5.3, 51.9],
      [5.3, 52.1],
      [4.9, 52.1],
      [4.9, 51.9],
    ],
  ];
  writeFileSync(
    path.join(folder, 'm.geojson'),
    JSON.stringify({ type: 'FeatureCollection', features: [box] }),
  );
  const columns = { streetname: 'street', number: 'number', city: 'city', latitude: 'lat', longitude: 'lon' };
  const recipe = {
    ...head,
    areas: [
      { ...municipality, ...provenance },
      { ...layer, parent: 'containment', ...provenance },
    ],
    addresses: [
      {
        name: 'rows',
        path: 'rows.csv',
        format: 'delimited',
        columns,
        constants: { province: 'P' },
        ...provenance,
      },
    ],
  };
  writeFileSync(path.join(folder, 'first.json'), JSON.stringify(recipe));
  const first = path.join(folder, 'first');
  expect((await invoke(['build', path.join(folder, 'first.json'), '--out', first])).stderr).not.toContain(
    'error',
  );
  writeFileSync(path.join(folder, 'export.csv'), (await invoke(['export', first])).stdout);
  const again = {
    ...head,
    areas: [],
    addresses: [
      { name: 'export', path: 'export.csv', format: 'delimited', columns: EXPORT_COLUMNS, ...provenance },
    ],
  };
  writeFileSync(path.join(folder, 'second.json'), JSON.stringify(again));
  const second = path.join(folder, 'second');
  expect((await invoke(['build', path.join(folder, 'second.json'), '--out', second])).stderr).not.toContain(
    'error',
  );
  const addresses = allAddresses(first);
  expect(new Set(addresses.map((address) => address.suburb))).toEqual(
    new Set(['Noord', 'Zuid', 'Oost', 'Dorp']),
  );
  expect(allAddresses(second)).toEqual(addresses);
  // Another dataset is a source itself: its columns are known.
  const dataset = { name: 'dataset', path: 'first/manifest.json', format: 'doorplate', ...provenance };
  writeFileSync(
    path.join(folder, 'third.json'),
    JSON.stringify({ ...head, areas: [], addresses: [dataset] }),
  );
  const third = path.join(folder, 'third');
  expect((await invoke(['build', path.join(folder, 'third.json'), '--out', third])).stderr).not.toContain(
    'error',
  );
  expect(allAddresses(third)).toEqual(addresses);
});

it('says its version', async () => {
  expect(await invoke(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});
