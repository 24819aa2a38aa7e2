import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createBrotliDecompress } from 'node:zlib';
import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import { printablePath } from '../../model/quote';
import { reasonOf } from '../../model/reason-of';
import { CorruptBytes, reportDamage } from '../../store/format/damage';
import { parseManifest } from '../../store/format/manifest-file';
import { isSigned } from '../pack/keys';
import { PATCH_FORMAT, PATCH_VERSION, type PatchHeader, type PatchLine } from './patch-lines';

/** An open patch. */
export interface OpenPatch {
  header: PatchHeader;
  /** The manifest of the new dataset. */
  manifest: Manifest;
  /** All lines after the header; throws PATCH_INVALID if the end is missing. */
  lines: AsyncGenerator<PatchLine, void, undefined>;
}

/**
 * Opens a patch: reads its header, then its lines on demand.
 * @param keys public keys, one of which must have signed; null to skip the check.
 * @throws GeocoderError PATCH_INVALID, SIGNATURE_INVALID, DATASET_VERSION.
 */
export async function openPatch(file: string, keys: readonly KeyObject[] | null): Promise<OpenPatch> {
  const texts = textLines(file);
  const first = await texts.next();
  if (first.done === true) throw invalidPatch(file, 'it is empty');
  const header = parsed(file, first.value) as PatchHeader;
  if (header?.format !== PATCH_FORMAT || typeof header.manifest !== 'string')
    throw invalidPatch(file, `expected a patch, got something else`);
  if (header.version !== PATCH_VERSION)
    throw invalidPatch(file, `expected version ${PATCH_VERSION} of patches, got ${String(header.version)}`);
  const bytes = Buffer.from(header.manifest);
  if (keys !== null && !isSigned(bytes, Buffer.from(header.signature ?? '', 'base64'), keys)) {
    throw new GeocoderError(
      'SIGNATURE_INVALID',
      `${printablePath(file)}: expected a signature of the public key, got ${header.signature === null ? 'none' : 'another'}`,
    );
  }
  const manifest = reportDamage(file, () => parseManifest(bytes, file));
  return { header, manifest, lines: patchLines(file, texts) };
}

async function* patchLines(
  file: string,
  texts: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<PatchLine, void, undefined> {
  for await (const text of texts) {
    const line = parsed(file, text) as PatchLine;
    if (!Array.isArray(line)) throw invalidPatch(file, 'expected a list in each line');
    if (line[0] === 'end') return;
    yield line;
  }
  throw invalidPatch(file, 'its end is missing');
}

async function* textLines(file: string): AsyncGenerator<string, void, undefined> {
  const source = createReadStream(file);
  const plain = createBrotliDecompress();
  source.once('error', (error) => plain.destroy(error));
  let failure: unknown = null;
  const lines = createInterface({ input: source.pipe(plain), crlfDelay: Number.POSITIVE_INFINITY });
  // Readline treats an error of its input as the end of the input, so the error is passed on here.
  plain.once('error', (error) => {
    failure = error;
    lines.close();
  });
  try {
    yield* lines;
    if (failure !== null) throw failure;
  } catch (error) {
    throw invalidPatch(file, `expected a patch, got: ${reasonOf(error)}`, error);
  } finally {
    lines.close();
    source.destroy();
    plain.destroy();
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidPatch(file, (error as Error).message, error);
  }
}

/** Runs a function that uses lines of a patch; turns CorruptBytes into PATCH_INVALID. */
export function reportLine<Result>(file: string, take: () => Result): Result {
  try {
    return take();
  } catch (error) {
    const isOfLine =
      error instanceof CorruptBytes || error instanceof TypeError || error instanceof RangeError;
    if (!isOfLine) throw error;
    throw invalidPatch(file, error.message, error);
  }
}

export function invalidPatch(file: string, finding: string, cause?: unknown): GeocoderError {
  return new GeocoderError('PATCH_INVALID', `${printablePath(file)}: ${finding}`, { cause });
}
