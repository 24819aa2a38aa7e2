import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, type PlanNotice, runBulk } from '../../src/bulk/index';
import { Geocoder } from '../../src/geocoder';
import { sampleDataset, temporaryDirectory } from '../sample';
import { type CustomerRow, csvOf, customerRows, ndjsonOf } from './rows-of';

const data = sampleDataset();
const folder = temporaryDirectory();

/** A folder of its own with an input in it; runs bulk from there. */
function bench(name: string, content: string | Uint8Array) {
  const directory = mkdtempSync(path.join(folder, 'run-'));
  const input = path.join(directory, name);
  writeFileSync(input, content);
  return {
    directory,
    input,
    at: (file: string) => path.join(directory, file),
    text: (file: string) => readFileSync(path.join(directory, file), 'utf8'),
    run: (options: Partial<BulkOptions> & { output: string }) =>
      runBulk({
        data,
        mode: 'forward',
        input,
        threads: 1,
        ...options,
        output: path.join(directory, options.output),
      }),
  };
}

function parsed(csv: string, delimiter = ','): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv, { header: true, delimiter, skipEmptyLines: true }).data;
}

/** Names with everything that a table of text can trip over. */
function awkward(rows: readonly CustomerRow[]): object[] {
  const notes = ['plain', 'a, b', 'say "hi"', 'two\nlines', 'é þ 𝄞', '', ' spaces '];
  return rows.map((row, index) => ({ ...row, note: notes[index % notes.length] }));
}

