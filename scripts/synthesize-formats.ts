import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { writeBagExtract } from './formats/bag-writer';
import { wkbPoint, writeGeoPackage } from './formats/geopackage-writer';
import { PbfWriter } from './formats/pbf-writer';
import { shapefileBytes } from './formats/shapefile-writer';
import { writeZip } from './formats/zip-writer';

/**
 * Writes files of any size in the layouts that registers deliver, the same from the same seed:
 *   tsx scripts/synthesize-formats.ts --format bag-extract --addresses 1000000 --out DIR
 */
export const SYNTHETIC_FORMATS = [
  'bag-extract',
  'osm-pbf',
  'overture',
  'geopackage',
  'shapefile',
  'openaddresses',
] as const;
export type SyntheticFormat = (typeof SYNTHETIC_FORMATS)[number];

const HOUSES_PER_STREET = 40;
const STREET_ENDINGS = ['straat', 'weg', 'laan', 'plein', 'hof', 'dijk', 'kade', 'pad'];

interface Address {
  street: string;
  streetIndex: number;
  number: string;
  letter: string;
  postcode: string;
  /** RD metres. */
  x: number;
  y: number;
  latitude: number;
  longitude: number;
}

/** A well-mixed number of an index (Steele, Lea and Flood 2014: the finaliser of SplitMix, in 32 bits). */
function mixed(index: number): number {
  let value = (index + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  value = Math.imul(value ^ (value >>> 15), 0x735a2d97);
  return (value ^ (value >>> 15)) >>> 0;
}

/** Address number `index` of an endless country: streets of forty houses, side by side. */
export function syntheticAddress(index: number): Address {
  const streetIndex = Math.floor(index / HOUSES_PER_STREET);
  const house = index % HOUSES_PER_STREET;
  const random = mixed(index);
  const name = mixed(streetIndex * 7919)
    .toString(36)
    .slice(0, 6);
  const x = 20_000 + ((streetIndex * 137) % 240_000) + house * 12;
  const y = 320_000 + (Math.floor((streetIndex * 137) / 240_000) % 280) * 1000 + (random % 50);
  return {
    street: `${name[0]!.toUpperCase()}${name.slice(1)}${STREET_ENDINGS[streetIndex % STREET_ENDINGS.length]}`,
    streetIndex,
    number: String(house * 2 + 1 + (streetIndex % 2)),
    letter: random % 9 === 0 ? 'A' : '',
    postcode: `${1000 + (streetIndex % 9000)}${String.fromCharCode(65 + (streetIndex % 26), 65 + ((streetIndex >> 3) % 26))}`,
    x,
    y,
    latitude: 50.8 + (y - 320_000) / 111_000,
    longitude: 3.4 + (x - 20_000) / 70_000,
  };
}

/** Writes `count` addresses in a format and tells the path of the file. */
export async function synthesize(format: SyntheticFormat, count: number, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const ending = {
    'bag-extract': 'zip',
    'osm-pbf': 'osm.pbf',
    overture: 'parquet',
    geopackage: 'gpkg',
    shapefile: 'zip',
    openaddresses: 'zip',
  };
  const file = path.join(folder, `${format}-${count}.${ending[format]}`);
  rmSync(file, { force: true });
  if (format === 'bag-extract') await writeBag(file, count);
  else if (format === 'osm-pbf') writePbf(file, count);
  else if (format === 'overture') await writeOverture(file, count);
  else if (format === 'geopackage') writeGpkg(file, count);
  else if (format === 'shapefile') await writeShapes(file, count);
  else await writeCollection(file, count);
  return file;
}

function writeBag(file: string, count: number): Promise<void> {
  return writeBagExtract(file, count, (index) => ({ ...syntheticAddress(index), addition: '' }), {
    inner: 'stored',
    place: 'Plaats',
    placeCode: '1234',
    municipalityCode: '1680',
    standDate: '2026-11-08',
    streetOf: (index) => Math.floor(index / HOUSES_PER_STREET),
    historyEvery: 4,
  });
}

/** Every tenth address is a node, the others are buildings of five corners; as many other nodes lie between. */
function writePbf(file: string, count: number): void {
  const pbf = new PbfWriter(file, { sorted: true });
  const tags = (index: number): Record<string, string> => {
    const { street, number, letter, postcode } = syntheticAddress(index);
    return {
      'addr:street': street,
      'addr:housenumber': number + letter,
      'addr:postcode': postcode,
      'addr:city': 'Plaats',
    };
  };
  pbf.nodes(
    (function* () {
      for (let index = 0; index < count; index++) {
        const { latitude, longitude } = syntheticAddress(index);
        if (index % 10 === 0) yield { id: 10 * index, latitude, longitude, tags: tags(index) };
        for (let corner = 1; corner < 10; corner++) {
          const id = 10 * index + corner;
          // Drawn by hand: the last digits do not compress, as those of the real map do not.
          const [north, east] = [mixed(id) % 300, mixed(-id) % 300];
          yield {
            id,
            latitude: latitude + corner * 1e-5 + north * 1e-7,
            longitude: longitude + (corner % 3) * 1e-5 + east * 1e-7,
          };
        }
      }
    })(),
  );
  pbf.ways(
    (function* () {
      for (let index = 0; index < count; index++) {
        if (index % 10 === 0) continue;
        const first = 10 * index + 1;
        yield {
          id: index,
          refs: [first, first + 1, first + 2, first + 3, first + 4, first],
          tags: { building: 'yes', ...tags(index) },
        };
      }
    })(),
  );
  pbf.relations([{ id: 1, members: [], tags: { type: 'site' } }]);
  pbf.close();
}

const ROWS_PER_GROUP = 100_000;
/** About 20,000 rows a page, as parquet-java and Arrow write them. */
const PAGE_BYTES = 200_000;

async function writeOverture(file: string, count: number): Promise<void> {
  const text = (name: string) => ({
    name,
    type: 'BYTE_ARRAY' as const,
    converted_type: 'UTF8' as const,
    repetition_type: 'OPTIONAL' as const,
  });
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    schema: [
      { name: 'root', num_children: 9 },
      text('id'),
      { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'REQUIRED' },
      text('country'),
      text('postcode'),
      text('street'),
      text('number'),
      text('unit'),
      text('postal_city'),
      { name: 'address_levels', converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', repetition_type: 'OPTIONAL', num_children: 1 },
      text('value'),
    ],
    kvMetadata: [
      {
        key: 'geo',
        value: JSON.stringify({
          version: '1.1.0',
          primary_column: 'geometry',
          columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
        }),
      },
    ],
  });
  for (let start = 0; start < count; start += ROWS_PER_GROUP) {
    const rows = Array.from({ length: Math.min(ROWS_PER_GROUP, count - start) }, (_, index) =>
      syntheticAddress(start + index),
    );
    const column = (name: string, data: unknown[]) => ({ name, data });
    await writer.write({
      pageSize: PAGE_BYTES,
      columnData: [
        column(
          'id',
          rows.map(
            (_, index) =>
              `08f${mixed(start + index)
                .toString(16)
                .padStart(8, '0')}${(start + index).toString(16).padStart(10, '0')}`,
          ),
        ),
        column(
          'geometry',
          rows.map(({ longitude, latitude }) => new Uint8Array(wkbPoint(longitude, latitude))),
        ),
        column(
          'country',
          rows.map(() => 'NL'),
        ),
        column(
          'postcode',
          rows.map(({ postcode }) => postcode),
        ),
        column(
          'street',
          rows.map(({ street }) => street),
        ),
        column(
          'number',
          rows.map(({ number }) => number),
        ),
        column(
          'unit',
          rows.map(({ letter }) => letter || null),
        ),
        column(
          'postal_city',
          rows.map(() => null),
        ),
        column(
          'address_levels',
          rows.map(() => [{ value: 'Provincie' }, { value: 'Plaats' }]),
        ),
      ],
    });
  }
  await writer.finish();
}

