import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuildReport, build } from '../../src/compile/index';
import { GeocoderError } from '../../src/model/errors';
import { temporaryFolder, zstdOf } from '../compile/sources/fixtures';
import {
  csvOf,
  randomAddresses,
  recipeFor,
  storedAddresses,
  writeCountry,
} from '../compile/synthetic-country';

const folder = temporaryFolder();
let next = 0;

/** A country with a dataset already built from it: what goes wrong later must leave that as it is. */
async function withDataset() {
  const inputs = path.join(folder, `inputs-${next}`);
  const parent = path.join(folder, `out-${next++}`);
  mkdirSync(parent);
  const addresses = randomAddresses(200, next);
  const recipe = writeCountry(inputs, addresses);
  const out = path.join(parent, 'dataset');
  await build(recipe, { inputRoot: inputs, out });
  const before = storedAddresses(out);
  return {
    inputs,
    out,
    addresses,
    recipe: recipe as Record<string, Record<string, unknown>[]>,
    write: (name: string, text: string | Uint8Array) => writeFileSync(path.join(inputs, name), text),
    append: (text: string | Uint8Array) => appendFileSync(path.join(inputs, 'addresses.csv'), text),
    build: (recipe: object = recipeFor('addresses.csv'), rejects?: string): Promise<BuildReport> =>
      build(recipe, { inputRoot: inputs, out, rejects }),
    async refuses(code: string, message: string | RegExp, recipe: object = recipeFor('addresses.csv')) {
      const error = await build(recipe, { inputRoot: inputs, out }).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(GeocoderError);
      expect((error as GeocoderError).code).toBe(code);
      expect((error as GeocoderError).message).toMatch(message);
      expect(readdirSync(parent)).toEqual(['dataset']);
      expect(storedAddresses(out)).toEqual(before);
    },
  };
}