describe('bulk over CSV', () => {
  it('appends what the geocoder answers, row by row, and leaves the rest as it was', async () => {
    const rows = customerRows(data, 7);
    const { run, text } = bench('in.csv', csvOf(awkward(rows)));
    const report = await run({ output: 'out.csv', columns: ['all'] });
    const out = parsed(text('out.csv'));
    using geocoder = Geocoder.open(data);
    expect(out).toHaveLength(rows.length);
    for (const [index, row] of rows.entries()) {
      const { street: streetname, housenumber: number, suffix, postcode, city } = row;
      const query = {
        streetname,
        number,
        ...(city && { city }),
        ...(suffix && { suffix }),
        ...(postcode && { postcode }),
      };
      const [match] = geocoder.candidates(query, { limit: 1 });
      expect(out[index]).toMatchObject({
        ...row,
        match_level: match!.level,
        match_id: match!.id ?? '',
        match_latitude: String(match!.latitude),
        match_label: match!.label,
        match_suburb_id: match!.suburb_id ?? '',
        match_province: match!.province ?? '',
      });
    }
    expect(report.summary).toMatchObject({ rows: rows.length, rejected: 0 });
    const levels = Object.values(report.summary.levels).reduce((sum, count) => sum + count, 0);
    expect(levels + report.summary.notFound).toBe(rows.length);
    expect(report.rejects).toBeNull();
  });

  it('keeps every byte of the input columns: quotes, line ends, byte order mark, blank lines', async () => {
    const [one] = customerRows(data, 1000);
    const { street, housenumber, city } = one!;
    const lines = [
      '\uFEFFid;"street" ;number;city;note',
      `"1";${street};${housenumber};${city};"a;""b"""`,
      '',
      `2;"${street}";${housenumber};"${city}"; x `,
    ];
    const { run, text } = bench('in.csv', lines.join('\r\n'));
    await run({ output: 'out.csv', columns: ['level'] });
    expect(text('out.csv').split('\r\n')).toEqual([
      `${lines[0]};match_level`,
      `${lines[1]};address`,
      '',
      `${lines[3]};address`,
    ]);
  });

  it('writes no empty line into a CSV file for one between rows of JSON', async () => {
    const { run, text } = bench('in.ndjson', '{"q":"a"}\n\n{"q":"b"}\n\n');
    await run({ mode: 'search', map: { text: 'q' }, output: 'out.csv', columns: ['level'] });
    expect(text('out.csv')).toBe('q,match_level\na,\nb,\n');
  });

  it('gives the same bytes for any number of threads', async () => {
    const { run, text } = bench('in.csv', csvOf(awkward(customerRows(data))));
    const options = { chunkBytes: 2000, columns: ['all'] as const };
    await run({ ...options, output: 'one.csv', threads: 1 });
    await run({ ...options, output: 'three.csv', threads: 3 });
    expect(text('three.csv')).toBe(text('one.csv'));
    await run({ ...options, output: 'large.csv', chunkBytes: 1 << 20 });
    expect(text('large.csv')).toBe(text('one.csv'));
  });

  it('answers the same whatever columns are asked', async () => {
    const rows = customerRows(data, 3).map((row, index) =>
      // Every fifth row is a number that does not exist: interpolated, or the street.
      index % 5 === 0 ? { ...row, housenumber: `${Number.parseInt(row.housenumber, 10) + 1}` } : row,
    );
    const columns = [
      'level',
      'latitude',
      'longitude',
      'streetname',
      'number',
      'suffix',
      'postcode',
      'city',
      'suburb_id',
    ] as const;
    for (const map of [
      'streetname=street,number=housenumber,city=city',
      'streetname=street,number=housenumber,suffix=suffix,postcode=postcode,city=city',
    ]) {
      const { run, text } = bench('in.csv', csvOf(rows));
      await run({ output: 'plain.csv', columns, map });
      await run({ output: 'weighed.csv', columns: [...columns, 'confidence'], map });
      expect(parsed(text('plain.csv'))).toEqual(
        parsed(text('weighed.csv')).map(({ match_confidence: _, ...row }) => row),
      );
    }
  });

  it('guesses columns by their names and says so', async () => {
    const { run } = bench('in.csv', 'Straatnaam,Huis_Nummer,Woonplaats,Toevoeging\nx,1,y,\n');
    let notice: PlanNotice | undefined;
    await run({ output: 'out.csv', onPlan: (told) => (notice = told) });
    expect(notice).toMatchObject({
      guessed: true,
      map: [
        { field: 'streetname', column: 'Straatnaam' },
        { field: 'number', column: 'Huis_Nummer' },
        { field: 'suffix', column: 'Toevoeging' },
        { field: 'city', column: 'Woonplaats' },
      ],
    });
  });

  it.each([
    ['postcode', 'postcode=postcode,number=housenumber'],
    ['reverse', 'latitude=latitude,longitude=longitude'],
    ['search', 'text=housenumber,text=street,text=city'],
  ] as const)('asks in mode %s', async (mode, map) => {
    const rows = customerRows(data, 97).filter(({ postcode }) => postcode !== '');
    const { run, text } = bench('in.csv', csvOf(rows));
    await run({ output: 'out.csv', mode, map, columns: ['level', 'streetname', 'number'] });
    using geocoder = Geocoder.open(data);
    for (const [index, out] of parsed(text('out.csv')).entries()) {
      const { postcode, housenumber: number, latitude, longitude, street, city } = rows[index]!;
      const match =
        mode === 'postcode'
          ? geocoder.lookupPostcode({ postcode, number }, { detail: true })
          : mode === 'reverse'
            ? geocoder.reverseGeocode(
                { latitude: Number(latitude), longitude: Number(longitude) },
                { detail: true },
              )
            : geocoder.search(`${number} ${street} ${city}`, { limit: 1 })[0];
      expect(out.match_level).toBe(match?.level ?? '');
      expect(out.match_streetname).toBe(match?.streetname ?? '');
      expect(out.match_number).toBe(match?.number ?? '');
    }
  });

  it('passes the options of the operations on', async () => {
    const [row] = customerRows(data, 1000);
    const { run, text } = bench('in.csv', csvOf([{ ...row, housenumber: '99999' }, row!]));
    const map = 'streetname=street,number=housenumber,city=city';
    await run({ output: 'any.csv', map, columns: ['level'] });
    const levels = parsed(text('any.csv')).map((out) => out.match_level);
    expect(levels[0]).not.toBe('address');
    expect(levels[1]).toBe('address');
    const report = await run({ output: 'exact.csv', map, columns: ['level'], fallback: false });
    expect(parsed(text('exact.csv')).map((out) => out.match_level)).toEqual(['', 'address']);
    expect(report.summary).toMatchObject({ rows: 2, matched: 1, notFound: 1 });
    const sure = await run({ output: 'sure.csv', map, columns: ['level'], minConfidence: 1 });
    expect(sure.summary.matched).toBeLessThanOrEqual(1);
  });
});

