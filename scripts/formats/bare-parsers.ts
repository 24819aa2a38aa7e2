import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { asyncBufferFromFile, parquetMetadataAsync, parquetRead } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { createOSMStream } from 'osm-pbf-parser-node';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { open as openShapefile } from 'shapefile';
import { Archive } from '../../src/compile/sources/zip/archive';
import type { SyntheticFormat } from '../synthesize-formats';

/** What each parser library takes for the whole file, with nothing made of what it finds. */
export async function bareParse(format: SyntheticFormat, file: string): Promise<number> {
  switch (format) {
    case 'bag-extract':
      return bareXml(file);
    case 'osm-pbf':
      return barePbf(file);
    case 'overture':
      return bareParquet(file);
    case 'geopackage':
      return bareSqlite(file);
    case 'shapefile':
      return bareShapefile(file);
    case 'openaddresses':
      return bareCsv(file);
  }
}

function archiveOf(file: string): Promise<Archive> {
  return Archive.open({ path: file, label: file, bytes: statSync(file).size, modified: 0 }, null);
}

/** saxes over every XML file of the archive. */
async function bareXml(file: string): Promise<number> {
  let elements = 0;
  for await (const entry of (await archiveOf(file)).files(() => true)) {
    const parser = new SaxesParser({ xmlns: false });
    parser.on('opentag', () => {
      elements++;
    });
    const decoder = new TextDecoder();
    for await (const chunk of entry.bytes()) parser.write(decoder.decode(chunk, { stream: true }));
    parser.close();
  }
  return elements;
}

async function barePbf(file: string): Promise<number> {
  let elements = 0;
  for await (const _ of createOSMStream(file, { withTags: true, withInfo: false })) elements++;
  return elements;
}

async function bareParquet(file: string): Promise<number> {
  const buffer = await asyncBufferFromFile(file);
  const metadata = await parquetMetadataAsync(buffer);
  const columns = ['id', 'geometry', 'postcode', 'street', 'number', 'unit', 'postal_city', 'address_levels'];
  let [rows, rowStart] = [0, 0];
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    await parquetRead({
      file: buffer,
      metadata,
      columns,
      rowStart,
      rowEnd,
      compressors,
      onComplete: (complete) => {
        rows += complete.length;
      },
    });
    rowStart = rowEnd;
  }
  return rows;
}

function bareSqlite(file: string): number {
  const db = new Database(file, { readonly: true });
  let rows = 0;
  for (const _ of db.prepare('SELECT * FROM verblijfsobject').raw().iterate()) rows++;
  db.close();
  return rows;
}

async function bareShapefile(file: string): Promise<number> {
  const bytes: Record<string, Buffer> = {};
  for await (const entry of (await archiveOf(file)).files(() => true)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.bytes()) chunks.push(chunk);
    bytes[entry.name.slice(-3)] = Buffer.concat(chunks);
  }
  const source = await openShapefile(bytes.shp!, bytes.dbf!);
  let shapes = 0;
  while (!(await source.read()).done) shapes++;
  return shapes;
}

async function bareCsv(file: string): Promise<number> {
  let rows = 0;
  for await (const entry of (await archiveOf(file)).files(() => true)) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of entry.bytes()) {
      const text = rest + decoder.decode(chunk, { stream: true });
      const end = text.lastIndexOf('\n') + 1;
      rows += Papa.parse(text.slice(0, end), { delimiter: ',' }).data.length;
      rest = text.slice(end);
    }
  }
  return rows;
}
