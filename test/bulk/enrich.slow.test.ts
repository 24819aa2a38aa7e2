import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { enrich, enrichStream } from '../../src/bulk/index';
import { Geocoder } from '../../src/geocoder';
import { sampleDataset } from '../sample';
import { customerRows } from './rows-of';

const data = sampleDataset();
const options = {
  data,
  mode: 'forward',
  map: { streetname: 'street', number: 'housenumber', city: 'city' },
} as const;
const columns = ['level', 'id', 'latitude'] as const;

describe('enrich', () => {
  it('gives every row in its order, as a fresh object with what the geocoder answers', async () => {
    const rows = customerRows(data, 2).filter(({ city }) => city !== '');
    const frozen = rows.map((row) => Object.freeze({ ...row }));
    using geocoder = Geocoder.open(data);
    let index = 0;
    for await (const row of enrich(frozen, { ...options, columns, threads: 2 })) {
      const { street, housenumber, city } = rows[index]!;
      const request = { streetname: street, number: housenumber, suburb: city };
      const match = geocoder.forwardGeocode(request, { detail: true });
      expect(row).toEqual({
        ...rows[index]!,
        match_level: match?.level ?? null,
        match_id: match?.id ?? null,
        match_latitude: match?.latitude ?? null,
        match_error: null,
      });
      index++;
    }
    expect(index).toBe(rows.length);
  });

  it('says why a row could not be asked, and goes on', async () => {
    const [row] = customerRows(data, 1000);
    const rows = [row!, { ...row!, street: '' }, row!];
    const enriched = [];
    for await (const found of enrich(rows, { ...options, columns: ['level'], threads: 1 }))
      enriched.push(found);
    expect(enriched.map((found) => found.match_level)).toEqual(['address', null, 'address']);
    expect(enriched[1]!.match_error).toMatch(/"streetname"/);
  });

  it('takes no more rows than it can use', async () => {
    const [row] = customerRows(data, 1000);
    let taken = 0;
    function* endless() {
      for (;;) {
        taken++;
        yield row!;
      }
    }
    const enriched = enrich(endless(), { ...options, threads: 2 });
    for (let index = 0; index < 10; index++) await enriched.next();
    await delay(200);
    // Two threads, two batches each and one at hand, 256 rows a batch, and one that is being gathered.
    expect(taken).toBeLessThanOrEqual(256 * 7);
    await enriched.return();
  });

  it('answers a row that is alone, before the next one comes', async () => {
    const [row] = customerRows(data, 1000);
    let answered = 0;
    async function* oneByOne() {
      for (let index = 0; index < 3; index++) {
        yield row!;
        // The next row comes only after the answer to this one.
        while (answered <= index) await delay(5);
      }
    }
    for await (const found of enrich(oneByOne(), { ...options, threads: 2 })) {
      expect(found.match_level).toBe('address');
      answered++;
    }
    expect(answered).toBe(3);
  });

  it('ends when it is told to, and lets its source know', async () => {
    const [row] = customerRows(data, 1000);
    const stop = new AbortController();
    let ended = false;
    async function* rows() {
      try {
        for (;;) yield row!;
      } finally {
        ended = true;
      }
    }
    const work = async () => {
      let count = 0;
      for await (const _ of enrich(rows(), { ...options, threads: 1, signal: stop.signal })) {
        if (++count === 300) stop.abort(new Error('enough'));
      }
    };
    await expect(work()).rejects.toThrow('enough');
    await delay(50);
    expect(ended).toBe(true);
  });

  it('refuses what does not fit', async () => {
    await expect(enrich([{ a: 1 }], { data, mode: 'forward' }).next()).rejects.toThrow(
      /expected a column for/,
    );
    const taken = [{ street: 'x', housenumber: '1', city: 'y', match_level: 1 }];
    await expect(enrich(taken, options).next()).rejects.toThrow(/"match_level"/);
    const holed = [{ street: 'x', housenumber: '1', city: 'y' }, null] as unknown as object[];
    await expect(enrich(holed, options).next()).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'rows: expected objects, but row 2 is null',
    });
    expect(await enrich([], options).next()).toEqual({ done: true, value: undefined });
  });
});

describe('enrichStream', () => {
  it('is a stream that holds its source back', async () => {
    const [row] = customerRows(data, 1000);
    let read = 0;
    let written = 0;
    let furthest = 0;
    const source = new Readable({
      objectMode: true,
      highWaterMark: 4,
      read() {
        this.push(read++ < 6000 ? row! : null);
      },
    });
    const slow = new Writable({
      objectMode: true,
      highWaterMark: 4,
      write(found: { match_level: string }, _, done) {
        expect(found.match_level).toBe('address');
        written++;
        furthest = Math.max(furthest, read - written);
        if (written % 500 === 0) setTimeout(done, 20);
        else done();
      },
    });
    await pipeline(source, enrichStream({ ...options, threads: 2, columns: ['level'] }), slow);
    expect(written).toBe(6000);
    expect(furthest).toBeLessThan(2500);
  });
});
