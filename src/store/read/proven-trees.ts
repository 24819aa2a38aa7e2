import type { Database } from 'better-sqlite3';
import { DATABASE_FILE, type Manifest, type TreeSums } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { PageFile } from '../format/tree-pages';

/** SQLite's own table at the first page, which lists the tables and indexes. */
const SCHEMA_TREE = 'sqlite_schema';

/** A table or an index. */
export interface ProvenTree {
  /**
   * Checks once that its pages are the ones that were built. Call it before you rely on a row being absent.
   * Reads all its leaves the first time (0.5 ms a megabyte), nothing later.
   * @throws CorruptBytes on every call, if a page is not the one that was built.
   */
  prove(): void;
}

/** The tables and indexes of a database, by name. */
export interface ProvenTrees {
  of(name: string): ProvenTree;
}

/** A check that always passes, for a database without checksums of its trees. */
export const UNPROVEN: ProvenTrees = { of: () => ({ prove: () => undefined }) };

/**
 * Compares the trees of a database with the checksums in its manifest. Each row has a checksum, but a row that is
 * hidden by a damaged key or inner page is not read at all. Inner pages are few and are compared at opening. The leaves
 * of a table are compared before its first use.
 */
export class TreeProofs implements ProvenTrees {
  readonly #pages: PageFile;
  readonly #trees = new Map<string, TreeProof>();

  /**
   * Opens the file a second time, beside SQLite.
   * @throws CorruptBytes if an inner page, or one of SQLite's own tables, differs from the one that was built.
   */
  constructor(path: string, db: Database, sums: NonNullable<Manifest['trees']>) {
    this.#pages = new PageFile(path);
    try {
      this.#add(SCHEMA_TREE, 1, sums).prove();
      const roots = db
        .prepare<[], [name: string, root: number]>(
          'SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0',
        )
        .raw()
        .all();
      for (const [name, root] of roots) this.#add(name, root, sums);
      this.of('dataset').prove();
    } catch (error) {
      this.#pages.close();
      throw error;
    }
  }

  close(): void {
    this.#pages.close();
  }

  /** @throws CorruptBytes if the database has no such table or index. */
  of(name: string): ProvenTree {
    const tree = this.#trees.get(name);
    if (tree === undefined) throw new CorruptBytes(DATABASE_FILE, `expected ${name}, got none`);
    return tree;
  }

  #add(name: string, root: number, sums: NonNullable<Manifest['trees']>): TreeProof {
    const expected = Object.hasOwn(sums, name) ? sums[name] : undefined;
    if (expected === undefined)
      throw new CorruptBytes(DATABASE_FILE, `expected a table of the manifest, got ${JSON.stringify(name)}`);
    const tree = new TreeProof(name, this.#pages, root, expected);
    this.#trees.set(name, tree);
    return tree;
  }
}

class TreeProof implements ProvenTree {
  readonly #name: string;
  readonly #pages: PageFile;
  readonly #sum: string;
  /** Empty after the check. */
  #leaves: readonly number[];

  /** @throws CorruptBytes if the inner pages differ from those that were built. */
  constructor(name: string, pages: PageFile, root: number, { inner, leaves }: TreeSums) {
    const found = pages.pagesOf(root);
    this.#name = name;
    this.#pages = pages;
    this.#sum = leaves;
    this.#leaves = found.leaves;
    this.#compare(found.innerSum, inner, 'inner pages');
  }

  prove(): void {
    if (this.#leaves.length === 0) return;
    this.#compare(this.#pages.sumOf(this.#leaves), this.#sum, 'pages');
    this.#leaves = [];
  }

  #compare(found: string, expected: string, what: string): void {
    if (found !== expected)
      throw new CorruptBytes(
        DATABASE_FILE,
        `the checksum of the ${what} of ${this.#name} is ${found}, expected ${expected}`,
      );
  }
}
