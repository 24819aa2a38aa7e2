import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ByteWindow } from '../../src/bulk/read/byte-window';
import { positionsOf } from '../../src/bulk/read/column-map';
import { takeCsvHeader } from '../../src/bulk/read/csv-header';
import type { FieldColumn } from '../../src/bulk/read/field-column';
import { guessColumns } from '../../src/bulk/read/guess-columns';
import { openRows } from '../../src/bulk/read/open-rows';
import { refuseGeojson, refuseOtherEncoding } from '../../src/bulk/read/refuse-other-text';
import { temporaryDirectory } from '../sample';

function windowOf(text: string): ByteWindow {
  async function* pieces() {
    yield Buffer.from(text);
  }
  return new ByteWindow(pieces(), 'rows.csv');
}

describe('a first line that names the delimiter', () => {
  it.each(['sep=;\r\n', 'sep=;\n', '"sep=;"\n', 'SEP=;\n', '\ufeffsep=;\n'])(
    '%j is kept, and no header',
    async (line) => {
      const window = windowOf(`${line}street;nr, and letter\nBrink;1\n`);
      const { names, dialect, bytes } = await takeCsvHeader(window, 'rows.csv', null);
      expect(names).toEqual(['street', 'nr, and letter']);
      expect(String.fromCharCode(dialect.delimiter)).toBe(';');
      expect(Buffer.from(bytes).toString()).toBe(`${line}street;nr, and letter`);
      expect(window.view().toString()).toBe('Brink;1\n');
    },
  );

  it('a column `sep` is a column', async () => {
    const { names } = await takeCsvHeader(windowOf('sep,street\n1,Brink\n'), 'rows.csv', null);
    expect(names).toEqual(['sep', 'street']);
  });
});

describe('columns are guessed', () => {
  it.each([
    ['straatnaam;nummer;gemeente', 'streetname number municipality'],
    ['N° voie;Libellé voie;Code postal;Commune', 'streetname number postcode city'],
    ['Straatnaam + huisnummer;Postcode + plaats', 'streetname city'],
    ['Address Line 1,Address Line 2,Town/City,Zip/Postal Code', 'streetname postcode city'],
    ['Address1,Address2,City,Zip,Province', 'streetname postcode city province'],
    ['Straße + Hausnummer;PLZ Ort', 'streetname city'],
  ])('%s', (header, fields) => {
    const names = header.split(header.includes(';') ? ';' : ',');
    expect(
      guessColumns('forward', names)
        .map(({ field }) => field)
        .join(' '),
    ).toBe(fields);
  });

  it('a line takes the municipality, where the rows have no town', () => {
    const columns = (...names: string[]) => guessColumns('search', names).map(({ column }) => column);
    expect(columns('gemeente', 'straatnaam', 'nummer')).toEqual(['straatnaam', 'nummer', 'gemeente']);
    expect(columns('gemeente', 'straatnaam', 'plaats')).toEqual(['straatnaam', 'plaats']);
  });
});

describe('text that is refused', () => {
  it('is in an encoding that nobody named', () => {
    const latin = Buffer.from('straße;ort\n', 'latin1');
    expect(() => refuseOtherEncoding(latin, 'rows.csv')).toThrow(/UTF-8.*--encoding windows-1252/);
  });

  it('is not a header in UTF-8', () => {
    expect(() => refuseOtherEncoding(Buffer.from('\ufeffstraße;ort 日本 🏠'), 'rows.csv')).not.toThrow();
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('street;nr\nBrink;1\n', 'utf16le'), /--encoding utf-16le/],
    ['its other order', Buffer.from('street;nr\nBrink;1\n', 'utf16le').swap16(), /--encoding utf-16be/],
    ['its lines of JSON', Buffer.from('{"street":"Brink"}\n', 'utf16le'), /--encoding utf-16le/],
    ['UTF-32', Buffer.from('\xff\xfe\0\0s\0\0\0', 'latin1'), /UTF-32; save it as UTF-8/],
    ['UTF-32 of the other order', Buffer.from('\0\0\xfe\xff\0\0\0s', 'latin1'), /UTF-32; save it as UTF-8/],
    [
      'a blank line before the header',
      Buffer.from('\n\nstreet,nr\nBrink,1\n'),
      /names .* first, got a blank one/,
    ],
    ['a byte order mark alone', Buffer.from('\ufeff'), /names .* first, got a blank one/],
    ['a workbook', Buffer.from('PK\x03\x04\x14\0\x06\0'), /ZIP file.*as CSV/],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /workbook.*as CSV/],
  ])('is %s', async (_what, bytes, message) => {
    const file = path.join(temporaryDirectory(), 'rows.csv');
    writeFileSync(file, bytes);
    const opened = openRows(file, { format: null });
    await expect(opened).rejects.toThrow(message);
    await expect(opened).rejects.toMatchObject({ code: 'BULK_INPUT' });
  });

  it('is no text with a NUL in it', async () => {
    const file = path.join(temporaryDirectory(), 'rows.csv');
    writeFileSync(file, 'nr;street\n\0;Br\0ink\n');
    const rows = await openRows(file, { format: null });
    expect(rows.header).toEqual(['nr', 'street']);
    await rows.close();
  });

  it('is an empty Parquet file', async () => {
    const file = path.join(temporaryDirectory(), 'rows.parquet');
    writeFileSync(file, '');
    await expect(openRows(file, { format: 'parquet' })).rejects.toThrow(/a Parquet file, got an empty one$/);
  });

  it('is a FeatureCollection', () => {
    const collection = Buffer.from('{\n "type": "FeatureCollection",\n "features": []}');
    expect(() => refuseGeojson(collection, 'rows.geojson')).toThrow(/FeatureCollection.*NDJSON/);
    expect(() => refuseGeojson(Buffer.from('{"type":"shop","nr":1}'), 'rows.ndjson')).not.toThrow();
  });
});

it('a field is not taken from one of two columns of the same name', () => {
  const map: FieldColumn[] = [{ field: 'streetname', column: 'street' }];
  expect(positionsOf(map, ['nr', 'street', 'note', 'note'])).toEqual([1]);
  expect(() => positionsOf(map, ['street', 'nr', 'street'])).toThrow(
    'map: expected "streetname" to be one column, but 2 columns of the input are called "street"; rename all but one',
  );
});

it('columns of NDJSON are found where the first row is long, such as one with a border', async () => {
  const file = path.join(temporaryDirectory(), 'rows.ndjson');
  const border = Array.from({ length: 60_000 }, (_, at) => [at, at]);
  writeFileSync(file, `${JSON.stringify({ border, street: 'Brink', nr: 1 })}\n{"street":"Brink","nr":2}\n`);
  const rows = await openRows(file, { format: null });
  expect(rows.header).toEqual(['border', 'street', 'nr']);
  await rows.close();
});
