import { BlockReader } from './block-reader';

/** Number of blocks that stay decoded: one question reads the same few blocks many times. */
const VIEWS = 8;

/**
 * The blocks decoded last. A view keeps its block while it is held; then the next block that is new may take it over.
 */
export class BlockViews {
  readonly #views: HeldView[] = [];
  #next = 0;

  /** The view of a block that is decoded; undefined for none. */
  of(block: number): HeldView | undefined {
    for (const view of this.#views) if (view.block === block) return view;
    return undefined;
  }

  /** A free view, for another block. */
  free(): HeldView {
    const { length } = this.#views;
    if (length >= VIEWS) {
      for (let tried = 0; tried < length; tried++) {
        const view = this.#views[this.#next]!;
        this.#next = (this.#next + 1) % length;
        if (view.holders === 0) return view;
      }
    }
    const view = new HeldView();
    this.#views.push(view);
    return view;
  }
}

/** A block that stays unchanged during a visit, even if the visitor opens other blocks. */
export class HeldView extends BlockReader {
  /** Number of current visits. */
  holders = 0;

  visit<Result>(visitor: (view: BlockReader) => Result): Result {
    this.holders++;
    try {
      return visitor(this);
    } finally {
      this.holders--;
    }
  }
}
