import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/compile/index';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { GeocoderError } from '../../../src/model/errors';
import { ADDRESS_INDEX_FILE, DATABASE_FILE, MANIFEST_FILE } from '../../../src/model/manifest';
import { FUZZ_ROUNDS, seeded } from '../seeded';
import { describeFile, readAll, sourceOf } from './contract-binary';
import { inputFile, temporaryFolder } from './fixtures';

const folder = temporaryFolder();

/** adresse.data.gouv.fr, "format CSV historique". */
const BAN_HEADER =
  'id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement;nom_afnor;source_position;source_nom_voie;certification_commune;cad_parcelles';
const BAN_ROWS = [
  '75112_1234_00008_bis;75112_1234;8;bis;Boulevard du Palais;75001;75101;Paris;;;652089.7;6862305.26;2.345832;48.855556;entrée;;;PARIS;BOULEVARD DU PALAIS;commune;commune;1;',
  "01001_0a1b_00012;;12;;Route de la Gare;01400;01001;L'Abergement-Clémenciat;;;848436.1;6563595.5;4.920118;46.147382;segment;Route du Bourg;;L'ABERGEMENT;ROUTE DE LA GARE;inconnue;commune;0;01001000AB0001",
];

describe('BAN', () => {
  const recipe = { format: 'ban' };

  it('is read by its published columns', async () => {
    const file = inputFile(folder, 'adresses-75.csv', `${[BAN_HEADER, ...BAN_ROWS].join('\n')}\n`);
    const records = await readAll(sourceOf(recipe, file.label, 'FR'), file);
    expect(records).toMatchObject([
      {
        streetname: 'Boulevard du Palais',
        number: '8',
        suffix: 'bis',
        postcode: '75001',
        city: 'Paris',
        municipality: 'Paris',
        municipalityCode: '75101',
        longitude: '2.345832',
        latitude: '48.855556',
        identifier: '75112_1234_00008_bis',
        streetAliases: [],
      },
      { streetname: 'Route de la Gare', number: '12', suffix: '', streetAliases: ['Route du Bourg'] },
    ]);
  });

  it('answers flipped bytes with records or a clear error', async () => {
    const random = seeded(23);
    const rows = Array.from({ length: 100 }, (_, index) => BAN_ROWS[index % 2]!);
    const whole = Buffer.from(`${[BAN_HEADER, ...rows].join('\n')}\n`);
    for (let round = 0; round < FUZZ_ROUNDS; round++) {
      const bytes = Buffer.from(whole);
      for (let flips = 0; flips < 1 + random() * 3; flips++) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      const file = inputFile(folder, 'adresses-flipped.csv', bytes);
      try {
        const records = await readAll(sourceOf(recipe, file.label, 'FR'), file);
        // At most four bytes differ, and a line end that is lost makes one of two rows; only a quote may swallow more.
        if (!bytes.includes('"')) expect(records.length).toBeGreaterThanOrEqual(rows.length - 4);
        const intact = records.filter(({ flaw }) => flaw === null);
        expect(intact.filter(({ streetname }) => streetname.length > 30)).toEqual([]);
      } catch (error) {
        if (!(error instanceof GeocoderError)) throw error;
        expect(error.message).toContain('adresses-flipped.csv');
      }
    }
  });
});

describe('another dataset', () => {
  const rows = Array.from(
    { length: 300 },
    (_, index) => `Street ${index % 7},${index + 1},id-${index},${52 + index / 1e4},${5 + index / 1e4}`,
  );
  const csv = inputFile(folder, 'first.csv', `street,number,id,lat,lon\n${rows.join('\n')}\n`);
  const first = path.join(folder, 'first');
  const recipe = {
    name: 'First',
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      {
        name: 'first',
        path: csv.path,
        columns: {
          streetname: 'street',
          number: 'number',
          identifier: 'id',
          latitude: 'lat',
          longitude: 'lon',
        },
      },
    ],
  };

  const read = (directory: string): Promise<SourceRecord[]> =>
    readAll(sourceOf({ format: 'doorplate' }, directory), describeFile(path.join(directory, MANIFEST_FILE)));

  it('gives every address, or refuses damaged bytes: never fewer', async () => {
    await build(recipe, { out: first, inputRoot: '/' });
    expect((await read(first)).map(({ identifier }) => identifier).sort()).toEqual(
      rows.map((_, index) => `id-${index}`).sort(),
    );
    const random = seeded(29);
    const damaged = path.join(folder, 'damaged');
    let refused = 0;
    for (let round = 0; round < FUZZ_ROUNDS; round++) {
      rmSync(damaged, { recursive: true, force: true });
      cpSync(first, damaged, { recursive: true });
      const name = [MANIFEST_FILE, DATABASE_FILE, DATABASE_FILE, ADDRESS_INDEX_FILE][round % 4]!;
      const bytes = readFileSync(path.join(damaged, name));
      for (let flips = 0; flips < 1 + random() * 20; flips++) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      writeFileSync(path.join(damaged, name), bytes);
      try {
        const records = await read(damaged);
        expect(records.length).toBe(rows.length);
        for (const { streetname } of records) expect(streetname).toMatch(/^Street \d$/);
      } catch (error) {
        if (!(error instanceof GeocoderError)) throw error;
        expect(error.code).toMatch(/^DATASET_/);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });
});

describe('OpenAddresses as delivered', () => {
  const outputs = path.resolve(import.meta.dirname, '../../../../shared/data/formats-openaddresses/outputs');
  it.skipIf(!existsSync(outputs)).each([
    ['santa_clara.zip', 4913],
    ['alameda.zip', 5306],
    ['alameda_geom.zip', 5306],
    ['portland_metro.zip', 767],
    ['portland_metro_geom.zip', 767],
    ['denver-metro-preview.geojson', 100],
  ])('%s: every row', async (name, count) => {
    const file = path.join(outputs, name);
    const records = await readAll(sourceOf({ format: 'openaddresses' }, file, 'US'), describeFile(file));
    expect(records.length).toBe(count);
    expect(records.filter(({ flaw }) => flaw !== null)).toEqual([]);
    expect(
      records.filter(({ number, streetname }) => number !== '' && streetname !== '').length,
    ).toBeGreaterThan(0.95 * count);
  });
});
