import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeGeoPackage } from '../../../scripts/formats/geopackage-writer';
import { PbfWriter } from '../../../scripts/formats/pbf-writer';
import { shapefileBytes } from '../../../scripts/formats/shapefile-writer';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { synthesize, syntheticAddress } from '../../../scripts/synthesize-formats';
import { type BuildReport, build, fetchInputs } from '../../../src/compile/index';
import { readRecipeFile } from '../../../src/compile/recipe/parse-recipe';
import { Geocoder } from '../../../src/geocoder';
import { REPOSITORY, temporaryDirectory } from '../../sample';
import { LoopbackServer } from './loopback-server';

const server = new LoopbackServer();
const folder = temporaryDirectory();

/** The recipes that name their publishers' files, and files in the same layouts that stand in for them. */
const PUBLISHED: Record<
  string,
  { files: () => Promise<Record<string, Buffer>>; ask: string; label: RegExp }
> = {
  'nl.json': {
    async files() {
      const gpkg = path.join(folder, 'nl.gpkg');
      const square = [10_000, 300_000, 10_000, 620_000, 280_000, 620_000, 280_000, 300_000, 10_000, 300_000];
      const layer = (name: string, values: string[], more: Record<string, string> = {}) => ({
        name,
        geometryType: 'POLYGON' as const,
        columns: { identificatie: 'TEXT', naam: 'TEXT', code: 'TEXT', ...more },
        rows: [{ values, geometry: square }],
      });
      writeGeoPackage(gpkg, 28992, [
        layer('gemeentegebied', ['GM1680', 'Aa en Hunze', '1680', '22', 'Drenthe'], {
          ligt_in_provincie_code: 'TEXT',
          ligt_in_provincie_naam: 'TEXT',
        }),
        layer('provinciegebied', ['PV22', 'Drenthe', '22']),
      ]);
      return {
        '/service.pdok.nl/kadaster/brk-bestuurlijke-gebieden/atom/downloads/BestuurlijkeGebieden_2026.gpkg':
          readFileSync(gpkg),
        '/service.pdok.nl/lv/bag/atom/downloads/lvbag-extract-nl.zip': readFileSync(
          await synthesize('bag-extract', 200, folder),
        ),
      };
    },
    ask: `${syntheticAddress(41).street} ${syntheticAddress(41).number}, Plaats`,
    label: /Plaats$/,
  },
  'fr.json': {
    async files() {
      const contours = (properties: object) =>
        gzipSync(
          JSON.stringify({
            type: 'FeatureCollection',
            features: [{ type: 'Feature', properties, geometry: squareOf(2, 48, 1) }],
          }),
        );
      const csv =
        'id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement;nom_afnor;source_position;source_nom_voie;certification_commune;cad_parcelles\n' +
        '75101_8909_00001;75101_8909;1;bis;Rue de Rivoli;75001;75056;Paris;;;652000;6862000;2.36;48.85;entrée;;;PARIS;RUE DE RIVOLI;commune;commune;1;\n';
      const base = '/etalab-datasets.geo.data.gouv.fr/contours-administratifs/latest/geojson/';
      return {
        [`${base}departements-50m.geojson.gz`]: contours({ code: '75', nom: 'Paris', region: '11' }),
        [`${base}communes-50m.geojson.gz`]: contours({
          code: '75056',
          nom: 'Paris',
          departement: '75',
          region: '11',
        }),
        '/adresse.data.gouv.fr/data/ban/adresses/latest/csv/adresses-france.csv.gz': gzipSync(csv),
      };
    },
    ask: '1 bis rue de rivoli paris',
    label: /^1 ?bis Rue de Rivoli.*75001 Paris/,
  },
  'be.json': {
    async files() {
      const arcs = [
        [
          [4, 50],
          [4, 51],
          [5, 51],
          [5, 50],
          [4, 50],
        ],
      ];
      const polygon = (properties: object) => ({ type: 'Polygon', arcs: [[0]], properties });
      const topology = {
        type: 'Topology',
        arcs,
        objects: {
          provinces: {
            type: 'GeometryCollection',
            geometries: [
              polygon({
                reg_nis: '04000',
                reg_nl: 'Brussels Hoofdstedelijk Gewest',
                reg_fr: 'Région de Bruxelles-Capitale',
              }),
            ],
          },
          municipalities: {
            type: 'GeometryCollection',
            geometries: [
              polygon({ nis: '21004', name_nl: 'Brussel', name_fr: 'Bruxelles', reg_nis: '04000' }),
            ],
          },
        },
      };
      const header =
        'EPSG:31370_x,EPSG:31370_y,EPSG:4326_lat,EPSG:4326_lon,address_id,box_number,house_number,municipality_id,municipality_name_de,municipality_name_fr,municipality_name_nl,postcode,postname_fr,postname_nl,street_id,streetname_de,streetname_fr,streetname_nl,region_code,status\n';
      const row = (id: number, streets: string, status: string) =>
        `148303,169017,50.84616,4.36653,${id},,${id},21004,,Bruxelles,Brussel,1000,Bruxelles (Centre),Brussel (Centrum),1679,${streets},BE-BRU,${status}
`;
      const files: Record<string, Buffer> = {
        '/raw.githubusercontent.com/bmesuere/belgium-topojson/master/belgium.json': Buffer.from(
          JSON.stringify(topology),
        ),
      };
      for (const [abbreviation, streets] of [
        ['bru', ',Rue de la Loi,Wetstraat'],
        ['vlg', ',,Kouter'],
        ['wal', 'Gartenweg,Rue de Fer,'],
      ] as const) {
        const zip = path.join(folder, `be${abbreviation}.zip`);
        const csv = header + row(16, streets, 'current') + row(17, streets, 'retired');
        await writeZip(zip, [{ name: `openaddress-be${abbreviation}.csv`, bytes: [Buffer.from(csv)] }]);
        files[`/opendata.bosa.be/download/best/openaddress-be${abbreviation}.zip`] = readFileSync(zip);
      }
      return files;
    },
    ask: 'rue de la loi 16, bruxelles',
    label: /^Wetstraat 16, 1000 Brussel/,
  },
  'is.json': {
    async files() {
      const border = (properties: object) =>
        Buffer.from(
          JSON.stringify({
            type: 'FeatureCollection',
            features: [{ type: 'Feature', properties, geometry: squareOf(-22, 64, 1) }],
          }),
        );
      const base = '/github.com/wmgeolab/geoBoundaries/raw/main/releaseData/gbOpen/ISL/';
      const csv =
        '\uFEFFFID,HNITNUM,SVFNR,POSTNR,HEITI_NF,HEITI_TGF,HUSNR,BOKST,SERHEITI,N_HNIT_WGS84,E_HNIT_WGS84,HUSMERKING\n' +
        '1,10019748,0000,101,Holtsgata,Holtsgötu,13,A,,64.148,-21.95,13A\n';
      return {
        [`${base}ADM1/geoBoundaries-ISL-ADM1.geojson`]: border({
          shapeName: 'Höfuðborgarsvæði',
          shapeISO: 'IS-1',
          shapeID: 'x1',
        }),
        [`${base}ADM2/geoBoundaries-ISL-ADM2.geojson`]: border({
          shapeName: 'Reykjavík',
          shapeISO: '',
          shapeID: 'x2',
        }),
        '/fasteignaskra.is/Stadfangaskra.csv': Buffer.from(csv),
      };
    },
    ask: 'Holtsgötu 13a',
    label: /^Holtsgata 13A/,
  },
  'us-oa.json': {
    async files() {
      const borders = async (name: string, columns: Record<string, number>, values: string[]) => {
        const zip = path.join(folder, `${name}.zip`);
        const { shp, dbf } = shapefileBytes('polygon', columns, [
          { values, rings: [[-74, 42, -74, 45, -71, 45, -71, 42, -74, 42]] },
        ]);
        await writeZip(zip, [
          { name: `${name}.shp`, bytes: [shp] },
          { name: `${name}.dbf`, bytes: [dbf] },
        ]);
        return readFileSync(zip);
      };
      const zip = path.join(folder, 'oa.zip');
      const feature = {
        type: 'Feature',
        properties: {
          hash: 'a1',
          number: '12',
          street: 'MAIN ST',
          unit: '',
          city: 'BARRE',
          district: '',
          region: 'VT',
          postcode: '05641',
          id: '',
        },
        geometry: { type: 'Point', coordinates: [-72.5, 44.2] },
      };
      await writeZip(zip, [
        {
          name: 'us/vt/statewide-addresses-state.geojson',
          bytes: [Buffer.from(`${JSON.stringify(feature)}\n`)],
        },
      ]);
      const base = '/www2.census.gov/geo/tiger/TIGER2025/';
      return {
        [`${base}STATE/tl_2025_us_state.zip`]: await borders('state', { GEOID: 2, NAME: 40 }, [
          '50',
          'Vermont',
        ]),
        [`${base}COUNTY/tl_2025_us_county.zip`]: await borders('county', { STATEFP: 2, GEOID: 5, NAME: 40 }, [
          '50',
          '50023',
          'Washington',
        ]),
        '/v2.openaddresses.io/batch-prod/collection-us-northeast.zip': readFileSync(zip),
      };
    },
    ask: '12 main street, barre vt',
    label: /^12 MAIN ST, BARRE, Vermont 05641/i,
  },
  'osm.json': {
    async files() {
      const file = path.join(folder, 'li.osm.pbf');
      const corners = [
        [9.4, 47],
        [9.4, 47.3],
        [9.7, 47.3],
        [9.7, 47],
      ] as const;
      const pbf = new PbfWriter(file, { sorted: true });
      pbf.nodes([
        ...corners.map(([longitude, latitude], index) => ({ id: index + 1, longitude, latitude })),
        {
          id: 5,
          longitude: 9.52,
          latitude: 47.14,
          tags: {
            'addr:street': 'Städtle',
            'addr:housenumber': '1',
            'addr:city': 'Vaduz',
            'addr:postcode': '9490',
          },
        },
      ]);
      pbf.ways([{ id: 1, refs: [1, 2, 3, 4, 1], tags: {} }]);
      pbf.relations([
        {
          id: 1,
          members: [{ type: 'way', id: 1, role: 'outer' }],
          tags: { type: 'boundary', boundary: 'administrative', admin_level: '8', name: 'Vaduz' },
        },
      ]);
      pbf.close();
      const body = readFileSync(file);
      const md5 = createHash('md5').update(body).digest('hex');
      return {
        '/download.geofabrik.de/europe/liechtenstein-latest.osm.pbf': body,
        '/download.geofabrik.de/europe/liechtenstein-latest.osm.pbf.md5': Buffer.from(
          `${md5}  liechtenstein-latest.osm.pbf\n`,
        ),
      };
    },
    ask: 'Städtle 1 Vaduz',
    label: /^Städtle 1, 9490 Vaduz/,
  },
};

