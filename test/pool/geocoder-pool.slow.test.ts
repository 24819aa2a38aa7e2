import { setTimeout as delay } from 'node:timers/promises';
import workerThreads from 'node:worker_threads';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Geocoder, indexesOf, openWithIndexes } from '../../src/geocoder';
import type { Match } from '../../src/model/match';
import type { ForwardAddress } from '../../src/model/shapes';
import { GeocoderPool } from '../../src/pool/index';
import { sampleDataset } from '../sample';

const directory = sampleDataset();

/** Every thread that is started, so that a test can kill one from outside, as the system would for want of memory. */
const threads: workerThreads.Worker[] = [];
workerThreads.Worker = class extends workerThreads.Worker {
  constructor(...given: ConstructorParameters<typeof workerThreads.Worker>) {
    super(...given);
    threads.push(this);
  }
};

function requests(): { streetname: string; number: string }[] {
  using geocoder = Geocoder.open(directory);
  return [...geocoder.addresses()]
    .filter(({ number }) => number !== '')
    .map(({ streetname, number }) => ({ streetname, number }));
}

describe('GeocoderPool', () => {
  it('answers as Geocoder does, in the order of the calls', async () => {
    await using pool = await GeocoderPool.open(directory, { threads: 2 });
    using geocoder = Geocoder.open(directory);
    const asked = requests();
    const settled: number[] = [];
    const answers = await Promise.all(
      asked.map(async (request, index) => {
        // Every tenth call is slow: the others must not overtake it.
        const answer = await (index % 10 === 0
          ? pool.search(`${request.number} ${request.streetname}`)
          : pool.forwardGeocode(request));
        settled.push(index);
        return answer;
      }),
    );
    expect(settled).toEqual(asked.map((_, index) => index));
    for (const [index, request] of asked.entries()) {
      const expected =
        index % 10 === 0
          ? geocoder.search(`${request.number} ${request.streetname}`)
          : geocoder.forwardGeocode(request);
      expect(answers[index]).toEqual(expected);
    }
  });

  it('has every operation', async () => {
    await using pool = await GeocoderPool.open(directory, { threads: 1 });
    using geocoder = Geocoder.open(directory);
    const [country] = await pool.listCountries();
    const [province] = await pool.listProvinces(country!.id, { name: 'conn' });
    const [address] = geocoder.addresses();
    const { streetname, number, postcode, latitude, longitude, id } = address!;
    expect(country).toEqual(geocoder.listCountries()[0]);
    expect(province).toEqual(geocoder.listProvinces(country!.id, { name: 'conn' })[0]);
    expect(await pool.listMunicipalities(province!.id, undefined, { limit: 3 })).toEqual(
      geocoder.listMunicipalities(province!.id, undefined, { limit: 3 }),
    );
    expect(await pool.getArea(province!.id)).toEqual(geocoder.getArea(province!.id));
    expect(await pool.getAddress(id)).toEqual(geocoder.getAddress(id));
    expect(await pool.lookupStreet({ streetname })).toEqual(geocoder.lookupStreet({ streetname }));
    expect(await pool.lookupPostcode({ postcode, number })).toEqual(
      geocoder.lookupPostcode({ postcode, number }),
    );
    expect(await pool.reverseGeocode({ latitude, longitude }, { detail: true })).toEqual(
      geocoder.reverseGeocode({ latitude, longitude }, { detail: true }),
    );
    expect(await pool.suggest(streetname.slice(0, 4))).toEqual(geocoder.suggest(streetname.slice(0, 4)));
    expect(await pool.candidates({ streetname })).toEqual(geocoder.candidates({ streetname }));
    const [municipality] = await pool.listMunicipalities(province!.id);
    expect(await pool.listSuburbs(municipality!.id)).toEqual(geocoder.listSuburbs(municipality!.id));
    expectTypeOf(await pool.forwardGeocode({ streetname, number })).toEqualTypeOf<ForwardAddress | null>();
    const detailed = await pool.forwardGeocode({ streetname, number }, { detail: true });
    expectTypeOf(detailed).toEqualTypeOf<Match | null>();
  });

  it('refuses a call that does not fit, and only that one', async () => {
    await using pool = await GeocoderPool.open(directory, { threads: 1 });
    const [first, second, third] = await Promise.allSettled([
      pool.search('main street'),
      pool.forwardGeocode({ streetname: 'x', number: 1 } as never),
      pool.search('main street'),
    ]);
    expect(first!.status).toBe('fulfilled');
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { name: 'GeocoderError', code: 'INVALID_REQUEST' },
    });
    expect(third!.status).toBe('fulfilled');
  });

  it('gives up calls whose signal is aborted, before and after they are sent', async () => {
    await using pool = await GeocoderPool.open(directory, { threads: 1 });
    await expect(pool.search('main', { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    );
    const stop = new AbortController();
    const given = Array.from({ length: 2000 }, () => pool.search('main street', { signal: stop.signal }));
    const kept = pool.search('oak street');
    stop.abort(new Error('late'));
    const ends = await Promise.allSettled(given);
    expect(ends.every((end) => end.status === 'rejected' && end.reason.message === 'late')).toBe(true);
    expect((await kept).length).toBeGreaterThan(0);
    expect(pool.pending).toBe(0);
  });

  it('lets no more calls wait than allowed, and says when there is room', async () => {
    await using pool = await GeocoderPool.open(directory, { threads: 1, maxPending: 10 });
    const calls = Array.from({ length: 11 }, () => pool.search('main street'));
    await expect(calls.pop()).rejects.toMatchObject({ code: 'POOL_FULL' });
    await pool.ready();
    expect(pool.pending).toBeLessThan(10);
    await Promise.all(calls);
    let taken = 0;
    function* endless(): Generator<[string]> {
      for (;;) {
        taken++;
        yield ['main street'];
      }
    }
    await using wide = await GeocoderPool.open(directory, { threads: 1 });
    const answers = wide.map('search', endless());
    for (let index = 0; index < 5; index++) expect((await answers.next()).value).toHaveLength(5);
    await delay(100);
    expect(taken).toBeLessThanOrEqual(256 + 5);
    await answers.return();
  });

  it('replaces a thread that dies, and asks its calls once more', async () => {
    threads.length = 0;
    const pool = await GeocoderPool.open(directory, { threads: 2 });
    const asked = requests().slice(0, 600);
    expect((await pool.search('main street')).length).toBeGreaterThan(0);
    expect(threads).toHaveLength(2);
    const answers = Promise.all(asked.map((request) => pool.forwardGeocode(request)));
    await delay(5);
    await Promise.all(threads.map((thread) => thread.terminate()));
    using geocoder = Geocoder.open(directory);
    expect(await answers).toEqual(asked.map((request) => geocoder.forwardGeocode(request)));
    expect(threads.length).toBeGreaterThanOrEqual(4);
    expect((await pool.search('main street')).length).toBeGreaterThan(0);
    await pool.close();
  });

  it('is closed once and for all; what waits is refused', async () => {
    const pool = await GeocoderPool.open(directory, { threads: 1 });
    const waiting = Promise.allSettled(Array.from({ length: 500 }, () => pool.search('main street')));
    await pool.close();
    await pool.close();
    for (const end of await waiting) {
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'GEOCODER_CLOSED' });
    }
    await expect(pool.search('main street')).rejects.toMatchObject({ code: 'GEOCODER_CLOSED' });
  });

  it('refuses options and datasets that do not fit', async () => {
    await expect(GeocoderPool.open(directory, { threads: 0 })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    await expect(GeocoderPool.open(directory, { threads: 9999 })).rejects.toThrow(
      /a whole number from 1 to 1024/,
    );
    await expect(GeocoderPool.open('no/such')).rejects.toMatchObject({ code: 'DATASET_NOT_FOUND' });
    await expect(GeocoderPool.open(directory, { thread: 2 } as never)).rejects.toThrow(/"thread"/);
  });

  it('shares the spatial indexes between threads', () => {
    using first = Geocoder.open(directory);
    using second = openWithIndexes(directory, {}, indexesOf(first));
    expect(indexesOf(second)[0]).toBe(indexesOf(first)[0]);
    expect(indexesOf(first)[0]?.addresses).toBeInstanceOf(SharedArrayBuffer);
  });
});
