/** The tar format of a pack (ustar, https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html). */

export const TAR_BLOCK_BYTES = 512;
/** Two blocks of zeros end an archive. */
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK_BYTES);

const SIZE_AT = 124;
const SIZE_DIGITS = 11;
const CHECKSUM_AT = 148;

/**
 * The header of one plain file: mode 0644, owner 0, no time, so that equal files give equal bytes. A reader makes the
 * expected header and compares it.
 */
export function tarHeader(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(TAR_BLOCK_BYTES);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  writeSize(header, bytes);
  header.write(`${'0'.repeat(11)}\0`, 136);
  header.fill(' ', CHECKSUM_AT, CHECKSUM_AT + 8);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return header;
}

/** Padding bytes after a file, up to a whole block. */
export function tarPadding(bytes: number): number {
  return (TAR_BLOCK_BYTES - (bytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
}

/** The file size in a header; NaN for an invalid one. */
export function tarSize(header: Buffer): number {
  const digits = header.toString('latin1', SIZE_AT, SIZE_AT + SIZE_DIGITS);
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

/** Writes the size: eleven octal digits; from 8 GiB on a binary number, as GNU tar does. */
function writeSize(header: Buffer, bytes: number): void {
  const digits = bytes.toString(8).padStart(SIZE_DIGITS, '0');
  if (digits.length === SIZE_DIGITS) {
    header.write(`${digits}\0`, SIZE_AT);
    return;
  }
  header[SIZE_AT] = 0x80;
  header.writeBigUInt64BE(BigInt(bytes), SIZE_AT + 4);
}
