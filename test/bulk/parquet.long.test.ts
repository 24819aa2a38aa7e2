import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { parquetWriteBuffer } from 'hyparquet-writer';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, runBulk } from '../../src/bulk/index';
import { decimalText, EXACT_TIMES } from '../../src/bulk/read/parquet-input';
import { sampleDataset, temporaryDirectory } from '../sample';
import { csvOf, customerRows, ndjsonOf } from './rows-of';

const data = sampleDataset();
const folder = temporaryDirectory();

function workshop() {
  const directory = mkdtempSync(path.join(folder, 'run-'));
  const at = (name: string) => path.join(directory, name);
  return {
    at,
    run: (input: string, output: string, options: Partial<BulkOptions> = {}) =>
      runBulk({
        data,
        mode: 'forward',
        threads: 2,
        columns: ['level', 'latitude'],
        ...options,
        input: at(input),
        output: at(output),
      }),
  };
}

async function objectsIn(file: string): Promise<Record<string, unknown>[]> {
  return parquetReadObjects({ file: await asyncBufferFromFile(file), compressors });
}

const rows = () => customerRows(data, 9);

/** Columns of every kind that a warehouse might hold. */
function writeParquet(file: string, { rowGroupSize = 100 } = {}): void {
  const all = rows();
  const column = <Value>(value: (index: number) => Value) => all.map((_, index) => value(index));
  const bytes = parquetWriteBuffer({
    rowGroupSize,
    schema: [
      { name: 'root', num_children: 9 },
      { name: 'id', type: 'INT64', repetition_type: 'REQUIRED' },
      { name: 'street', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
      { name: 'number', type: 'INT32', repetition_type: 'OPTIONAL' },
      { name: 'city', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
      {
        name: 'price',
        type: 'INT64',
        converted_type: 'DECIMAL',
        scale: 2,
        precision: 18,
        repetition_type: 'OPTIONAL',
      },
      { name: 'seen', type: 'INT64', converted_type: 'TIMESTAMP_MICROS', repetition_type: 'OPTIONAL' },
      { name: 'blob', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
      { name: 'lat', type: 'DOUBLE', repetition_type: 'REQUIRED' },
      { name: 'json', type: 'BYTE_ARRAY', converted_type: 'JSON', repetition_type: 'OPTIONAL' },
    ],
    kvMetadata: [
      { key: 'owner', value: 'us' },
      { key: 'ARROW:schema', value: 'of nine columns' },
    ],
    columnData: [
      { name: 'id', data: column((index) => BigInt(index) + 9_007_199_254_740_993n) },
      { name: 'street', data: all.map(({ street }) => street) },
      { name: 'number', data: all.map(({ housenumber }) => Number.parseInt(housenumber, 10)) },
      { name: 'city', data: all.map(({ city }) => city) },
      { name: 'price', data: column((index) => BigInt(index * 100 + 10)) },
      { name: 'seen', data: column((index) => (index % 3 === 0 ? null : 1_700_000_000_123_456n)) },
      { name: 'blob', data: column(() => new Uint8Array([0xff, 0x00, 0xfe])) },
      { name: 'lat', data: all.map(({ latitude }) => Number(latitude)) },
      { name: 'json', data: column((index) => ({ index })) },
    ],
  });
  writeFileSync(file, new Uint8Array(bytes));
}

describe('Parquet', () => {
  it('is copied column for column, page for page, with the new columns behind', async () => {
    const { at, run } = workshop();
    writeParquet(at('in.parquet'));
    const report = await run('in.parquet', 'out.parquet');
    const before = await parquetMetadataAsync(await asyncBufferFromFile(at('in.parquet')));
    const after = await parquetMetadataAsync(await asyncBufferFromFile(at('out.parquet')));
    expect(after.num_rows).toBe(before.num_rows);
    expect(after.row_groups.map((group) => group.num_rows)).toEqual(
      before.row_groups.map((group) => group.num_rows),
    );
    expect(after.schema.slice(1, 10)).toEqual(before.schema.slice(1));
    expect(after.schema.slice(10).map(({ name }) => name)).toEqual([
      'match_level',
      'match_latitude',
      'match_error',
    ]);
    expect(after.key_value_metadata).toEqual([{ key: 'owner', value: 'us' }]);
    // The same bytes in every column chunk.
    const files = [at('in.parquet'), at('out.parquet')].map((file) => readFileSync(file));
    for (const [index, group] of before.row_groups.entries()) {
      for (const [position, column] of group.columns.entries()) {
        const pages = [column, after.row_groups[index]!.columns[position]!].map(
          ({ meta_data: meta }, which) => {
            const start = Number(meta!.dictionary_page_offset ?? meta!.data_page_offset);
            return files[which]!.subarray(start, start + Number(meta!.total_compressed_size));
          },
        );
        expect(pages[0]!.equals(pages[1]!)).toBe(true);
      }
    }
    const [was, is] = [await objectsIn(at('in.parquet')), await objectsIn(at('out.parquet'))];
    expect(is.map(({ match_level: _, match_latitude: __, match_error: ___, ...row }) => row)).toEqual(was);
    expect(report.summary.rows).toBe(was.length);
    const found = is.filter((row) => row.match_level === 'address');
    expect(found.length).toBeGreaterThan(was.length / 2);
    expect(found.every((row) => typeof row.match_latitude === 'number')).toBe(true);
  });

  it('gives the answers that CSV gives, and the other way round', async () => {
    const { at, run } = workshop();
    const source = rows().map(({ street, housenumber: number, city }) => ({ street, number, city }));
    writeFileSync(at('in.csv'), csvOf(source));
    writeFileSync(at('in.ndjson'), ndjsonOf(source));
    await run('in.csv', 'a.parquet', { chunkBytes: 2000 });
    await run('in.ndjson', 'b.parquet');
    await run('in.csv', 'c.csv');
    const expected = Papa.parse<Record<string, string>>(readFileSync(at('c.csv'), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data;
    for (const file of ['a.parquet', 'b.parquet']) {
      const objects = await objectsIn(at(file));
      const texts = objects.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            value === null || value === undefined ? '' : String(value),
          ]),
        ),
      );
      expect(texts).toEqual(expected);
    }
    await run('a.parquet', 'back.csv', { prefix: 'again_' });
    const back = Papa.parse<Record<string, string>>(readFileSync(at('back.csv'), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data;
    expect(back.map(({ again_level: _, again_latitude: __, ...row }) => row)).toEqual(expected);
    expect(back.map((row) => row.again_level)).toEqual(expected.map((row) => row.match_level));
  });

  it('loses no digit on its way to text', async () => {
    const { at, run } = workshop();
    writeParquet(at('in.parquet'));
    await run('in.parquet', 'out.ndjson', { rejects: at('rejects.ndjson') });
    const lines = readFileSync(at('out.ndjson'), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(rows().length);
    expect(JSON.parse(lines[1]!)).toMatchObject({
      id: '9007199254740994',
      price: '1.10',
      seen: '2023-11-14T22:13:20.123456Z',
      blob: '/wD+',
      json: { index: 1 },
    });
    expect(lines[0]).toContain('"seen":null');
  });

  it('is the same file for any number of threads, also when it was stopped between', async () => {
    const { at, run } = workshop();
    writeParquet(at('in.parquet'), { rowGroupSize: 40 });
    await run('in.parquet', 'one.parquet', { threads: 1 });
    await run('in.parquet', 'three.parquet', { threads: 3 });
    const stop = new AbortController();
    const stopped = run('in.parquet', 'resumed.parquet', {
      signal: stop.signal,
      onProgress: ({ rows: done }) => {
        if (done >= 120) stop.abort(new Error('enough'));
      },
    });
    await expect(stopped).rejects.toThrow('enough');
    await run('in.parquet', 'resumed.parquet', { resume: true });
    const expected = readFileSync(at('one.parquet'));
    expect(readFileSync(at('three.parquet')).equals(expected)).toBe(true);
    expect(readFileSync(at('resumed.parquet')).equals(expected)).toBe(true);
  });

  it('cuts into shards by row groups', async () => {
    const { at, run } = workshop();
    writeParquet(at('in.parquet'), { rowGroupSize: 40 });
    const parts: Record<string, unknown>[] = [];
    for (let index = 1; index <= 3; index++) {
      await run('in.parquet', `part${index}.parquet`, { shard: { index, count: 3 } });
      parts.push(...(await objectsIn(at(`part${index}.parquet`))));
    }
    await run('in.parquet', 'whole.parquet');
    expect(parts).toEqual(await objectsIn(at('whole.parquet')));
  });

  it('keeps types of NDJSON, and refuses rows that break them', async () => {
    const { at, run } = workshop();
    const line = { street: 'Main Street', number: '1', count: 1.5, open: true, tags: ['a'], note: null };
    writeFileSync(
      at('in.ndjson'),
      ndjsonOf([...Array.from({ length: 6000 }, () => line), { ...line, count: 'many' }]),
    );
    const report = await run('in.ndjson', 'out.parquet');
    expect(report.summary.rejected).toBe(1);
    expect(readFileSync(at('out.parquet.rejects.ndjson'), 'utf8')).toContain(
      'to be a number as in the first rows',
    );
    const objects = await objectsIn(at('out.parquet'));
    expect(objects).toHaveLength(6000);
    expect(objects[0]).toMatchObject({ count: 1.5, open: true, tags: '["a"]', note: null });
  });

  it('is refused where it cannot be read or written as asked', async () => {
    const { at, run } = workshop();
    writeFileSync(at('in.parquet'), 'PAR1 and nothing that follows from it PAR1');
    await expect(run('in.parquet', 'out.csv')).rejects.toMatchObject({ code: 'BULK_INPUT' });
    writeParquet(at('in.parquet'));
    await expect(run('in.parquet', 'out.parquet', { rejects: at('r') })).rejects.toThrow(
      /rejects: expected none/,
    );
    await expect(run('in.parquet', 'out.parquet.gz', { outputFormat: 'parquet' })).rejects.toThrow(
      /compresses itself/,
    );
    await expect(
      runBulk({ data, mode: 'forward', input: '-', inputFormat: 'parquet', output: at('o.csv') }),
    ).rejects.toThrow(/must be a file/);
  });
});

describe('values of Parquet as text', () => {
  it.each([
    [123n, 2, '1.23'],
    [-5n, 2, '-0.05'],
    [7, 0, '7'],
    [new Uint8Array([0xff, 0x85]), 1, '-12.3'],
    [null, 2, null],
  ])('decimal %s with scale %i is %s', (unscaled, scale, text) => {
    expect(decimalText(unscaled, scale)).toBe(text);
  });

  it('times keep their digits, before 1970 too', () => {
    expect(EXACT_TIMES.timestampFromNanoseconds!(-1n)).toBe('1969-12-31T23:59:59.999999999Z');
    expect(EXACT_TIMES.timestampFromMilliseconds!(1500n)).toBe('1970-01-01T00:00:01.500Z');
    expect(EXACT_TIMES.dateFromDays!(-1)).toBe('1969-12-31');
  });
});
