/** The layout of a pack, in this order: the manifest, its signature, the files that the manifest names. */

/** Ed25519 signature of the bytes of the manifest: 64 bytes. */
export const SIGNATURE_FILE = 'manifest.json.sig';

/** Gzip header: deflate, no name, no time, no compression level and system (RFC 1952). */
export const GZIP_HEAD = Buffer.from('1f8b08000000000000ff', 'hex');

/** Most bytes of a manifest; far more than any needs. */
export const MOST_MANIFEST_BYTES = 16 * 1024 * 1024;
