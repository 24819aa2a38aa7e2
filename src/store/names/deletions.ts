import { hashHalves } from '../../text/hash';

/** Marks the hashes of a key and its deletions in the shared spelling index. */
const DELETION = '-';

/**
 * Hashes of a key, and of the key without each of its letters. Two keys within one edit (insertion, deletion,
 * substitution, swap of neighbours) share at least one hash: the symmetric deletion method (SymSpell, Garbe 2012) with
 * distance one. It makes no strings, and the next key reuses the array.
 */
export class Deletions {
  /** Two numbers for each hash: its upper and lower 24 bits. */
  halves = new Uint32Array(128);
  count = 0;

  of(key: string): void {
    if (this.halves.length < 2 * key.length + 2) this.halves = new Uint32Array(4 * key.length);
    const { halves } = this;
    hashHalves(key, -1, DELETION, halves, 0);
    let count = 1;
    for (let at = 0; at < key.length; at++) {
      if (at > 0 && key.charCodeAt(at) === key.charCodeAt(at - 1)) continue;
      hashHalves(key, at, DELETION, halves, 2 * count);
      count++;
    }
    this.count = count;
  }
}
