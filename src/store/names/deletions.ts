import { hash48 } from '../../text/hash';

/** Marks the hashes of a key and its deletions in the shared spelling index. */
const DELETION = '-';

/**
 * Hashes of a key and of the key with each one letter left out. Two keys within one edit (insertion, deletion,
 * substitution, swap of neighbours) share at least one: the symmetric deletion method (SymSpell, Garbe 2012)
 * with distance one.
 */
export function deletionHashes(key: string): number[] {
  const hashes = [hash48(DELETION + key)];
  for (let i = 0; i < key.length; i++) {
    if (i > 0 && key[i] === key[i - 1]) continue;
    hashes.push(hash48(DELETION + key.slice(0, i) + key.slice(i + 1)));
  }
  return hashes;
}
