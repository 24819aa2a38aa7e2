import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ByteWindow } from '../../src/bulk/read/byte-window';
import { takeCsvHeader } from '../../src/bulk/read/csv-header';
import { CsvReader } from '../../src/bulk/read/csv-reader';
import { cutChunks, cutLinesAsTheyCome } from '../../src/bulk/work/chunks';
import { csvLine } from '../../src/bulk/write/csv-writer';

const COMMA = { delimiter: 0x2c, newline: 0x0a };
const NEVER = Number.MAX_SAFE_INTEGER;

/** A stream that comes in pieces of these sizes, over and over. */
async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.slice(at, at + size);
    at += size;
  }
}

async function chunksOf(bytes: Uint8Array, sizes: readonly number[], targetBytes: number, dialect = COMMA) {
  const chunks: Buffer[] = [];
  const window = new ByteWindow(inPieces(bytes, sizes), 'in.csv');
  for await (const chunk of cutChunks(window, { targetBytes, stopAt: NEVER, dialect })) {
    chunks.push(Buffer.from(chunk.bytes));
  }
  return chunks;
}

function valuesOf(chunk: Buffer, columnCount: number, dialect = COMMA): string[][] {
  const reader = new CsvReader(
    dialect,
    columnCount,
    Array.from({ length: columnCount }, (_, index) => index),
  );
  reader.open(chunk);
  const rows: string[][] = [];
  while (reader.next()) {
    expect(reader.fault).toBeNull();
    rows.push([...reader.values]);
  }
  return rows;
}

const field = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r\n', 'é', '𝄞', 'a', ' '), maxLength: 6 }),
);
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(field, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 12 }),
  );
const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });

describe('rows of CSV', () => {
  it('come out of chunks as they went in, wherever the chunks and the pieces end', async () => {
    await fc.assert(
      fc.asyncProperty(table, pieces, fc.integer({ min: 1, max: 64 }), async (rows, sizes, targetBytes) => {
        const text = rows.map((row) => `${csvLine(row, ',')}\n`).join('');
        const chunks = await chunksOf(Buffer.from(text), sizes, targetBytes);
        expect(Buffer.concat(chunks).toString()).toBe(text);
        expect(chunks.flatMap((chunk) => valuesOf(chunk, rows[0]!.length))).toEqual(rows);
      }),
      { numRuns: 300 },
    );
  });

  it('are cut at places that depend on the bytes alone', async () => {
    await fc.assert(
      fc.asyncProperty(
        table,
        pieces,
        pieces,
        fc.integer({ min: 1, max: 64 }),
        async (rows, one, other, targetBytes) => {
          const bytes = Buffer.from(rows.map((row) => `${csvLine(row, ',')}\r\n`).join(''));
          expect(await chunksOf(bytes, one, targetBytes)).toEqual(await chunksOf(bytes, other, targetBytes));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are the rows that papaparse reads', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => `${csvLine(row, ',')}\n`).join('');
        const parsed = Papa.parse<string[]>(text.slice(0, -1), { delimiter: ',', newline: '\n' });
        expect(valuesOf(Buffer.from(text), rows[0]!.length)).toEqual(parsed.data);
      }),
    );
  });

  it('may hold a quote that opens nothing', () => {
    expect(valuesOf(Buffer.from('5" pipe,"a""b"c\n,\n'), 2)).toEqual([
      ['5" pipe', 'a"bc'],
      ['', ''],
    ]);
  });

  it('are found from the middle of a file on', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 5 }), pieces, async (rows, count, sizes) => {
        const bytes = Buffer.from(rows.map((row) => `${csvLine(row, ',')}\n`).join(''));
        let all = '';
        for (let part = 0; part < count; part++) {
          const start = Math.floor((bytes.length * part) / count);
          const stop = part === count - 1 ? NEVER : Math.floor((bytes.length * (part + 1)) / count);
          const window = new ByteWindow(inPieces(bytes, sizes), 'in.csv');
          for await (const _ of cutChunks(window, { targetBytes: 16, stopAt: start, dialect: COMMA }));
          for await (const chunk of cutChunks(window, { targetBytes: 16, stopAt: stop, dialect: COMMA })) {
            all += Buffer.from(chunk.bytes).toString();
          }
        }
        expect(all).toBe(bytes.toString());
      }),
      { numRuns: 200 },
    );
  });

  it('are refused where a quote swallows the rest of the input', async () => {
    for (const [text, place] of [
      [
        '1,"ok"\n2,"5\n3,ok\n4,ok\n',
        /^in\.csv: byte 9: expected the quote .* to be closed .* begins with "2,"5"$/,
      ],
      ['1,ok\n"2,"",5\n3,ok', /^in\.csv: byte 5: .* begins with ""2,"",5"$/],
      ['1,ok\n2,"', /^in\.csv: byte 7: /],
    ] as const) {
      for (const targetBytes of [1, 16, 1000]) {
        await expect(chunksOf(Buffer.from(text), [3], targetBytes)).rejects.toMatchObject({
          code: 'BULK_INPUT',
          message: expect.stringMatching(place),
        });
      }
    }
    expect((await chunksOf(Buffer.from('1,"two\nlines"'), [3], 1)).join('')).toBe('1,"two\nlines"');
  });

  it('are refused in every part of a file from the one on where the quote stands', async () => {
    const bytes = Buffer.from('1,ok\n2,ok\n3,"5\n4,ok\n5,ok\n6,ok\n');
    const readTo = async (stopAt: number) => {
      const window = new ByteWindow(inPieces(bytes, [3]), 'in.csv');
      for await (const _ of cutChunks(window, { targetBytes: 8, stopAt, dialect: COMMA }));
    };
    await expect(readTo(10)).resolves.toBeUndefined();
    await expect(readTo(11)).rejects.toThrow(/^in\.csv: byte 12: /);
    await expect(readTo(25)).rejects.toThrow(/^in\.csv: byte 12: /);
  });

  it('are rejected where a stray quote ends at the opening quote of a later row', () => {
    const reader = new CsvReader(COMMA, 2, [0, 1]);
    reader.open(Buffer.from('1,"5\n2,"ok"\n3,"two\nlines"\n4,"5""\n6"" x"\n5,"one"line\n'));
    const faults: (string | null)[] = [];
    while (reader.next()) faults.push(reader.fault);
    expect(faults).toEqual([
      expect.stringMatching(/^expected a delimiter behind the closing quote of a field with line ends/),
      null,
      null,
      null,
    ]);
  });

  it('that do not end are refused with the place where they start', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a,b\n1,"2');
      for (let piece = 0; piece < 40; piece++) yield Buffer.alloc(1 << 20, 'x');
    }
    const chunks = cutChunks(new ByteWindow(endless(), 'in.csv'), {
      targetBytes: 16,
      stopAt: NEVER,
      dialect: COMMA,
    });
    expect(Buffer.from((await chunks.next()).value!.bytes).toString()).toBe('a,b\n');
    await expect(chunks.next()).rejects.toThrow(/byte 4: expected the row that starts here to end/);
  });
});