describe('a build refuses, and leaves the old dataset alone', () => {
  it('a missing file, named with its whole path', async () => {
    const { inputs, refuses } = await withDataset();
    const gone = path.join(inputs, 'gone.csv');
    await refuses(
      'SOURCE_NOT_FOUND',
      `Expected an input file at ${gone}, got none. The paths of a recipe begin at its input root: --input-root`,
      recipeFor('gone.csv'),
    );
    await refuses(
      'SOURCE_NOT_FOUND',
      `Expected files like ${path.join(inputs, 'no*.csv')}, got none.`,
      recipeFor('no*.csv'),
    );
    await refuses('SOURCE_NOT_FOUND', 'Expected not-there/x.json in an installed package', {
      ...recipeFor('npm:not-there/x.json', { format: 'json' }),
    });
    rmSync(path.join(inputs, 'suburbs.ndjson'));
    await refuses('SOURCE_NOT_FOUND', 'suburbs.ndjson');
  });

  it('a missing recipe, and one that is not JSON', async () => {
    const { inputs, out, write } = await withDataset();
    await expect(build(path.join(inputs, 'none.json'), { out })).rejects.toThrow(
      expect.objectContaining({ code: 'SOURCE_NOT_FOUND', message: expect.stringContaining('none.json') }),
    );
    write('broken.json', '{"name": ');
    await expect(build(path.join(inputs, 'broken.json'), { out })).rejects.toThrow(
      expect.objectContaining({
        code: 'RECIPE_INVALID',
        message: expect.stringContaining('broken.json: expected JSON'),
      }),
    );
  });

  it('a wrong column, with those that came', async () => {
    const { refuses } = await withDataset();
    const recipe = recipeFor('addresses.csv') as { addresses: { columns: Record<string, unknown> }[] };
    recipe.addresses[0]!.columns.streetname = 'strete';
    await refuses(
      'SOURCE_INVALID',
      /^addresses\.csv: line 1: expected a column "strete" \(streetname\), got street, number, .*; did you mean "street"\?$/,
      recipe,
    );
  });

  it('an unknown recipe key, with the nearest known one', async () => {
    const { refuses } = await withDataset();
    await refuses(
      'RECIPE_INVALID',
      'recipe: addresses[0].delimeter: unknown key; did you mean "delimiter"?',
      recipeFor('addresses.csv', { delimeter: ';' }),
    );
  });

  it('truncated .gz and .zst', async () => {
    const { write, addresses, refuses } = await withDataset();
    const text = Buffer.from(csvOf(addresses));
    for (const [name, packed] of [
      ['cut.csv.gz', gzipSync(text)],
      ['cut.csv.zst', zstdOf(text)],
    ] as const) {
      write(name, packed.subarray(0, packed.length - 9));
      await refuses('SOURCE_INVALID', new RegExp(`^${name}: expected intact .*truncated`), recipeFor(name));
    }
  });

  it('a polygon that is not closed, named by feature', async () => {
    const { inputs, write, refuses } = await withDataset();
    const layer = JSON.parse(readFileSync(path.join(inputs, 'municipalities.geojson'), 'utf8')) as {
      features: { geometry: { coordinates: number[][][] } }[];
    };
    layer.features[2]!.geometry.coordinates[0]!.pop();
    write('municipalities.geojson', JSON.stringify(layer));
    await refuses(
      'SOURCE_INVALID',
      'municipalities.geojson: feature 3 (Gemeente C), polygon 1, ring 1: expected a closed ring'.replace(
        ', polygon 1',
        '',
      ),
    );
  });

  it('a layer in another projection', async () => {
    const { write, refuses } = await withDataset();
    const ring = [
      [132850, 473498],
      [197647, 473498],
      [197647, 539695],
      [132850, 473498],
    ];
    write(
      'provinces.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { name: 'X', code: 'Y' },
            geometry: { type: 'Polygon', coordinates: [ring] },
          },
        ],
      }),
    );
    await refuses(
      'SOURCE_INVALID',
      'expected longitude and latitude in degrees (EPSG:4326), got [132850,473498]',
    );
  });

  it('a source whose latitudes and longitudes are swapped', async () => {
    const { write, addresses, refuses } = await withDataset();
    write(
      'addresses.csv',
      csvOf(addresses.map((a) => ({ ...a, latitude: a.longitude, longitude: a.latitude }))),
    );
    await refuses(
      'SOURCE_INVALID',
      /^Source "addresses": expected good addresses, got 200 of 200 rejected, 200 because "latitude and longitude swapped" \(addresses\.csv: line 2: latitude ".*"\)\. The recipe names the columns the wrong way round\.$/,
    );
  });

  it('a source of which most is bad, with the reason and an example', async () => {
    const { addresses, write, refuses } = await withDataset();
    const text = csvOf(addresses).replace(/;\d+\.\d+;(\d)/g, ';x;$1');
    write('addresses.csv', text);
    await refuses(
      'SOURCE_INVALID',
      'got 200 of 200 rejected, 200 because "coordinate not a number" (addresses.csv: line 2: latitude "x")',
    );
  });

  it('an output that is not a dataset', async () => {
    const { inputs, recipe } = await withDataset();
    const precious = path.join(folder, 'precious');
    mkdirSync(precious);
    writeFileSync(path.join(precious, 'thesis.txt'), 'years of work');
    await expect(build(recipe, { inputRoot: inputs, out: precious })).rejects.toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining('thesis.txt') }),
    );
    expect(readFileSync(path.join(precious, 'thesis.txt'), 'utf8')).toBe('years of work');
  });
});

