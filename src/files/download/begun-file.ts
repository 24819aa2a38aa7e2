import { statSync } from 'node:fs';
import { type FileHandle, rm } from 'node:fs/promises';
import { createOwn } from '../own-file';
import { readJson, writeJson } from '../own-json';

/** The state of a file on its server. */
export interface ServedState {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

/** A part of a file that an earlier attempt, or an earlier process, brought here. */
export interface BegunFile extends ServedState {
  bytes: number;
  /** A strong ETag or a date, for `If-Range`. */
  validator: string;
}

/** Beside an unfinished file stands what it is the beginning of. */
const ORIGIN_SUFFIX = '.origin';

/** What can be continued; null for nothing. A server must be able to say that its file is still the same. */
export function begunFile(url: string, path: string): BegunFile | null {
  const state = readJson<ServedState>(path + ORIGIN_SUFFIX);
  const found = statSync(path, { throwIfNoEntry: false });
  if (state?.url !== url || !found?.isFile() || found.size === 0) return null;
  const validator = state.etag?.startsWith('"') ? state.etag : state.lastModified;
  return validator === null ? null : { ...state, bytes: found.size, validator };
}

/**
 * Opens an empty file for what a server gives. The file is emptied first: old bytes never stand beside a new origin.
 */
export async function begin(path: string, state: ServedState): Promise<FileHandle> {
  const file = await createOwn(path);
  await writeJson(path + ORIGIN_SUFFIX, state).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  return file;
}

/** Removes what `download` wrote, and what it noted beside it. */
export async function removeDownload(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path + ORIGIN_SUFFIX, { force: true });
}

/** Removes the note alone, once the file is whole and has its name. */
export async function forgetOrigin(path: string): Promise<void> {
  await rm(path + ORIGIN_SUFFIX, { force: true });
}
