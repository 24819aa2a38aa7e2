import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { AsyncBuffer, Compressors, FileMetaData, RowGroup, SchemaTree } from 'hyparquet';
import { GeocoderError } from '../../../model/errors';
import type { InputFile } from '../../input-files';
import { loadPackage } from '../optional-package';
import type { ReadProgress } from '../record';
import { PageGuard } from './page-guard';

/** Rows that are decoded at a time. */
const WINDOW_ROWS = 65_536;
/** Compressed columns of a row group are kept up to this size, so that its windows do not read them again. */
const KEPT_BYTES = 96 * 2 ** 20;
const MOST_FOOTER_BYTES = 256 * 2 ** 20;

/** A Parquet file: what its footer says, and its rows in order. */
export class ParquetFile {
  readonly metadata: FileMetaData;
  readonly label: string;
  readonly #library: typeof import('hyparquet');
  readonly #compressors: Compressors;
  readonly #buffer: FileBuffer;
  readonly #guard = new PageGuard();

  /**
   * @throws GeocoderError SOURCE_INVALID for a file that is no Parquet; PACKAGE_MISSING without hyparquet and
   *   hyparquet-compressors.
   */
  static async open(file: InputFile): Promise<ParquetFile> {
    const library = await loadPackage('hyparquet', 'Parquet', () => import('hyparquet'));
    const { compressors } = await loadPackage(
      'hyparquet-compressors',
      'Parquet',
      () => import('hyparquet-compressors'),
    );
    const buffer = new FileBuffer(file);
    try {
      checkFooter(buffer, file.label);
      const metadata = await library.parquetMetadataAsync(buffer);
      const rows = metadata.row_groups.reduce((sum, group) => sum + Number(group.num_rows), 0);
      if (rows !== Number(metadata.num_rows))
        throw new RangeError(`${rows} rows in groups of ${metadata.num_rows}`);
      const parquet = new ParquetFile(metadata, file.label, library, compressors, buffer);
      if (parquet.columns.some(({ name }) => typeof name !== 'string'))
        throw new RangeError('a column without a name');
      return parquet;
    } catch (cause) {
      buffer.close();
      throw asInvalid(cause, file.label, 'its footer');
    }
  }

  private constructor(
    metadata: FileMetaData,
    label: string,
    library: typeof import('hyparquet'),
    compressors: Compressors,
    buffer: FileBuffer,
  ) {
    this.metadata = metadata;
    this.label = label;
    this.#library = library;
    this.#compressors = this.#guard.guarded(compressors);
    this.#buffer = buffer;
  }

  close(): void {
    this.#buffer.close();
  }

  get rows(): number {
    return Number(this.metadata.num_rows);
  }

  /** The top-level columns, with the type of each. */
  get columns(): { name: string; type: string }[] {
    const { children } = this.#library.parquetSchema(this.metadata);
    return children.map(({ element, children: inner }) => ({
      name: element.name,
      type:
        inner.length > 0
          ? 'nested'
          : (element.logical_type?.type ?? element.converted_type ?? element.type ?? ''),
    }));
  }

  /**
   * The rows of some columns, a window at a time; never more in memory than a window, or than a row group where a
   * column is nested.
   */
  async *read(columns: readonly string[], progress: ReadProgress): AsyncGenerator<unknown[][]> {
    const nested = this.columns.some(({ name, type }) => type === 'nested' && columns.includes(name));
    let start = 0;
    for (const [index, group] of this.metadata.row_groups.entries()) {
      const groupEnd = start + Number(group.num_rows);
      this.#checkPages(columns, group, index);
      while (start < groupEnd) {
        const end = nested ? groupEnd : Math.min(groupEnd, start + WINDOW_ROWS);
        const rows = await this.#window(columns, start, end, index);
        if (rows.length !== end - start) {
          throw asInvalid(
            new RangeError(`${rows.length} rows of ${end - start}`),
            this.label,
            `row group ${index + 1}`,
          );
        }
        progress.bytes = Math.max(progress.bytes, Math.floor((this.#buffer.byteLength * end) / this.rows));
        yield rows;
        start = end;
      }
      this.#buffer.forget();
    }
  }

  /** @throws GeocoderError SOURCE_INVALID for pages whose counts cannot be. */
  #checkPages(columns: readonly string[], group: RowGroup, index: number): void {
    this.#guard.clear();
    const tree = this.#library.parquetSchema(this.metadata);
    try {
      for (const { meta_data: column } of group.columns) {
        if (column === undefined || !columns.includes(column.path_in_schema[0]!)) continue;
        const start = Number(column.dictionary_page_offset || column.data_page_offset);
        const end = start + Number(column.total_compressed_size);
        // Not kept: the windows read other stretches.
        this.#guard.check(this.#buffer.read(start, end), column, levelsOf(tree, column.path_in_schema));
      }
    } catch (cause) {
      throw asInvalid(cause, this.label, `row group ${index + 1}`);
    }
  }

  async #window(
    columns: readonly string[],
    rowStart: number,
    rowEnd: number,
    group: number,
  ): Promise<unknown[][]> {
    try {
      let rows: unknown[][] = [];
      await this.#library.parquetRead({
        file: this.#buffer,
        metadata: this.metadata,
        columns: [...columns],
        rowStart,
        rowEnd,
        compressors: this.#compressors,
        // Geometries come as the file holds them: most are points, which need no object.
        parsers: { geometryFromBytes: keepBytes, geographyFromBytes: keepBytes },
        onComplete: (complete) => {
          rows = complete;
        },
      });
      return rows;
    } catch (cause) {
      throw asInvalid(cause, this.label, `row group ${group + 1}`);
    }
  }
}

