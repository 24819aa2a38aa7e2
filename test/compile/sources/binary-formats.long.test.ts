import { rmSync, writeFileSync } from 'node:fs';
import { parquetWriteBuffer } from 'hyparquet-writer';
import proj4 from 'proj4';
import { bagIdentifier, writeBagExtract } from '../../../scripts/formats/bag-writer';
import { wkbPoint, writeGeoPackage } from '../../../scripts/formats/geopackage-writer';
import { PbfWriter } from '../../../scripts/formats/pbf-writer';
import { shapefileBytes } from '../../../scripts/formats/shapefile-writer';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { knownDefinition } from '../../../src/compile/sources/geometry/known-systems';
import { type BinaryFormat, binaryFormatContract, type KnownAddress, suffixOf } from './contract-binary';

const RD = proj4('WGS84', knownDefinition(28992)!);

function toRd({ longitude, latitude }: KnownAddress): [number, number] {
  return RD.forward([longitude, latitude]) as [number, number];
}

function common(address: KnownAddress): ReturnType<BinaryFormat['expected']> {
  return {
    streetname: address.street,
    number: address.number,
    suffix: suffixOf(address),
    postcode: address.postcode,
    city: address.city,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

const COLUMNS = {
  streetname: 'street',
  number: 'number',
  suffix: ['letter', 'addition'],
  postcode: 'postcode',
  city: 'city',
  identifier: 'id',
};
const TEXTS = ['street', 'number', 'letter', 'addition', 'postcode', 'city', 'id', 'status'] as const;

for (const inner of ['stored', 'deflated'] as const) {
  binaryFormatContract(`BAG extract, inner archives ${inner}`, {
    fileName: `bag-${inner}.zip`,
    recipe: { format: 'bag-extract' },
    write(file, addresses) {
      rmSync(file, { force: true });
      const streets = [...new Set(addresses.map(({ street }) => street))];
      return writeBagExtract(
        file,
        addresses.length,
        (index) => {
          const address = addresses[index]!;
          const [x, y] = toRd(address);
          return { ...address, x, y };
        },
        {
          inner,
          place: 'Ljouwert',
          placeCode: '1234',
          municipalityCode: '80',
          standDate: '2026-11-08',
          streetOf: (index) => streets.indexOf(addresses[index]!.street),
          historyEvery: 3,
        },
      );
    },
    expected: (address, index) => ({
      ...common(address),
      municipalityCode: 'GM0080',
      identifier: bagIdentifier('20', index),
      building: bagIdentifier('10', Math.floor(index / 2)),
    }),
    statusColumn: null,
    // A millimetre of RD, and the way back from it.
    tolerance: 3e-7,
    hasChecksum: true,
  });
}

binaryFormatContract('GeoPackage', {
  fileName: 'addresses.gpkg',
  recipe: { columns: COLUMNS },
  write(file, addresses) {
    rmSync(file, { force: true });
    const columns = Object.fromEntries(TEXTS.map((text) => [text, 'TEXT']));
    const rows = addresses.map((address) => ({
      values: TEXTS.map((text) => address[text]),
      geometry: toRd(address),
    }));
    writeGeoPackage(file, 28992, [{ name: 'addresses', geometryType: 'POINT', columns, rows }]);
  },
  expected: (address) => ({ ...common(address), identifier: address.id }),
  statusColumn: 'status',
  tolerance: 3e-7,
  hasChecksum: false,
});

binaryFormatContract('BAG light GeoPackage', {
  fileName: 'bag-light.gpkg',
  recipe: { format: 'bag-light' },
  write(file, addresses) {
    rmSync(file, { force: true });
    const shared = {
      identificatie: 'TEXT',
      status: 'TEXT',
      openbare_ruimte_naam: 'TEXT',
      openbare_ruimte_naam_kort: 'TEXT',
      huisnummer: 'INTEGER',
      huisletter: 'TEXT',
      toevoeging: 'TEXT',
      postcode: 'TEXT',
      woonplaats_naam: 'TEXT',
      nummeraanduiding_hoofdadres_identificatie: 'TEXT',
      bronhouder_identificatie: 'TEXT',
    };
    const layer = (name: string, start: number, end: number, isObject: boolean) => ({
      name,
      geometryType: (isObject ? 'POINT' : 'POLYGON') as 'POINT' | 'POLYGON',
      columns: { ...shared, ...(isObject ? { pand_identificatie: 'TEXT', bouwjaar: 'INTEGER' } : {}) },
      rows: addresses.slice(start, end).map((address, index) => {
        const [x, y] = toRd(address);
        const square = [x - 3, y - 3, x + 3, y - 3, x + 3, y + 3, x - 3, y + 3, x - 3, y - 3];
        return {
          values: [
            String(start + index),
            address.status,
            address.street,
            null,
            Number(address.number),
            address.letter === '' ? null : address.letter,
            address.addition === '' ? null : address.addition,
            address.postcode,
            address.city,
            address.id,
            '0080',
            ...(isObject ? ['0080100000000001', 1990] : []),
          ],
          geometry: isObject ? [x, y] : square,
        };
      }),
    });
    const [first, second] = [Math.floor(addresses.length * 0.8), Math.floor(addresses.length * 0.9)];
    writeGeoPackage(file, 28992, [
      layer('verblijfsobject', 0, first, true),
      layer('ligplaats', first, second, false),
      layer('standplaats', second, addresses.length, false),
    ]);
  },
  expected: (address) => ({ ...common(address), municipalityCode: '0080', identifier: address.id }),
  statusColumn: 'status',
  tolerance: 3e-7,
  anyOrder: true,
  hasChecksum: false,
});

binaryFormatContract('Parquet', {
  fileName: 'addresses.parquet',
  recipe: { columns: { ...COLUMNS, latitude: 'latitude', longitude: 'longitude' } },
  write(file, addresses) {
    const column = (name: keyof KnownAddress) => addresses.map((address) => address[name]);
    writeFileSync(
      file,
      Buffer.from(
        parquetWriteBuffer({
          columnData: [
            ...TEXTS.map((name) => ({ name, data: column(name) as string[], type: 'STRING' as const })),
            { name: 'latitude', data: column('latitude') as number[], type: 'DOUBLE' as const },
            { name: 'longitude', data: column('longitude') as number[], type: 'DOUBLE' as const },
          ],
          rowGroupSize: 5000,
        }),
      ),
    );
  },
  expected: (address) => ({ ...common(address), identifier: address.id }),
  statusColumn: 'status',
  tolerance: 0,
  hasChecksum: false,
});

binaryFormatContract('Overture addresses', {
  fileName: 'overture.parquet',
  recipe: { format: 'overture' },
  write(file, addresses) {
    const geo = {
      version: '1.1.0',
      primary_column: 'geometry',
      columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
    };
    writeFileSync(
      file,
      Buffer.from(
        parquetWriteBuffer({
          columnData: [
            { name: 'id', data: addresses.map(({ id }) => id) },
            {
              name: 'geometry',
              data: addresses.map(({ longitude, latitude }) => new Uint8Array(wkbPoint(longitude, latitude))),
            },
            { name: 'country', data: addresses.map(({ status }) => status) },
            { name: 'postcode', data: addresses.map(({ postcode }) => (postcode === '' ? null : postcode)) },
            { name: 'street', data: addresses.map(({ street }) => street) },
            { name: 'number', data: addresses.map(({ number }) => number) },
            { name: 'unit', data: addresses.map((address) => suffixOf(address) || null) },
            { name: 'postal_city', data: addresses.map((_, i) => (i % 2 === 0 ? 'Ljouwert' : null)) },
            {
              name: 'address_levels',
              data: addresses.map(() => [{ value: 'Fryslân' }, { value: 'Ljouwert' }]),
            },
          ],
          schema: [
            { name: 'root', num_children: 9 },
            { name: 'id', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
            { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'REQUIRED' },
            { name: 'country', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
            { name: 'postcode', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
            { name: 'street', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
            { name: 'number', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
            { name: 'unit', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
            { name: 'postal_city', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
            { name: 'address_levels', converted_type: 'LIST', repetition_type: 'OPTIONAL', num_children: 1 },
            { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
            { name: 'element', repetition_type: 'OPTIONAL', num_children: 1 },
            { name: 'value', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
          ],
          rowGroupSize: 5000,
          // Pages of every column end at other rows.
          pageSize: 7000,
          kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }],
        }),
      ),
    );
  },
  expected: (address) => ({ ...common(address), province: 'Fryslân', identifier: address.id }),
  statusColumn: 'country',
  tolerance: 0,
  hasChecksum: false,
});

for (const form of ['dense, sorted', 'plain nodes, not sorted'] as const) {
  binaryFormatContract(`OpenStreetMap PBF, ${form}`, {
    fileName: `addresses-${form.startsWith('dense') ? 1 : 2}.osm.pbf`,
    recipe: { format: 'osm-pbf' },
    write(file, addresses) {
      rmSync(file, { force: true });
      const sorted = form.startsWith('dense');
      const pbf = new PbfWriter(file, { sorted, plainNodes: !sorted, elementsPerBlock: 700 });
      const tags = (address: KnownAddress) => ({
        'addr:street': address.street,
        'addr:housenumber': address.number + address.letter,
        'addr:postcode': address.postcode,
        'addr:city': address.city,
        ...(address.addition === '' ? {} : { 'addr:unit': address.addition }),
        status: address.status,
      });
      // Every other address is a building of four corners.
      const isWay = (index: number) => index % 2 === 1;
      const corners = (index: number) => [1, 2, 3, 4].map((corner) => 1_000_000 + 10 * index + corner);
      const nodes = addresses.flatMap((address, index) => {
        const { latitude, longitude } = address;
        if (!isWay(index)) return [{ id: 1_000_000 + 10 * index, latitude, longitude, tags: tags(address) }];
        return corners(index).map((id, corner) => ({
          id,
          latitude: latitude + (corner < 2 ? -0.0001 : 0.0001),
          longitude: longitude + (corner === 1 || corner === 2 ? 0.0001 : -0.0001),
        }));
      });
      const ways = addresses.flatMap((address, index) =>
        isWay(index)
          ? [
              {
                id: 500 + index,
                refs: [...corners(index), corners(index)[0]!],
                tags: { building: 'yes', ...tags(address) },
              },
            ]
          : [],
      );
      const relations = [{ id: 1, members: [], tags: { type: 'site' } }];
      if (sorted) {
        pbf.nodes(nodes);
        pbf.ways(ways);
        pbf.relations(relations);
      } else {
        pbf.relations(relations);
        pbf.ways(ways);
        pbf.nodes(nodes);
      }
      pbf.close();
    },
    expected: (address, index) => ({
      ...common(address),
      identifier: index % 2 === 1 ? `way/${500 + index}` : `node/${1_000_000 + 10 * index}`,
      building: index % 2 === 1 ? `way/${500 + index}` : '',
    }),
    statusColumn: 'status',
    tolerance: 2e-7,
    anyOrder: true,
    hasChecksum: false,
  });
}

const SHAPE_COLUMNS = {
  street: 40,
  number: 8,
  letter: 4,
  addition: 4,
  postcode: 8,
  city: 20,
  id: 12,
  status: 10,
};
const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

binaryFormatContract('Shapefile in a ZIP archive', {
  fileName: 'addresses.zip',
  recipe: { format: 'shapefile', columns: COLUMNS },
  write(file, addresses) {
    const rows = addresses.map((address) => ({
      values: TEXTS.map((text) => address[text]),
      rings: [[address.longitude, address.latitude]],
    }));
    const { shp, dbf } = shapefileBytes('point', SHAPE_COLUMNS, rows);
    return writeZip(file, [
      { name: 'folder/addresses.dbf', bytes: [dbf] },
      { name: 'folder/addresses.shp', bytes: [shp] },
      { name: 'folder/addresses.prj', bytes: [Buffer.from(WGS84_PRJ)], deflate: false },
      { name: 'folder/addresses.cpg', bytes: [Buffer.from('UTF-8')], deflate: false },
    ]);
  },
  expected: (address) => ({ ...common(address), identifier: address.id }),
  statusColumn: 'status',
  tolerance: 0,
  hasChecksum: false,
});

binaryFormatContract('OpenAddresses collection', {
  fileName: 'collection.zip',
  recipe: { format: 'openaddresses' },
  write(file, addresses) {
    const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    const half = Math.floor(addresses.length / 2);
    const csv = addresses.slice(0, half).map((address) => {
      const { longitude, latitude, number, letter, street, addition, city, postcode, id } = address;
      return [
        longitude,
        latitude,
        number + letter,
        quoted(street),
        addition,
        city,
        '',
        '',
        postcode,
        '',
        id,
      ].join(',');
    });
    const lines = addresses
      .slice(half)
      .map(({ longitude, latitude, number, letter, street, addition, city, postcode, id }) =>
        JSON.stringify({
          type: 'Feature',
          properties: {
            hash: id,
            number: number + letter,
            street,
            unit: addition,
            city,
            district: '',
            region: '',
            postcode,
            id: '',
          },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        }),
      );
    const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';
    return writeZip(file, [
      { name: 'LICENSE.txt', bytes: [Buffer.from('licence')], deflate: false },
      { name: 'nl/first.csv', bytes: [Buffer.from(`${[header, ...csv].join('\n')}\n`)], descriptor: false },
      {
        name: 'nl/second-addresses-county.geojson',
        bytes: [Buffer.from(lines.map((line) => `${line}\n`).join(''))],
      },
    ]);
  },
  expected: (address) => ({ ...common(address), identifier: address.id }),
  statusColumn: null,
  tolerance: 0,
  hasChecksum: false,
});
