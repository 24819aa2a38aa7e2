import { mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import type Database from 'better-sqlite3';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { PbfWriter as Protobuf } from 'pbf';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeGeoPackage } from '../../../scripts/formats/geopackage-writer';
import { shapefileBytes } from '../../../scripts/formats/shapefile-writer';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { matchingFiles } from '../../../src/compile/intake/glob';
import { findInputFiles, type InputFile } from '../../../src/compile/intake/input-files';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { parseWkt } from '../../../src/compile/sources/geometry/wkt';
import { ADDRESS_READERS, AREA_READERS } from '../../../src/compile/sources/index';
import { openSqlite } from '../../../src/store/sqlite';
import { cpuTimeSince } from '../../cpu-time';
import { describeFile, sourceOf } from './contract-binary';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const MEGABYTE = 2 ** 20;
/** More than any reader may take beside what it started with. */
const MOST_MEMORY = 400 * MEGABYTE;
const COLUMNS = { streetname: 'street', number: 'number', latitude: 'lat', longitude: 'lon' };

/** Bytes that are never on disk: a beginning, then the same over and over. */
function endless(start: string, again: string, bytes = 1024 * MEGABYTE): InputFile {
  return {
    path: path.join(folder, 'endless'),
    label: 'endless',
    bytes,
    modified: 0,
    async *open() {
      yield Buffer.from(start);
      const piece = Buffer.from(again.repeat(Math.ceil(MEGABYTE / again.length)));
      for (let left = bytes; left > 0; left -= piece.length) yield piece;
    },
  };
}

async function drain(recipe: Record<string, unknown>, file: InputFile): Promise<void> {
  const source = sourceOf(recipe, file.label);
  for await (const _ of ADDRESS_READERS[source.format](source, file, { bytes: 0 }));
}

async function drainAreas(recipe: Record<string, unknown>, file: InputFile): Promise<void> {
  const layer = parseRecipe({
    name: 'test',
    country: { code: 'NL', name: 'Nederland' },
    areas: [{ level: 'municipality', path: file.label, name: 'name', ...recipe }],
    addresses: [{ name: 'a', path: 'a.csv', columns: COLUMNS }],
  }).areas[0]!;
  for await (const _ of AREA_READERS[layer.format](layer, file, { bytes: 0 }));
}

/** Refused with the words, in bounded memory and time. */
async function refused(work: () => Promise<unknown>, words: RegExp): Promise<void> {
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 5);
  const started = process.cpuUsage();
  try {
    await expect(work()).rejects.toThrow(
      expect.objectContaining({ code: 'SOURCE_INVALID', message: expect.stringMatching(words) }),
    );
  } finally {
    clearInterval(watch);
  }
  expect(most).toBeLessThan(MOST_MEMORY);
  expect(cpuTimeSince(started)).toBeLessThan(30_000);
}

describe('a gigabyte of text that is one thing', () => {
  const json = { format: 'json', columns: COLUMNS };
  const lines = { format: 'ndjson', columns: COLUMNS };
  it.each([
    ['brackets in JSON', json, '', '[', /containers inside one another/],
    ['brackets in an element', json, '[{"street":', '[', /containers inside one another/],
    ['an element of JSON', json, '[{"street":"', 'a', /an element of more than 16777216 characters/],
    ['a key of JSON', json, '{"', 'a', /a text of more than 16777216 characters/],
    ['a line of JSON', lines, '{"street":"', 'a', /line 1: expected at most 16777216 characters/],
    [
      'a row without an end',
      { format: 'delimited', columns: COLUMNS },
      'street,',
      'a',
      /line 1: expected a line end/,
    ],
    [
      'a quote that is never closed',
      { format: 'delimited', columns: COLUMNS },
      'street,number,lat,lon\n"',
      'a\n',
      /line 2: expected a closing quote/,
    ],
  ])('%s', async (_, recipe, start, again, words) => {
    await refused(() => drain(recipe, endless(start, again)), words);
  });

  it('brackets on one line, fewer than an element may have characters', async () => {
    const file = endless(`{"a":${'['.repeat(8 * MEGABYTE)}\n`, ' ', MEGABYTE);
    await refused(() => drain(lines, file), /containers inside one another/);
  });

  it('a TopoJSON document', async () => {
    const file = endless('{"type":"Topology","x":"', 'a');
    await refused(() => drainAreas({ format: 'topojson' }, file), /at most 67108864 characters of JSON/);
    const deep = endless(`{"type":"Topology","x":${'['.repeat(MEGABYTE)}`, ' ', MEGABYTE);
    await refused(() => drainAreas({ format: 'topojson' }, deep), /containers inside one another/);
  });
});

