import type { NameKey } from '../../country/conventions';
import { hash48 } from '../../text/hash';
import type { PackedTexts } from './packed-texts';

/*
 * The keys of one name as bytes: how many; of each the number of its text in three bytes, whether it is an alias, how many
 * spellings it has, and their hashes in six bytes each.
 */

const TEXT_BYTES = 3;
const HASH_BYTES = 6;

/** A key of a name, its looser spellings as hashes. */
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

export function packedKeys(keys: readonly HashedKey[], numbers: ReadonlyMap<string, number>): Buffer {
  const parts = [Buffer.from([keys.length])];
  for (const { key, alias, hashes } of keys) {
    const head = Buffer.alloc(TEXT_BYTES + 2 + HASH_BYTES * hashes.length);
    head.writeUIntLE(numbers.get(key)!, 0, TEXT_BYTES);
    head[TEXT_BYTES] = alias ? 1 : 0;
    head[TEXT_BYTES + 1] = hashes.length;
    for (const [at, hash] of hashes.entries())
      head.writeUIntLE(hash, TEXT_BYTES + 2 + HASH_BYTES * at, HASH_BYTES);
    parts.push(head);
  }
  return Buffer.concat(parts);
}

/** Reads the keys of names one after the other. */
export function* readKeys(bytes: Uint8Array, texts: PackedTexts): Generator<HashedKey[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < buffer.length) {
    const keys: HashedKey[] = [];
    for (let left = buffer[at++]!; left > 0; left--) {
      const key = texts.at(buffer.readUIntLE(at, TEXT_BYTES));
      const alias = buffer[at + TEXT_BYTES] === 1;
      const hashes: number[] = [];
      const count = buffer[at + TEXT_BYTES + 1]!;
      at += TEXT_BYTES + 2;
      for (let hash = 0; hash < count; hash++, at += HASH_BYTES)
        hashes.push(buffer.readUIntLE(at, HASH_BYTES));
      keys.push({ key, alias, hashes });
    }
    yield keys;
  }
}
