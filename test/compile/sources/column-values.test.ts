import type { ColumnMetaData, ParquetReadOptions, RowGroup } from 'hyparquet';
import { expect, it } from 'vitest';
import { ColumnValues, type DecodingFile } from '../../../src/compile/sources/parquet/column-values';

const PAGES = [
  { start: 0, end: 10, values: 0, isDictionary: true },
  { start: 10, end: 20, values: 16_000, isDictionary: false },
  { start: 20, end: 30, values: 16_000, isDictionary: false },
];
const GROUP = { num_rows: 4n, total_byte_size: 0n, columns: [] } as unknown as RowGroup;

/** A column of four rows in two pages, as a library that is told what to say of each run decodes it. */
function columnOf(decode: (bytes: number[] | null) => unknown[], repeats = true): ColumnValues {
  const file = {
    library: {
      parquetRead({ file, metadata, onChunk }: ParquetReadOptions): Promise<void> {
        try {
          const isWhole = metadata!.row_groups[0] === GROUP;
          const bytes = isWhole ? null : [...new Uint8Array(file.slice(4, file.byteLength) as ArrayBuffer)];
          onChunk!({ columnName: 'levels', columnData: decode(bytes), rowStart: 0, rowEnd: 0 });
          return Promise.resolve();
        } catch (error) {
          return Promise.reject(error);
        }
      },
    },
    metadata: { row_groups: [] },
    compressors: {},
    buffer: { byteLength: 0, slice: () => new ArrayBuffer(0) },
    bytes: (start: number, end: number) => Uint8Array.from({ length: end - start }, (_, at) => start + at),
  } as unknown as DecodingFile;
  const column = { path_in_schema: ['levels'] } as unknown as ColumnMetaData;
  return new ColumnValues(file, 'levels', GROUP, [{ column, at: 100, repeats, pages: PAGES }]);
}

async function allOf(column: ColumnValues): Promise<unknown[]> {
  const values: unknown[] = [];
  while (values.length < 4) {
    await column.load();
    values.push(...Array.from(column.values).slice(column.at));
    column.at = column.values.length;
  }
  return values;
}

it.each([true, false])('decodes runs of pages, each behind the dictionary (repeats: %s)', async (repeats) => {
  const seen: (number[] | null)[] = [];
  const column = columnOf((bytes) => {
    seen.push(bytes);
    return bytes![10] === 110 ? ['a', 'b'] : ['c', 'd'];
  }, repeats);
  expect(await allOf(column)).toEqual(['a', 'b', 'c', 'd']);
  const dictionary = [100, 101, 102, 103, 104, 105, 106, 107, 108, 109];
  expect(seen).toEqual([
    [...dictionary, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119],
    [...dictionary, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129],
  ]);
});

it('decodes the whole row group where a page begins within a row, and gives no row half', async () => {
  const column = columnOf((bytes) => {
    if (bytes === null) return [['a'], ['b', 'B'], ['c'], ['d']];
    if (bytes[10] === 120) throw new TypeError('no list to go on with');
    return [['a'], ['b']];
  });
  expect(await allOf(column)).toEqual([['a'], ['b', 'B'], ['c'], ['d']]);
});

it('fails where pages hold fewer rows than the row group promises', async () => {
  const column = columnOf(() => ['a']);
  await expect(allOf(column)).rejects.toThrow('2 rows of 4');
  const damaged = columnOf(() => {
    throw new RangeError('damage');
  });
  await expect(allOf(damaged)).rejects.toThrow('damage');
});
