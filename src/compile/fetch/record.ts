import { existsSync } from 'node:fs';
import { readJson, writeJson } from '../../files/own-json';

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

const RECORD = '.download.json';

/** The record of a finished download; null where the file is not there, or not as the record says. */
export function readRecord(file: string): DownloadRecord | null {
  return existsSync(file) ? readJson<DownloadRecord>(file + RECORD) : null;
}

export function writeRecord(file: string, record: DownloadRecord): Promise<void> {
  return writeJson(file + RECORD, record);
}

/** Where a file lies until it is whole. */
export function partOf(file: string): string {
  return `${file}.part`;
}
