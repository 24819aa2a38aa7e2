import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createOwn } from '../../files/own-file';

/** What is known of a file that was downloaded, kept beside it. */
export interface DownloadRecord {
  url: string;
  bytes: number;
  etag: string | null;
  lastModified: string | null;
  sha256: string;
  /** The checksum that the recipe or its checksum file gave, as `md5:…`; null for none. */
  checked: string | null;
}

/** What is known of a file of which a part has arrived. */
export interface PartRecord {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

const RECORD = '.download.json';

/** The record of a finished download; null where the file is not there, or not as the record says. */
export function readRecord(file: string): DownloadRecord | null {
  return existsSync(file) ? readJson<DownloadRecord>(file + RECORD) : null;
}

export function writeRecord(file: string, record: DownloadRecord): Promise<void> {
  return writeJson(file + RECORD, record);
}

export function readPart(part: string): PartRecord | null {
  return existsSync(part) ? readJson<PartRecord>(`${part}.json`) : null;
}

export function writePart(part: string, record: PartRecord): Promise<void> {
  return writeJson(`${part}.json`, record);
}

function readJson<Value>(file: string): Value | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    // What was cut short while it was written tells nothing: the file is asked for again.
    return null;
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  const own = `${file}.new`;
  const handle = await createOwn(own);
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
  } finally {
    await handle.close();
  }
  renameSync(own, file);
}

/** 0 where there is no such file. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
