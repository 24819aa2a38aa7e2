import { describe, expect, it } from 'vitest';
import { RecentMap } from '../../src/match/recent-map';
import { mulberry32 } from '../store/synthetic';

describe('recent map', () => {
  it('never gives what was not set, and keeps what is asked for all the time', () => {
    const recent = new RecentMap<number>(100);
    const all = new Map<string, number>();
    const random = mulberry32(3);
    recent.set('kept', -1);
    let forgotten = 0;
    for (let round = 0; round < 5000; round++) {
      const key = `key ${Math.floor(random() * 1000)}`;
      const value = recent.get(key);
      if (value === undefined) {
        if (all.has(key)) forgotten++;
        recent.set(key, round);
        all.set(key, round);
      } else {
        expect(value).toBe(all.get(key));
      }
      expect(recent.get('kept')).toBe(-1);
    }
    expect(forgotten).toBeGreaterThan(1000);
  });

  it('holds what was set last, up to half of its capacity', () => {
    const recent = new RecentMap<number>(20);
    for (let key = 0; key < 500; key++) recent.set(String(key), key);
    for (let key = 490; key < 500; key++) expect(recent.get(String(key))).toBe(key);
    expect(recent.get('100')).toBeUndefined();
  });
});
