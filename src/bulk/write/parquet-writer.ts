import type { ColumnChunk, RowGroup } from 'hyparquet';
import type { ParquetWriting } from '../parquet-packages';
import { textOf } from '../read/ndjson-reader';
import type { ParquetFile } from '../read/parquet-input';
import type { ChunkTask, RowReader, RowWriter, WrittenChunk } from '../work/plan';
import type { Cell } from './output-columns';
import { PARQUET_MAGIC, type ParquetShape } from './parquet-output';

/**
 * Writes the rows of a chunk as one row group. Columns from a Parquet file are copied page by page: every value (nested
 * lists, decimals, geometry) keeps its bytes.
 */
export class ParquetGroupWriter implements RowWriter {
  readonly #shape: ParquetShape;
  readonly #writing: ParquetWriting;
  readonly #source: ParquetFile | null;
  readonly #names: readonly string[];
  readonly #types: readonly (string | undefined)[];
  readonly #columns: readonly unknown[][];
  /** Index of the row group in the source. */
  readonly #rowGroup: number;

  /** @param source the input, if its columns are copied. */
  constructor(shape: ParquetShape, writing: ParquetWriting, source: ParquetFile | null, task: ChunkTask) {
    this.#shape = shape;
    this.#writing = writing;
    this.#source = source;
    const own = shape.schema.slice(source === null ? 1 : source.metadata.schema.length);
    this.#names = own.map(({ name }) => name);
    this.#types = own.map(({ type }) => type);
    this.#columns = own.map(() => []);
    this.#rowGroup = 'rowGroup' in task ? task.rowGroup : 0;
  }

  blank(): void {}

  row(row: RowReader, cells: readonly Cell[]): void {
    let index = 0;
    if (this.#source === null) {
      for (const value of row.cells()) {
        this.#columns[index]!.push(columnValue(value, this.#types[index]));
        index++;
      }
    }
    for (const cell of cells) this.#columns[index++]!.push(cell);
  }

  finish(): WrittenChunk {
    const rows = this.#columns[0]!.length;
    if (rows === 0) return { bytes: new Uint8Array(0), rowGroup: null };
    const writer = new this.#writing.ByteWriter();
    const file = new this.#writing.ParquetWriter({ writer, schema: this.#shape.schema });
    const copied = this.#source === null ? [] : this.#copyColumns(this.#source, writer);
    void file.write({
      columnData: this.#columns.map((data, index) => ({
        name: this.#names[index]!,
        data,
        offsetIndex: false,
      })),
      rowGroupSize: rows,
    });
    const written = file.row_groups[0]!;
    const bytes = writer.getBytes().subarray(PARQUET_MAGIC.length);
    const columns = [...copied, ...written.columns].map((column) => fromStart(column));
    const sizeOf = (column: ColumnChunk) => column.meta_data?.total_uncompressed_size ?? 0n;
    const rowGroup: RowGroup = {
      columns,
      num_rows: BigInt(rows),
      total_byte_size: columns.reduce((sum, column) => sum + sizeOf(column), 0n),
      total_compressed_size: BigInt(bytes.length),
    };
    return { bytes, rowGroup };
  }

  /** Appends the column chunks of the source's row group as they are. */
  #copyColumns(source: ParquetFile, writer: InstanceType<ParquetWriting['ByteWriter']>): ColumnChunk[] {
    return source.metadata.row_groups[this.#rowGroup]!.columns.map((column) => {
      const meta = column.meta_data!;
      const dictionary = meta.dictionary_page_offset;
      // Some writers say 0 for "no dictionary".
      const hasDictionary = dictionary !== undefined && dictionary > 0n && dictionary < meta.data_page_offset;
      const start = hasDictionary ? dictionary : meta.data_page_offset;
      const moved = BigInt(writer.offset) - start;
      writer.appendBytes(source.read(Number(start), Number(meta.total_compressed_size)));
      return {
        file_offset: start + moved,
        meta_data: {
          type: meta.type,
          encodings: meta.encodings,
          path_in_schema: meta.path_in_schema,
          codec: meta.codec,
          num_values: meta.num_values,
          total_uncompressed_size: meta.total_uncompressed_size,
          total_compressed_size: meta.total_compressed_size,
          data_page_offset: meta.data_page_offset + moved,
          ...(hasDictionary ? { dictionary_page_offset: dictionary + moved } : {}),
        },
      };
    });
  }
}

/** A column chunk with offsets from the start of its group instead of the start of the file. */
function fromStart(column: ColumnChunk): ColumnChunk {
  const meta = column.meta_data!;
  const shift = BigInt(PARQUET_MAGIC.length);
  const dictionary = meta.dictionary_page_offset;
  return {
    ...column,
    file_offset: column.file_offset - shift,
    meta_data: {
      ...meta,
      data_page_offset: meta.data_page_offset - shift,
      ...(dictionary === undefined ? {} : { dictionary_page_offset: dictionary - shift }),
    },
  };
}

function columnValue(value: unknown, type: string | undefined): unknown {
  if (value === null || value === undefined) return null;
  return type === 'BYTE_ARRAY' ? textOf(value) : value;
}
