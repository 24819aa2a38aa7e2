import type { InputFile } from '../intake/input-files';
import type { AddressSource, AreaLayer } from '../recipe/recipe';
import { readDelimitedRows } from './delimited-rows';
import { loadProjection } from './geometry/projection';
import type { AreaFeature, ReadProgress, SourceRecord } from './record';
import { TextRecords } from './text-records';

/** Reads delimited text (CSV and similar), one address in each row. */
export async function* readDelimitedAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const projection = await loadProjection(source.crs, file.label);
  let builder: TextRecords | undefined;
  let width = 0;
  const chunks = readDelimitedRows(file, source, progress, (header) => {
    builder = new TextRecords(source, header, file.label, projection);
    width = header.length;
  });
  for await (const { rows, lines } of chunks) {
    const records: SourceRecord[] = [];
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!;
      if (row.length === 1 && row[0]!.trim() === '') continue;
      const record = builder!.build(row, lines[index]!);
      if (record === null) continue;
      if (row.length !== width) record.flaw = `expected ${width} columns, got ${row.length}`;
      records.push(record);
    }
    if (records.length > 0) yield records;
  }
}

/** Reads delimited text with one area in each row: names and codes without shapes. */
export async function* readDelimitedAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  let header: string[] = [];
  const chunks = readDelimitedRows(file, layer, progress, (columns) => {
    header = columns;
  });
  for await (const { rows, lines } of chunks) {
    for (const [index, row] of rows.entries()) {
      if (row.length === 1 && row[0]!.trim() === '') continue;
      const properties = Object.fromEntries(header.map((column, at) => [column, (row[at] ?? '').trim()]));
      yield { where: `line ${lines[index]!}`, id: '', properties, geometry: null };
    }
  }
}