/** Highest repetition and definition level of a column: how many of its path repeat, how many may be missing. */
function levelsOf(tree: SchemaTree, path: readonly string[]): { repetition: number; definition: number } {
  let [repetition, definition] = [0, 0];
  let node: SchemaTree | undefined = tree;
  for (const name of path) {
    node = node?.children.find(({ element }) => element.name === name);
    const type = node?.element.repetition_type;
    if (type === 'REPEATED') repetition++;
    if (type !== 'REQUIRED') definition++;
  }
  return { repetition, definition };
}

function keepBytes(bytes: Uint8Array): Uint8Array {
  return bytes;
}

/** The two magic words and the length between them: hyparquet would allocate what a damaged length says. */
function checkFooter(buffer: FileBuffer, label: string): void {
  if (buffer.byteLength < 12) throw asInvalid(new RangeError('a file of a few bytes'), label, 'its footer');
  const tail = Buffer.from(buffer.slice(buffer.byteLength - 8, buffer.byteLength));
  const length = tail.readUInt32LE(0);
  if (tail.toString('latin1', 4) !== 'PAR1')
    throw asInvalid(new RangeError('no PAR1 at its end'), label, 'its footer');
  if (length > MOST_FOOTER_BYTES || length + 12 > buffer.byteLength) {
    throw asInvalid(new RangeError(`a footer of ${length} bytes`), label, 'its footer');
  }
}

function asInvalid(cause: unknown, label: string, where: string): GeocoderError {
  if (cause instanceof GeocoderError) return cause;
  const message = `${label}: ${where}: expected Parquet data, got ${cause instanceof Error ? cause.message : String(cause)}.`;
  return new GeocoderError('SOURCE_INVALID', message, { cause });
}

/** A file as hyparquet reads it; slices of the current row group are kept. */
class FileBuffer implements AsyncBuffer {
  readonly byteLength: number;
  readonly #file: number;
  #kept = new Map<string, ArrayBuffer>();
  #keptBytes = 0;

  constructor(file: InputFile) {
    try {
      this.#file = openSync(file.path, 'r');
      this.byteLength = fstatSync(this.#file).size;
    } catch (cause) {
      const message = `${file.label}: expected a readable file, got ${String(cause)}.`;
      throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
    }
  }

  slice(start: number, end = this.byteLength): ArrayBuffer {
    const key = `${start}-${end}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const bytes = this.read(start, end);
    if (this.#keptBytes + bytes.length <= KEPT_BYTES) {
      this.#kept.set(key, bytes.buffer);
      this.#keptBytes += bytes.length;
    }
    return bytes.buffer;
  }

  read(start: number, end: number): Uint8Array<ArrayBuffer> {
    if (!(start >= 0 && end <= this.byteLength && start <= end)) {
      throw new RangeError(`bytes ${start} to ${end} of ${this.byteLength}`);
    }
    const bytes = new Uint8Array(end - start);
    for (let filled = 0; filled < bytes.length; ) {
      const count = readSync(this.#file, bytes, filled, bytes.length - filled, start + filled);
      if (count === 0) throw new RangeError('an end too early');
      filled += count;
    }
    return bytes;
  }

  /** Lets go of what was kept. */
  forget(): void {
    this.#kept = new Map();
    this.#keptBytes = 0;
  }

  close(): void {
    closeSync(this.#file);
  }
}