describe('lines', () => {
  it('are handed on as soon as they are whole', async () => {
    const arrived: string[] = [];
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('{"a":1}\n{"a"');
      // Whatever was asked for before this point had to be answered from the first line alone.
      expect(arrived).toEqual(['{"a":1}\n']);
      yield Buffer.from(':2}\n');
      expect(arrived).toEqual(['{"a":1}\n', '{"a":2}\n']);
      yield Buffer.from('{"a":3}');
    }
    for await (const { bytes } of cutLinesAsTheyCome(new ByteWindow(slowly(), 'in.csv'))) {
      arrived.push(Buffer.from(bytes).toString());
    }
    expect(arrived).toEqual(['{"a":1}\n', '{"a":2}\n', '{"a":3}']);
  });
});

describe('a header', () => {
  const headerOf = async (text: string | Buffer, delimiter: string | null = null) => {
    const window = new ByteWindow(inPieces(Buffer.from(text), [3]), 'in.csv');
    const header = await takeCsvHeader(window, 'in.csv', delimiter);
    await window.fill(100);
    return { ...header, rest: window.view().toString() };
  };

  it.each([
    ['a,b\n1,2\n', 0x2c, 0x0a, ['a', 'b'], '1,2\n'],
    ['a;b;"c,d"\r\n1', 0x3b, 0x0a, ['a', 'b', 'c,d'], '1'],
    ['a\tb\r1\t2', 0x09, 0x0d, ['a', 'b'], '1\t2'],
    ['\uFEFF"a ""x""",b\n', 0x2c, 0x0a, ['a "x"', 'b'], ''],
    ['"two\nlines"|b', 0x7c, 0x0a, ['two\nlines', 'b'], ''],
  ])('of %j shows its dialect', async (text, delimiter, newline, names, rest) => {
    expect(await headerOf(text)).toMatchObject({ dialect: { delimiter, newline }, names, rest });
  });

  it('is taken as it stands, byte order mark included', async () => {
    const header = await headerOf('\uFEFFa,b\r\n');
    expect(Buffer.from(header.bytes).toString()).toBe('\uFEFFa,b');
    expect(Buffer.from(header.lineEnd).toString()).toBe('\r\n');
  });

  it('may be told its delimiter', async () => {
    expect((await headerOf('a,b;c\n', ';')).names).toEqual(['a,b', 'c']);
  });

  it('with a quote that is not closed is refused', async () => {
    await expect(headerOf('street,"city\nMain St,Burlington\n')).rejects.toThrow(
      /^in\.csv: byte 7: expected the quote .* begins with "street,"city"$/,
    );
  });

  it('is missed in an empty file', async () => {
    await expect(headerOf('')).rejects.toThrow(/in\.csv: expected a header row, got an empty input/);
  });
});
