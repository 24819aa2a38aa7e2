import { renameSync, statSync, utimesSync } from 'node:fs';
import { labelOf } from '../../files/download/allowed-url';
import { forgetOrigin, removeDownload, type ServedState } from '../../files/download/begun-file';
import { type DownloadOptions, download } from '../../files/download/download';
import { GeocoderError } from '../../model/errors';
import { asFetchError } from './as-fetch-error';
import { type Checksum, hashFile } from './checksum';
import { type DownloadRecord, partOf, writeRecord } from './record';

/**
 * Downloads a file. An unchanged file is not fetched again. The file gets its name only when it is complete and its
 * checksum is right.
 * @param known record of the file from an earlier download; null for none.
 * @returns the record of the file; `known` if nothing changed.
 * @throws GeocoderError FETCH_FAILED if the server does not send it, SOURCE_INVALID for a wrong checksum.
 */
export async function checkedDownload(
  url: string,
  file: string,
  known: DownloadRecord | null,
  expected: Checksum | null,
  options: Omit<DownloadOptions, 'known' | 'undoesEncoding'>,
): Promise<DownloadRecord> {
  const part = partOf(file);
  const downloaded = await download(url, part, { ...options, known, undoesEncoding: true }).catch(
    (error: unknown) => {
      throw asFetchError(error);
    },
  );
  return downloaded === null ? known! : finish(url, file, part, downloaded.state, expected);
}

async function finish(
  url: string,
  file: string,
  part: string,
  state: ServedState,
  expected: Checksum | null,
): Promise<DownloadRecord> {
  const sha256 = await hashFile(part, 'sha256');
  if (expected !== null) {
    const { algorithm, hex } = expected;
    const found = algorithm === 'sha256' ? sha256 : await hashFile(part, algorithm);
    if (found !== hex) {
      await removeDownload(part);
      const message = `${labelOf(url)}: expected ${algorithm} ${hex}, got ${found}; what arrived was removed.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
  }
  const record: DownloadRecord = {
    url,
    etag: state.etag,
    lastModified: state.lastModified,
    bytes: statSync(part).size,
    sha256,
    checked: expected === null ? null : `${expected.algorithm}:${expected.hex}`,
  };
  // The file gets the time of the publisher, because the built-at time of a dataset comes from its inputs.
  const modified = Date.parse(state.lastModified ?? '');
  if (Number.isFinite(modified)) utimesSync(part, modified / 1000, modified / 1000);
  renameSync(part, file);
  await forgetOrigin(part);
  await writeRecord(file, record);
  return record;
}
