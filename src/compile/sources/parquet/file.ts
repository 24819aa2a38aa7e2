import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { AsyncBuffer, Compressors, FileMetaData, RowGroup, SchemaTree } from 'hyparquet';
import { GeocoderError } from '../../../model/errors';
import { reasonOf } from '../../../model/reason-of';
import type { InputFile } from '../../intake/input-files';
import { MOST_PARQUET_FOOTER, MOST_PARQUET_ROWS_PER_BYTE, MOST_PARQUET_VALUES } from '../limits';
import { loadPackage } from '../optional-package';
import type { ReadProgress } from '../record';
import { ColumnValues } from './column-values';
import { PageGuard } from './page-guard';

/** Most rows that are yielded at once. */
const HANDED_ROWS = 4096;

/** A Parquet file: its metadata, and its rows in order. */
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
      if (rows > MOST_PARQUET_ROWS_PER_BYTE * buffer.byteLength)
        throw new RangeError(`${rows} rows in ${buffer.byteLength} bytes`);
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
   * The rows of some columns in order, a few thousand at once. Only a few pages of each column are in memory; of a
   * struct column, a whole row group.
   */
  async *read(columns: readonly string[], progress: ReadProgress): AsyncGenerator<unknown[][]> {
    let done = 0;
    for (const [index, group] of this.metadata.row_groups.entries()) {
      const where = `row group ${index + 1}`;
      const groupRows = Number(group.num_rows);
      if (groupRows > MOST_PARQUET_VALUES) {
        throw asInvalid(new RangeError(`a row group of ${groupRows} rows`), this.label, where);
      }
      const sources = this.#openColumns(columns, group, where);
      for (let row = 0; row < groupRows; ) {
        let ready = Math.min(HANDED_ROWS, groupRows - row);
        for (const source of sources) {
          try {
            if (source.ready === 0) await source.load();
          } catch (cause) {
            throw asInvalid(cause, this.label, where);
          }
          ready = Math.min(ready, source.ready);
        }
        const rows = Array.from({ length: ready }, (_, next) =>
          sources.map(({ values, at }) => values[at + next]),
        );
        for (const source of sources) source.at += ready;
        row += ready;
        const share = (done + row) / this.rows;
        progress.bytes = Math.max(progress.bytes, Math.floor(this.#buffer.byteLength * share));
        yield rows;
      }
      if (sources.some(({ ready }) => ready > 0)) {
        throw asInvalid(new RangeError(`more values than its ${groupRows} rows`), this.label, where);
      }
      done += groupRows;
    }
  }

  /** The columns of a row group, after a check of their pages. @throws GeocoderError for impossible counts. */
  #openColumns(columns: readonly string[], group: RowGroup, where: string): ColumnValues[] {
    this.#guard.clear();
    const tree = this.#library.parquetSchema(this.metadata);
    const file = {
      library: this.#library,
      metadata: this.metadata,
      compressors: this.#compressors,
      buffer: this.#buffer,
      bytes: (start: number, end: number) => this.#buffer.read(start, end),
    };
    try {
      return columns.map((name) => {
        const chunks = group.columns.flatMap(({ meta_data: column }) => {
          if (column?.path_in_schema[0] !== name) return [];
          const at = Number(column.dictionary_page_offset || column.data_page_offset);
          const bytes = this.#buffer.read(at, at + Number(column.total_compressed_size));
          const levels = levelsOf(tree, column.path_in_schema);
          const pages = this.#guard.check(bytes, column, levels);
          return [{ column, at, repeats: levels.repetition > 0, pages }];
        });
        return new ColumnValues(file, name, group, chunks);
      });
    } catch (cause) {
      throw asInvalid(cause, this.label, where);
    }
  }
}

/**
 * Highest repetition and definition level of a column: how many parts of its path repeat, and how many may be missing.
 */
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

/** Checks the magic numbers and the length of the footer: hyparquet would allocate a damaged length. */
function checkFooter(buffer: FileBuffer, label: string): void {
  if (buffer.byteLength < 12) throw asInvalid(new RangeError('a file of a few bytes'), label, 'its footer');
  const tail = Buffer.from(buffer.slice(buffer.byteLength - 8, buffer.byteLength));
  const length = tail.readUInt32LE(0);
  if (tail.toString('latin1', 4) !== 'PAR1')
    throw asInvalid(new RangeError('no PAR1 at its end'), label, 'its footer');
  if (length > MOST_PARQUET_FOOTER || length + 12 > buffer.byteLength) {
    throw asInvalid(new RangeError(`a footer of ${length} bytes`), label, 'its footer');
  }
}

function asInvalid(cause: unknown, label: string, where: string): GeocoderError {
  if (cause instanceof GeocoderError) return cause;
  const message = `${label}: ${where}: expected Parquet data, got ${reasonOf(cause)}.`;
  return new GeocoderError('SOURCE_INVALID', message, { cause });
}

/** A file as the AsyncBuffer of hyparquet. */
class FileBuffer implements AsyncBuffer {
  readonly byteLength: number;
  readonly #file: number;

  constructor(file: InputFile) {
    try {
      this.#file = openSync(file.path, 'r');
      this.byteLength = fstatSync(this.#file).size;
    } catch (cause) {
      const message = `${file.label}: expected a readable file, got ${reasonOf(cause)}.`;
      throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
    }
  }

  slice(start: number, end = this.byteLength): ArrayBuffer {
    return this.read(start, end).buffer;
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

  close(): void {
    closeSync(this.#file);
  }
}
