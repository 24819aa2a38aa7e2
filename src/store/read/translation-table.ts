import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { type Column, rowChecksum, tableSalt } from '../format/checksum';
import { CorruptBytes } from '../format/damage';
import { TRANSLATED, type Translated, type Translation } from '../format/translation';
import type { ProvenTree, ProvenTrees } from './proven-trees';

const SALT = tableSalt('translation');

/** Names of areas and streets in other languages. A dataset without such names has no such table. */
export class TranslationTable {
  readonly #db: Database | null;
  readonly #tree: ProvenTree | null;
  /** Language → names of areas and of streets by id. A language is read when first asked for. */
  readonly #known = new Map<string, Record<Translated, ReadonlyMap<number, string>>>();

  constructor(db: Database, trees: ProvenTrees) {
    const isThere = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'translation'").get() !== undefined;
    this.#db = isThere ? db : null;
    this.#tree = isThere ? trees.of('translation') : null;
  }

  /** The name in a language; null if the data have none. */
  nameIn(language: string, kind: Translated, id: number): string | null {
    if (this.#db === null) return null;
    let known = this.#known.get(language);
    if (known === undefined) {
      const area = new Map<number, string>();
      const street = new Map<number, string>();
      for (const [which, one, of, name] of this.all())
        if (of === language) (which === TRANSLATED.area ? area : street).set(one, name);
      known = { area, street };
      this.#known.set(language, known);
    }
    return known[kind].get(id) ?? null;
  }

  /** All of them, in their order. */
  *all(): Generator<Translation> {
    this.#tree?.prove();
    const rows = this.#db
      ?.prepare<[], Column[]>('SELECT kind, id, language, name, checksum FROM translation ORDER BY rowid')
      .raw();
    for (const row of rows?.iterate() ?? []) yield read(row);
  }
}

function read(row: readonly Column[]): Translation {
  const [kind, id, language, name, checksum] = row;
  const isWhole =
    typeof kind === 'number' &&
    typeof id === 'number' &&
    typeof language === 'string' &&
    typeof name === 'string';
  if (!isWhole || rowChecksum(row, 4, SALT) !== checksum)
    throw new CorruptBytes(DATABASE_FILE, 'the checksum of a translation disagrees with its row');
  return [kind, id, language, name];
}
