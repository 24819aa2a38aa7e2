/** What a key has left: a token bucket. */
interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Requests a second for each key, with a burst of as many as two seconds bring. */
const BURST_SECONDS = 2;
/** Buckets of keys that are long gone are forgotten when there are this many. */
const MOST_BUCKETS = 10_000;

/**
 * A key may keep the thread busy for this share of the time: operations are synchronous, and the others want theirs. A
 * request that is dearer than its place in the rate pays for the rest afterwards.
 */
const SHARE_OF_TIME = 0.5;

/** Sums of small differences miss a whole token by less than this. */
const ROUNDING = 1e-9;

/** Limits how fast each key may ask (token bucket), by count and by the time that its requests take. */
export class RateLimit {
  readonly #requestsPerSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param requestsPerSecond for a key that has no limit of its own; Infinity for none. */
  constructor(requestsPerSecond: number) {
    this.#requestsPerSecond = requestsPerSecond;
  }

  /** Whether a key with such a limit of its own, or none, is limited at all. */
  limits(ownLimit: number | undefined): boolean {
    return (ownLimit ?? this.#requestsPerSecond) !== Number.POSITIVE_INFINITY;
  }

  /**
   * Takes one request from a key's bucket.
   * @param now seconds of any clock that never goes back.
   * @returns 0 where it may go on, else the seconds until it may.
   */
  take(name: string, ownLimit: number | undefined, now: number): number {
    const rate = ownLimit ?? this.#requestsPerSecond;
    if (rate === Number.POSITIVE_INFINITY) return 0;
    const most = Math.max(1, rate * BURST_SECONDS);
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forgetFull(now);
      bucket = { tokens: most, filledAt: now };
      this.#buckets.set(name, bucket);
    } else {
      bucket.tokens = Math.min(most, bucket.tokens + (now - bucket.filledAt) * rate);
      bucket.filledAt = now;
    }
    if (bucket.tokens < 1 - ROUNDING) return (1 - bucket.tokens) / rate;
    bucket.tokens--;
    return 0;
  }

  /**
   * Charges a key for the time that its request took, beyond the one token that was taken. The bucket may fall below
   * zero: then the key waits until it is filled again.
   * @param seconds that the thread was busy with it.
   */
  charge(name: string, ownLimit: number | undefined, seconds: number): void {
    const rate = ownLimit ?? this.#requestsPerSecond;
    const bucket = this.#buckets.get(name);
    if (bucket === undefined || rate === Number.POSITIVE_INFINITY) return;
    bucket.tokens -= Math.max(0, (seconds * rate) / SHARE_OF_TIME - 1);
  }

  /** A bucket that nobody asked for a while is full again: forgetting it changes nothing. */
  #forgetFull(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      // One in debt takes longer, and must not come back full.
      if (bucket.tokens >= 0 && now - bucket.filledAt > BURST_SECONDS) this.#buckets.delete(name);
    }
  }
}
