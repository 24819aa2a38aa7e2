import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/geocoder';
import { verifyDataset } from '../../src/store/read/verify';
import { idsOf, sourcesOf } from './several-sources';
import { temporaryFolder } from './sources/fixtures';
import { storedAddresses } from './synthetic-country';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shared = path.resolve(root, '../shared/data');
const recipes = path.join(root, 'data/recipes');
const nl = path.join(shared, 'nl-sample-5gem');
const folder = temporaryFolder();
mkdirSync(folder, { recursive: true });

const fiveMunicipalities = {
  name: 'Five municipalities',
  country: { code: 'NL', name: 'Nederland' },
  areas: [
    {
      level: 'province',
      path: 'provincies.geojson',
      name: 'naam',
      code: 'code',
      aliases: { Fryslân: ['Friesland'] },
    },
    { level: 'municipality', path: 'gemeenten.geojson', name: 'naam', code: 'code' },
    { level: 'suburb', path: 'buurten_wof.geojson.zst', name: 'name', code: ['cbs_code', 'wof_id'] },
  ],
  addresses: [
    {
      name: 'BAG',
      path: 'adressen.csv.zst',
      columns: {
        streetname: 'straat',
        number: 'huisnummer',
        suffix: ['huisletter', 'huisnummertoevoeging'],
        postcode: 'postcode',
        city: 'woonplaats',
        municipality: 'gemeente',
        province: 'provincie',
        latitude: 'lat',
        longitude: 'lon',
      },
    },
  ],
};

describe('real data', () => {
  it('the embedded sample: 3,220 records, 35 of them without a number', async () => {
    const out = path.join(folder, 'sample');
    const report = await build(path.join(recipes, 'sample.json'), { out });
    verifyDataset(out);
    expect(report.sources[0]).toMatchObject({
      read: 3220,
      accepted: 3185,
      duplicates: 0,
      rejected: { 'number missing': { count: 35 } },
    });
    const stored = storedAddresses(out);
    expect(stored.length).toBe(3185);
    expect(stored).toContainEqual(
      expect.objectContaining({
        street: 'T Street Southeast',
        number: '1745',
        postcode: '20020',
        city: 'Washington',
        municipality: 'District of Columbia',
        province: 'District of Columbia',
        suburb: 'Washington',
        made: true,
      }),
    );
  });

  it.skipIf(!existsSync(nl))('five Dutch municipalities (needs ../shared/data/nl-sample-5gem)', async () => {
    const out = path.join(folder, 'nl');
    const report = await build(fiveMunicipalities, { inputRoot: nl, out });
    const [source] = report.sources;
    expect(source).toMatchObject({ read: 51_193, accepted: 51_193, rejected: {} });
    const stored = storedAddresses(out);
    expect(stored.length).toBe(51_193 - source!.duplicates);
    const perMunicipality: Record<string, number> = {};
    for (const { municipality } of stored)
      perMunicipality[municipality] = (perMunicipality[municipality] ?? 0) + 1;
    const published = { Veere: 18_456, 'De Wolden': 12_412, Urk: 8819, Pekela: 6667, Terschelling: 4839 };
    for (const [name, count] of Object.entries(published)) {
      expect(perMunicipality[name]).toBeGreaterThan(count - 20);
      expect(perMunicipality[name]).toBeLessThanOrEqual(count);
    }
    const outside = source!.notes['outside every municipality polygon']?.count ?? 0;
    const elsewhere = source!.notes['municipality differs from polygon']?.count ?? 0;
    expect(outside + elsewhere).toBeLessThan(51_193 * 0.0005);
    expect(source!.notes['no suburb polygon']!.count).toBeLessThan(51_193 * 0.01);
    expect(stored.filter(({ province }) => province === 'Fryslân').length).toBe(perMunicipality.Terschelling);
  });

  const is = path.join(shared, 'is-stadfangaskra');
  it.skipIf(!existsSync(is))('Iceland whole (needs ../shared/data/is-stadfangaskra)', async () => {
    const out = path.join(folder, 'is');
    const report = await build(path.join(recipes, 'iceland.json'), { inputRoot: shared, out });
    expect(report.sources[0]).toMatchObject({
      read: 117_584,
      accepted: 117_584,
      duplicates: 0,
      rejected: {},
    });
    expect(report.manifest.counts).toMatchObject({ addresses: 117_584, postcodes: 175 });
    expect(report.manifest.counts.areas).toMatchObject({ province: 7, municipality: 64 });
    const stored = storedAddresses(out);
    expect(stored.filter(({ number }) => number === '').length).toBeGreaterThan(13_000);
    expect(stored.filter(({ suffix }) => /^[A-ZÁÉÍÓÚÝÞÆÖ]$/i.test(suffix)).length).toBeGreaterThan(10_000);
    expect(new Set(stored.map(({ identifier }) => identifier)).size).toBe(117_584);
    const reykjavik = stored.filter(({ municipality }) => municipality === 'Reykjavíkurborg');
    expect(reykjavik.length).toBe(22_506);
    expect(new Set(reykjavik.map(({ province }) => province))).toEqual(new Set(['Höfuðborgarsvæðið']));
    expect(stored.some(({ municipality }) => municipality === 'Múlaþing')).toBe(true);
  });
});

