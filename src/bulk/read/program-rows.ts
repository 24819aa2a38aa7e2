import type { ChunkTask, RowReader, RowWriter, WrittenChunk } from '../work/plan';
import type { Cell } from '../write/output-columns';

/** Reads rows of the calling program: a thread receives only their fields. */
export class ValuesReader implements RowReader {
  readonly blank = false;
  readonly fault = null;
  readonly bytes = null;
  readonly start = 0;
  readonly end = 0;
  readonly lineEnd = 0;
  readonly values: string[];
  #rows: readonly (readonly string[])[] = [];
  #next = 0;

  constructor(fieldCount: number) {
    this.values = Array.from({ length: fieldCount }, () => '');
  }

  open(task: ChunkTask): this {
    this.#rows = 'values' in task ? task.values : [];
    this.#next = 0;
    return this;
  }

  next(): boolean {
    const row = this.#rows[this.#next++];
    if (row === undefined) return false;
    for (let index = 0; index < this.values.length; index++) this.values[index] = row[index]!;
    return true;
  }

  cells(): unknown[] {
    return [];
  }

  line(): Uint8Array {
    return new Uint8Array(0);
  }
}

/** Writes the appended cells of each row as JSON: `[[…],[…]]`. */
export class CellsWriter implements RowWriter {
  readonly #rows: (readonly Cell[])[] = [];

  blank(): void {}

  row(_row: RowReader, cells: readonly Cell[]): void {
    this.#rows.push(cells);
  }

  finish(): WrittenChunk {
    return { bytes: Buffer.from(JSON.stringify(this.#rows)) };
  }
}
