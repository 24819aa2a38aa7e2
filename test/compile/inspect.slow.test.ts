import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PbfWriter } from '../../scripts/formats/pbf-writer';
import { shapefileBytes } from '../../scripts/formats/shapefile-writer';
import { writeZip } from '../../scripts/formats/zip-writer';
import { SYNTHETIC_FORMATS, synthesize } from '../../scripts/synthesize-formats';
import { build, type Inspection, inspect } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { invoke } from '../cli/invoke';
import { sampleDataset } from '../sample';
import { temporaryFolder } from './sources/fixtures';

const folder = temporaryFolder();
const sample = sampleDataset();

function idsOf(directory: string): string[] {
  using geocoder = Geocoder.open(directory);
  return [...geocoder.addresses()].flatMap(({ id, suburb_id }) => [id, suburb_id]).sort();
}

function write(name: string, text: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** What a dataset from the drafted recipe holds, with every input where it was inspected. */
async function buildDrafted({ recipe }: Inspection): Promise<number> {
  const out = path.join(folder, 'drafted');
  rmSync(out, { recursive: true, force: true });
  const { manifest } = await build(recipe, { out, inputRoot: '/' });
  return manifest.counts.addresses;
}

function drafted({ recipe }: Inspection): Record<string, unknown> {
  expect(recipe.addresses.length).toBe(1);
  return recipe.addresses[0]!;
}

describe('inspect drafts a recipe that builds', () => {
  for (const format of SYNTHETIC_FORMATS) {
    it(`for ${format}: every address of the file`, async () => {
      const inspection = await inspect(await synthesize(format, 400, folder));
      expect(inspection.format).toBe(format === 'geopackage' ? 'bag-light' : format);
      expect(await buildDrafted(inspection)).toBe(400);
    });
  }

  it('for the CSV of the Dutch register, with its identifiers', async () => {
    const file = write(
      'bagadres-full.csv',
      'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;nummeraanduiding;object_id;pandid;x;y;lon;lat\n' +
        'De Ruijterkade;105;;1;1011AB;Amsterdam;Amsterdam;Noord-Holland;0363200000081086;0363010000964973;0363100012181960;122177;487877;4.9051668;52.3777796\n',
    );
    const inspection = await inspect(file);
    expect(drafted(inspection).columns).toEqual({
      streetname: 'openbareruimte',
      number: 'huisnummer',
      suffix: ['huisletter', 'huisnummertoevoeging'],
      postcode: 'postcode',
      city: 'woonplaats',
      municipality: 'gemeente',
      province: 'provincie',
      latitude: 'lat',
      longitude: 'lon',
      identifier: 'nummeraanduiding',
      building: 'pandid',
    });
    expect(drafted(inspection).numbersAreGlued).toBe(false);
    expect(await buildDrafted(inspection)).toBe(1);
  });

  it('for a register that keeps the parts of a street apart', async () => {
    const { shp, dbf } = shapefileBytes(
      'point',
      { ST_PREFIX: 4, ST_NAME: 20, ST_TYPE: 6, ST_SUFFIX: 4, HOUSENUM: 6 },
      [{ values: ['W', 'MARKET', 'ST', 'NE', '141'], rings: [[-80.8, 41.2]] }],
    );
    await writeZip(path.join(folder, 'parts.zip'), [
      { name: 'parts.shp', bytes: [shp] },
      { name: 'parts.dbf', bytes: [dbf] },
    ]);
    const inspection = await inspect(path.join(folder, 'parts.zip'));
    expect(drafted(inspection).columns).toEqual({
      streetname: { columns: ['ST_PREFIX', 'ST_NAME', 'ST_TYPE', 'ST_SUFFIX'], joiner: ' ' },
      number: 'HOUSENUM',
    });
    expect(await buildDrafted(inspection)).toBe(1);
  });

  it('but leaves out a type that the street says itself', async () => {
    const file = write(
      'carson.csv',
      'SITESTREET,STREETTYPE,SITENUMBER,lat,lon\nCARSON ST,ST,555,33.8,-118.2\n',
    );
    expect(drafted(await inspect(file)).columns).toMatchObject({ streetname: 'SITESTREET' });
  });

  it('for GeoJSON of parcels in another reference system, which stand well inside', async () => {
    const [x, y] = [155_000, 463_000];
    const square = [0, 1, 2, 3, 0].map((corner) => [
      x + (corner === 1 || corner === 2 ? 20 : 0),
      y + (corner >= 2 ? 20 : 0),
    ]);
    const file = write(
      'parcels.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::28992' } },
        features: [
          {
            type: 'Feature',
            properties: { street: 'Brink', number: '1A' },
            geometry: { type: 'Polygon', coordinates: [square] },
          },
        ],
      }),
    );
    const inspection = await inspect(file);
    expect(drafted(inspection)).toMatchObject({ crs: 'EPSG:28992', numbersAreGlued: true });
    const out = path.join(folder, 'parcels');
    const { manifest } = await build(inspection.recipe, { out, inputRoot: '/' });
    // The origin of RD is at 52.1551729 N, 5.3872037 E (NSGI, RDNAPTRANS 2018); the square begins there.
    const [west, south] = manifest.boundingBox!;
    expect(west).toBeCloseTo(5.3873, 4);
    expect(south).toBeCloseTo(52.1553, 4);
  });

  it('for an export of a dataset: every id is the same', async () => {
    const exported = await invoke(['export', sample]);
    const inspection = await inspect(write('export.csv', exported.stdout));
    expect(drafted(inspection).columns).toMatchObject({ identifier: 'identifier', suburb: 'suburb' });
    expect(inspection.notes).toContainEqual(
      expect.stringMatching(/^columns: the draft does not use id, suburb_id, .*building_id$/),
    );
    const out = path.join(folder, 'exported');
    await build(inspection.recipe, { out, inputRoot: '/' });
    expect(idsOf(out)).toEqual(idsOf(sample));
  });

  it('for an export whose first rows have no suffix, and some no number', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `Brink,${at + 1},,Assen,NL,52.99,6.${100 + at}\n`);
    const rest = 'Brink,2,a,Assen,NL,52.98,6.5\nHoeve,,,Assen,NL,52.97,6.5\n';
    const source = write('town.csv', `street,nr,suffix,city,country,lat,lon\n${rows.join('')}${rest}`);
    const { recipe } = await inspect(source);
    Object.assign(recipe.addresses[0]!, { numberlessAddresses: true });
    const [first, again] = [path.join(folder, 'first'), path.join(folder, 'again')];
    await build(recipe, { out: first, inputRoot: '/' });
    expect(idsOf(first)).toHaveLength(2 * 302);
    const exported = write('town-export.csv', (await invoke(['export', first])).stdout);
    await build((await inspect(exported)).recipe, { out: again, inputRoot: '/' });
    expect(idsOf(again)).toEqual(idsOf(first));
  });

  it('for a customer file, by the names that bulk knows; what no field takes is told', async () => {
    const text =
      'country;klantnr;straat;huisnr;toev;pc;plaats;lat;lon\nNL;4711;Brink;2;a;9401HS;Assen;52.99;6.56\n';
    const file = write('customers.csv', text);
    const inspection = await inspect(file);
    expect(drafted(inspection).columns).toEqual({
      streetname: 'straat',
      number: 'huisnr',
      suffix: 'toev',
      postcode: 'pc',
      city: 'plaats',
      latitude: 'lat',
      longitude: 'lon',
    });
    expect(inspection.notes).toContain('columns: the draft does not use klantnr');
    const { status, stdout, stderr } = await invoke(['inspect', '--recipe', file]);
    expect([status, JSON.parse(stdout)]).toEqual([0, inspection.recipe]);
    expect(stderr).toContain('columns: the draft does not use klantnr\n');
  });

  it('for names of other languages: suffixes in parts, a type before the street', async () => {
    const columnsOf = async (text: string) => drafted(await inspect(write('words.csv', text))).columns;
    expect(await columnsOf('typevoie;voie;numvoie;btq;cp;commune\nrue;de la Paix;1;B;75002;Paris\n')).toEqual(
      {
        streetname: { columns: ['typevoie', 'voie'], joiner: ' ' },
        number: 'numvoie',
        suffix: 'btq',
        postcode: 'cp',
        municipality: 'commune',
      },
    );
    expect(await columnsOf('vejnavn;husnr;etage;dør;postnr\nGade;1;2;tv;8000\n')).toEqual({
      streetname: 'vejnavn',
      number: 'husnr',
      suffix: ['etage', 'dør'],
      postcode: 'postnr',
    });
  });

  it('for another dataset, with its country, licence and attribution, and loses nothing', async () => {
    const csv = write('farms.csv', 'street,number,lat,lon\nHof,,65.1,-20.1\nHof,2,65.1,-20.2\n');
    const out = path.join(folder, 'farms');
    const columns = { streetname: 'street', number: 'number', latitude: 'lat', longitude: 'lon' };
    await build(
      {
        name: 'Farms',
        country: { code: 'IS', name: 'Ísland' },
        addresses: [
          {
            name: 'farms',
            path: csv,
            columns,
            numberlessAddresses: true,
            licence: 'CC0 1.0',
            attribution: 'HMS',
          },
        ],
      },
      { out, inputRoot: '/' },
    );
    const inspection = await inspect(out);
    expect(inspection.recipe).toMatchObject({ name: 'Farms', country: { code: 'IS', name: 'Ísland' } });
    expect(drafted(inspection)).toMatchObject({ licence: 'CC0 1.0', attribution: 'HMS' });
    expect(await buildDrafted(inspection)).toBe(2);
  });
});

