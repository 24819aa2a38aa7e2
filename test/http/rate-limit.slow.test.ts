import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKey } from '../../src/http/index';
import { RateLimit } from '../../src/http/service/rate-limit';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, DOORS } from './running';

describe('the limit of a key', () => {
  it('lets two seconds of requests through at once, then as many as time brings', () => {
    const limit = new RateLimit(10);
    const taken = Array.from({ length: 25 }, () => limit.take('a', undefined, 100));
    expect(taken.filter((seconds) => seconds === 0)).toHaveLength(20);
    expect(taken[20]).toBeCloseTo(0.1);
    expect(limit.take('a', undefined, 100.1)).toBe(0);
    expect(limit.take('a', undefined, 100.1)).toBeGreaterThan(0);
    expect(limit.take('b', undefined, 100.1)).toBe(0);
  });

  it('keeps a key’s own limit instead', () => {
    const limit = new RateLimit(Number.POSITIVE_INFINITY);
    expect(limit.take('slow', 0.1, 5)).toBe(0);
    expect(limit.take('slow', 0.1, 5)).toBeCloseTo(10);
    for (let round = 0; round < 1000; round++) expect(limit.take('free', undefined, 5)).toBe(0);
  });

  it('charges the time that requests take: a dear one is as many as it keeps from others', () => {
    const limit = new RateLimit(100);
    // Forty requests of 0.6 s at once: two seconds' worth of tokens last for two of them.
    let busy = 0;
    for (let request = 0; request < 40; request++) {
      if (limit.take('k', undefined, 10) > 0) continue;
      limit.charge('k', undefined, 0.6);
      busy += 0.6;
    }
    expect(busy).toBeLessThanOrEqual(1.2);
    // Over a minute a key keeps the thread busy for half of the time, whatever it asks.
    busy = 0;
    for (let now = 10; now < 70; now += 0.01) {
      if (limit.take('k', undefined, now) > 0) continue;
      limit.charge('k', undefined, 0.6);
      busy += 0.6;
    }
    expect(busy).toBeGreaterThan(28);
    expect(busy).toBeLessThan(32);
    expect(limit.take('other', undefined, 70)).toBe(0);
  });

  it('charges cheap requests by count alone', () => {
    const limit = new RateLimit(100);
    let passed = 0;
    for (let request = 0; request < 300; request++) {
      if (limit.take('k', undefined, 10) > 0) continue;
      limit.charge('k', undefined, 0.0001);
      passed++;
    }
    expect(passed).toBe(200);
  });

  it('never lets more through in any window than rate × window + burst', () => {
    const gaps = fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 50, noNaN: true }), gaps, (rate, steps) => {
        const limit = new RateLimit(rate);
        const passed: number[] = [];
        let now = 0;
        for (const step of steps) {
          now += step;
          const wait = limit.take('k', undefined, now);
          if (wait === 0) passed.push(now);
          else expect(wait).toBeLessThanOrEqual(1 / rate + 1e-9);
        }
        const burst = Math.max(1, 2 * rate);
        for (let first = 0; first < passed.length; first++) {
          for (let last = first; last < passed.length; last++) {
            const window = passed[last]! - passed[first]!;
            expect(last - first + 1).toBeLessThanOrEqual(burst + window * rate + 1e-6);
          }
        }
      }),
      { seed: 6, numRuns: 60 },
    );
  });
});

const dataset = sampleDataset();
const folder = temporaryDirectory();

describe.each(Object.entries(DOORS))('429 by %s', (_name, start) => {
  it('comes with Retry-After, for one key and not for another', async () => {
    const service = await start(dataset, folder, { requestsPerSecond: 2 });
    try {
      const body = { streetname: 'Main Street' };
      const statuses: number[] = [];
      for (let round = 0; round < 8; round++) {
        const { status, headers, json } = await service.ask('POST', '/lookup/street', body);
        statuses.push(status);
        if (status !== 429) continue;
        expect(json.code).toBe('RATE_LIMITED');
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      }
      expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
      const other = askerOf(service.url, createKey(service.keysFile, 'other', 1000));
      await expect.poll(async () => (await other('POST', '/lookup/street', body)).status).toBe(200);
      for (let round = 0; round < 20; round++)
        expect((await other('POST', '/lookup/street', body)).status).toBe(200);
    } finally {
      await service.close();
    }
  });
});
