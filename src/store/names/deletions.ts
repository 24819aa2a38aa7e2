import { hash48 } from '../../text/hash';

/** Marks the hashes of a key and its deletions in the shared spelling index. */
const DELETION = '-';

/**
 * Hashes of a key and of the key with each one letter left out. Two keys within one edit (insertion, deletion,
 * substitution, swap of neighbours) share at least one: the symmetric deletion method (SymSpell, Garbe 2012)
 * with distance one. In an array that is used again: no text is made of a key that lacks a letter.
 */
export class Deletions {
  hashes = new Float64Array(64);
  count = 0;

  of(key: string): void {
    if (this.hashes.length <= key.length) this.hashes = new Float64Array(2 * key.length);
    const { hashes } = this;
    hashes[0] = hash48(key, -1, DELETION);
    let count = 1;
    for (let at = 0; at < key.length; at++) {
      if (at > 0 && key.charCodeAt(at) === key.charCodeAt(at - 1)) continue;
      hashes[count++] = hash48(key, at, DELETION);
    }
    this.count = count;
  }
}
