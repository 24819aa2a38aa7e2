import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuildReport, build } from '../../src/compile/index';
import { Dataset } from '../../src/store/dataset';
import { temporaryFolder } from './sources/fixtures';
import { storedAddresses } from './synthetic-country';

const folder = temporaryFolder();
let next = 0;

interface Built {
  report: BuildReport;
  out: string;
  /** `country/province/municipality/suburb` of each address, by street. */
  places: Record<string, string>;
}

/** Builds from files given as text. */
async function built(files: Record<string, string>, recipe: Record<string, unknown>): Promise<Built> {
  const inputRoot = path.join(folder, String(next++));
  mkdirSync(inputRoot);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(inputRoot, name), text);
  const out = path.join(inputRoot, 'out');
  const report = await build({ name: 'Areas', ...recipe }, { inputRoot, out });
  const dataset = Dataset.open(out);
  const places: Record<string, string> = {};
  for (let block = 0; block < report.manifest.counts.blocks; block++) {
    const view = dataset.load(block);
    const suburb = dataset.area(view.suburb(0));
    const municipality = dataset.area(suburb.parent!);
    const province = dataset.area(municipality.parent!);
    const country = dataset.area(province.parent!);
    const names = [
      country.code,
      province.name,
      municipality.name,
      suburb.made ? `(${suburb.name})` : suburb.name,
    ];
    places[dataset.street(view.street).name] = names.join('/');
  }
  dataset.close();
  return { report, out, places };
}

const square = (x: number, y: number, side = 1) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