function squareOf(x: number, y: number, side: number): object {
  const ring = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

describe.each(Object.entries(PUBLISHED))('%s', (name, { files, ask, label }) => {
  const text = readFileSync(path.join(REPOSITORY, 'data/recipes', name), 'utf8');

  it('says when it was written, that nobody could try it, and what size to expect', () => {
    const { note, areas, addresses } = JSON.parse(text);
    expect(note).toMatch(
      /^Written on \d+ \w+ 2026 from the publisher's documentation; the URL was not reachable/,
    );
    expect(note).toMatch(/some [\d.]+ [MG]B/);
    for (const { path: file, download } of [...areas, ...addresses]) {
      expect(file).toMatch(/^https:\/\//);
      expect(download.megabytes).toBeGreaterThan(0);
    }
  });

  it('builds what its publishers give, in the same layouts from this machine', async () => {
    for (const [url, body] of Object.entries(await files())) server.files.set(url, { body });
    const recipe = JSON.parse(text.replaceAll('"https://', `"${server.origin}/`)) as object;
    const downloads = path.join(folder, `${name}.downloads`);
    await fetchInputs(recipe, { into: downloads, acceptLicences: true });
    const report: BuildReport = await build(recipe, { out: path.join(folder, name), downloads });
    expect(report.layers.map(({ accepted }) => accepted > 0)).toEqual(report.layers.map(() => true));
    expect(report.sources.map(({ accepted, rejected }) => [accepted > 0, rejected])).toEqual(
      report.sources.map(() => [true, {}]),
    );
    using geocoder = Geocoder.open(path.join(folder, name));
    const [best] = geocoder.search(ask);
    expect(best).toMatchObject({ level: 'address', label: expect.stringMatching(label) });
    expect(best!.municipality).not.toBeNull();
    expect(best!.province).not.toBeNull();
  });
});

it('overture.json says how its files are made, and is read', () => {
  const { areas, addresses } = readRecipeFile(path.join(REPOSITORY, 'data/recipes/overture.json'));
  expect([areas.length, addresses[0]!.format]).toEqual([2, 'overture']);
  const { note } = JSON.parse(readFileSync(path.join(REPOSITORY, 'data/recipes/overture.json'), 'utf8'));
  expect(note).toMatch(/^Written on .*overturemaps download --bbox/);
});
