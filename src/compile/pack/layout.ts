/** What `pack` writes and `get` reads, in this order: the manifest, its signature, the files that the manifest names. */

/** Ed25519 over the bytes of the manifest: 64 bytes. */
export const SIGNATURE_FILE = 'manifest.json.sig';

/** Deflate, no name, no time, no word on how and where it was packed (RFC 1952). */
export const GZIP_HEAD = Buffer.from('1f8b08000000000000ff', 'hex');

/** More than any manifest needs: what is larger is none. */
export const MOST_MANIFEST_BYTES = 16 * 1024 * 1024;
