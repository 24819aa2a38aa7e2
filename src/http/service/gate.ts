import type { KeyRing, KnownKey } from '../keys/key-ring';
import { problem, type Reply } from '../routes/problems';
import type { Pressure } from './pressure';
import type { RateLimit } from './rate-limit';

/** The key of a request, or its refusal. */
export type Admission =
  | { readonly key: KnownKey | null; readonly refusal: null }
  | { readonly refusal: Reply };

const MISSING: Admission = { refusal: problem('KEY_MISSING') };
const UNKNOWN: Admission = { refusal: problem('KEY_UNKNOWN') };
const OVERLOADED: Admission = { refusal: problem('OVERLOADED', undefined, { 'retry-after': '1' }) };
const ANYBODY: Admission = { key: null, refusal: null };

/** Decides who may ask: it sheds load, checks the key and limits its rate, in that order, before a body is read. */
export class Gate {
  readonly #keys: KeyRing | null;
  readonly #rateLimit: RateLimit;
  readonly #pressure: Pressure | null;

  /** @param keys null admits everybody: for an application with its own login. */
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

  /** Whether a key has a limit. */
  isLimited(key: KnownKey | null): boolean {
    return key !== null && this.#rateLimit.limits(key.requestsPerSecond);
  }

  /** Charges a key for the time that answering took, in seconds. */
  charge(key: KnownKey | null, seconds: number): void {
    if (key !== null) this.#rateLimit.charge(key.name, key.requestsPerSecond, seconds);
  }
}