describe('real addresses twice', () => {
  it.skipIf(!existsSync(nl))(
    'are those addresses once (needs ../shared/data/nl-sample-5gem)',
    async () => {
      const { areas, addresses } = fiveMunicipalities;
      const recipe = (...names: string[]) => ({
        ...fiveMunicipalities,
        areas: areas.filter(({ level }) => level !== 'suburb'),
        addresses: names.map((name) => ({ ...addresses[0], name })),
      });
      const [once, twice] = [path.join(folder, 'once'), path.join(folder, 'twice')];
      const alone = await build(recipe('A'), { inputRoot: nl, out: once });
      const { sources, manifest } = await build(recipe('A', 'B'), { inputRoot: nl, out: twice });
      expect(sources[1]).toMatchObject({ read: 51_193, accepted: 51_193, conflated: 51_193, duplicates: 0 });
      expect(manifest.counts).toEqual(alone.manifest.counts);
      expect(new Set(sourcesOf(twice))).toEqual(new Set(['A+B']));
      expect(idsOf(twice)).toEqual(idsOf(once));
    },
    120_000,
  );
});

describe('Iceland and five Dutch municipalities', () => {
  const present =
    existsSync(path.join(shared, 'is-stadfangaskra')) && existsSync(path.join(shared, 'nl-sample-5gem'));
  it.skipIf(!present)(
    'hold both registers whole (needs ../shared/data)',
    async () => {
      const iceland = JSON.parse(readFileSync(path.join(root, 'data/recipes/iceland.json'), 'utf8'));
      const [register] = JSON.parse(
        readFileSync(path.join(root, 'data/recipes/netherlands.json'), 'utf8'),
      ).addresses;
      const inCountry = (country: string) => (part: object) => ({ ...part, country });
      const out = path.join(folder, 'nl-is');
      const report = await build(
        {
          name: 'Netherlands and Iceland',
          countries: [{ code: 'NL', name: 'Nederland' }, iceland.country],
          areas: iceland.areas.map(inCountry('IS')),
          addresses: [
            ...iceland.addresses.map(inCountry('IS')),
            { ...register, country: 'NL', path: 'nl-sample-5gem/adressen.csv.zst' },
          ],
        },
        { inputRoot: shared, out },
      );
      const [ofIceland, ofNetherlands] = report.sources;
      expect(ofIceland).toMatchObject({ accepted: 117_584, conflated: 0 });
      expect(ofNetherlands).toMatchObject({ accepted: 51_193, conflated: 0 });
      expect(report.manifest.counts.addresses).toBe(117_584 + 51_193 - ofNetherlands!.duplicates);
      using both = Geocoder.open(out);
      expect(both.search('Laugavegur 26, 101 Reykjavík')[0]).toMatchObject({ country: 'IS', number: '26' });
      expect(both.search('Laugavegur 26, 101 Reykjavík', { country: 'NL' })[0]?.country ?? 'NL').toBe('NL');
      expect(
        both.lookupPostcode({ postcode: '4351AX', number: '1' }, { detail: true, country: 'IS' }),
      ).toBeNull();
    },
    120_000,
  );
});