describe('a gigabyte of XML that is one thing', () => {
  const HEAD = '<bag:stand xmlns:bag="b"><bag:Woonplaats>';
  it.each([
    ['text', `${HEAD}<bag:naam>`, 'a', /of more than 16777216 characters/],
    ['a tag name', `${HEAD}<bag:`, 'a', /of more than 16777216 characters/],
    ['an attribute', `${HEAD}<bag:naam a="`, 'a', /of more than 16777216 characters/],
    ['attributes', `${HEAD}<bag:naam `, 'a="" ', /of more than 16777216 characters|duplicate attribute/],
    ['a comment', `${HEAD}<!-- `, 'a', /of more than 16777216 characters/],
    ['elements inside one another', HEAD, '<a>', /1000 elements inside one another/],
    [
      'elements beside one another',
      HEAD,
      '<bag:pos>1 2</bag:pos>',
      /object of more than 16777216 characters/,
    ],
    ['text between comments', '<b><StandTechnischeDatum>', 'aaaaaaaaaaaaaaaa<!---->', /a text of more than/],
  ])('%s', async (_, start, again, words) => {
    const { readBagObjects } = await import('../../../src/compile/sources/bag/objects');
    const { open } = endless(start, again, 200 * MEGABYTE);
    await refused(async () => {
      for await (const _objects of readBagObjects({ name: 'x', label: 'x', bytes: open! }, () => {}));
    }, words);
  });

  it('names that are never the same twice are not kept', async () => {
    const { readBagObjects } = await import('../../../src/compile/sources/bag/objects');
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('<b>');
      for (let piece = 0; piece < 30; piece++) {
        const names = Array.from({ length: 20_000 }, (_, index) => `<n${piece}x${index}/>`);
        yield Buffer.from(names.join(''));
      }
      yield Buffer.from('</b>');
    }
    for await (const _ of readBagObjects({ name: 'x', label: 'x', bytes }, () => {}));
  });
});