describe('rows that cannot be asked', () => {
  const good = customerRows.bind(null, data, 1000);

  it('go to the reject file with row and reason; none is lost, none doubled', async () => {
    const [row] = good();
    const line = `1,${row!.street},${row!.housenumber},${row!.city}`;
    const lines = [line, `2,,${row!.housenumber},${row!.city}`, '3,torn', line, `4,"${'x'.repeat(300)}",1,y`];
    const { run, text } = bench('in.csv', `id,street,number,city\n${lines.join('\n')}\n`);
    const report = await run({ output: 'out.csv', rejects: undefined, chunkBytes: 60, threads: 2 });
    expect(parsed(text('out.csv')).map(({ id }) => id)).toEqual(['1', '1']);
    const rejects = parsed(text('out.csv.rejects.csv'));
    expect(rejects.map(({ reject_row, id }) => [reject_row, id])).toEqual([
      ['2', '2'],
      ['3', '3'],
      ['5', '4'],
    ]);
    expect(rejects[0]!.reject_reason).toMatch(/expected "streetname" to be .* but got an empty text/);
    expect(rejects[1]!.reject_reason).toBe('expected 4 fields, as the header has, but got 2');
    expect(text('out.csv.rejects.csv')).toContain(`,${lines[4]}\n`);
    expect(report.summary).toMatchObject({ rows: 5, rejected: 3 });
    expect(report.rejects).toMatch(/out\.csv\.rejects\.csv$/);
    expect(Object.values(report.summary.reasons)).toEqual([1, 1, 1]);
  });

  it('leave no file behind where there are none, unless it was asked for', async () => {
    const { run, directory, at, text } = bench('in.csv', csvOf(good()));
    writeFileSync(at('out.csv.rejects.csv'), 'of an earlier run');
    await run({ output: 'out.csv', overwrite: true });
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
    await run({ output: 'out.csv', rejects: at('no.csv'), overwrite: true });
    expect(text('no.csv')).toMatch(/^reject_row,reject_reason,row,street,[^\n]*\n$/);
  });

  it('can be repaired and asked again', async () => {
    const [row] = good();
    const { run, at, text } = bench('in.csv', `id,street,number,city\n1,,${row!.housenumber},${row!.city}\n`);
    await run({ output: 'out.csv' });
    writeFileSync(at('again.csv'), text('out.csv.rejects.csv').replace(/,1,,/, `,1,${row!.street},`));
    await run({ input: at('again.csv'), output: 'again-out.csv', columns: ['level'] });
    expect(parsed(text('again-out.csv'))).toMatchObject([
      { id: '1', reject_row: '1', match_level: 'address' },
    ]);
  });

  it('are bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('street,number\n'), Buffer.from([0xe9, 0x2c, 0x31, 0x0a])]);
    const { run, at } = bench('in.csv', bytes);
    const report = await run({ output: 'out.csv' });
    expect(Object.keys(report.summary.reasons)).toEqual([
      'expected text in UTF-8, but got other bytes; name the encoding of the file, such as --encoding windows-1252',
    ]);
    expect(readFileSync(at('out.csv.rejects.csv')).includes(Buffer.from([0xe9, 0x2c, 0x31]))).toBe(true);
  });

  it('include what is no coordinate', async () => {
    const { run, text } = bench('in.csv', 'lat,lon\n"52,1","4,9"\n91,5\n,\nx,y\n');
    const report = await run({ output: 'out.csv', mode: 'reverse' });
    expect(report.summary).toMatchObject({ rows: 4, rejected: 3 });
    expect(text('out.csv.rejects.csv')).toMatch(/"latitude\b.*number in degrees/);
  });
});

