import { readFileSync, renameSync } from 'node:fs';
import { createOwn } from './own-file';

/** Null if the file does not exist, or was cut short during a write. */
export function readJson<Value>(file: string): Value | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return null;
  }
}

/** Writes a file in one step: a reader sees the old one or the new one. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const own = `${file}.new`;
  const handle = await createOwn(own);
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
  } finally {
    await handle.close();
  }
  renameSync(own, file);
}