function writeGpkg(file: string, count: number): void {
  const columns = {
    identificatie: 'TEXT',
    status: 'TEXT',
    openbare_ruimte_naam: 'TEXT',
    huisnummer: 'INTEGER',
    huisletter: 'TEXT',
    toevoeging: 'TEXT',
    postcode: 'TEXT',
    woonplaats_naam: 'TEXT',
    nummeraanduiding_hoofdadres_identificatie: 'TEXT',
    bronhouder_identificatie: 'TEXT',
    pand_identificatie: 'TEXT',
  };
  const rows = (function* () {
    for (let index = 0; index < count; index++) {
      const { street, number, letter, postcode, x, y } = syntheticAddress(index);
      const id = String(index).padStart(10, '0');
      yield {
        values: [
          `168001${id}`,
          'Verblijfsobject in gebruik',
          street,
          Number(number),
          letter || null,
          null,
          postcode,
          'Plaats',
          `168020${id}`,
          '1680',
          `168010${id}`,
        ],
        geometry: [x, y],
      };
    }
  })();
  writeGeoPackage(file, 28992, [{ name: 'verblijfsobject', geometryType: 'POINT', columns, rows }]);
}

function writeShapes(file: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const { street, number, letter, postcode, longitude, latitude } = syntheticAddress(index);
    return { values: [street, number, letter, postcode], rings: [[longitude, latitude]] };
  });
  const { shp, dbf } = shapefileBytes('point', { STREET: 30, NUMBER: 6, LETTER: 2, POSTCODE: 6 }, rows);
  return writeZip(file, [
    { name: 'addresses.shp', bytes: [shp] },
    { name: 'addresses.dbf', bytes: [dbf] },
  ]);
}

function writeCollection(file: string, count: number): Promise<void> {
  const lines = function* (): Generator<Uint8Array> {
    yield Buffer.from('LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n');
    let text = '';
    for (let index = 0; index < count; index++) {
      const { street, number, letter, postcode, longitude, latitude } = syntheticAddress(index);
      text += `${longitude.toFixed(7)},${latitude.toFixed(7)},${number}${letter},${street},,Plaats,,,${postcode},,${index.toString(16).padStart(16, '0')}\n`;
      if (text.length < 1 << 20) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  };
  return writeZip(file, [{ name: 'nl/countrywide.csv', bytes: lines() }]);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values } = parseArgs({
    options: {
      format: { type: 'string' },
      addresses: { type: 'string', default: '100000' },
      out: { type: 'string', default: 'out/formats' },
    },
  });
  const formats =
    values.format === undefined
      ? SYNTHETIC_FORMATS
      : SYNTHETIC_FORMATS.filter((format) => format === values.format);
  if (formats.length === 0)
    throw new TypeError(`expected --format ${SYNTHETIC_FORMATS.join(' | ')}, got ${values.format}`);
  for (const format of formats) {
    const file = await synthesize(format, Number(values.addresses), values.out);
    process.stdout.write(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`);
  }
}
