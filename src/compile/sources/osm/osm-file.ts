import type { InputFile } from '../../intake/input-files';
import type { ReadProgress } from '../record';
import { Blobs } from './blobs';
import { Block } from './block';
import { type Element, type Group, NODES, type NodeVisitor, RELATIONS, WAYS } from './elements';
import type { NeededNodes } from './needed-nodes';

/** Blocks that are checked before the header is trusted. */
const PROBES = 64;
const KIND_NAMES = ['nodes', 'ways', 'relations'];

/**
 * The elements of an .osm.pbf file by kind: relations can be read before their ways, and ways before their nodes. In a
 * sorted file a few probes find the beginning of each kind; an unsorted file is scanned once.
 */
export class OsmFile {
  readonly blobs: Blobs;
  readonly #progress: ReadProgress;
  /** True if the header says that the file is sorted, and no probe contradicts it. */
  readonly #sorted: boolean;
  readonly #known = new Map<number, number[]>();
  /** Lowest and highest id in blocks of nodes that were read. */
  readonly #nodeIds = new Map<number, { low: number; high: number }>();
  /** Numbers of the blocks of each kind. */
  readonly #blocksOf: [number[], number[], number[]] = [[], [], []];

  constructor(file: InputFile, progress: ReadProgress) {
    this.blobs = new Blobs(file);
    this.#progress = progress;
    try {
      this.#sorted = this.blobs.sorted && this.#looksSorted();
      if (this.#sorted) this.#findBorders();
      else this.#lookThrough();
    } catch (cause) {
      this.close();
      throw cause;
    }
  }

  close(): void {
    this.blobs.close();
  }

  /** Numbers of the blocks with elements of a kind. */
  blocks(kind: number): readonly number[] {
    return this.#blocksOf[kind]!;
  }

  /** Calls `use` with a block and its groups of one kind. */
  read<Made>(index: number, kind: number, use: (block: Block, groups: Group[]) => Made): Made {
    return this.blobs.read(index, (bytes) => {
      const block = new Block(bytes);
      this.#checkOrder(block, index);
      this.#progress.bytes = Math.max(this.#progress.bytes, this.blobs.bytesUpTo(index));
      return use(
        block,
        block.groups.filter((group) => group.kind === kind),
      );
    });
  }

  /** The ways or relations of one block that have one of the keys. */
  elements(index: number, kind: number, wanted: readonly string[] | null): Element[] {
    return this.read(index, kind, (block, groups) => {
      const elements: Element[] = [];
      for (const group of groups) for (const element of block.elements(group, wanted)) elements.push(element);
      return elements;
    });
  }

  /** All relations that have one of the keys. */
  *relations(wanted: readonly string[] | null): Generator<Element> {
    for (const index of this.blocks(RELATIONS)) yield* this.elements(index, RELATIONS, wanted);
  }

  /** The nodes of one block. @param key if the block does not contain this key, tags are not decoded. */
  nodes(index: number, key: string | null, visit: NodeVisitor): void {
    this.read(index, NODES, (block, groups) => {
      const withTags = key !== null && block.mentions(key);
      for (const group of groups) block.nodes(group, withTags, visit);
      this.#nodeIds.set(index, { low: block.lowestId, high: block.highestId });
    });
  }

  /** Stores the coordinates of needed nodes from one block. Blocks that are known to have none are not read again. */
  offerNodes(index: number, needed: NeededNodes): void {
    const ids = this.#nodeIds.get(index);
    if (ids === undefined || needed.hasWithin(ids.low, ids.high)) {
      this.nodes(index, null, needed.offer.bind(needed));
    }
  }

  #kinds(index: number): number[] {
    let kinds = this.#known.get(index);
    if (kinds === undefined) {
      kinds = this.blobs.read(index, (bytes) => new Block(bytes).groups.map((group) => group.kind));
      this.#known.set(index, kinds);
    }
    return kinds;
  }

  /**
   * Probes the order of blocks: some files claim to be sorted and are not (joined extracts). Small files are checked
   * whole.
   */
  #looksSorted(): boolean {
    const step = Math.max(1, Math.floor(this.blobs.count / PROBES));
    let highest = NODES;
    for (let index = 0; index < this.blobs.count; index += step) {
      for (const kind of this.#kinds(index)) {
        if (kind < highest) return false;
        highest = kind;
      }
    }
    return true;
  }

  #lookThrough(): void {
    for (let index = 0; index < this.blobs.count; index++) {
      for (const kind of new Set(this.#kinds(index))) this.#blocksOf[kind]!.push(index);
    }
  }

  #findBorders(): void {
    const { count } = this.blobs;
    /** The first block that satisfies a condition that all later blocks satisfy too. */
    const first = (satisfies: (kinds: number[]) => boolean): number => {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (satisfies(this.#kinds(middle))) high = middle;
        else low = middle + 1;
      }
      return low;
    };
    for (const kind of [NODES, WAYS, RELATIONS]) {
      const from = kind === NODES ? 0 : first((groups) => groups.some((group) => group >= kind));
      const to = first((groups) => groups.length > 0 && groups.every((group) => group > kind));
      for (let index = from; index < to; index++) this.#blocksOf[kind]!.push(index);
    }
  }

  /**
   * Checks the order of every block that is read: elements would be lost in a file that falsely claims to be sorted.
   */
  #checkOrder(block: Block, index: number): void {
    if (!this.#sorted) return;
    for (const { kind } of block.groups) {
      const blocks = this.#blocksOf[kind]!;
      const listed = blocks.length > 0 && index >= blocks[0]! && index <= blocks[blocks.length - 1]!;
      if (listed) continue;
      const got = `${KIND_NAMES[kind]} out of the order that its header promises (sort the file first)`;
      throw this.blobs.fail(`block ${index + 1}`, got);
    }
  }
}