function layer(features: { properties: Record<string, unknown>; ring: number[][]; id?: string }[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(({ properties, ring, id }) => ({
      type: 'Feature',
      id,
      properties,
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });
}

const columns = { streetname: 's', number: 'n', latitude: 'y', longitude: 'x' };
const iceland = { country: { code: 'IS', name: 'Ísland' } };

describe('areas', () => {
  it('without polygons come from the columns of the source', async () => {
    const { places, report } = await built(
      {
        'a.csv':
          's,n,y,x,m,c,p,pc\nA,1,64,-21,Dalabyggð,3811,Vesturland,IS-3\nB,1,65,-22,Dalabyggð,3811,Vesturland,IS-3\nC,1,65,-18,Akureyri,6000,Norðurland,\nD,1,66,-18,Dalabyggð,9999,Norðurland,\n',
      },
      {
        ...iceland,
        addresses: [
          {
            name: 'a',
            path: 'a.csv',
            columns: {
              ...columns,
              municipality: 'm',
              municipalityCode: 'c',
              province: 'p',
              provinceCode: 'pc',
            },
          },
        ],
      },
    );
    expect(places).toEqual({
      A: 'IS/Vesturland/Dalabyggð/(Dalabyggð)',
      B: 'IS/Vesturland/Dalabyggð/(Dalabyggð)',
      C: 'IS/Norðurland/Akureyri/(Akureyri)',
      D: 'IS/Norðurland/Dalabyggð/(Dalabyggð)',
    });
    expect(report.manifest.counts.areas).toEqual({
      country: 1,
      province: 2,
      municipality: 3,
      city: 3,
      suburb: 3,
    });
  });

  it('of a source that knows only cities, or nothing at all, are made from what there is', async () => {
    const cities = await built(
      { 'a.csv': 's,n,y,x,c\nA,1,64,-21,Hella\nB,1,65,-22,Hella\nC,1,65,-18,\n' },
      { ...iceland, addresses: [{ name: 'a', path: 'a.csv', columns: { ...columns, city: 'c' } }] },
    );
    expect(cities.places).toEqual({
      A: 'IS/Ísland/Hella/(Hella)',
      B: 'IS/Ísland/Hella/(Hella)',
      C: 'IS/Ísland/Ísland/(Ísland)',
    });
    expect(storedAddresses(cities.out).find(({ street }) => street === 'C')!.city).toBe('');
  });

  it('get the province that most of their addresses fall in', async () => {
    const { places, report } = await built(
      {
        'p.geojson': layer([
          { properties: { name: 'West' }, ring: square(-22, 64) },
          { properties: { name: 'Oost' }, ring: square(-21, 64) },
        ]),
        'm.csv': 'code,name\n0,Nul\n0100,Honderd\n200,Leeg\n',
        'a.csv': [
          's,n,y,x,c',
          'A,1,64.5,-21.5,0000',
          'B,1,64.5,-21.4,0',
          'C,1,64.5,-20.5,0',
          // Outside both, by a kilometre: the nearest counts.
          'D,1,64.5,-19.98,100',
        ].join('\n'),
      },
      {
        ...iceland,
        areas: [
          { level: 'province', path: 'p.geojson', name: 'name', codes: { West: 'IS-W' } },
          {
            level: 'municipality',
            path: 'm.csv',
            name: 'name',
            code: 'code',
            codeLength: 4,
            parent: 'addresses',
            corrections: { Honderd: 'Hundrað' },
          },
        ],
        addresses: [{ name: 'a', path: 'a.csv', columns: { ...columns, municipalityCode: 'c' } }],
      },
    );
    expect(places).toEqual({
      A: 'IS/West/Nul/(Nul)',
      B: 'IS/West/Nul/(Nul)',
      C: 'IS/West/Nul/(Nul)',
      D: 'IS/Oost/Hundrað/(Hundrað)',
    });
    expect(report.areasLeftOut).toEqual({
      'no address tells what encloses it': { count: 1, examples: ['municipality Leeg 0200'] },
    });
    expect(report.sources[0]!.notes['outside every province polygon']!.count).toBe(1);
  });

  it('find their parent by code, by the beginning of a code, by name and by containment', async () => {
    const { places, report } = await built(
      {
        'p.geojson': layer([
          { properties: { name: 'Een' }, id: '01', ring: square(4, 52, 2) },
          { properties: { name: 'Twee' }, id: '02', ring: square(6, 52, 2) },
        ]),
        // By code "Dwars" belongs to Twee, wherever it lies.
        'm.geojson': layer([
          { properties: { name: 'Links' }, id: '01001', ring: square(4, 52) },
          { properties: { name: 'Dwars' }, id: '02001', ring: square(5, 52) },
        ]),
        'n.geojson': layer([
          { properties: { name: 'Naam', prov: 'twee' }, ring: square(6, 52) },
          { properties: { name: 'Plek' }, ring: square(7, 52) },
          { properties: { name: 'Nergens' }, ring: square(20, 52) },
          { properties: { name: '' }, ring: square(7, 53) },
          { properties: { name: 'Oud', status: 'old' }, ring: square(7, 52) },
        ]),
        'a.csv': 's,n,y,x\nA,1,52.5,4.5\nB,1,52.5,5.5\nC,1,52.5,6.5\nD,1,52.5,7.5\n',
      },
      {
        country: { code: 'NL', name: 'Nederland' },
        areas: [
          {
            level: 'municipality',
            path: 'n.geojson',
            name: 'name',
            parent: { name: 'prov' },
            where: { status: ['', 'new'] },
          },
          {
            level: 'municipality',
            path: 'm.geojson',
            name: 'name',
            code: '@id',
            parent: { code: '@id', length: 2 },
          },
          { level: 'province', path: 'p.geojson', name: 'name', code: '@id' },
        ],
        addresses: [{ name: 'a', path: 'a.csv', columns }],
      },
    );
    expect(places).toEqual({
      A: 'NL/Een/Links/(Links)',
      B: 'NL/Twee/Dwars/(Dwars)',
      C: 'NL/Twee/Naam/(Naam)',
      D: 'NL/Twee/Plek/(Plek)',
    });
    expect(report.layers[1]).toMatchObject({
      read: 4,
      accepted: 2,
      leftOut: { 'no province holds it': { count: 1 }, 'no name': { count: 1 } },
    });
  });

  it('of one code are one area of several parts, and suburbs stay within their municipality', async () => {
    const { places, report } = await built(
      {
        'm.geojson': layer([
          { properties: { name: 'Links', code: '1' }, ring: square(4, 52) },
          { properties: { name: 'Rechts', code: '2' }, ring: square(5, 52) },
          { properties: { name: 'Links', code: '1' }, ring: square(8, 52) },
        ]),
        // This suburb lies in Links and reaches into Rechts.
        's.geojson': layer([
          {
            properties: { name: 'Brug' },
            ring: [
              [4.2, 52.2],
              [5.2, 52.2],
              [5.2, 52.8],
              [4.2, 52.8],
              [4.2, 52.2],
            ],
          },
        ]),
        'a.csv': 's,n,y,x,c\nA,1,52.5,4.5,X\nB,1,52.5,5.1,X\nC,1,52.5,8.5,X\nD,1,52.5,4.1,X\n',
      },
      {
        country: { code: 'NL', name: 'Nederland' },
        areas: [
          { level: 'municipality', path: 'm.geojson', name: 'name', code: 'code' },
          { level: 'suburb', path: 's.geojson', name: 'name' },
        ],
        addresses: [{ name: 'a', path: 'a.csv', columns: { ...columns, city: 'c' } }],
      },
    );
    expect(places).toEqual({
      A: 'NL/Nederland/Links/Brug',
      B: 'NL/Nederland/Rechts/(X)',
      C: 'NL/Nederland/Links/(X)',
      D: 'NL/Nederland/Links/(X)',
    });
    expect(report.manifest.counts.areas).toMatchObject({ municipality: 2, city: 2, suburb: 3 });
  });

  it('of several countries stand side by side', async () => {
    const { places } = await built(
      {
        'nl.csv': 's,n,y,x,pc\nA,1,52.5,4.5,1234 ab\n',
        'is.csv': 's,n,y,x,pc\nB,7A,64.5,-21.5,101\n',
      },
      {
        countries: [
          { code: 'NL', name: 'Nederland' },
          { code: 'IS', name: 'Ísland' },
        ],
        addresses: [
          { name: 'nl', path: 'nl.csv', country: 'NL', columns: { ...columns, postcode: 'pc' } },
          {
            name: 'is',
            path: 'is.csv',
            country: 'IS',
            columns: { ...columns, postcode: 'pc' },
            numbersAreGlued: true,
          },
        ],
      },
    );
    expect(places).toEqual({ A: 'NL/Nederland/Nederland/(Nederland)', B: 'IS/Ísland/Ísland/(Ísland)' });
  });

  it('are found by name whatever the case, the marks and the province; nearest by name where several', async () => {
    const { places, report } = await built(
      {
        'p.geojson': layer([
          { properties: { name: 'Fryslân' }, ring: square(4, 52, 2) },
          { properties: { name: 'Zuid' }, ring: square(6, 52, 2) },
        ]),
        'm.geojson': layer([
          { properties: { name: 'Bergen' }, ring: square(4, 52) },
          { properties: { name: 'Súdwest' }, ring: square(5, 52) },
          { properties: { name: 'Bergen' }, ring: square(6, 52) },
        ]),
        'a.csv': [
          's,n,y,x,m,p',
          'A,1,52.5,4.5,BERGEN,friesland',
          'B,1,52.5,6.5,Bergen,zuid',
          'C,1,52.5,6.5,bergen,',
          'D,1,52.5,5.5,sudwest,',
          // Named in Friesland although it lies in the other Bergen: the name decides, and the mismatch is counted.
          'E,1,52.5,6.5,Bergen,Friesland',
          // No province, between none: 1.4 km east of the second.
          'F,1,52.5,7.02,Bergen,',
        ].join('\n'),
      },
      {
        country: { code: 'NL', name: 'Nederland' },
        areas: [
          { level: 'province', path: 'p.geojson', name: 'name', aliases: { Fryslân: ['Friesland'] } },
          { level: 'municipality', path: 'm.geojson', name: 'name' },
        ],
        addresses: [{ name: 'a', path: 'a.csv', columns: { ...columns, municipality: 'm', province: 'p' } }],
      },
    );
    expect(places).toEqual({
      A: 'NL/Fryslân/Bergen/(Bergen)',
      B: 'NL/Zuid/Bergen/(Bergen)',
      C: 'NL/Zuid/Bergen/(Bergen)',
      D: 'NL/Fryslân/Súdwest/(Súdwest)',
      E: 'NL/Fryslân/Bergen/(Bergen)',
      F: 'NL/Zuid/Bergen/(Bergen)',
    });
    expect(report.sources[0]!.notes['municipality differs from polygon']!.count).toBe(1);
  });
});
