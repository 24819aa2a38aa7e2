import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { byNumber } from '../../src/geocoder';
import { Geocoder } from '../../src/index';
import { uuidHash48 } from '../../src/text/uuid';
import { temporaryDirectory } from '../sample';

/** `identifier; street; number; suffix; city; municipality; province; latitude, longitude` */
async function register(name: string, rows: readonly string[]): Promise<string> {
  const folder = temporaryDirectory();
  const columns = ['identifier', 'streetname', 'number', 'suffix', 'city', 'municipality', 'province'];
  const lines = rows.map((row) => row.split(/[;,] */).join('\t'));
  writeFileSync(
    path.join(folder, 'rows.tsv'),
    `${[[...columns, 'latitude', 'longitude'].join('\t'), ...lines].join('\n')}\n`,
  );
  const source = {
    name,
    path: 'rows.tsv',
    format: 'delimited',
    delimiter: '\t',
    columns: Object.fromEntries([...columns, 'latitude', 'longitude'].map((column) => [column, column])),
    licence: 'CC0 1.0',
    attribution: name,
  };
  const out = path.join(folder, 'dataset');
  const country = { code: 'US', name: 'United States' };
  await build({ name, country, areas: [], addresses: [source] }, { inputRoot: folder, out });
  return out;
}

const ALPHA = '1; Alpha St; 1; ; Town A; County A; Vermont; 44.1,-73.1';
const ALPHA_3 = '2; Alpha St; 3; ; Town A; County A; Vermont; 44.1002,-73.1';
const BETA = '1; Beta St; 7; ; Town B; County B; Maryland; 39.1,-76.1';
const BETA_9 = '3; Beta St; 9; ; Town B; County B; Maryland; 39.1002,-76.1';

let a: string;
let b: string;
beforeAll(async () => {
  a = await register('A', [ALPHA, ALPHA_3]);
  b = await register('B', [BETA, BETA_9]);
});

const idOf = (geocoder: Geocoder, line: string) => geocoder.search(line)[0]!.id!;
const idsOf = (geocoder: Geocoder) => [...geocoder.addresses()].map(({ id }) => id);

describe('two registers that both count from 1', () => {
  it('each address has an id of its own, which leads to it', () => {
    using both = Geocoder.open([a, b]);
    const all = [...both.addresses()];
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    for (const { id, streetname, number } of all) {
      expect(both.getAddress(id)).toMatchObject({ id, streetname, number });
      expect(both.getAddress(id.toUpperCase())).toMatchObject({ id, streetname, number });
      expect(idOf(both, `${number} ${streetname}`)).toBe(id);
      expect(byNumber(both).idsOf(uuidHash48(id)).addresses).toEqual([id]);
    }
  });

  it('the first dataset keeps its ids, as does all of the second that is not in the first', () => {
    using alone = Geocoder.open(a);
    using other = Geocoder.open(b);
    using both = Geocoder.open([a, b]);
    expect(idsOf(both).slice(0, 2)).toEqual(idsOf(alone));
    expect(idsOf(both)[3]).toBe(idsOf(other)[1]);
    expect(idsOf(both)[2]).not.toBe(idsOf(other)[0]);
  });

  it('a question that is asked of the second dataset alone gives the same id', () => {
    using both = Geocoder.open([a, b]);
    const id = idOf(both, '7 Beta St');
    const within = { south: 39, north: 40, west: -77, east: -76 };
    expect(both.search('7 Beta St', { within })[0]!.id).toBe(id);
  });

  it('an overlay withdraws, corrects and restores the address that is meant', () => {
    const overlay = path.join(temporaryDirectory(), 'overlay.sqlite');
    using both = Geocoder.open([a, b], { overlay });
    const id = idOf(both, '7 Beta St');
    both.overlay.withdraw(id);
    expect(both.getAddress(id)).toBeNull();
    expect(both.search('1 Alpha St')[0]).toMatchObject({ level: 'address', streetname: 'Alpha St' });
    both.overlay.restore(id);
    both.overlay.correct(id, { number: '8' });
    expect(both.search('8 Beta St')[0]).toMatchObject({ id, level: 'address', number: '8' });
    expect(both.getAddress(idOf(both, '1 Alpha St'))).toMatchObject({ streetname: 'Alpha St', number: '1' });
  });

  it('a third register, also one of the same name as the second, has others again', async () => {
    const c = await register('B', ['1; Gamma St; 5; ; Town C; County C; Maine; 45.1,-70.1']);
    using all = Geocoder.open([a, b, c]);
    expect(new Set(idsOf(all)).size).toBe(5);
    for (const { id, streetname } of all.addresses())
      expect(all.getAddress(id)).toMatchObject({ id, streetname });
  });
});

describe('an address that two datasets have', () => {
  it('has one id and is there once, if one dataset is opened twice', () => {
    using alone = Geocoder.open(b);
    using twice = Geocoder.open([b, b]);
    expect(idsOf(twice)).toEqual(idsOf(alone));
  });

  it('has one id and is there once, if the first dataset has its id for another address', async () => {
    const copy = await register('Copy', [
      BETA,
      '4; Beta St; 11; ; Town B; County B; Maryland; 39.1004,-76.1',
    ]);
    using all = Geocoder.open([a, b, copy]);
    expect([...all.addresses()].map(({ number }) => number)).toEqual(['1', '3', '7', '9', '11']);
    using alone = Geocoder.open([a, b]);
    expect(idOf(all, '7 Beta St')).toBe(idOf(alone, '7 Beta St'));
  });

  it('is another address on the same street if its number differs', async () => {
    const other = await register('Other', ['1; Beta St; 8; ; Town B; County B; Maryland; 39.1001,-76.1']);
    using both = Geocoder.open([b, other]);
    expect([...both.addresses()].map(({ number }) => number)).toEqual(['7', '9', '8']);
    expect(new Set(idsOf(both)).size).toBe(3);
  });

  it('is the same address if its suffix is only written otherwise', async () => {
    const glued = await register('Glued', ['1; Beta St; 7A; ; Town B; County B; Maryland; 39.1,-76.1']);
    const apart = await register('Apart', ['1; Beta St; 7; a; Town B; County B; Maryland; 39.1,-76.1']);
    using both = Geocoder.open([glued, apart]);
    expect(idsOf(both)).toHaveLength(1);
  });
});
