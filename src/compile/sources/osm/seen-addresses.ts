import { hash48 } from '../../../text/hash';

/** 2^28 bits: with 10 M addresses, one in a million is mistaken for a known one. */
const BITS = 2 ** 28;
const PROBES = 5;

/**
 * A set of addresses in 32 MB for any number of them: a Bloom filter (B. Bloom, "Space/time trade-offs in hash coding",
 * 1970). It knows every address that was added, and rarely takes a new one for a known one.
 */
export class SeenAddresses {
  readonly #bits = new Uint32Array(BITS / 32);

  add(street: string, number: string): void {
    const hash = hash48(keyOf(street, number));
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = bitOf(hash, probe);
      this.#bits[bit >>> 5]! |= 1 << (bit & 31);
    }
  }

  has(street: string, number: string): boolean {
    const hash = hash48(keyOf(street, number));
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = bitOf(hash, probe);
      if ((this.#bits[bit >>> 5]! & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }
}

function keyOf(street: string, number: string): string {
  return `${street.toLowerCase()}|${number.toLowerCase()}`;
}

/** Double hashing (Kirsch and Mitzenmacher 2006) over the two halves of the hash. */
function bitOf(hash: number, probe: number): number {
  const low = hash % 0x1000000;
  const high = Math.floor(hash / 0x1000000);
  return (high * 16 + (low & 15) + probe * (low * 16 + (high & 15) + 1)) % BITS;
}
