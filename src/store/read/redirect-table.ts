import type { Database, Statement } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { formatUuid, parseUuid } from '../../text/uuid';
import { type Column, rowChecksum, tableSalt } from '../format/checksum';
import { CorruptBytes } from '../format/damage';
import type { ProvenTree, ProvenTrees } from './proven-trees';

const SALT = tableSalt('redirect');

/** The successors of withdrawn ids. A dataset without withdrawn ids has no such table. */
export class RedirectTable {
  readonly #tree: ProvenTree | null;
  readonly #select: Statement<[Buffer], Column[]> | null;
  readonly #selectAll: Statement<[], Column[]> | null;

  constructor(db: Database, trees: ProvenTrees) {
    const isThere = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'redirect'").get() !== undefined;
    this.#tree = isThere ? trees.of('redirect') : null;
    const prepare = <Parameters extends unknown[]>(where: string) =>
      isThere
        ? db.prepare<Parameters, Column[]>(`SELECT id, successor, checksum FROM redirect ${where}`).raw()
        : null;
    this.#select = prepare<[Buffer]>('WHERE id = ?');
    this.#selectAll = prepare<[]>('ORDER BY id');
  }

  /** The id of the address that replaces a withdrawn id; null for none. */
  successorOf(uuid: string): string | null {
    const bytes = this.#select === null ? null : parseUuid(uuid);
    this.#tree?.prove();
    const row = bytes === null ? undefined : this.#select!.get(bytes);
    return row === undefined ? null : read(row)[1];
  }

  /** All redirects, by id. */
  *all(): Generator<[id: string, successor: string]> {
    this.#tree?.prove();
    for (const row of this.#selectAll?.iterate() ?? []) yield read(row);
  }
}

function read(row: readonly Column[]): [id: string, successor: string] {
  const [id, successor, checksum] = row;
  const isWhole =
    id instanceof Uint8Array &&
    successor instanceof Uint8Array &&
    id.length === 16 &&
    successor.length === 16;
  if (!isWhole || rowChecksum(row, 2, SALT) !== checksum)
    throw new CorruptBytes(DATABASE_FILE, 'the checksum of a redirect disagrees with its row');
  return [formatUuid(id), formatUuid(successor)];
}