describe('other shapes', () => {
  it('reads and writes NDJSON, keeping what it read', async () => {
    const rows = customerRows(data, 500);
    const lines = rows.map(({ street, housenumber, city }, index) =>
      index % 2 === 0
        ? `{ "address" : {"street":"${street}", "n": ${housenumber}}, "city":"${city}" , "é":[1,{"a":"}"}]  }`
        : JSON.stringify({ address: { street, n: housenumber }, city }),
    );
    const { run, text } = bench(
      'in.ndjson',
      `${lines.join('\n')}\n\n{}\n[1]\nno\n{"address":{"street":{"a":1},"n":1}}\n`,
    );
    const map = 'streetname=address.street,number=address.n,city=city';
    const report = await run({ output: 'out.ndjson', map, columns: ['level', 'latitude'] });
    const out = text('out.ndjson').trimEnd().split('\n');
    expect(out).toHaveLength(lines.length);
    for (const [index, line] of out.entries()) {
      const before = lines[index]!;
      expect(line.startsWith(before.slice(0, before.lastIndexOf('}')))).toBe(true);
      expect(JSON.parse(line)).toEqual({
        ...JSON.parse(before),
        match_level: 'address',
        match_latitude: expect.any(Number),
      });
    }
    expect(report.summary).toMatchObject({ rows: lines.length + 4, rejected: 4 });
    const rejects = text('out.ndjson.rejects.ndjson').trimEnd().split('\n');
    expect(rejects.map((line) => JSON.parse(line))).toMatchObject([
      { reject_row: lines.length + 1, row: {} },
      { reject_row: lines.length + 2, line: '[1]' },
      { reject_row: lines.length + 3, line: 'no' },
      {
        reject_row: lines.length + 4,
        reject_reason: expect.stringContaining(
          'expected "address.street" to be a text or a number, but got {',
        ),
      },
    ]);
  });

  it('turns CSV into NDJSON and back', async () => {
    const rows = awkward(customerRows(data, 300));
    const { run, at, text } = bench('in.csv', csvOf(rows));
    await run({ output: 'out.ndjson', columns: ['level', 'label'] });
    const objects = text('out.ndjson')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(objects).toMatchObject(rows);
    writeFileSync(at('plain.ndjson'), ndjsonOf(rows));
    await run({ input: at('plain.ndjson'), output: 'back.csv', columns: ['level', 'label'] });
    await run({ output: 'same.csv', columns: ['level', 'label'] });
    expect(parsed(text('back.csv'))).toEqual(parsed(text('same.csv')));
  });

  it('refuses keys that come too late for a header', async () => {
    const late = `${ndjsonOf(Array.from({ length: 9000 }, () => ({ street: 'x', number: '1', pad: 'y'.repeat(20) })))}{"street":"x","number":"1","late":2}\n`;
    const { run, text } = bench('in.ndjson', late);
    const report = await run({ output: 'out.csv' });
    expect(report.summary.rejected).toBe(1);
    expect(text('out.csv.rejects.ndjson')).toContain(
      'expected the keys of the first rows, but got \\"late\\" too',
    );
  });

  it('reads gzip and Zstandard, and writes gzip that is one file', async () => {
    const csv = csvOf(customerRows(data, 10));
    const plain = bench('in.csv', csv);
    await plain.run({ output: 'out.csv' });
    const zipped = bench('in.csv.gz', gzipSync(csv));
    await zipped.run({ output: 'out.csv.gz', chunkBytes: 3000, threads: 2 });
    expect(gunzipSync(readFileSync(zipped.at('out.csv.gz'))).toString()).toBe(plain.text('out.csv'));
    const standard = bench('in.csv.zst', zstdStored(Buffer.from(csv)));
    await standard.run({ output: 'out.csv' });
    expect(standard.text('out.csv')).toBe(plain.text('out.csv'));
  });

  it('refuses what is damaged or cut short', async () => {
    const { run } = bench('in.csv.gz', gzipSync(csvOf(customerRows(data, 10))).subarray(0, -20));
    await expect(run({ output: 'out.csv' })).rejects.toThrow(/expected intact gzip data/);
  });

  it('cuts into shards that together are the whole', async () => {
    for (const [name, content] of [
      ['in.csv', csvOf(awkward(customerRows(data, 20)))],
      ['in.ndjson', ndjsonOf(customerRows(data, 20))],
    ] as const) {
      const { run, text } = bench(name, content);
      const ending = path.extname(name);
      await run({ output: `whole${ending}`, columns: ['id'] });
      let all = '';
      for (let index = 1; index <= 4; index++) {
        await run({ output: `part${index}${ending}`, columns: ['id'], shard: { index, count: 4 } });
        const part = text(`part${index}${ending}`);
        // Each part of CSV has the header.
        all += index > 1 && ending === '.csv' ? part.slice(part.indexOf('\n') + 1) : part;
      }
      expect(all).toBe(text(`whole${ending}`));
    }
  });

  it('writes the summary as JSON', async () => {
    const { run, at, text } = bench('in.csv', csvOf(customerRows(data, 10)));
    const report = await run({ output: 'out.csv', summary: at('summary.json') });
    expect(JSON.parse(text('summary.json'))).toEqual(report.summary);
    const weighed = Object.values(report.summary.confidence).reduce((sum, count) => sum + count, 0);
    expect(weighed).toBe(report.summary.matched);
    const advised = Object.values(report.summary.advice).reduce((sum, count) => sum + count, 0);
    expect(advised).toBe(report.summary.matched);
  });
});

