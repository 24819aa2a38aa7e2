import type { KeyValue, RowGroup, SchemaElement } from 'hyparquet';
import type { ParquetWriting } from '../parquet-packages';
import type { ParquetFile } from '../read/parquet-input';
import { NUMERIC_COLUMNS, type OutputColumn } from './output-columns';

/** The type of a column that is made from JSON values. */
export type ColumnType = 'text' | 'number' | 'boolean';

/** The parts of a Parquet file that every row group shares. */
export interface ParquetShape {
  readonly schema: SchemaElement[];
  readonly keyValues: KeyValue[];
  /** True if columns of the input are copied from its row groups, page by page. */
  readonly copies: boolean;
}

/** Metadata with the Arrow types of the columns. It is left out, because it does not describe the appended columns. */
const ARROW_SCHEMA = 'ARROW:schema';

/** The input's schema with the appended columns at its end. */
export function shapeFromParquet(file: ParquetFile, appended: readonly SchemaElement[]): ParquetShape {
  const [root, ...rest] = file.metadata.schema;
  return {
    schema: [{ ...root!, num_children: (root!.num_children ?? 0) + appended.length }, ...rest, ...appended],
    keyValues: (file.metadata.key_value_metadata ?? []).filter(({ key }) => key !== ARROW_SCHEMA),
    copies: true,
  };
}

/** A schema for rows of text: every column may be null. */
export function shapeFromText(
  header: readonly string[],
  types: readonly ColumnType[],
  appended: readonly SchemaElement[],
): ParquetShape {
  const own = header.map((name, index) => elementOf(name, types[index] ?? 'text'));
  return {
    schema: [{ name: 'schema', num_children: own.length + appended.length }, ...own, ...appended],
    keyValues: [],
    copies: false,
  };
}

/** The appended columns; `names` may hold one more than `columns`, the error column. */
export function appendedElements(
  names: readonly string[],
  columns: readonly OutputColumn[],
): SchemaElement[] {
  return names.map((name, index) =>
    elementOf(name, NUMERIC_COLUMNS.has(columns[index] ?? '') ? 'number' : 'text'),
  );
}

function elementOf(name: string, type: ColumnType): SchemaElement {
  const repetition_type = 'OPTIONAL';
  if (type === 'number') return { name, type: 'DOUBLE', repetition_type };
  if (type === 'boolean') return { name, type: 'BOOLEAN', repetition_type };
  return {
    name,
    type: 'BYTE_ARRAY',
    converted_type: 'UTF8',
    logical_type: { type: 'STRING' },
    repetition_type,
  };
}

/** Every Parquet file begins and ends with these bytes. */
export const PARQUET_MAGIC = Buffer.from('PAR1');

/** Adds the position in the file to the offsets of a row group, which count from its own start. */
export function movedTo(group: RowGroup, offset: number): RowGroup {
  const shift = BigInt(offset);
  const columns = group.columns.map((column) => {
    const meta = column.meta_data;
    if (meta === undefined) return column;
    const dictionary = meta.dictionary_page_offset;
    return {
      ...column,
      file_offset: column.file_offset + shift,
      meta_data: {
        ...meta,
        data_page_offset: meta.data_page_offset + shift,
        ...(dictionary === undefined ? {} : { dictionary_page_offset: dictionary + shift }),
      },
    };
  });
  return { ...group, columns };
}

/** The footer of a Parquet file: the description of its row groups. */
export function footerOf(shape: ParquetShape, groups: RowGroup[], writing: ParquetWriting): Uint8Array {
  const writer = new writing.ByteWriter();
  const file = new writing.ParquetWriter({
    writer,
    schema: shape.schema,
    kvMetadata: shape.keyValues,
    createdBy: 'doorplate',
  });
  file.row_groups = groups;
  file.num_rows = groups.reduce((sum, group) => sum + group.num_rows, 0n);
  // `finish` is synchronous here: this writer keeps everything in memory.
  void file.finish();
  return writer.getBytes().slice(PARQUET_MAGIC.length);
}

/** Row groups as text, for a checkpoint: JSON has no integers of 64 bits. */
export function rowGroupsToText(groups: readonly RowGroup[]): string {
  return JSON.stringify(groups, (_, part: unknown) =>
    typeof part === 'bigint' ? { bigint: String(part) } : part,
  );
}

export function rowGroupsFromText(text: string): RowGroup[] {
  return JSON.parse(text, (_, part: unknown) => {
    const isBig = typeof part === 'object' && part !== null && 'bigint' in part;
    return isBig ? BigInt(part.bigint as string) : part;
  }) as RowGroup[];
}
