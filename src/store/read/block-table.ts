import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { BLOCK_CAPACITY } from '../format/block-layout';
import { CorruptBytes } from '../format/damage';
import { ByteReader } from '../format/varint';
import type { Address, BlockView, Postcode, Street } from '../rows';
import { BlobTable } from './blob-table';
import { BlockReader, streetOfBlock } from './block-reader';
import type { StreetTable } from './street-table';

/** Gets a block; `false` ends the visits. */
export type VisitBlock = (view: BlockView) => unknown;

/** The blocks of addresses, and the ways to walk through them. */
export class BlockTable {
  readonly #count: number;
  readonly #blobs: BlobTable;
  readonly #streets: StreetTable;
  readonly #head = new ByteReader('block');
  /** What `load` gives. */
  readonly #loaded = new BlockReader();
  /** What `nearest` and single addresses use: it leaves the views of callers alone. */
  readonly #own = new BlockReader();
  /** Views of visits by depth: a visitor may start a visit of its own. */
  readonly #visited: BlockReader[] = [];
  #depth = 0;

  constructor(db: Database, count: number, budgetBytes: number, streets: StreetTable) {
    this.#count = count;
    this.#blobs = new BlobTable(db, 'block', 'id', { count, bytes: budgetBytes });
    this.#streets = streets;
  }

  /** Visits all blocks of a street, in order. */
  forEachOf({ firstBlock, blockCount }: Street, visit: VisitBlock): void {
    this.#visit((view) => {
      for (let block = firstBlock; block < firstBlock + blockCount; block++)
        if (visit(this.#open(block, view)) === false) return;
    });
  }

  /** Visits the blocks of a street that may hold a number, in order. */
  forEachWithNumber(street: number, number: string, visit: VisitBlock): void {
    this.#visit((view) => {
      let block = this.#streets.blockWithNumber(street, number, 0);
      for (; block >= 0; block = this.#streets.blockWithNumber(street, number, block + 1))
        if (visit(this.#open(block, view)) === false) return;
    });
  }

  /** Visits the blocks of a postcode, in order: all, or those that may hold a number. */
  forEachOfPostcode({ blocks }: Postcode, number: string | null, visit: VisitBlock): void {
    // A short list is opened sooner than its streets are asked.
    const wanted = number === null || blocks.length <= 2 ? blocks : this.#withNumber(blocks, number);
    this.#visit((view) => {
      for (const block of wanted) if (visit(this.#open(block, view)) === false) return;
    });
  }

  /** Ids of the streets with addresses of a postcode, ascending. */
  streetsOf({ blocks }: Postcode): number[] {
    return [...new Set(blocks.map((block) => this.#streetOf(block)))];
  }

  /** One block. The view is valid until the next call. */
  load(block: number): BlockReader {
    return this.#open(block, this.#loaded);
  }

  /** The same in a view that stays as it is until the next call of this method or of `address`. */
  peek(block: number): BlockReader {
    return this.#open(block, this.#own);
  }

  address(ordinal: number): Address {
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    // The block visited or loaded last is mostly the one of the address: its columns are decoded already.
    const known = [this.#loaded, this.#visited[0]].find((view) => view?.block === block);
    return this.#open(block, known ?? this.#own).address(slot);
  }

  /** Of the blocks of a postcode those that may hold a number: the streets know the numbers of their blocks. */
  #withNumber(blocks: readonly number[], number: string): number[] {
    let street = -1;
    let next = 0;
    return blocks.filter((block) => {
      const itsStreet = this.#streetOf(block);
      if (itsStreet !== street || (next >= 0 && next < block)) {
        street = itsStreet;
        next = this.#streets.blockWithNumber(street, number, block);
      }
      return next === block;
    });
  }

  /** Gives a view that no other visit uses. */
  #visit(run: (view: BlockReader) => void): void {
    const depth = this.#depth++;
    this.#visited[depth] ??= new BlockReader();
    try {
      run(this.#visited[depth]!);
    } finally {
      this.#depth--;
    }
  }

  #open(block: number, view: BlockReader): BlockReader {
    if (view.block === block) return view;
    const { bytes, start, end } = this.#find(block);
    view.open(block, bytes, start, end);
    return view;
  }

  #streetOf(block: number): number {
    const { bytes, start, end } = this.#find(block);
    this.#head.reset(block, bytes, start, end);
    return streetOfBlock(this.#head);
  }

  #find(block: number): BlobTable {
    if (!(block >= 0 && block < this.#count))
      throw new CorruptBytes(DATABASE_FILE, `expected a block below ${this.#count}, got ${block}`);
    this.#blobs.find(block);
    return this.#blobs;
  }
}
