import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuildReport, build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';

/** Builds a recipe over some small files and opens it. */
async function built(
  files: Record<string, string>,
  recipe: object,
): Promise<{ report: BuildReport; geocoder: Geocoder }> {
  const root = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const out = path.join(root, 'dataset');
  const report = await build(recipe, { out, inputRoot: root });
  return { report, geocoder: Geocoder.open(out, { verify: 'checksums' }) };
}

const columns = { streetname: 's', number: 'n', latitude: 'y', longitude: 'x' };
const DE = { code: 'DE', name: 'Deutschland' };
const FR = { code: 'FR', name: 'France' };
const square = (west: number, south: number) =>
  `{"type":"Polygon","coordinates":[[[${west},${south}],[${west + 1},${south}],[${west + 1},${south + 1}],[${west},${south + 1}],[${west},${south}]]]}`;

describe('registers as they are', () => {
  it('points of streets without a number become the street’s point and no address', async () => {
    const { report, geocoder } = await built(
      { 'a.csv': 's,n,y,x\nWeg,,51.5,7.5\nWeg,1,51.4,7.4\nWeg,3,51.4001,7.4\nPlatz,,51.6,7.6\n' },
      {
        name: 'Points',
        country: DE,
        addresses: [{ name: 'a', path: 'a.csv', columns, streetPoints: true, constants: { city: 'Essen' } }],
      },
    );
    expect(report.sources[0]).toMatchObject({ read: 4, accepted: 2, streetPoints: 2, rejected: {} });
    expect(report.sources[0]!.notes).toEqual({
      'point of a street without addresses: left out': { count: 1, examples: ['Platz'] },
    });
    expect([...geocoder.addresses()].map(({ number }) => number)).toEqual(['1', '3']);
    const [street] = geocoder.candidates({ streetname: 'Weg', city: 'Essen' });
    expect(street).toMatchObject({ level: 'street', latitude: 51.5, longitude: 7.5 });
    // The numbers lie some 13 km from there: the radius around the point holds them.
    expect(street!.uncertaintyMeters).toBeGreaterThan(12_000);
    geocoder.close();
  });

  it('refuse records without a number that are to be addresses and street points at once', async () => {
    await expect(
      built(
        { 'a.csv': 's,n,y,x\nWeg,,51.5,7.5\n' },
        {
          name: 'Both',
          country: DE,
          addresses: [{ name: 'a', path: 'a.csv', columns, streetPoints: true, numberlessAddresses: true }],
        },
      ),
    ).rejects.toMatchObject({ code: 'RECIPE_INVALID' });
  });

  it('other names of streets come from a table, whatever the spaces and the case', async () => {
    const { geocoder } = await built(
      {
        'a.csv': 's,n,y,x\nWaterloose Steenweg,1,50.8,4.3\nKerkstraat,2,50.81,4.31\n',
        'names.csv':
          'name_fr,name_nl,in_file\nChaussée de Waterloo,Waterloosesteenweg,\nRue de l’Église,,KERKSTRAAT\n',
      },
      {
        name: 'Names',
        country: { code: 'BE', name: 'België' },
        addresses: [
          {
            name: 'a',
            path: 'a.csv',
            columns,
            constants: { city: 'Brussel' },
            streetNames: { path: 'names.csv', name: ['in_file', 'name_nl'], aliases: 'name_fr' },
          },
        ],
      },
    );
    const found = (streetname: string, number: string) =>
      geocoder.candidates({ streetname, number, city: 'Brussel' })[0];
    expect(found('Chaussée de Waterloo', '1')).toMatchObject({
      level: 'address',
      streetname: 'Waterloose Steenweg',
      verdicts: { streetname: 'alias' },
    });
    expect(found("Rue de l'Église", '2')).toMatchObject({ level: 'address', streetname: 'Kerkstraat' });
    geocoder.close();
  });

  it('a table of names without the column that is asked for says which columns it has', async () => {
    await expect(
      built(
        { 'a.csv': 's,n,y,x\nWeg,1,51.5,7.5\n', 'names.csv': 'fr,nl\nA,B\n' },
        {
          name: 'Names',
          country: DE,
          addresses: [
            {
              name: 'a',
              path: 'a.csv',
              columns,
              streetNames: { path: 'names.csv', name: 'nl', aliases: 'fe' },
            },
          ],
        },
      ),
    ).rejects.toMatchObject({
      code: 'SOURCE_INVALID',
      message: expect.stringContaining('expected a column "fe" (streetNames), got fr, nl'),
    });
  });

  it('columns give a part of their text, another text for it, or the first that has a value', async () => {
    const { geocoder } = await built(
      {
        'a.csv':
          'id,line,rep,town,file,y,x\n01234-7,Ackerweg 1a / Chemin des Labours 1a,,,bern_city,47.1,7.2\n' +
          '01234-8,Gasse 2,b,Biel,x,47.2,7.3\n',
      },
      {
        name: 'Rules',
        country: { code: 'CH', name: 'Schweiz' },
        addresses: [
          {
            name: 'a',
            path: 'a.csv',
            columns: {
              line: { columns: 'line', pattern: '^(.*?)(?: / |$)' },
              suffix: { columns: 'rep', values: { b: 'bis' } },
              city: { columns: ['town', 'file'], first: true, values: { bern_city: 'Bern' } },
              municipalityCode: { columns: 'id', pattern: '^\\d{5}' },
              latitude: 'y',
              longitude: 'x',
            },
            streetAliases: [{ columns: 'line', pattern: ' / (.*?) \\d+\\p{L}?$' }],
          },
        ],
      },
    );
    const rows = [...geocoder.addresses()].map(
      ({ streetname, number, suffix, city, municipality_code }) =>
        `${streetname} ${number} ${suffix} ${city} ${municipality_code}`,
    );
    expect(rows.sort()).toEqual(['Ackerweg 1 a Bern 01234', 'Gasse 2 bis Biel 01234']);
    expect(
      geocoder.candidates({ streetname: 'Chemin des Labours', number: '1', suffix: 'a' })[0],
    ).toMatchObject({
      streetname: 'Ackerweg',
    });
    geocoder.close();
  });

  it('a pattern that is no expression is refused with its place', async () => {
    await expect(
      built(
        { 'a.csv': 's,n,y,x\n' },
        {
          name: 'Pattern',
          country: DE,
          addresses: [
            { name: 'a', path: 'a.csv', columns: { ...columns, streetname: { columns: 's', pattern: '(' } } },
          ],
        },
      ),
    ).rejects.toMatchObject({
      code: 'RECIPE_INVALID',
      message: expect.stringContaining('addresses[0].columns.streetname.pattern'),
    });
  });

  it('communes whose département lies in no polygon are kept, under the name that the recipe gives', async () => {
    const { report, geocoder } = await built(
      {
        'd.geojson': `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"code":"75","nom":"Paris"},"geometry":${square(2, 48)}}]}`,
        'c.geojson':
          `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"code":"75056","nom":"Paris","dep":"75"},"geometry":${square(2, 48)}},` +
          `{"type":"Feature","properties":{"code":"97101","nom":"Les Abymes","dep":"971"},"geometry":${square(-61, 16)}},` +
          `{"type":"Feature","properties":{"code":"98801","nom":"Bélep","dep":"988"},"geometry":${square(163, -20)}}]}`,
        'a.csv': 's,n,c,y,x\nRue A,1,97101,16.5,-60.5\nRue B,2,75056,48.5,2.5\nRue C,3,98801,-19.5,163.5\n',
      },
      {
        name: 'Overseas',
        country: FR,
        areas: [
          { level: 'province', path: 'd.geojson', name: 'nom', code: 'code' },
          {
            level: 'municipality',
            path: 'c.geojson',
            name: 'nom',
            code: 'code',
            parent: { code: 'dep', names: { '971': 'Guadeloupe' } },
          },
        ],
        addresses: [{ name: 'a', path: 'a.csv', columns: { ...columns, municipalityCode: 'c' } }],
      },
    );
    expect(report.layers[1]?.leftOut).toEqual({});
    const places = [...geocoder.addresses()].map(
      ({ streetname, municipality, province, province_code }) =>
        `${streetname} ${municipality} ${province} ${province_code}`,
    );
    expect(places.sort()).toEqual([
      'Rue A Les Abymes Guadeloupe 971',
      'Rue B Paris Paris 75',
      'Rue C Bélep 988 988',
    ]);
    geocoder.close();
  });

  it('an address of a merged commune is not put into its namesake of another département', async () => {
    const { geocoder } = await built(
      {
        'd.geojson':
          `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"code":"46","nom":"Lot"},"geometry":${square(1, 44)}},` +
          `{"type":"Feature","properties":{"code":"48","nom":"Lozère"},"geometry":${square(3, 44)}}]}`,
        'c.geojson':
          `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"code":"46113","nom":"Fontanes","dep":"46"},"geometry":${square(1, 44)}},` +
          `{"type":"Feature","properties":{"code":"48105","nom":"Naussac-Fontanes","dep":"48"},"geometry":${square(3, 44)}}]}`,
        'a.csv': 's,n,d,c,y,x\nLa Croux,8,48,Fontanes,44.5,3.5\nLa Croux,9,46,Fontanes,44.5,1.5\n',
      },
      {
        name: 'Merged',
        country: FR,
        areas: [
          { level: 'province', path: 'd.geojson', name: 'nom', code: 'code' },
          { level: 'municipality', path: 'c.geojson', name: 'nom', code: 'code', parent: { code: 'dep' } },
        ],
        addresses: [
          {
            name: 'a',
            path: 'a.csv',
            columns: { ...columns, provinceCode: 'd', municipality: 'c', city: 'c' },
          },
        ],
      },
    );
    const places = [...geocoder.addresses()].map(
      ({ number, city, municipality, province }) => `${number} ${city} ${municipality} ${province}`,
    );
    expect(places.sort()).toEqual(['8 Fontanes Naussac-Fontanes Lozère', '9 Fontanes Fontanes Lot']);
    geocoder.close();
  });
});
