import type { TreeSums } from '../../model/manifest';
import { PageFile } from '../format/tree-pages';
import { openSqlite } from '../sqlite';

/** Checksums of the pages of every table and index, including SQLite's own table. */
export function treeSums(database: string): Record<string, TreeSums> {
  const db = openSqlite(database, { readonly: true });
  const pages = new PageFile(database);
  try {
    const roots = db
      .prepare<[], [name: string, root: number]>(
        "SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0 UNION ALL SELECT 'sqlite_schema', 1",
      )
      .raw()
      .all();
    return Object.fromEntries(roots.map(([name, root]) => [name, pages.sumsOf(root)]));
  } finally {
    pages.close();
    db.close();
  }
}
