/** The file of API keys. It holds names and hashes, never the keys. */

import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import { digestOf, newKey } from './key-text';
import { readSafely, refuseWritableFolder } from './trusted-file';

export interface StoredKey {
  /** Name of the key; unique in its file. */
  name: string;
  /** SHA-256 of the key, hexadecimal. */
  sha256: string;
  /** ISO 8601. */
  createdAt: string;
  /** Requests a second that this key may make; absent for the server's own limit. */
  requestsPerSecond?: number;
  /** The key may change the overlay; absent if it may not. */
  mayWrite?: true;
}

/** The rights of a new key. */
export interface KeyRights {
  /** Limits this key; without it the server's limit holds. */
  readonly requestsPerSecond?: number | undefined;
  /** The key may change the overlay of the service. Default false. */
  readonly mayWrite?: boolean | undefined;
}

const FORMAT = 'doorplate-keys';
const VERSION = 1;
const NAME = /^[\p{IDS}\p{N}][\p{IDS}\p{N} ._@-]{0,63}$/u;
const DIGEST = /^[0-9a-f]{64}$/;
/** Owner only: a user who can write the file can add a key. */
const MODE = 0o600;
const LOCK_TRIES = 100;
const LOCK_WAIT_MILLISECONDS = 20;
/** A lock this old was left by a process that died. */
const STALE_LOCK_MILLISECONDS = 10_000;

/**
 * The keys of a file.
 * @throws GeocoderError KEYS_INVALID if it is missing, unreadable, no file of keys, or writable by others.
 */
export function readKeyFile(file: string): StoredKey[] {
  let text: string;
  try {
    text = readSafely(file);
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code;
    throw new GeocoderError(
      'KEYS_INVALID',
      code === 'ENOENT'
        ? `expected a file of keys at ${file}, but there is none; make it with: doorplate keys create --keys ${file} NAME`
        : `expected to read the keys in ${file}, but ${reasonOf(cause)}`,
      { cause },
    );
  }
  return parseKeys(file, text);
}

/**
 * Adds a key and returns it. The key is not stored and cannot be shown again. Makes the file, mode 0600, if there is
 * none.
 * @param rights rights and limit of the key; a number is its requests a second.
 * @throws GeocoderError INVALID_REQUEST for a name that is invalid or taken; KEYS_INVALID.
 */
export function createKey(file: string, name: string, rights: KeyRights | number = {}): string {
  const { requestsPerSecond, mayWrite = false } =
    typeof rights === 'number' ? { requestsPerSecond: rights } : rights;
  if (typeof name !== 'string' || !NAME.test(name)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `keys: expected a name of 1 to 64 letters, digits, spaces and . _ @ -, but got ${JSON.stringify(name)}`,
    );
  }
  if (requestsPerSecond !== undefined && !isRate(requestsPerSecond)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `keys: expected the requests a second of "${name}" to be a number above 0, but got ${requestsPerSecond}`,
    );
  }
  const key = newKey();
  changeKeys(file, true, (keys) => {
    if (keys.some((stored) => stored.name === name)) {
      throw new GeocoderError(
        'INVALID_REQUEST',
        `keys: expected a new name, but ${file} has a key "${name}"; revoke it first, or choose another name`,
      );
    }
    const stored: StoredKey = {
      name,
      sha256: digestOf(key),
      createdAt: new Date().toISOString(),
      ...(requestsPerSecond === undefined ? {} : { requestsPerSecond }),
      ...(mayWrite ? { mayWrite } : {}),
    };
    return [...keys, stored];
  });
  return key;
}

/**
 * Removes a key: requests with it are refused from the moment that a running server notices.
 * @throws GeocoderError INVALID_REQUEST for a name that is not there; KEYS_INVALID.
 */
export function revokeKey(file: string, name: string): void {
  changeKeys(file, false, (keys) => {
    const kept = keys.filter((stored) => stored.name !== name);
    if (kept.length === keys.length) {
      const names = keys.map((stored) => stored.name).join(', ') || 'none';
      throw new GeocoderError(
        'INVALID_REQUEST',
        `keys: expected the name of a key in ${file} (${names}), but got ${JSON.stringify(name)}`,
      );
    }
    return kept;
  });
}

/** The keys of a file without their hashes. @throws GeocoderError KEYS_INVALID. */
export function listKeys(file: string): Omit<StoredKey, 'sha256'>[] {
  return readKeyFile(file).map(({ sha256, ...shown }) => shown);
}