describe('what does not fit', () => {
  const csv = 'street,number,match_taken\nx,1,z\n';

  it.each<[string, Partial<BulkOptions>, RegExp]>([
    [
      'a column that the input lacks',
      { map: 'streetname=stret,number=number' },
      /got "stret"; did you mean "street"/,
    ],
    [
      'a field of another mode',
      { map: 'latitude=street' },
      /expected a field of mode forward .* got "latitude"/,
    ],
    [
      'a field twice',
      { mode: 'reverse', map: 'latitude=street,latitude=number,longitude=number' },
      /one column for "latitude"/,
    ],
    ['a map without a required field', { map: 'number=number' }, /got none for "streetname"/],
    ['a header that tells nothing', { mode: 'reverse' }, /expected a column for "latitude" and "longitude"/],
    [
      'a name that is taken',
      { prefix: '', columns: ['number'], map: 'streetname=street,number=number' },
      /it has "number" already/,
    ],
    [
      'an unknown column',
      { columns: ['lattitude' as 'latitude'] },
      /got "lattitude"; did you mean "latitude"/,
    ],
    ['a column twice', { columns: ['id', 'id'] }, /"id" twice/],
    [
      'more threads than a process bears',
      { threads: 9999 },
      /threads: expected a whole number from 1 to 1024, but got 9999/,
    ],
    ['no thread', { threads: 0 }, /threads: expected a whole number from 1 up, but got 0/],
    ['a shard that there is not', { shard: { index: 3, count: 2 } }, /shard: expected i\/n/],
    ['a long delimiter', { delimiter: '::' }, /delimiter: expected one ASCII character/],
    ['an unknown mode', { mode: 'sideways' as never }, /mode: expected forward, postcode, reverse, search/],
    [
      'Zstandard that this Node cannot write',
      { output: 'x.csv.zst' },
      /Zstandard is written from Node 22\.15 on/,
    ],
  ])('%s is refused before anything is written', async (name, options, message) => {
    if (name.startsWith('Zstandard') && 'zstdCompressSync' in (await import('node:zlib'))) return;
    const { run, directory } = bench('in.csv', csv);
    const error = await run({ output: 'out.csv', ...options }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'GeocoderError', code: 'INVALID_REQUEST' });
    expect((error as Error).message).toMatch(message);
    expect(readdirSync(directory)).toEqual(['in.csv']);
  });

  it.skipIf(process.platform === 'win32')('reads a named pipe as a stream, like standard input', async () => {
    const content = csvOf(customerRows(data, 20));
    const { at, text, run } = bench('in.csv', content);
    await run({ output: 'whole.csv' });
    for (const bytes of [content, gzipSync(content)]) {
      const pipe = at(`pipe-${bytes.length}`);
      execFileSync('mkfifo', [pipe]);
      const [report] = await Promise.all([
        run({ input: pipe, output: 'piped.csv', overwrite: true }),
        writeFile(pipe, bytes),
      ]);
      expect(report.summary.rejected).toBe(0);
      expect(text('piped.csv')).toBe(text('whole.csv'));
    }
    const pipe = at('rows.parquet');
    execFileSync('mkfifo', [pipe]);
    await expect(run({ input: pipe, output: 'p.csv' })).rejects.toMatchObject({
      code: 'BULK_INPUT',
      message: expect.stringMatching(/rows\.parquet: .* so it must be a file$/),
    });
  });

  it('overwrites no file of the dataset that it reads', async () => {
    const { input, at } = bench('in.csv', 'text\n881 main street manchester\n');
    const own = at('town');
    cpSync(data, own, { recursive: true });
    const inDataset = (name: string) => path.join(own, name);
    const output = at('out.csv');
    for (const outputs of [
      { output: inDataset('addresses.sqlite') },
      { output, rejects: inDataset('addresses.flatbush') },
      { output, summary: inDataset('manifest.json') },
    ])
      await expect(
        runBulk({ data: own, mode: 'search', input, overwrite: true, ...outputs }),
      ).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: expect.stringMatching(/never written to/),
      });
    expect(readdirSync(own).sort()).toEqual(readdirSync(data).sort());
    expect(() => Geocoder.verify(own)).not.toThrow();
  });

  it('says which file is missing, and where it cannot write', async () => {
    const { run, at } = bench('in.csv', 'street,number\nx,1\n');
    await expect(run({ input: at('none.csv'), output: 'out.csv' })).rejects.toMatchObject({
      code: 'BULK_INPUT',
    });
    await expect(run({ output: 'no/such/out.csv' })).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    expect(existsSync(at('out.csv'))).toBe(false);
  });
});

/** A Zstandard frame of stored blocks (RFC 8878, 3.1.1): nothing here can write a better one. */
function zstdStored(content: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0]), Buffer.alloc(4)];
  parts[1]!.writeUInt32LE(content.length);
  const most = 100_000;
  for (let at = 0; at < content.length; at += most) {
    const block = content.subarray(at, at + most);
    const header = Buffer.alloc(3);
    header.writeUIntLE((block.length << 3) | (at + most >= content.length ? 1 : 0), 0, 3);
    parts.push(header, block);
  }
  return Buffer.concat(parts);
}