describe('inspect tells what a file is that no reader takes', () => {
  const zipOf = async (name: string, inner: string): Promise<string> => {
    const file = path.join(folder, name);
    await writeZip(file, [{ name: inner, bytes: [Buffer.from('x')] }]);
    return file;
  };
  it.each([
    ['osm.xml', '<?xml version="1.0"?>\n<osm version="0.6">', 'OpenStreetMap as XML (osmium'],
    ['other.xml', '<?xml version="1.0"?>\n<list/>', 'XML'],
    ['bytes', '\u0000\u0001\u0002', 'bytes that none of them begins with'],
  ])('%s', async (name, text, expected) => {
    const { format, recipe, notes } = await inspect(write(name, text));
    expect(format).toBe(null);
    expect(recipe.addresses).toEqual([]);
    expect(notes.join()).toContain(expected);
  });

  it.each([
    ['nj.zip', 'nj.gdb/a00000001.gdbtable', 'File Geodatabase (ogr2ogr'],
    ['pl.zip', 'punkty.gml', 'GML (ogr2ogr'],
    ['pnd.zip', '0221PND15092020-000001.xml', 'a part of a BAG extract without its addresses'],
    ['tables.zip', 'list.csv', 'tables that are not those of OpenAddresses'],
  ])('%s', async (name, inner, expected) => {
    const { format, notes } = await inspect(await zipOf(name, inner));
    expect(format).toBe(null);
    expect(notes.join()).toContain(expected);
  });

  it('a folder that is no dataset, and a file that is not there', async () => {
    await expect(inspect(folder)).rejects.toThrow(/^Expected a file, or the directory of a dataset, at /);
    await expect(inspect(path.join(folder, 'gone'))).rejects.toMatchObject({ code: 'SOURCE_NOT_FOUND' });
  });
});

