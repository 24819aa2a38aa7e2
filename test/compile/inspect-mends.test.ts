import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, type Inspection, inspect } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { temporaryFolder } from './sources/fixtures';

const folder = temporaryFolder();
let files = 0;

async function inspected(bytes: string | Uint8Array): Promise<Inspection> {
  const file = path.join(folder, `town${++files}.csv`);
  writeFileSync(file, bytes);
  return inspect(file);
}

/** What the drafted recipe makes of the file: where its one address lies, and what its street is called. */
async function built({ recipe }: Inspection, country = { code: 'NL', name: 'Nederland' }) {
  const out = path.join(folder, `out${files}`);
  const constants = { municipality: 'Assen', province: 'Drenthe', city: 'Assen' };
  const [source] = recipe.addresses;
  await build({ ...recipe, country, addresses: [{ ...source, constants }] }, { out, inputRoot: '/' });
  using geocoder = Geocoder.open(out);
  const address = [...geocoder.addresses()].find(({ number }) => number === '1');
  return [address!.streetname, address!.number, address!.latitude.toFixed(3), address!.longitude.toFixed(3)];
}

it('a folder that is no dataset, and a file that is not there, are said to be that', async () => {
  await expect(inspect(folder)).rejects.toMatchObject({
    code: 'SOURCE_NOT_FOUND',
    message: `Expected a file, or the directory of a dataset, at ${folder}, got a directory without manifest.json; name one of its files.`,
  });
  await expect(inspect(path.join(folder, 'none.csv'))).rejects.toThrow(
    /none\.csv, got ENOENT: no such file or directory\.$/,
  );
});

const HEADER = 'country;street;number;lat;lon\n';
const CAFE = ['Caféstraat', '1', '52.993', '6.564'];

describe('inspect notices what a build would stumble over, and drafts the key that mends it', () => {
  const text = `${HEADER}NL;Caféstraat;1;52.9927;6.5642\n`;
  it.each([
    ['a byte order mark', Buffer.from(`\uFEFF${text}`), /UTF-8 with a byte order mark/, undefined],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /UTF-16, by its byte order mark/, 'utf-16le'],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), /UTF-16 without/, 'utf-16le'],
    [
      'UTF-16, the other end first',
      Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      /UTF-16, by/,
      'utf-16be',
    ],
    ['Latin-1', Buffer.from(text, 'latin1'), /Latin-1 \(ISO 8859-1\)/, 'iso-8859-1'],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from(text, 'latin1'),
        Buffer.from('NL;Marc'),
        Buffer.from([0x92]),
        Buffer.from('s;2;52.9;6.5\n'),
      ]),
      /Windows-1252/,
      'windows-1252',
    ],
  ])('%s', async (_name, bytes, note, encoding) => {
    const inspection = await inspected(bytes);
    expect(inspection.notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
    expect(inspection.recipe.addresses[0]!.encoding).toBe(encoding);
    expect(await built(inspection)).toEqual(CAFE);
  });

  it('Shift_JIS, where letters are of several bytes', async () => {
    const kanji = Buffer.from([0x93, 0x8c, 0x8b, 0x9e, 0x93, 0x73]);
    const inspection = await inspected(
      Buffer.concat([Buffer.from('street;number;lat;lon\n'), kanji, Buffer.from(';1;35.6;139.7\n')]),
    );
    expect(inspection.recipe.addresses[0]!.encoding).toBe('shift_jis');
    expect(inspection.layers[0]!.columns[0]!.samples).toEqual(['東京都']);
  });

  it('decimal commas', async () => {
    const inspection = await inspected(`${HEADER}NL;Caféstraat;1;52,9927;6,5642\n`);
    expect(inspection.recipe.addresses[0]).toMatchObject({ decimal: ',' });
    expect(inspection.notes.join()).toContain('a comma stands before the decimals');
    expect(await built(inspection)).toEqual(CAFE);
  });

  it('coordinates of a grid, by the country and by where they lie', async () => {
    const inspection = await inspected('country;street;number;x;y\nNL;Caféstraat;1;233800,5;557000,5\n');
    expect(inspection.recipe.addresses[0]).toMatchObject({ crs: 'EPSG:28992', decimal: ',' });
    expect(await built(inspection)).toEqual(
      ['Caféstraat', '1', '52.993', '6.564'].map(
        (_, at) => [CAFE[0], CAFE[1], expect.stringMatching(/^52\.99/), expect.stringMatching(/^6\.5/)][at],
      ),
    );
    const unknown = await inspected('street;number;x;y\nA;1;99999999;99999999\n');
    expect(unknown.notes.join()).toContain('no degrees; "crs" in the recipe says');
  });

  it('latitude and longitude swapped, against the box of the country', async () => {
    const inspection = await inspected(`${HEADER}NL;Caféstraat;1;6.5642;52.9927\n`);
    expect(inspection.recipe.addresses[0]!.columns).toMatchObject({ latitude: 'lon', longitude: 'lat' });
    expect(await built(inspection)).toEqual(CAFE);
    const elsewhere = await inspected(`${HEADER}NL;Caféstraat;1;40.1;-100.2\n`);
    expect(elsewhere.notes.join()).toContain('40.1, -100.2 does not lie in NL');
  });

  it('a header line that is data', async () => {
    const inspection = await inspected('Caféstraat;1;9401HS;Assen;52.9927;6.5642\n');
    expect(inspection.layers[0]).toMatchObject({ rows: 1 });
    expect(inspection.recipe.addresses[0]).toMatchObject({
      header: ['column1', 'column2', 'column3', 'column4', 'column5', 'column6'],
      columns: {
        streetname: 'column1',
        number: 'column2',
        postcode: 'column3',
        city: 'column4',
        latitude: 'column5',
        longitude: 'column6',
      },
    });
    expect(await built(inspection)).toEqual(CAFE);
  });

  it('columns of one name, and columns without a value', async () => {
    const inspection = await inspected('street;number;street;zip;lat;lon\nCaféstraat;1;x;;52.9927;6.5642\n');
    expect(inspection.notes).toEqual(
      expect.arrayContaining([
        expect.stringContaining('several are called street; the first of them is read'),
        'postcode: the column "zip" has no value in the first rows',
      ]),
    );
    expect(inspection.recipe.addresses[0]!.columns).toMatchObject({ postcode: 'zip' });
    expect(await built(inspection)).toEqual(CAFE);
  });

  it('a suffix in parts, as the BAG has it', async () => {
    const inspection = await inspected(
      'straat;huisnummer;huisletter;huisnummertoevoeging;lat;lon\nA;1;B;2;52.9;6.5\n',
    );
    expect(inspection.recipe.addresses[0]!.columns).toMatchObject({
      suffix: ['huisletter', 'huisnummertoevoeging'],
    });
  });
});
