import type { NameKey } from '../../country/conventions';
import { hash48 } from '../../text/hash';

/** A key of a name, with the hashes of its looser spellings. */
export interface HashedKey {
  readonly key: string;
  readonly alias: boolean;
  readonly hashes: readonly number[];
}

export function hashedKeys(keys: readonly NameKey[]): HashedKey[] {
  return keys.map(({ key, alias, spellings }) => ({
    key,
    alias,
    hashes: [...new Set(spellings.map((spelling) => hash48(spelling)))],
  }));
}