it('an address whose nodes are not in the file is rejected for that reason', async () => {
  const file = path.join(folder, 'edge.osm.pbf');
  const pbf = new PbfWriter(file, { sorted: true });
  pbf.nodes([
    { id: 1, latitude: 40.7, longitude: -73.7, tags: { 'addr:housenumber': '1', 'addr:street': 'Hillside' } },
  ]);
  pbf.ways([{ id: 7, refs: [8, 9, 8], tags: { 'addr:housenumber': '50', 'addr:street': 'Grodziszcze' } }]);
  pbf.close();
  const recipe = {
    name: 'Edge',
    country: { code: 'US', name: 'United States' },
    addresses: [{ name: 'OSM', path: file }],
  };
  const { sources } = await build(recipe, { out: path.join(folder, 'edge'), inputRoot: '/' });
  expect(sources[0]!.accepted).toBe(1);
  expect(sources[0]!.rejected['nodes not in the file']?.count).toBe(1);
});

it('estimates the rows of a gzip whose text is long, and does not count for minutes', async () => {
  const block = Array.from(
    { length: 200_000 },
    (_, at) => `Street ${at},${at % 300},Town ${(at * at) % 997}\n`,
  );
  const member = gzipSync(block.join(''), { level: 1 });
  const times = 1 + Math.ceil(300_000_000 / block.join('').length);
  const head = gzipSync('street,number,city\n');
  const file = write('long.csv.gz', Buffer.concat([head, ...Array.from({ length: times }, () => member)]));
  const [layer] = (await inspect(file)).layers;
  expect(layer!.rowsAreEstimated).toBe(true);
  expect(layer!.rows! / (times * block.length)).toBeCloseTo(1, 1);
});