describe('compressed bytes that stand for many more', () => {
  /** Rows of a table, 300 MB of them, a thousand times smaller. */
  const zeros = Buffer.from(`${'a'.repeat(MEGABYTE)},1,1,1\n`);
  const table = function* () {
    yield Buffer.from('street,number,lat,lon\n');
    for (let piece = 0; piece < 300; piece++) yield zeros;
  };
  const recipe = { format: 'delimited', columns: COLUMNS };

  it('gzip', async () => {
    const file = path.join(folder, 'bomb.csv.gz');
    writeFileSync(file, gzipSync(Buffer.concat([...table()])));
    await refused(
      () => drain(recipe, describeFile(file)),
      /at most 200 decompressed bytes for a compressed one/,
    );
  });

  it('Zstandard, whose blocks repeat one byte 131,072 times', async () => {
    const block = Buffer.alloc(4);
    block.writeUIntLE((131_072 << 3) | (1 << 1), 0, 3);
    block[3] = 0x61;
    const row = Buffer.concat([block, Buffer.from([1 << 3, 0, 0, 0x0a])]);
    const file = path.join(folder, 'bomb.csv.zst');
    const head = Buffer.from([
      0x28,
      0xb5,
      0x2f,
      0xfd,
      0x00,
      0x38,
      22 << 3,
      0,
      0,
      ...Buffer.from('street,number,lat,lon\n'),
    ]);
    writeFileSync(file, Buffer.concat([head, ...Array.from({ length: 20_000 }, () => row)]));
    await refused(
      () => drain(recipe, describeFile(file)),
      /at most 200 decompressed bytes for a compressed one/,
    );
    // A window of 1.9 GB, which the decompressor would allocate.
    writeFileSync(file, Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa7]), block]));
    await refused(() => drain(recipe, describeFile(file)), /a Zstandard window of at most 134217728 bytes/);
  });

  it('a file in a ZIP archive, and an archive in it', async () => {
    const inner = path.join(folder, 'inner.zip');
    const outer = path.join(folder, 'outer.zip');
    await writeZip(inner, [{ name: 'a.csv', bytes: table() }]);
    await refused(
      () => drain({ format: 'openaddresses' }, describeFile(inner)),
      /inner\.zip\/a\.csv: expected at most 200 decompressed bytes/,
    );
    await writeZip(outer, [{ name: 'inner.zip', bytes: [readFileSync(inner)] }]);
    await refused(
      () => drain({ format: 'openaddresses' }, describeFile(outer)),
      /outer\.zip\/inner\.zip: expected at most 200 decompressed bytes/,
    );
  });

  it('all files of an archive together, up to what the recipe says', async () => {
    const file = path.join(folder, 'many.zip');
    const rows = Buffer.from(`LON,LAT,NUMBER,STREET\n${'5,52,1,Brink\n'.repeat(1000)}`);
    await writeZip(
      file,
      Array.from({ length: 100 }, (_, index) => ({ name: `${index}.csv`, bytes: [rows] })),
    );
    const [input] = findInputFiles('many.zip', folder);
    const limited = { ...input!, mostDecompressedBytes: 1e6 };
    await refused(
      () => drain({ format: 'openaddresses' }, limited),
      /at most 0\.001 GB decompressed \(maxDecompressedGigabytes in the recipe\)/,
    );
    await drain({ format: 'openaddresses' }, input!);
  });

  it('files of an archive that share their bytes', async () => {
    // One deflated file, and a directory that names it twice.
    const file = path.join(folder, 'overlap.zip');
    await writeZip(file, [
      { name: 'a.csv', bytes: [Buffer.from('aaaaaaaaaa')], descriptor: false },
      { name: 'b.csv', bytes: [Buffer.from('bbbbbbbbbb')], descriptor: false },
    ]);
    const bytes = readFileSync(file);
    const second = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes.writeUInt32LE(0, second + 42);
    writeFileSync(file, bytes);
    await refused(
      () => drain({ format: 'openaddresses' }, describeFile(file)),
      /an intact ZIP archive, got files that overlap/,
    );
  });

  it('a block of OpenStreetMap, its texts and its nodes', async () => {
    const write = (name: string, data: Uint8Array): InputFile => {
      const file = path.join(folder, `${name}.osm.pbf`);
      const descriptor = openSync(file, 'w');
      const header = new Protobuf();
      for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) header.writeStringField(4, feature);
      for (const [type, block] of [
        ['OSMHeader', header.finish()],
        ['OSMData', data],
      ] as const) {
        const [blob, head] = [new Protobuf(), new Protobuf()];
        blob.writeVarintField(2, block.length);
        blob.writeBytesField(3, deflateSync(block, { level: 9 }));
        const packed = blob.finish();
        head.writeStringField(1, type);
        head.writeVarintField(3, packed.length);
        const headBytes = head.finish();
        const length = Buffer.alloc(4);
        length.writeUInt32BE(headBytes.length);
        writeSync(descriptor, Buffer.concat([length, headBytes, packed]));
      }
      return describeFile(file);
    };
    const osm = { format: 'osm-pbf' };
    const big = write('zeros', Buffer.alloc(31 * MEGABYTE));
    await refused(() => drain(osm, big), /block 1: expected OpenStreetMap data/);
    const way = new Protobuf();
    way.writeBytesField(1, Buffer.concat([Buffer.from([10, 0]), textField('addr:housenumber')]));
    way.writeBytesField(2, wayOf(2 * MEGABYTE));
    await refused(() => drain(osm, write('way', way.finish())), /a way of more than 1000000 nodes/);
    const texts = new Protobuf();
    texts.writeBytesField(
      1,
      Buffer.concat([textField('addr:housenumber'), Buffer.alloc(4 * MEGABYTE, '\n\0')]),
    );
    texts.writeBytesField(2, wayOf(2));
    await refused(() => drain(osm, write('texts', texts.finish())), /more than 1000000 texts/);
  });

  it('a page of Parquet', async () => {
    const file = path.join(folder, 'bomb.parquet');
    const street = Array.from({ length: 100_000 }, () => 'a'.repeat(200));
    writeFileSync(
      file,
      Buffer.from(
        parquetWriteBuffer({
          columnData: [
            { name: 'street', data: street, type: 'STRING', encoding: 'PLAIN' },
            { name: 'number', data: street.map(() => '1'), type: 'STRING' },
            { name: 'lat', data: street.map(() => 52), type: 'DOUBLE' },
            { name: 'lon', data: street.map(() => 5), type: 'DOUBLE' },
          ],
          codec: 'GZIP',
          compressors: { GZIP: (bytes: Uint8Array) => gzipSync(bytes) },
          pageSize: 500 * MEGABYTE,
        } as Parameters<typeof parquetWriteBuffer>[0]),
      ),
    );
    await refused(
      () => drain({ format: 'parquet', columns: COLUMNS }, describeFile(file)),
      /a page of \d+ bytes/,
    );
  });
});

