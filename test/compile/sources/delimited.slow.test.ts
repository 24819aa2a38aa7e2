import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { ADDRESS_READERS } from '../../../src/compile/sources/index';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { addressFormatContract, type PlainAddress } from './contract';
import { inputFile, temporaryFolder } from './fixtures';

const HEADER = 'id,straat,nr,letter,toev,pc,plaats,gemeente,prov,lat,lon,ook,status';

function field(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function write(addresses: readonly PlainAddress[], delimiter: string, newline: string): string {
  const rows = addresses.map((a) =>
    [a.id, a.street, a.number, a.letter, a.addition, a.postcode, a.city, a.municipality]
      .concat(['Fryslân', a.latitude, a.longitude, a.also, a.status])
      .map((text) => field(text, delimiter))
      .join(delimiter),
  );
  return [HEADER.replaceAll(',', delimiter), ...rows, ''].join(newline);
}

const columns = {
  streetname: 'straat',
  number: 'nr',
  suffix: ['letter', 'toev'],
  postcode: 'pc',
  city: 'plaats',
  municipality: 'gemeente',
  province: 'prov',
  latitude: 'lat',
  longitude: 'lon',
  identifier: 'id',
};

for (const [name, delimiter, newline] of [
  ['comma', ',', '\n'],
  ['semicolon, CRLF', ';', '\r\n'],
  ['bar', '|', '\n'],
  ['tab, CR', '\t', '\r'],
] as const) {
  addressFormatContract(`delimited (${name})`, {
    fileName: 'addresses.csv',
    recipe: delimiter === ',' ? {} : { delimiter },
    columns,
    streetAliases: 'ook',
    statusColumn: 'status',
    write: (addresses) => write(addresses, delimiter, newline),
    lineOf: (index) => index + 2,
  });
}

describe('delimited text', () => {
  const folder = temporaryFolder();

  async function read(
    text: string | Uint8Array,
    more: Record<string, unknown> = {},
  ): Promise<SourceRecord[]> {
    const source = parseRecipe({
      name: 'x',
      country: { code: 'NL', name: 'N' },
      addresses: [
        {
          name: 'a',
          path: 'a.csv',
          columns: { streetname: 's', number: 'n', latitude: 'y', longitude: 'x' },
          ...more,
        },
      ],
    }).addresses[0]!;
    const records: SourceRecord[] = [];
    const file = inputFile(folder, 'a.csv', text);
    for await (const batch of ADDRESS_READERS.delimited(source, file, { bytes: 0 })) records.push(...batch);
    return records;
  }

  it('counts the lines inside quoted fields', async () => {
    const records = await read('s,n,y,x\n"two\nlines",1,52,5\nBrink,2,52,5\n\nHof,3,52,5');
    expect(records.map(({ line, streetname }) => [line, streetname])).toEqual([
      [2, 'two\nlines'],
      [4, 'Brink'],
      [6, 'Hof'],
    ]);
  });

  it('marks rows with another number of columns', async () => {
    const records = await read('s,n,y,x\nBrink,1,52\nHof,2,52,5\nPad,3,52,5,extra');
    expect(records.map(({ flaw }) => flaw)).toEqual([
      'expected 4 columns, got 3',
      null,
      'expected 4 columns, got 5',
    ]);
  });

  it('names a missing column, those that came, and the likely one', async () => {
    await expect(
      read('s,n,lattitude,x\n', {
        columns: { streetname: 's', number: 'n', latitude: 'latitude', longitude: 'x' },
      }),
    ).rejects.toThrow(
      'a.csv: line 1: expected a column "latitude" (latitude), got s, n, lattitude, x; did you mean "lattitude"?',
    );
  });

  it('names the line of a quote that is never closed', async () => {
    await expect(read('s,n,y,x\nBrink,1,52,5\n"Hof,2,52,5\nPad,3,52,5\n')).rejects.toThrow(
      'a.csv: line 3: expected a closing quote, got the end of the file.',
    );
    const endless = `s,n,y,x\nBrink,1,52,5\n"Hof,2,52,5\n${'Pad,3,52,5\n'.repeat(300_000)}`;
    await expect(read(endless)).rejects.toThrow(
      'a.csv: line 3: expected a closing quote, got the end of the file.',
    );
  });

  it('refuses an empty file and UTF-16', async () => {
    await expect(read('')).rejects.toThrow('a.csv: expected a header line, got an empty file.');
    await expect(read(Buffer.from('\uFEFFs,n,y,x\n', 'utf16le'))).rejects.toThrow('got UTF-16');
  });

  it('reads other encodings and files without a header', async () => {
    const records = await read(Buffer.from('Br\xfccke,1,52,5\n', 'latin1'), {
      encoding: 'windows-1252',
      header: ['s', 'n', 'y', 'x'],
    });
    expect(records.map(({ streetname, line }) => [streetname, line])).toEqual([['Brücke', 1]]);
  });

  it('splits lines and glued numbers', async () => {
    const first = await read('s,y,x\n12 1/2 Main Street,52,5\nElm Court,52,5\n7B 2nd Avenue,52,5\n', {
      columns: { line: 's', latitude: 'y', longitude: 'x' },
      lineOrder: 'number-first',
    });
    expect(first.map(({ streetname, number, suffix }) => [streetname, number, suffix])).toEqual([
      ['Main Street', '12', '1/2'],
      ['Elm Court', '', ''],
      ['2nd Avenue', '7', 'B'],
    ]);
    const last = await read('s,y,x\nPlein 1945 12a,52,5\nBrink 3 bis,52,5\n', {
      columns: { line: 's', latitude: 'y', longitude: 'x' },
    });
    expect(last.map(({ streetname, number, suffix }) => [streetname, number, suffix])).toEqual([
      ['Plein 1945', '12', 'a'],
      ['Brink', '3', 'bis'],
    ]);
    const glued = await read('s,n,y,x\nGata,12A,52,5\nGata,7,52,5\n', { numbersAreGlued: true });
    expect(glued.map(({ number, suffix }) => [number, suffix])).toEqual([
      ['12', 'A'],
      ['7', ''],
    ]);
  });

  it('fills constants where a column has nothing', async () => {
    const records = await read('s,n,y,x,c\nA,1,52,5,Urk\nB,2,52,5,\n', {
      columns: { streetname: 's', number: 'n', latitude: 'y', longitude: 'x', city: 'c' },
      constants: { city: 'Emmeloord', province: 'Flevoland' },
    });
    expect(records.map(({ city, province }) => [city, province])).toEqual([
      ['Urk', 'Flevoland'],
      ['Emmeloord', 'Flevoland'],
    ]);
  });
});
