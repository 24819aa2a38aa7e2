import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';

export interface Part {
  part: string;
  bytes: number;
}

/** What each table, index and file of a dataset takes on disk. */
export function sizesByPart(directory: string): Part[] {
  const parts: Part[] = [];
  for (const file of readdirSync(directory)) {
    const whole = statSync(path.join(directory, file)).size;
    if (!file.endsWith('.sqlite')) {
      parts.push({ part: file, bytes: whole });
      continue;
    }
    const db = new Database(path.join(directory, file), { readonly: true });
    const rows = db
      .prepare<[], { name: string; bytes: number }>(
        'SELECT name, sum(pgsize) AS bytes FROM dbstat WHERE aggregate = TRUE GROUP BY name',
      )
      .all();
    db.close();
    for (const { name, bytes } of rows) parts.push({ part: `${file}: ${name}`, bytes });
  }
  return parts.sort((a, b) => b.bytes - a.bytes);
}
