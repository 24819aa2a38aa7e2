import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE, type Manifest } from '../../model/manifest';
import { printablePath } from '../../model/quote';
import {
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  checkOptionKinds,
  checkPath,
  PATHS,
  required,
} from '../../schema/option-kinds';
import { Dataset } from '../../store/dataset';
import { reportDamage } from '../../store/format/damage';
import { flushToDisk } from '../../store/format/file-checksum';
import { verifyDataset } from '../../store/read/verify';
import { asBuildFailure } from '../../store/write/build-failure';
import { Publication } from '../../store/write/publish';
import { trustedKeys } from '../pack/keys';
import { fixPage } from './page-fixes';
import { type OpenPatch, openPatch, reportLine } from './patch-file';
import { Replay } from './replay';

/** Lines between two checks of the signal. */
const LINES_A_STEP = 64;

export interface ApplyPatchOptions {
  /** Directory of the new dataset. May be that of the old dataset, which is then replaced in one step. */
  out: string;
  /** Paths of public keys, or their PEM texts: one of them must have signed. Default: any patch is accepted. */
  publicKey?: string | readonly string[] | undefined;
  /** Called at intervals with the share that is done, 0…1. */
  onProgress?: ((progress: { share: number }) => void) | undefined;
  /** Stops the work; no file is left behind. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes the new dataset from the old one and a patch. The dataset is written beside its target, compared with the
 * checksums of its manifest, and moved into place in one step. It is byte-identical to the one of the patch, or nothing
 * changes.
 * @param old directory of the dataset that the patch was made for.
 * @returns the manifest of the new dataset.
 * @throws GeocoderError PATCH_INVALID, PATCH_REFUSED for another dataset or another result, SIGNATURE_INVALID,
 *   BUILD_FAILED; as `Geocoder.open` for the old dataset.
 */
export async function applyPatch(old: string, patch: string, written: ApplyPatchOptions): Promise<Manifest> {
  checkPath('applyPatch', 'old', old);
  checkPath('applyPatch', 'patch', patch);
  const options = checkOptionKinds('applyPatch', written, {
    out: required(A_PATH),
    publicKey: PATHS,
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
  });
  const keys = options.publicKey === undefined ? null : trustedKeys(options.publicKey);
  const open = await openPatch(patch, keys);
  let dataset: Dataset | null = null;
  let publication: Publication | null = null;
  try {
    dataset = Dataset.open(old);
    refuseOther(old, dataset.manifest, open);
    publication = Publication.begin(options.out);
    await write(dataset, patch, open, publication.directory, options);
    checkResult(publication.directory, patch);
    // A signal that came in the long work above is only seen now.
    await new Promise(setImmediate);
    options.signal?.throwIfAborted();
    // The new dataset may replace this one. Not every system can move a directory with open files.
    dataset.close();
    publication.commit();
    return open.manifest;
  } catch (error) {
    publication?.abandon();
    throw asBuildFailure(error, options.out);
  } finally {
    dataset?.close();
    await open.lines.return();
  }
}

/** Enough of a checksum to tell two datasets apart. */
const SHOWN_OF_CHECKSUM = 12;

function refuseOther(old: string, { checksum, builtAt }: Manifest, { header }: OpenPatch): void {
  if (checksum === header.from?.checksum) return;
  throw new GeocoderError(
    'PATCH_REFUSED',
    `${printablePath(old)}: expected the dataset that the patch was made for (built at ${header.from?.builtAt}, checksum ` +
      `${header.from?.checksum.slice(0, SHOWN_OF_CHECKSUM)}…), but got another one (built at ${builtAt}, checksum ` +
      `${checksum.slice(0, SHOWN_OF_CHECKSUM)}…)`,
  );
}

async function write(
  dataset: Dataset,
  patch: string,
  { manifest, header, lines }: OpenPatch,
  directory: string,
  { onProgress, signal, out }: ApplyPatchOptions,
): Promise<void> {
  const replay = new Replay(dataset, manifest, directory);
  let streets = 0;
  let isWritten = false;
  let count = 0;
  const finish = (): void => {
    if (isWritten) return;
    isWritten = true;
    reportLine(patch, () => replay.finish());
  };
  try {
    for await (const line of lines) {
      const isFix = line[0] === 'page' || line[0] === 'size';
      if (isFix) finish();
      reportDamage(out, () =>
        reportLine(patch, () => (isFix ? fixPage(directory, line) : replay.take(line))),
      );
      streets += line[0] === 'streets' ? line[2] : line[0] === 'street' ? 1 : 0;
      if (count++ % LINES_A_STEP !== 0) continue;
      await new Promise(setImmediate);
      if (signal?.aborted === true)
        throw new GeocoderError('BUILD_FAILED', `${out}: stopped by its signal`, { cause: signal.reason });
      onProgress?.({ share: Math.min(1, streets / Math.max(1, manifest.counts.streets)) });
    }
    finish();
  } catch (error) {
    replay.abandon();
    throw error;
  }
  const file = path.join(directory, MANIFEST_FILE);
  rmSync(file);
  writeFileSync(file, header.manifest, { flag: 'wx' });
  for (const name of [...Object.keys(manifest.files), MANIFEST_FILE]) flushToDisk(path.join(directory, name));
  flushToDisk(directory);
}

function checkResult(directory: string, patch: string): void {
  try {
    verifyDataset(directory);
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    throw new GeocoderError(
      'PATCH_REFUSED',
      `${printablePath(patch)}: expected the dataset that the patch was made of, got other bytes (${error.message}); ` +
        'another version of Doorplate or of SQLite made the patch: get the whole dataset instead',
      { cause: error },
    );
  }
}
