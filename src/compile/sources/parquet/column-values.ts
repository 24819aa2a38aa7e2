import type { AsyncBuffer, ColumnMetaData, Compressors, FileMetaData, RowGroup } from 'hyparquet';
import type { PagePlace } from './page-guard';

/** Values that are decoded together: whole pages, so more if one page has more. */
const VALUES_AT_A_TIME = 16_384;
/** Position of the bytes in the buffer for hyparquet, where offset 0 would mean no page. */
const BYTES_AT = 4;

/** The part of a file that decoding needs. */
export interface DecodingFile {
  library: typeof import('hyparquet');
  metadata: FileMetaData;
  compressors: Compressors;
  buffer: AsyncBuffer;
  /** Reads bytes, without a cache. @throws RangeError beyond the end. */
  bytes(start: number, end: number): Uint8Array;
}

/** The chunk of a column in a row group, with its pages. */
export interface ColumnChunkPages {
  column: ColumnMetaData;
  /** Where its bytes begin in the file. */
  at: number;
  /** True if a row may have several values, and may continue in the next page. */
  repeats: boolean;
  pages: readonly PagePlace[];
}

/** Pages that are decoded together. */
interface PageRun {
  start: number;
  end: number;
  values: number;
}

/**
 * The values of one top-level column of a row group, in order, decoded page by page. hyparquet itself decodes a whole
 * row group, which takes hundreds of megabytes for a nested column; so it gets one run of pages as if that were the
 * whole column. Columns with several chunks (structs) have pages that end at different rows: they are decoded for the
 * whole row group.
 */
export class ColumnValues {
  /** Decoded values that were not taken yet begin at `at`. */
  values: ArrayLike<unknown> = [];
  at = 0;
  readonly #file: DecodingFile;
  readonly #name: string;
  readonly #group: RowGroup;
  readonly #chunk: ColumnChunkPages | null;
  readonly #dictionary: Uint8Array;
  readonly #runs: PageRun[];
  #nextRun = 0;
  /**
   * Values of the next run, if rows have several values. They are decoded ahead, because a page that begins inside a
   * row cannot be decoded alone.
   */
  #ahead: ArrayLike<unknown> | null = null;
  #decodedRows = 0;

  constructor(file: DecodingFile, name: string, group: RowGroup, chunks: readonly ColumnChunkPages[]) {
    this.#file = file;
    this.#name = name;
    this.#group = group;
    this.#chunk = chunks.length === 1 ? chunks[0]! : null;
    const dictionary = this.#chunk?.pages.find(({ isDictionary }) => isDictionary);
    this.#dictionary = dictionary === undefined ? new Uint8Array(0) : this.#bytesOf(dictionary);
    this.#runs = this.#chunk === null ? [] : runsOf(this.#chunk.pages);
  }

  /** Values that can be taken now. */
  get ready(): number {
    return this.values.length - this.at;
  }

  /** Decodes more, if nothing is ready. @throws RangeError if the column has fewer values than rows. */
  async load(): Promise<void> {
    while (this.ready === 0) {
      if (this.#chunk === null || this.#runs.length < 2) {
        if (this.#decodedRows > 0) throw this.#tooFew();
        this.#take(await this.#wholeGroup());
        continue;
      }
      const values = this.#ahead ?? (await this.#run());
      if (values === null) throw this.#tooFew();
      if (!this.#chunk.repeats) {
        this.#take(values);
        continue;
      }
      try {
        this.#ahead = await this.#run();
        this.#take(values);
      } catch {
        // Damage makes this fail too.
        const whole = await this.#wholeGroup();
        const done = this.#decodedRows;
        this.#runs.length = 0;
        this.#take(whole);
        this.at = done;
      }
    }
  }

  #take(values: ArrayLike<unknown>): void {
    this.values = values;
    this.at = 0;
    this.#decodedRows += values.length;
  }

  #tooFew(): RangeError {
    return new RangeError(`${this.#decodedRows} rows of ${this.#group.num_rows}`);
  }

  /** The next run of pages; null after the last. */
  async #run(): Promise<ArrayLike<unknown> | null> {
    const run = this.#runs[this.#nextRun];
    if (run === undefined || this.#chunk === null) return null;
    this.#nextRun++;
    const pages = this.#bytesOf(run);
    const bytes = new Uint8Array(this.#dictionary.length + pages.length);
    bytes.set(this.#dictionary);
    bytes.set(pages, this.#dictionary.length);
    const { column } = this.#chunk;
    const meta_data: ColumnMetaData = {
      ...column,
      num_values: BigInt(run.values),
      data_page_offset: BigInt(BYTES_AT + this.#dictionary.length),
      total_compressed_size: BigInt(bytes.length),
    };
    delete meta_data.dictionary_page_offset;
    if (this.#dictionary.length > 0) meta_data.dictionary_page_offset = BigInt(BYTES_AT);
    const buffer: AsyncBuffer = {
      byteLength: BYTES_AT + bytes.length,
      slice: (start, end = BYTES_AT + bytes.length) => {
        // Usually all bytes are asked for: then no copy is needed.
        const isAll = start === BYTES_AT && end === BYTES_AT + bytes.length;
        return isAll ? bytes.buffer : bytes.buffer.slice(start - BYTES_AT, end - BYTES_AT);
      },
    };
    const group = { ...this.#group, num_rows: BigInt(run.values), columns: [{ file_offset: 0n, meta_data }] };
    return this.#decode(buffer, group);
  }

  async #wholeGroup(): Promise<ArrayLike<unknown>> {
    const values = await this.#decode(this.#file.buffer, this.#group);
    if (values.length < Number(this.#group.num_rows)) {
      throw new RangeError(`${values.length} rows of ${this.#group.num_rows}`);
    }
    return values;
  }

  async #decode(file: AsyncBuffer, group: RowGroup): Promise<ArrayLike<unknown>> {
    const { library, metadata, compressors } = this.#file;
    const parts: ArrayLike<unknown>[] = [];
    await library.parquetRead({
      file,
      metadata: { ...metadata, num_rows: group.num_rows, row_groups: [group] },
      columns: [this.#name],
      compressors,
      // Geometries stay bytes: most are points, which need no geometry object.
      parsers: { geometryFromBytes: keepBytes, geographyFromBytes: keepBytes },
      onChunk: ({ columnData }) => {
        parts.push(columnData);
      },
    });
    return parts.length === 1 ? parts[0]! : parts.flatMap((part) => Array.from(part));
  }

  #bytesOf({ start, end }: { start: number; end: number }): Uint8Array {
    const { at } = this.#chunk!;
    return this.#file.bytes(at + start, at + end);
  }
}

/** Groups successive pages into runs with at least the number of values that are decoded together. */
function runsOf(pages: readonly PagePlace[]): PageRun[] {
  const runs: PageRun[] = [];
  for (const { start, end, values, isDictionary } of pages) {
    if (isDictionary) continue;
    const last = runs[runs.length - 1];
    if (last !== undefined && last.end === start && last.values + values <= VALUES_AT_A_TIME) {
      last.end = end;
      last.values += values;
    } else {
      runs.push({ start, end, values });
    }
  }
  return runs;
}

function keepBytes(bytes: Uint8Array): Uint8Array {
  return bytes;
}
