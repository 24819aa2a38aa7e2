import type { Database } from 'better-sqlite3';
import { DATABASE_FILE } from '../../model/manifest';
import { BLOCK_CAPACITY } from '../format/block-layout';
import { CorruptBytes } from '../format/damage';
import { ByteReader } from '../format/varint';
import type { Address, Postcode, Street, VisitBlock } from '../rows';
import { BlobTable } from './blob-table';
import { streetOfBlock } from './block-reader';
import { BlockViews, type HeldView } from './block-views';
import type { StreetTable } from './street-table';

/** The blocks of addresses, and the ways to walk through them. */
export class BlockTable {
  readonly #count: number;
  readonly #blobs: BlobTable;
  readonly #streets: StreetTable;
  readonly #head = new ByteReader('block');
  readonly #views = new BlockViews();

  constructor(db: Database, count: number, budgetBytes: number, streets: StreetTable) {
    this.#count = count;
    this.#blobs = new BlobTable(db, 'block', 'id', { count, bytes: budgetBytes });
    this.#streets = streets;
  }

  /** Visits all blocks of a street, in order. */
  forEachOf({ firstBlock, blockCount }: Street, visit: VisitBlock): boolean {
    for (let block = firstBlock; block < firstBlock + blockCount; block++)
      if (this.#visit(block, visit) === false) return false;
    return true;
  }

  /** Visits the blocks of a street that may hold a number, in order. */
  forEachWithNumber(street: number, number: string, visit: VisitBlock): boolean {
    let block = this.#streets.blockWithNumber(street, number, 0);
    for (; block >= 0; block = this.#streets.blockWithNumber(street, number, block + 1))
      if (this.#visit(block, visit) === false) return false;
    return true;
  }

  /** Visits the blocks of a postcode, in order: all, or those that may hold a number. */
  forEachOfPostcode({ blocks }: Postcode, number: string | null, visit: VisitBlock): boolean {
    // Opening the blocks of a short list is faster than asking its streets.
    const wanted = number === null || blocks.length <= 2 ? blocks : this.#withNumber(blocks, number);
    for (const block of wanted) if (this.#visit(block, visit) === false) return false;
    return true;
  }

  /** Ids of the streets with addresses of a postcode, ascending. */
  streetsOf({ blocks }: Postcode): number[] {
    return [...new Set(blocks.map((block) => this.#streetOf(block)))];
  }

  /** One block. Read it at once: when all views are in use, its view is given to another block. */
  load(block: number): HeldView {
    const known = this.#views.of(block);
    if (known !== undefined) return known;
    const { bytes, start, end } = this.#find(block);
    const view = this.#views.free();
    view.open(block, bytes, start, end);
    return view;
  }

  address(ordinal: number): Address {
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    return this.load(block).address(slot);
  }

  /** The blocks of a postcode that may hold a number, by the number ranges of their streets. */
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

  #visit(block: number, visit: VisitBlock): unknown {
    return this.load(block).visit(visit);
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
