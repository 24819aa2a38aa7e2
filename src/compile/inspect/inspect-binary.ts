import path from 'node:path';
import { readManifest } from '../../store/format/manifest-file';
import { GeoPackageReader } from '../../store/read/geopackage-reader';
import type { InputFile } from '../intake/input-files';
import type { BagKind } from '../sources/bag/bag-object';
import { BagExtract } from '../sources/bag/extract';
import { textOf } from '../sources/json-records';
import { GEOPACKAGE_LIMITS } from '../sources/limits';
import { fileOf } from '../sources/openaddresses';
import { NODES, RELATIONS, WAYS } from '../sources/osm/elements';
import { OsmFile } from '../sources/osm/osm-file';
import { ParquetFile } from '../sources/parquet/file';
import { geometryColumn } from '../sources/parquet/index';
import { readAttributes } from '../sources/shapefile/attributes';
import { findShapefiles } from '../sources/shapefile/parts';
import { readShapes } from '../sources/shapefile/shapes';
import { Archive } from '../sources/zip/archive';
import { inspectDelimited, inspectJson } from './inspect-text';
import { ColumnSamples, type InspectedLayer } from './inspection';

const SAMPLED_ROWS = 200;

export function inspectGeoPackage(file: InputFile): InspectedLayer[] {
  const reader = new GeoPackageReader(file.path, file.label, GEOPACKAGE_LIMITS);
  try {
    return reader.layers.map((layer) => {
      const columns = layer.columns.filter(({ name }) => name !== layer.geometryColumn);
      const samples = new ColumnSamples();
      for (const { name, type } of columns) samples.add(name, type, '');
      let row = 0;
      const names = columns.map(({ name }) => name);
      for (const values of reader.rows(layer.name, names)) {
        for (const [index, { name, type }] of columns.entries())
          samples.add(name, type, textOf(values[index]));
        if (++row >= SAMPLED_ROWS) break;
      }
      return {
        name: layer.name,
        rows: reader.count(layer.name),
        rowsAreEstimated: false,
        geometry: layer.geometryType,
        crs: layer.crs ?? layer.definition,
        columns: samples.columns,
      };
    });
  } finally {
    reader.close();
  }
}

export async function inspectParquet(file: InputFile): Promise<InspectedLayer[]> {
  const parquet = await ParquetFile.open(file);
  try {
    const geo = geometryColumn(parquet, { geometry: null });
    const samples = new ColumnSamples();
    const columns = parquet.columns.filter(({ name }) => name !== geo.name);
    for (const { name, type } of columns) samples.add(name, type, '');
    const names = columns.map(({ name }) => name);
    for await (const rows of parquet.read(names, { bytes: 0 })) {
      for (const values of rows.slice(0, SAMPLED_ROWS)) {
        for (const [index, { name, type }] of columns.entries())
          samples.add(name, type, sampleText(values[index]));
      }
      break;
    }
    return [
      {
        name: file.label,
        rows: parquet.rows,
        rowsAreEstimated: false,
        geometry: geo.name,
        crs: geo.name === null ? null : (geo.crs ?? 'OGC:CRS84'),
        columns: samples.columns,
      },
    ];
  } finally {
    parquet.close();
  }
}

function sampleText(value: unknown): string {
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
  }
  return textOf(value instanceof Date ? value.toISOString() : value);
}

export async function inspectShapefile(file: InputFile): Promise<InspectedLayer[]> {
  const layers: InspectedLayer[] = [];
  for (const parts of await findShapefiles(file, { layers: [] }, { bytes: 0 })) {
    const attributes = await readAttributes(parts.attributes(), parts.label, parts.encoding);
    const samples = new ColumnSamples();
    for (const { name, type } of attributes.columns) samples.add(name, type, '');
    let row = 0;
    for await (const values of attributes.rows) {
      for (const [index, { name, type }] of attributes.columns.entries())
        samples.add(name, type, values?.[index] ?? '');
      if (++row >= SAMPLED_ROWS) break;
    }
    let geometry: string | null = null;
    for await (const shape of readShapes(parts.shapes(), parts.label)) {
      geometry = shape?.type ?? null;
      if (geometry !== null) break;
    }
    const { rowCount } = attributes;
    layers.push({
      name: parts.name,
      rows: rowCount,
      rowsAreEstimated: false,
      geometry,
      crs: parts.crs,
      columns: samples.columns,
    });
  }
  return layers;
}

