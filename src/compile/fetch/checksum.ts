import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { labelOf } from '../../files/download/allowed-url';
import { GeocoderError } from '../../model/errors';

/** The expected hash of a file. */
export interface Checksum {
  algorithm: 'md5' | 'sha1' | 'sha256' | 'sha512';
  /** Lower-case hexadecimal. */
  hex: string;
}

/** Algorithm by number of digits, because publishers often do not name it. */
const ALGORITHMS: ReadonlyMap<number, Checksum['algorithm']> = new Map([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
  [128, 'sha512'],
]);

export function checksumOf(hex: string): Checksum | null {
  const algorithm = /^[0-9a-f]+$/i.test(hex) ? ALGORITHMS.get(hex.length) : undefined;
  return algorithm === undefined ? null : { algorithm, hex: hex.toLowerCase() };
}

/**
 * The checksum of a download in a checksum file: `<hex>  name` (as md5sum writes), `SHA256 (name) = <hex>`, or only the
 * sum.
 * @param from URL of the checksum file.
 * @throws GeocoderError SOURCE_INVALID if the file does not name the download.
 */
export function checksumIn(text: string, url: string, from: string): Checksum {
  const wanted = decodeURIComponent(new URL(url).pathname.split('/').pop() ?? '');
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const [, name, sum] = /^\w+ \((.*)\) = ([0-9a-f]+)$/i.exec(line) ?? [];
    const [, first, rest = ''] = /^([0-9a-f]{32,128})(?:\s+\*?(.*?))?\s*$/i.exec(line) ?? [];
    const checksum = checksumOf(sum ?? first ?? '');
    return checksum === null ? [] : [{ name: (name ?? rest).split(/[\\/]/).pop()!, checksum }];
  });
  const found =
    entries.find(({ name }) => name === wanted) ?? (entries.length === 1 ? entries[0] : undefined);
  if (found !== undefined) return found.checksum;
  const message = `${labelOf(from)}: expected the checksum of ${wanted}, got ${entries.length === 0 ? 'none' : 'those of other files'}.`;
  throw new GeocoderError('SOURCE_INVALID', message);
}

export async function hashFile(file: string, algorithm: Checksum['algorithm']): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
