import Fuse from 'fuse.js';
import type { Area } from '../../model/areas';
import { distanceToPart } from '../../text/edit-distance';
import { fold, squash } from '../../text/fold';

/** How well a name fits a filter, best first. */
const FIT: Record<'exact' | 'prefix' | 'contains' | 'close' | 'none', number> = {
  exact: 0,
  prefix: 1,
  contains: 2,
  close: 3,
  none: 4,
};
/** Fuse.js's score up to which a spelling is close: about one letter in four. */
const CLOSE_SCORE = 0.26;
/** Shorter filters have too many close spellings. */
const SHORTEST_CLOSE = 3;

/**
 * The names of listed areas, found by a filter: equal, beginning with it, containing it, spelled closely.
 *
 * Fuse.js finds the close spellings, but gets only names that can be close: those with a part that is few enough edits
 * from the filter. Fuse.js over all names took 150 µs and 55 KB for a province of 30 municipalities.
 */
export class ListedNames {
  readonly #names: readonly ListedName[];

  constructor(areas: readonly Area[]) {
    this.#names = areas.map((area) => new ListedName([area.name, ...(area.aliases ?? [])]));
  }

  /** Indexes of the areas with a fitting name or alias, best first. Case, accents, signs and spaces do not count. */
  fitting(name: string): number[] {
    const text = squash(fold(name));
    if (text === '') return [];
    const fits = this.#names.map((listed) => listed.fit(text));
    return fits
      .map((_, at) => at)
      .filter((at) => fits[at] !== FIT.none)
      .sort((a, b) => fits[a]! - fits[b]! || a - b);
  }
}

/** The name and the aliases of an area. */
class ListedName {
  readonly #texts: readonly string[];
  /** Made when first needed. */
  #fuse: Fuse<string> | null = null;

  constructor(texts: readonly string[]) {
    this.#texts = texts.map((text) => squash(fold(text)));
  }

  fit(asked: string): number {
    let fit = FIT.none;
    for (const text of this.#texts) {
      if (text === asked) return FIT.exact;
      if (text.startsWith(asked)) fit = FIT.prefix;
      else if (fit > FIT.contains && text.includes(asked)) fit = FIT.contains;
    }
    return fit === FIT.none && this.#isClose(asked) ? FIT.close : fit;
  }

  #isClose(asked: string): boolean {
    if (asked.length < SHORTEST_CLOSE || !this.#mayBeClose(asked)) return false;
    this.#fuse ??= new Fuse(this.#texts, { threshold: CLOSE_SCORE });
    return this.#fuse.search(asked).length > 0;
  }

  /** The score of Fuse.js is the share of the filter's letters that are errors; it is higher for a match far inside. */
  #mayBeClose(asked: string): boolean {
    const errors = Math.floor(asked.length * CLOSE_SCORE);
    for (const text of this.#texts)
      if (asked.length - text.length <= errors && distanceToPart(asked, text) <= errors) return true;
    return false;
  }
}
