import { existsSync } from 'node:fs';
import { readJson, writeJson } from '../../files/own-json';

/** The record of a downloaded file, stored beside it. */
export interface DownloadRecord {
  url: string;
  bytes: number;
  etag: string | null;
  lastModified: string | null;
  sha256: string;
  /** The checksum from the recipe or its checksum file, as `md5:…`; null for none. */
  checked: string | null;
}

const RECORD = '.download.json';

/** The record of a finished download; null if the file is missing or differs from the record. */
export function readRecord(file: string): DownloadRecord | null {
  return existsSync(file) ? readJson<DownloadRecord>(file + RECORD) : null;
}

export function writeRecord(file: string, record: DownloadRecord): Promise<void> {
  return writeJson(file + RECORD, record);
}

/** The path of a file while it is incomplete. */
export function partOf(file: string): string {
  return `${file}.part`;
}
