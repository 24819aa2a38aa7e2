import { timingSafeEqual } from 'node:crypto';
import { GeocoderError } from '../../model/errors';
import { FileWatch } from '../service/file-watch';
import { readKeyFile, type StoredKey } from './key-file';
import { digestOf } from './key-text';

/** How often a running server checks whether its keys changed. */
const WATCH_MILLISECONDS = 500;

interface Held {
  readonly digest: Buffer;
  readonly key: KnownKey;
}

/** A key that was recognised. */
export interface KnownKey {
  readonly name: string;
  /** Absent: the server's own limit. */
  readonly requestsPerSecond: number | undefined;
  /** It may change the overlay. */
  readonly mayWrite: boolean;
}

/**
 * Recognises API keys in the same time for wrong and right ones. Each key is hashed. The first four bytes of the hash
 * choose the stored hash to compare with, or a stand-in if there is none; the comparison of all 32 bytes takes
 * constant time. An attacker who learns the four bytes from the timing still has 224 bits to guess.
 */
export class KeyRing {
  #held = new Map<number, Held[]>();
  #size = 0;
  /** The hash of the asked key. */
  readonly #asked = Buffer.alloc(32);
  #watch: FileWatch | null = null;
  readonly #standIn: readonly Held[] = [
    { digest: Buffer.alloc(32), key: { name: '', requestsPerSecond: undefined, mayWrite: false } },
  ];

  constructor(keys: readonly StoredKey[]) {
    this.#hold(keys);
  }

  /**
   * The keys of a file, which is watched: a created or revoked key takes effect within a second. When the file is
   * removed, no key is valid; when it cannot be read, the keys stay as they were.
   * @param onChange is called at each change with the number of keys, or with the reason why the file is refused.
   * @throws GeocoderError KEYS_INVALID.
   */
  static watching(
    file: string,
    onChange: (count: number, refusal: GeocoderError | null) => void = () => {},
  ): KeyRing {
    // The watch begins before the file is read, so that no change in between is missed.
    const watch = new FileWatch(file, () => ring.#reload(file, onChange));
    const ring = new KeyRing(readKeyFile(file));
    ring.#watch = watch;
    watch.start(WATCH_MILLISECONDS);
    return ring;
  }

  get size(): number {
    return this.#size;
  }

  /** The stored key for a key text; null for an unknown one. */
  identify(key: string): KnownKey | null {
    const digest = this.#asked;
    digest.write(digestOf(key), 'hex');
    const held = this.#held.get(digest.readUInt32LE(0)) ?? this.#standIn;
    let known: KnownKey | null = null;
    for (const { digest: other, key: candidate } of held) {
      if (timingSafeEqual(digest, other)) known = candidate;
    }
    return held === this.#standIn ? null : known;
  }

  /** Checks the file now. */
  refresh(): void {
    this.#watch?.check();
  }

  close(): void {
    this.#watch?.stop();
    this.#watch = null;
  }

  #reload(file: string, onChange: (count: number, refusal: GeocoderError | null) => void): void {
    try {
      this.#hold(readKeyFile(file));
      onChange(this.#size, null);
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      const cause = error.cause as NodeJS.ErrnoException | undefined;
      if (cause?.code === 'ENOENT') this.#hold([]);
      onChange(this.#size, error);
    }
  }

  #hold(keys: readonly StoredKey[]): void {
    const held = new Map<number, Held[]>();
    for (const { name, sha256, requestsPerSecond, mayWrite = false } of keys) {
      const digest = Buffer.from(sha256, 'hex');
      const slot = digest.readUInt32LE(0);
      held.set(slot, [...(held.get(slot) ?? []), { digest, key: { name, requestsPerSecond, mayWrite } }]);
    }
    this.#held = held;
    this.#size = keys.length;
  }
}