/** Most blocks of each kind that are read; in a larger file they are spread evenly. */
const SAMPLED_BLOCKS = 100;

export function inspectOsm(input: InputFile): InspectedLayer[] {
  const file = new OsmFile(input, { bytes: 0 });
  try {
    return [osmLayer(file, 'addresses', 'addr:housenumber'), osmLayer(file, 'boundaries', 'boundary')].map(
      (layer) => ({ ...layer, crs: 'EPSG:4326' }),
    );
  } finally {
    file.close();
  }
}

function osmLayer(file: OsmFile, name: string, key: string): InspectedLayer {
  const samples = new ColumnSamples();
  let rows = 0;
  let estimated = false;
  for (const kind of [NODES, WAYS, RELATIONS]) {
    const blocks = file.blocks(kind);
    const step = Math.max(1, Math.ceil(blocks.length / SAMPLED_BLOCKS));
    let [found, looked] = [0, 0];
    for (let at = 0; at < blocks.length; at += step) {
      looked++;
      for (const tags of taggedIn(file, blocks[at]!, kind, key)) {
        found++;
        for (const [column, value] of tags) samples.add(column, 'text', value);
      }
    }
    if (looked < blocks.length) estimated = true;
    rows += looked === 0 ? 0 : Math.round((found / looked) * blocks.length);
  }
  return {
    name,
    rows,
    rowsAreEstimated: estimated,
    geometry: 'nodes, ways, relations',
    crs: null,
    columns: samples.columns,
  };
}

function taggedIn(file: OsmFile, block: number, kind: number, key: string): ReadonlyMap<string, string>[] {
  if (kind !== NODES) return file.elements(block, kind, [key]).map(({ tags }) => tags);
  const found: ReadonlyMap<string, string>[] = [];
  file.nodes(block, key, (_id, _latitude, _longitude, ask) => {
    const tags = ask?.();
    if (tags?.has(key)) found.push(tags);
  });
  return found;
}

const BAG_KINDS: readonly BagKind[] = ['Nummeraanduiding', 'Verblijfsobject', 'OpenbareRuimte', 'Woonplaats'];

export async function inspectBag(file: InputFile): Promise<InspectedLayer[]> {
  const extract = await BagExtract.open(file, { bytes: 0 });
  const layers: InspectedLayer[] = [];
  for (const kind of BAG_KINDS) {
    const samples = new ColumnSamples();
    let geometry: string | null = null;
    for await (const objects of extract.current(kind, false)) {
      for (const object of objects.slice(0, SAMPLED_ROWS)) {
        if (object.point !== null) geometry = 'Point';
        else if (object.polygons.length > 0) geometry = 'Polygon';
        for (const [name, value] of Object.entries(object)) {
          if (typeof value === 'string' && value !== '' && name !== 'kind') samples.add(name, 'text', value);
        }
      }
      break;
    }
    layers.push({
      name: kind,
      rows: null,
      rowsAreEstimated: false,
      geometry,
      crs: 'EPSG:28992',
      columns: samples.columns,
    });
  }
  return layers;
}

export async function inspectCollection(file: InputFile): Promise<InspectedLayer[]> {
  const layers: InspectedLayer[] = [];
  const archive = await Archive.open(file, { bytes: 0 });
  for await (const entry of archive.files((name) => /\.(?:zip|csv|geojson)(?:\.gz)?$/i.test(name))) {
    const inner = { ...fileOf(entry, file), label: entry.label };
    const found = /\.csv/i.test(entry.name)
      ? await inspectDelimited(inner, 'utf-8', () => {})
      : await inspectJson(inner, 'ndjson');
    layers.push(...found.map((layer) => ({ ...layer, name: entry.name })));
  }
  return layers;
}

export function inspectDataset(file: InputFile): InspectedLayer[] {
  const { counts } = readManifest(path.dirname(file.path));
  const layer = (name: string, rows: number): InspectedLayer => ({
    name,
    rows,
    rowsAreEstimated: false,
    geometry: name === 'addresses' ? 'Point' : 'MultiPolygon',
    crs: 'EPSG:4326',
    columns: [],
  });
  return [
    layer('addresses', counts.addresses),
    ...Object.entries(counts.areas).map(([level, count]) => layer(level, count)),
  ];
}