/**
 * True if others than its owner may read the file. Hashes of random keys are no secret, but nobody else needs them.
 */
export function isReadableByOthers(file: string): boolean {
  return process.platform !== 'win32' && (statSync(file).mode & 0o044) !== 0;
}

function parseKeys(file: string, text: string): StoredKey[] {
  const refuse = (expected: string): never => {
    throw new GeocoderError('KEYS_INVALID', `expected ${file} to hold ${expected}`);
  };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    // The message of the parser is left out: it would quote the file, which may be any file that this process can read.
    throw new GeocoderError('KEYS_INVALID', `expected ${file} to be a file of keys (JSON), but it is not`, {
      cause,
    });
  }
  const head = parsed as { format?: unknown; version?: unknown; keys?: unknown } | null;
  if (head === null || typeof head !== 'object' || head.format !== FORMAT) refuse(`"format": "${FORMAT}"`);
  if (head!.version !== VERSION) refuse(`"version": ${VERSION}, but it has ${JSON.stringify(head!.version)}`);
  if (!Array.isArray(head!.keys)) refuse('a list "keys"');
  const names = new Set<string>();
  return (head!.keys as unknown[]).map((entry, index) => {
    const stored = entry as Partial<StoredKey> | null;
    const place = `keys[${index}]`;
    if (stored === null || typeof stored !== 'object') return refuse(`an object at ${place}`);
    const { name, sha256, createdAt, requestsPerSecond, mayWrite } = stored;
    if (typeof name !== 'string' || !NAME.test(name)) return refuse(`a name at ${place}.name`);
    if (names.has(name)) return refuse(`each name once, but "${name}" is there twice`);
    names.add(name);
    if (typeof sha256 !== 'string' || !DIGEST.test(sha256))
      return refuse(`64 hexadecimal digits at ${place}.sha256`);
    if (typeof createdAt !== 'string') return refuse(`a time at ${place}.createdAt`);
    if (requestsPerSecond !== undefined && !isRate(requestsPerSecond))
      return refuse(`a number above 0 at ${place}.requestsPerSecond`);
    if (mayWrite !== undefined && mayWrite !== true) return refuse(`true, or nothing, at ${place}.mayWrite`);
    return {
      name,
      sha256,
      createdAt,
      ...(requestsPerSecond === undefined ? {} : { requestsPerSecond }),
      ...(mayWrite === undefined ? {} : { mayWrite }),
    };
  });
}

function isRate(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

/**
 * Reads, changes and replaces the file under a lock. Two changes at once lose nothing; a reader sees the old or the new
 * file.
 */
function changeKeys(file: string, mayBeNew: boolean, change: (keys: StoredKey[]) => StoredKey[]): void {
  const target = realPath(file);
  refuseWritableFolder(target);
  const unlock = lock(target);
  const draft = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const isNew = mayBeNew && !exists(target);
    const keys = change(isNew ? [] : readKeyFile(target));
    const text = `${JSON.stringify({ format: FORMAT, version: VERSION, keys }, null, 2)}\n`;
    const descriptor = openSync(draft, 'wx', MODE);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, target);
  } catch (cause) {
    rmSync(draft, { force: true });
    if (cause instanceof GeocoderError) throw cause;
    throw new GeocoderError('KEYS_INVALID', `expected to write the keys to ${file}, but ${reasonOf(cause)}`, {
      cause,
    });
  } finally {
    unlock();
  }
}

/** The file behind a symbolic link: the file is replaced, the link stays. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    try {
      return join(realpathSync(dirname(file)), file.split(/[\\/]/).pop()!);
    } catch (cause) {
      throw new GeocoderError('KEYS_INVALID', `expected the folder of ${file} to exist, but it does not`, {
        cause,
      });
    }
  }
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false }) !== undefined;
}

function lock(target: string): () => void {
  const path = `${target}.lock`;
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    try {
      closeSync(openSync(path, 'wx', MODE));
      return () => rmSync(path, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new GeocoderError(
          'KEYS_INVALID',
          `expected to write beside ${target}, but ${reasonOf(cause)}`,
          {
            cause,
          },
        );
      }
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > STALE_LOCK_MILLISECONDS) rmSync(path, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MILLISECONDS);
    }
  }
  throw new GeocoderError(
    'KEYS_INVALID',
    `expected to lock ${target}, but ${path} is held by another process`,
  );
}
