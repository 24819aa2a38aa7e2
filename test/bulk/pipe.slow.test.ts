import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type PipeOptions, runPipe } from '../../src/bulk/index';
import { Geocoder } from '../../src/geocoder';
import { sampleDataset } from '../sample';
import { customerRows, ndjsonOf } from './rows-of';

const data = sampleDataset();
const asked = { mode: 'forward', columns: ['level', 'id'] } as const;

async function filtered(input: Readable, options: Partial<PipeOptions> = {}): Promise<string[]> {
  using geocoder = Geocoder.open(data);
  const output = new PassThrough();
  const whole = text(output);
  await runPipe(geocoder, { ...asked, ...options, input, output });
  output.end();
  return (await whole).split('\n');
}

describe('the filter', () => {
  it('gives a line for a line, in their order, whatever sizes they come in', async () => {
    const rows = customerRows(data, 3);
    const bytes = Buffer.from(ndjsonOf(rows));
    for (const size of [7, 1000, bytes.length]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const lines = await filtered(Readable.from(pieces));
      expect(lines.pop()).toBe('');
      expect(lines.map((line) => JSON.parse(line).row)).toEqual(rows.map(({ row }) => row));
      expect(lines.every((line) => JSON.parse(line).match_error === null)).toBe(true);
    }
  });

  it('answers a line before the next one comes', async () => {
    const [row] = customerRows(data, 1000);
    const input = new PassThrough();
    const output = new PassThrough();
    using geocoder = Geocoder.open(data);
    const work = runPipe(geocoder, { ...asked, input, output });
    for (let turn = 0; turn < 3; turn++) {
      input.write(ndjsonOf([row!]));
      const [answer] = (await new Promise<Buffer>((resolve) => output.once('data', resolve)))
        .toString()
        .split('\n');
      expect(JSON.parse(answer!)).toMatchObject({ row: row!.row, match_level: 'address' });
    }
    input.end();
    expect((await work).rows).toBe(3);
  });

  it('hands on what it cannot ask, with the reason, so that lines can be counted', async () => {
    const [row] = customerRows(data, 1000);
    const good = JSON.stringify(row);
    const lines = await filtered(
      Readable.from([
        Buffer.from(
          `${good}\nno json\n\n[1]\n{"housenumber":"1"}\n{"match_level":1,"street":"x","housenumber":"1"}\n${good}`,
        ),
      ]),
    );
    expect(lines).toHaveLength(7);
    const objects = lines.map((line) => (line === '' ? null : JSON.parse(line)));
    expect(objects[1]).toMatchObject({
      line: 'no json',
      match_error: expect.stringContaining('expected a JSON object'),
    });
    expect(objects[2]).toBeNull();
    expect(objects[3]).toMatchObject({ line: '[1]' });
    expect(objects[4]).toMatchObject({
      housenumber: '1',
      match_level: null,
      match_error: expect.stringMatching(/street/),
    });
    expect(objects[5]).toMatchObject({ match_error: expect.stringContaining('"match_level"') });
    expect(objects[6]).toMatchObject({ match_level: 'address', match_error: null });
  });

  it('is content with nothing', async () => {
    expect(await filtered(Readable.from([]))).toEqual(['']);
  });

  it('waits for a reader that is slow', async () => {
    const rows = customerRows(data, 2);
    const output = new PassThrough({ highWaterMark: 1000 });
    using geocoder = Geocoder.open(data);
    let read = 0;
    const input = new Readable({
      read() {
        this.push(read < rows.length ? ndjsonOf([rows[read++]!]) : null);
      },
      highWaterMark: 1,
    });
    const work = runPipe(geocoder, { ...asked, input, output });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(read).toBeLessThan(rows.length / 4);
    output.resume();
    expect((await work).rows).toBe(rows.length);
  });
});
