import { BlockReader } from './block-reader';

/** So many blocks stay decoded: one question looks at its few blocks again and again. */
const VIEWS = 8;

/** The blocks decoded last. A view keeps its block while it is held; then the next block that is new may take it over. */
export class BlockViews {
  readonly #views: BlockReader[] = [];
  /** How many visits are at each view now. */
  readonly #holders: number[] = [];
  #next = 0;

  /** The view of a block that is decoded; undefined for none. */
  of(block: number): BlockReader | undefined {
    for (const view of this.#views) if (view.block === block) return view;
    return undefined;
  }

  /** A view that nobody holds, for another block. */
  free(): BlockReader {
    const { length } = this.#views;
    if (length >= VIEWS) {
      for (let tried = 0; tried < length; tried++) {
        const place = this.#next;
        this.#next = (place + 1) % length;
        if (this.#holders[place] === 0) return this.#views[place]!;
      }
    }
    const view = new BlockReader();
    this.#views.push(view);
    this.#holders.push(0);
    return view;
  }

  /** Runs a visitor, who may open other blocks, while the view keeps its block. */
  hold<Result>(view: BlockReader, visit: (view: BlockReader) => Result): Result {
    const place = this.#views.indexOf(view);
    this.#holders[place]!++;
    try {
      return visit(view);
    } finally {
      this.#holders[place]!--;
    }
  }
}
