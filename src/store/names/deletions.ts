import { hash48 } from '../../text/hash';

/** Marks the hashes of a key and its deletions in the shared spelling index. */
const DELETION = '-';

/**
 * Hashes of a key and of the key with each one letter left out. Two keys within one edit (insertion, deletion,
 * substitution, swap of neighbours) share at least one: the symmetric deletion method (SymSpell, Garbe 2012)
 * with distance one.
 */
export function deletionHashes(key: string): number[] {
  const marked = DELETION + key;
  const hashes = [hash48(marked)];
  for (let i = 1; i < marked.length; i++) {
    if (i > 1 && marked.charCodeAt(i) === marked.charCodeAt(i - 1)) continue;
    hashes.push(hash48(marked, i));
  }
  return hashes;
}
