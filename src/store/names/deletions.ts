import { hashesOfDeletions } from '../../text/hash';

/** Marks the hashes of a key and its deletions in the shared spelling index. */
const DELETION = '-';

/**
 * Hashes of a key, and of the key without each of its letters. Two keys within one edit (insertion, deletion,
 * substitution, swap of neighbours) share at least one hash: the symmetric deletion method (SymSpell, Garbe 2012) with
 * distance one.
 */
export function deletionsOf(key: string): readonly number[] {
  return hashesOfDeletions(DELETION + key, DELETION.length);
}
