import { hash, randomBytes } from 'node:crypto';

const PREFIX = 'dp_';
const RANDOM_BYTES = 32;

/** A new API key: 256 random bits. What it stands for is nowhere in it. */
export function newKey(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
}

/**
 * SHA-256 of a key, hexadecimal: Node gives a text twice as fast as a Buffer. A slow hash would protect keys that
 * people choose; these have 256 random bits, which nobody guesses from a hash, and a slow hash at each request would
 * cost more than the request.
 */
export function digestOf(key: string): string {
  return hash('sha256', key, 'hex');
}
