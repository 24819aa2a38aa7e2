import type { KeyRing, KnownKey } from '../keys/key-ring';
import { problem, type Reply } from '../routes/problems';
import type { Pressure } from './pressure';
import type { RateLimit } from './rate-limit';

/** Whose request it is, or why it is refused. */
export type Admission =
  | { readonly key: KnownKey | null; readonly refusal: null }
  | { readonly refusal: Reply };

const MISSING: Admission = { refusal: problem('KEY_MISSING') };
const UNKNOWN: Admission = { refusal: problem('KEY_UNKNOWN') };
const OVERLOADED: Admission = { refusal: problem('OVERLOADED', undefined, { 'retry-after': '1' }) };
const ANYBODY: Admission = { key: null, refusal: null };

/** Who may ask: sheds load, recognises keys, limits their rate; in that order, before a body is read. */
export class Gate {
  readonly #keys: KeyRing | null;
  readonly #rateLimit: RateLimit;
  readonly #pressure: Pressure | null;

  /** @param keys null lets everybody in: for a server that has its own authentication. */
  constructor(keys: KeyRing | null, rateLimit: RateLimit, pressure: Pressure | null) {
    this.#keys = keys;
    this.#rateLimit = rateLimit;
    this.#pressure = pressure;
  }

  admit(header: string | readonly string[] | undefined): Admission {
    if (this.#pressure?.tooHigh) return OVERLOADED;
    if (this.#keys === null) return ANYBODY;
    if (typeof header !== 'string' || header === '') return MISSING;
    const key = this.#keys.identify(header);
    if (key === null) return UNKNOWN;
    const seconds = this.#rateLimit.take(key.name, key.requestsPerSecond, performance.now() / 1000);
    if (seconds === 0) return { key, refusal: null };
    return {
      refusal: problem('RATE_LIMITED', undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) }),
    };
  }

  /** Whether a key may only have its share of the time. */
  isLimited(key: KnownKey | null): boolean {
    return key !== null && this.#rateLimit.limits(key.requestsPerSecond);
  }

  /** Charges a key for the time that answering took, in seconds. */
  charge(key: KnownKey | null, seconds: number): void {
    if (key !== null) this.#rateLimit.charge(key.name, key.requestsPerSecond, seconds);
  }
}
