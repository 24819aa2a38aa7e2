/** The token bucket of a key. */
interface Bucket {
  tokens: number;
  filledAt: number;
}

/** A key may use the requests of this many seconds at once. */
const BURST_SECONDS = 2;
/** At this many buckets, those of keys that no longer ask are forgotten. */
const MOST_BUCKETS = 10_000;

/**
 * Share of the time for which one key may keep the thread busy. Operations are synchronous, so other keys wait
 * meanwhile. A request that takes longer than its token allows is charged for the rest afterwards.
 */
const SHARE_OF_TIME = 0.5;

/** Tolerance for rounding errors in sums of small differences, tokens. */
const ROUNDING = 1e-9;

/** Limits how fast each key may ask (token bucket), by count and by the time that its requests take. */
export class RateLimit {
  readonly #requestsPerSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param requestsPerSecond for a key that has no limit of its own; Infinity for none. */
  constructor(requestsPerSecond: number) {
    this.#requestsPerSecond = requestsPerSecond;
  }

  /** Whether a key is limited. @param ownLimit the key's own limit; undefined for the service's. */
  limits(ownLimit: number | undefined): boolean {
    return (ownLimit ?? this.#requestsPerSecond) !== Number.POSITIVE_INFINITY;
  }

  /**
   * Takes one request from a key's bucket.
   * @param now seconds of any clock that never goes back.
   * @returns 0 if the request is allowed, else the seconds until it is.
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
   * Charges a key for the time of its request, beyond the one token that was taken. The bucket may fall below zero:
   * then the key waits until it is filled again.
   * @param seconds how long the request kept the thread busy.
   */
  charge(name: string, ownLimit: number | undefined, seconds: number): void {
    const rate = ownLimit ?? this.#requestsPerSecond;
    const bucket = this.#buckets.get(name);
    if (bucket === undefined || rate === Number.POSITIVE_INFINITY) return;
    bucket.tokens -= Math.max(0, (seconds * rate) / SHARE_OF_TIME - 1);
  }

  /** Forgets buckets that were not used for a while. They are full again, so nothing changes. */
  #forgetFull(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      // A bucket below zero needs longer and must not come back full.
      if (bucket.tokens >= 0 && now - bucket.filledAt > BURST_SECONDS) this.#buckets.delete(name);
    }
  }
}
