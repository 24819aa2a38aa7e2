import { once } from 'node:events';
import { createWriteStream, mkdirSync, openSync, readFileSync, statSync, type WriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { outputFileOf } from '../../files/output-place';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import { removeUnfinished, unfinishedBeside } from '../../files/unfinished';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE, type Manifest } from '../../model/manifest';
import {
  A_FUNCTION,
  A_PATH,
  A_SIGNAL,
  A_TEXT,
  checkOptionKinds,
  checkPath,
  required,
} from '../../schema/option-kinds';
import { reportDamage } from '../../store/format/damage';
import { flushToDisk } from '../../store/format/file-checksum';
import { verifyDataset } from '../../store/read/verify';
import { asBuildFailure } from '../../store/write/build-failure';
import { signatureOf } from '../pack/keys';
import { OldAndNew } from './old-and-new';
import { pageFixes } from './page-fixes';
import { PATCH_FORMAT, PATCH_VERSION, type PatchHeader, type PatchLine } from './patch-lines';
import { patchScript } from './patch-script';
import { Replay } from './replay';

/** Lines between two checks of the signal. */
const LINES_A_STEP = 512;

export interface MakePatchOptions {
  /** Path of the patch. An existing file is replaced in one step. */
  out: string;
  /** Path of the private key that signs (`signKeys` made it), or its PEM text. Default: the patch is not signed. */
  privateKey?: string | undefined;
  /** Called at intervals with the share that is done, 0…1. */
  onProgress?: ((progress: { share: number }) => void) | undefined;
  /** Stops the work; no file is left behind. */
  signal?: AbortSignal | undefined;
}

export interface PatchReport {
  /** The patch, as an absolute path. */
  file: string;
  bytes: number;
  /** Bytes of the new dataset. */
  datasetBytes: number;
  /** The manifest of the new dataset, which `applyPatch` returns. */
  manifest: Manifest;
  /** Number of pages that are in the patch as bytes, because the writer would write them otherwise. */
  pages: number;
}

/**
 * Makes a patch that turns one dataset into another. It holds the changed rows, not the changed bytes. The new dataset
 * is rebuilt from them, beside the patch, and compared.
 * @param old directory of the older dataset; `renewed` that of the newer one. Both are checked whole.
 * @throws GeocoderError as `Geocoder.verify`; INVALID_REQUEST for an `out` in a dataset or that is no file; SIGNATURE_INVALID for the key;
 *   BUILD_FAILED if the disk refuses.
 */
export async function makePatch(
  old: string,
  renewed: string,
  written: MakePatchOptions,
): Promise<PatchReport> {
  checkPath('makePatch', 'old', old);
  checkPath('makePatch', 'renewed', renewed);
  const options = checkOptionKinds('makePatch', written, {
    out: required(A_PATH),
    privateKey: A_TEXT,
    onProgress: A_FUNCTION,
    signal: A_SIGNAL,
  });
  refuseDatasetFile('out', options.out, [old, renewed]);
  const target = outputFileOf('out', options.out);
  const from = verifyDataset(old);
  const manifest = verifyDataset(renewed);
  const manifestBytes = readFileSync(path.join(renewed, MANIFEST_FILE));
  const header: PatchHeader = {
    format: PATCH_FORMAT,
    version: PATCH_VERSION,
    from: { checksum: from.checksum, builtAt: from.builtAt },
    manifest: manifestBytes.toString(),
    signature:
      options.privateKey === undefined
        ? null
        : signatureOf(manifestBytes, options.privateKey).toString('base64'),
  };
  const unfinished = unfinishedBeside(target, 'making');
  const scratch = unfinishedBeside(path.resolve(target), 'trial');
  let replay: Replay | null = null;
  let both: OldAndNew | null = null;
  let file: PatchWriter | null = null;
  try {
    file = new PatchWriter(unfinished);
    mkdirSync(scratch, { mode: 0o700 });
    both = OldAndNew.open(old, renewed);
    replay = new Replay(both.old, manifest, scratch);
    await file.write(header);
    await replayed(both, replay, file, options);
    replay.finish();
    let pages = 0;
    for (const line of pageFixes(scratch, renewed)) {
      if (line[0] === 'page') pages++;
      await file.write(line);
    }
    await file.write(['end']);
    await file.close();
    // A signal that came in the long work above is only seen now.
    await new Promise(setImmediate);
    options.signal?.throwIfAborted();
    await rename(unfinished, target);
    const datasetBytes = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      file: path.resolve(options.out),
      bytes: statSync(options.out).size,
      datasetBytes,
      manifest,
      pages,
    };
  } catch (error) {
    file?.abandon();
    removeUnfinished(unfinished);
    throw asBuildFailure(error, options.out);
  } finally {
    replay?.abandon();
    both?.close();
    removeUnfinished(scratch);
  }
}

/** Writes each line to the file and replays it. */
async function replayed(
  both: OldAndNew,
  replay: Replay,
  file: PatchWriter,
  { onProgress, signal, out }: MakePatchOptions,
): Promise<void> {
  const script = patchScript(both);
  const { streets } = both.new.manifest.counts;
  let given = 0;
  let lines = 0;
  for (;;) {
    const step = reportDamage('the datasets', () => script.next());
    if (step.done === true) return;
    const line = step.value;
    replay.take(line);
    await file.write(line);
    given += line[0] === 'streets' ? line[2] : line[0] === 'street' ? 1 : 0;
    if (lines++ % LINES_A_STEP !== 0) continue;
    await new Promise(setImmediate);
    if (signal?.aborted === true)
      throw new GeocoderError('BUILD_FAILED', `${out}: stopped by its signal`, { cause: signal.reason });
    onProgress?.({ share: given / streets });
  }
}

/** Writes lines into a compressed file. */
class PatchWriter {
  readonly #file: string;
  readonly #output: WriteStream;
  readonly #lines = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  readonly #done: Promise<void>;

  constructor(file: string) {
    this.#file = file;
    // Opened at once: a stream that opens later would make the file again after a failure has removed it.
    this.#output = createWriteStream(file, { fd: openSync(file, 'wx') });
    this.#done = finished(this.#lines.pipe(this.#output));
    // `write` and `close` report the error.
    this.#done.catch(() => {});
  }

  async write(line: PatchHeader | PatchLine): Promise<void> {
    if (!this.#lines.write(`${JSON.stringify(line)}\n`))
      await Promise.race([once(this.#lines, 'drain'), this.#done]);
  }

  async close(): Promise<void> {
    this.#lines.end();
    await this.#done;
    flushToDisk(this.#file);
  }

  abandon(): void {
    this.#lines.destroy();
    this.#output.destroy();
  }
}
