import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Memo } from '../../src/text/memo';

const CAPACITY = 4;
const keys = fc.array(fc.constantFrom(...'abcdefghijkl'), { maxLength: 200 });

describe('Memo', () => {
  it('gives what was made for a key, whatever was asked before', () => {
    fc.assert(
      fc.property(keys, (asked) => {
        const memo = new Memo<string>(CAPACITY);
        for (const key of asked) expect(memo.get(key, (made) => `${made}!`)).toBe(`${key}!`);
      }),
    );
  });

  it('makes nothing again that is among the last keys, as many as its capacity', () => {
    fc.assert(
      fc.property(keys, (asked) => {
        const memo = new Memo<number>(CAPACITY);
        const recent: string[] = [];
        for (const key of asked) {
          let isMade = false;
          memo.get(key, () => {
            isMade = true;
            return 1;
          });
          if (recent.includes(key)) expect(isMade).toBe(false);
          if (recent.includes(key)) recent.splice(recent.indexOf(key), 1);
          recent.push(key);
          if (recent.length > CAPACITY) recent.shift();
        }
      }),
    );
  });

  it('holds at most twice its capacity', () => {
    const memo = new Memo<string>(CAPACITY);
    const made: string[] = [];
    const ask = (key: string) =>
      memo.get(key, (fresh) => {
        made.push(fresh);
        return fresh;
      });
    for (let at = 0; at < 100; at++) ask(`key ${at}`);
    made.length = 0;
    for (let at = 99; at >= 0; at--) ask(`key ${at}`);
    expect(100 - made.length).toBeLessThanOrEqual(2 * CAPACITY);
  });
});