describe('a build counts what it leaves out', () => {
  const good = { street: 'Brink', number: '1', suffix: '', postcode: '1234AB', city: 'Stad 0' };
  const row = (fields: Record<string, string>) => {
    const all = {
      ...good,
      municipality: 'Gemeente A',
      province: 'Noord',
      lat: '52.5',
      lon: '4.5',
      id: '',
      ...fields,
    };
    return `${[all.street, all.number, all.suffix, all.postcode, all.city, all.municipality, all.province, all.lat, all.lon, all.id].join(';')}\n`;
  };

  it('by reason, with file and line, and writes every one to the reject file', async () => {
    const { append, build, inputs, addresses, out } = await withDataset();
    const bad: [string, string, string][] = [
      ['coordinate missing', row({ lat: '' }), 'latitude ""'],
      ['coordinate missing', row({ lat: '0', lon: '0.000' }), 'latitude "0"'],
      ['coordinate not a number', row({ lon: '4,5' }), 'longitude "4,5"'],
      ['coordinate not a number', row({ lon: '0x10' }), 'longitude "0x10"'],
      ['coordinate not a number', row({ lat: 'NaN' }), 'latitude "NaN"'],
      ['coordinate out of range', row({ lat: '152.5' }), 'latitude "152.5"'],
      ['coordinate out of range', row({ lon: '1e9' }), 'longitude "1e9"'],
      ['latitude and longitude swapped', row({ lat: '4.5', lon: '52.5' }), 'latitude "4.5"'],
      ['street missing', row({ street: '  ' }), 'streetname ""'],
      ['number missing', row({ number: '' }), 'number ""'],
      ['text too long', row({ city: 'x'.repeat(201) }), `city "${'x'.repeat(60)}…"`],
      ['control character', row({ street: 'Br\u0007ink' }), 'streetname "Br\\u{7}ink"'],
      ['wrong number of columns', 'Brink;1;;1234AB\n', 'expected 10 columns, got 4'],
    ];
    for (const [, text] of bad) append(text);
    append(Buffer.from(row({ street: 'Brück' }), 'latin1'));
    const rejects = path.join(inputs, 'rejects.ndjson');
    const report = await build(undefined, rejects);
    const source = report.sources[0]!;
    expect(source.read).toBe(addresses.length + bad.length + 1);
    expect(source.accepted).toBe(addresses.length);
    const reasons = [...bad.map(([reason]) => reason), 'text not valid in its encoding'];
    for (const reason of reasons) {
      expect(source.rejected[reason]!.count).toBe(reasons.filter((other) => other === reason).length);
    }
    for (const [i, [reason, , got]] of bad.entries()) {
      expect(source.rejected[reason]!.examples).toContain(
        `addresses.csv: line ${addresses.length + 2 + i}: ${got}`,
      );
    }
    const lines = readFileSync(rejects, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file, line, reason }) => [file, line, reason])).toEqual(
      reasons.map((reason, i) => ['addresses.csv', addresses.length + 2 + i, reason]),
    );
    expect(lines[0].record).toMatchObject({ streetname: 'Brink', latitude: '' });
    expect(report.manifest.sources[0]!.rejected['coordinate not a number']).toBe(3);
    expect(existsSync(out)).toBe(true);
  });

  it('keeps addresses with odd postcodes and unknown or wrong areas, and counts those too', async () => {
    const { append, build, addresses, out } = await withDataset();
    append(row({ street: 'Eén', postcode: 'geen' }));
    append(row({ street: 'Twee', municipality: 'Gemeente Z' }));
    append(row({ street: 'Drie', municipality: 'Gemeente B' }));
    append(row({ street: 'Vier', municipality: '', province: 'Zuid' }));
    append(row({ street: 'Vijf', municipality: 'gemeente  a', province: 'NORD', lat: '53.01' }));
    append(row({ street: 'Zes', municipality: '', province: '', lat: '53.01' }));
    append(row({ street: 'Zeven', municipality: '', province: '', lat: '54' }));
    const report = await build();
    const source = report.sources[0]!;
    expect(source.accepted).toBe(addresses.length + 6);
    expect(source.rejected).toMatchObject({ 'in no municipality': { count: 1 } });
    expect(
      Object.fromEntries(Object.entries(source.notes).map(([note, { count }]) => [note, count])),
    ).toMatchObject({
      'postcode invalid': 1,
      'municipality name unknown': 1,
      'municipality differs from polygon': 1,
      'province differs from polygon': 1,
      'province differs from municipality': 1,
      'outside every municipality polygon': 3,
      'nearest municipality taken': 1,
    });
    const stored = storedAddresses(out).filter(
      ({ street }) => /^[ETDVZ]/.test(street) && !/Zeepad|Dijk/.test(street),
    );
    const byStreet = Object.fromEntries(stored.map((a) => [a.street, a]));
    expect(byStreet.Eén).toMatchObject({ postcode: '', municipality: 'Gemeente A' });
    expect(byStreet.Twee).toMatchObject({ municipality: 'Gemeente A', province: 'Noord' });
    expect(byStreet.Drie).toMatchObject({ municipality: 'Gemeente B', suburb: 'Stad 0', made: true });
    expect(byStreet.Vier).toMatchObject({ municipality: 'Gemeente A', province: 'Noord' });
    expect(byStreet.Vijf).toMatchObject({ municipality: 'Gemeente A', suburb: 'Stad 0', made: true });
    expect(byStreet.Zes).toMatchObject({ municipality: 'Gemeente A' });
  });

  it('keeps addresses without number where the recipe says that they are real', async () => {
    const { append, build, addresses, out } = await withDataset();
    append(row({ street: 'Skógar', number: '' }));
    const report = await build(recipeFor('addresses.csv', { numberlessAddresses: true }));
    expect(report.sources[0]!.accepted).toBe(addresses.length + 1);
    expect(storedAddresses(out).find(({ street }) => street === 'Skógar')).toMatchObject({
      number: '',
      suffix: '',
    });
  });
});