function textField(text: string): Buffer {
  return Buffer.concat([Buffer.from([10, text.length]), Buffer.from(text)]);
}

/** A group with one way of so many nodes, all the same. */
function wayOf(nodes: number): Uint8Array {
  const [group, way] = [new Protobuf(), new Protobuf()];
  way.writeVarintField(1, 1);
  way.writePackedVarint(2, [1]);
  way.writePackedVarint(3, [1]);
  way.writeBytesField(8, Buffer.alloc(nodes));
  group.writeBytesField(3, way.finish());
  return group.finish();
}

describe('a shapefile', () => {
  it('whose record is longer than a border', async () => {
    const { shp, dbf } = shapefileBytes('point', { street: 5, number: 2 }, [
      { values: ['Brink', '1'], rings: [[5, 52]] },
    ]);
    shp.writeInt32BE(500 * MEGABYTE, 104);
    shp.writeInt32BE(1024 * MEGABYTE, 24);
    writeFileSync(path.join(folder, 'long.shp'), shp);
    writeFileSync(path.join(folder, 'long.dbf'), dbf);
    const recipe = { format: 'shapefile', columns: { streetname: 'street', number: 'number' } };
    await refused(
      () => drain(recipe, describeFile(path.join(folder, 'long.shp'))),
      /a record 1 of 1048576000 bytes/,
    );
  });

  it('whose .prj is no small file', async () => {
    const { shp, dbf } = shapefileBytes('point', { street: 5 }, []);
    for (const [ending, bytes] of Object.entries({ shp, dbf, prj: Buffer.alloc(MEGABYTE) })) {
      writeFileSync(path.join(folder, `prj.${ending}`), bytes);
    }
    const recipe = { format: 'shapefile', columns: { streetname: 'street' } };
    await refused(
      () => drain(recipe, describeFile(path.join(folder, 'prj.shp'))),
      /prj\.prj: expected at most 65536/,
    );
  });
});

