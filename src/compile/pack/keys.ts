import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { GeocoderError } from '../../model/errors';
import { printablePath } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { checkPath } from '../../schema/option-kinds';

/** Suffix of the file with the public key, beside the private key. */
const PUBLIC_SUFFIX = '.pub';
/** Length of an Ed25519 signature. */
export const SIGNATURE_BYTES = 64;

/** The files of a pair of keys. */
export interface KeyFiles {
  privateKey: string;
  publicKey: string;
}

/**
 * Makes a pair of Ed25519 keys: the private one in `path`, readable by its owner only, the public one in `path.pub`,
 * both as PEM. Existing files are never overwritten.
 * @throws GeocoderError SIGNATURE_INVALID if one of the files exists or cannot be written.
 */
export function signKeys(path: string): KeyFiles {
  checkPath('signKeys', 'path', path);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const files = { privateKey: path, publicKey: path + PUBLIC_SUFFIX };
  let isMade = false;
  try {
    // The public key is written first: no private key remains if the second write fails.
    writeFileSync(files.publicKey, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
    isMade = true;
    writeFileSync(files.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    // A key beside the private one of an earlier day would be none of it.
    if (isMade) rmSync(files.publicKey, { force: true });
    throw invalid(`expected to make ${printablePath(path)} and its ${PUBLIC_SUFFIX} anew`, error);
  }
  return files;
}

/** @param key path of a PEM file, or the PEM text itself. */
export function signatureOf(bytes: Buffer, key: string): Buffer {
  return sign(null, bytes, keyOf(key, 'private', createPrivateKey));
}

/** Loads the trusted public keys. @throws GeocoderError SIGNATURE_INVALID, also for a private key. */
export function trustedKeys(keys: string | readonly string[]): KeyObject[] {
  const list = typeof keys === 'string' ? [keys] : keys;
  if (list.length === 0) throw invalid('expected a public key', null);
  return list.map((key) => keyOf(key, 'public', createPublicKey));
}

/** Whether one of the keys made the signature. */
export function isSigned(bytes: Buffer, signature: Buffer, keys: readonly KeyObject[]): boolean {
  return keys.some((key) => verify(null, bytes, key, signature));
}

const KIND_IN_PEM = /^-----BEGIN (?:\w+ )?(PRIVATE|PUBLIC) KEY-----/;

function keyOf(key: string, kind: 'private' | 'public', read: (pem: string) => KeyObject): KeyObject {
  const isText = key.trimStart().startsWith('-----BEGIN ');
  const where = isText ? 'the PEM text' : printablePath(key);
  let made: KeyObject;
  try {
    const pem = isText ? key : readFileSync(key, 'utf8');
    // A private key gives its public one, so it would be taken, and sent to everybody.
    const found = KIND_IN_PEM.exec(pem.trimStart())?.[1]?.toLowerCase() ?? kind;
    if (found !== kind) throw new TypeError(`the ${found} one`);
    made = read(pem);
  } catch (error) {
    throw invalid(
      `expected the ${kind} Ed25519 key in ${where}`,
      isNoKey(error) ? new TypeError('something that is no key in PEM') : error,
    );
  }
  if (made.asymmetricKeyType === 'ed25519') return made;
  throw invalid(
    `expected the ${kind} Ed25519 key in ${where}, got one of type ${made.asymmetricKeyType}`,
    null,
  );
}

/** OpenSSL says only in its own words that it cannot read a key. */
function isNoKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_OSSL');
}

function invalid(message: string, cause: unknown): GeocoderError {
  const reason = cause instanceof Error ? `, got: ${reasonOf(cause)}` : '';
  return new GeocoderError('SIGNATURE_INVALID', message + reason, { cause });
}
