import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../scripts/quality/random';
import { RingCache } from '../../../src/store/cache/ring-cache';

const MB = 2 ** 20;

function bytesOf(id: number, round: number, length: number): Buffer {
  return Buffer.alloc(length, `${id} ${round} `);
}

/** What is kept under a number, as text: quick to compare. */
function found(kept: RingCache, id: number): string | null {
  return kept.find(id) ? kept.bytes.toString('latin1', kept.start, kept.end) : null;
}

describe('RingCache', () => {
  it('returns the piece that was kept last, or nothing', () => {
    const random = mulberry32(5);
    const kept = new RingCache(500, 2 * MB);
    const last = new Map<number, string>();
    let forgotten = 0;
    for (let round = 0; round < 3000; round++) {
      const id = Math.floor(random() * 500);
      const now = found(kept, id);
      if (now !== null) expect(now).toBe(last.get(id));
      else if (last.has(id)) forgotten++;
      const bytes = bytesOf(id, round, Math.floor(random() * 9000));
      kept.keep(id, bytes);
      last.set(id, bytes.toString('latin1'));
      expect(found(kept, id)).toBe(last.get(id));
    }
    expect(forgotten).toBeGreaterThan(100);
  });

  it('keeps everything if its size is unlimited', () => {
    const kept = new RingCache(400, Number.POSITIVE_INFINITY);
    for (let id = 0; id < 400; id++) kept.keep(id, bytesOf(id, 0, 12_000));
    for (let id = 0; id < 400; id++) expect(found(kept, id)).toBe(bytesOf(id, 0, 12_000).toString('latin1'));
  });

  it('keeps no more than its budget', () => {
    const kept = new RingCache(1000, 3 * MB);
    for (let id = 0; id < 1000; id++) kept.keep(id, bytesOf(id, 0, 50_000));
    let held = 0;
    for (let id = 0; id < 1000; id++) held += found(kept, id)?.length ?? 0;
    // The oldest of three pieces is forgotten before it is written over.
    expect(held).toBeGreaterThan(1.9 * MB);
    expect(held).toBeLessThanOrEqual(3 * MB);
  });

  it('never confuses an overwritten piece with a new one when the piece numbers start again', () => {
    const kept = new RingCache(10_000, MB);
    const large = new Uint8Array(MB - 3);
    kept.keep(0, bytesOf(0, 0, 100));
    for (let piece = 1; piece < 9000; piece++) {
      kept.keep(1 + (piece % 5), large);
      expect(kept.find(0)).toBe(false);
    }
  });

  it('does not keep a value that is longer than a piece or has no slot', () => {
    const kept = new RingCache(10, 4 * MB);
    kept.keep(3, new Uint8Array(MB + 1));
    kept.keep(10, new Uint8Array(5));
    kept.keep(-1, new Uint8Array(5));
    for (const id of [-1, 3, 10, 11]) expect(kept.find(id)).toBe(false);
    kept.keep(4, new Uint8Array(0));
    expect(found(kept, 4)).toBe('');
  });
});
