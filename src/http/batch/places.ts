import { problem, type Reply } from '../routes/problems';

/** Most batches at once, of all keys. */
const MOST = 4;
const SOON = { 'retry-after': '1' };
const BUSY: Reply = problem(
  'OVERLOADED',
  'As many batches run as this service takes; Retry-After says when to try.',
  SOON,
);
const SAME_KEY: Reply = problem('RATE_LIMITED', 'A batch of this key runs: one at a time.', SOON);

/** Limits the running batches: one for each key, and a few in all. */
export class BatchPlaces {
  readonly #keys = new Set<string>();
  #taken = 0;

  /**
   * Takes a place for a batch.
   * @param key name of the key; null if nobody is asked for one.
   * @returns a function that frees it, or why there is none.
   */
  take(key: string | null): (() => void) | Reply {
    if (key !== null && this.#keys.has(key)) return SAME_KEY;
    if (this.#taken >= MOST) return BUSY;
    this.#taken++;
    if (key !== null) this.#keys.add(key);
    return () => {
      this.#taken--;
      if (key !== null) this.#keys.delete(key);
    };
  }
}