describe('a GeoPackage', () => {
  const file = path.join(folder, 'bomb.gpkg');
  const recipe = { format: 'geopackage', columns: { streetname: 'street', number: 'number' } };
  const write = (change: (database: Database.Database) => void): InputFile => {
    rmSync(file, { force: true });
    const columns = { street: 'TEXT', number: 'TEXT' };
    const rows = [{ values: ['Brink', '1'], geometry: [5, 52] }];
    writeGeoPackage(file, 4326, [{ name: 'addresses', geometryType: 'POINT', columns, rows }]);
    const database = openSqlite(file);
    change(database);
    database.close();
    return describeFile(file);
  };
  const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)';

  it('with an endless view for a layer: the view is not read, and named where it is asked for', async () => {
    const input = write((database) => {
      database.exec(`CREATE VIEW trap AS ${ENDLESS} SELECT i AS street, i AS number, NULL AS geom FROM n`);
      database.exec(
        "INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES ('trap', 'features', 'trap', 4326)",
      );
      database.exec("INSERT INTO gpkg_geometry_columns VALUES ('trap', 'geom', 'POINT', 4326, 0, 0)");
    });
    await drain(recipe, input);
    await refused(
      () => drain({ ...recipe, layers: ['trap'] }, input),
      /expected a layer trap, got addresses \(views are not read: trap\)/,
    );
  });

  it('whose catalogue is an endless view', async () => {
    const input = write((database) => {
      database.exec('ALTER TABLE gpkg_contents RENAME TO other');
      database.exec(
        `CREATE VIEW gpkg_contents AS ${ENDLESS} SELECT 'a' AS table_name, 'x' AS data_type, 1 AS srs_id FROM n`,
      );
    });
    await refused(() => drain(recipe, input), /a view gpkg_contents where a table is due/);
  });

  it('with a value of 50 MB, which SQLite never loads', async () => {
    const input = write((database) => {
      database.exec("INSERT INTO addresses (street, number) VALUES (zeroblob(50000000), '2')");
    });
    await refused(() => drain(recipe, input), /addresses row 2: expected at most 16777216 bytes in street/);
  });
});

describe('well-known text', () => {
  it.each([
    ['digits without an end', `POLYGON ((${'1'.repeat(4 * MEGABYTE)}`],
    ['parentheses', 'POLYGON '.padEnd(4 * MEGABYTE, '(')],
    ['numbers without an end', `POINT (1 ${'1 '.repeat(2 * MEGABYTE)}`],
    ['blanks', `POINT (1${' '.repeat(4 * MEGABYTE)}`],
    ['points', `LINESTRING (${'1 1, '.repeat(MEGABYTE)}`],
  ])('of %s is read once', (_, text) => {
    const started = process.cpuUsage();
    expect(parseWkt(text)).toBe(null);
    expect(cpuTimeSince(started)).toBeLessThan(5000);
  });
});

describe('patterns of paths', () => {
  const root = path.join(folder, 'tree');
  beforeAll(() => {
    mkdirSync(path.join(root, 'a/b/c/d/e/f/g/h/i/j'), { recursive: true });
    writeFileSync(path.join(root, 'a'.repeat(200)), '');
    writeFileSync(path.join(root, 'a/b/c/d/e/f/g/h/i/j/x.csv'), '');
  });

  it.each([`${'a*'.repeat(25)}b`, `${'*a?'.repeat(20)}b`, `${'**/'.repeat(30)}b`, `${'**/*/'.repeat(12)}b`])(
    '%s is matched in no time',
    (pattern) => {
      const started = process.cpuUsage();
      expect(() => findInputFiles(pattern, root)).toThrow(/got none/);
      expect(cpuTimeSince(started)).toBeLessThan(5000);
    },
  );

  it('find each file once, and follow no link', () => {
    symlinkSync(root, path.join(root, 'a/loop'));
    expect(findInputFiles('**/**/x.csv', root).map(({ label }) => label)).toEqual([
      'a/b/c/d/e/f/g/h/i/j/x.csv',
    ]);
  });

  it('end where too many files lie on the way', () => {
    expect(() => matchingFiles(root, '**/no such file', 5)).toThrow(
      /^Expected at most 5 files and folders under .*, got more: write a narrower pattern than \*\*\/no such file\.$/,
    );
    expect(matchingFiles(root, '**/no such file')).toEqual([]);
  });
});
