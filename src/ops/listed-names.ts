import Fuse from 'fuse.js';
import type { Area } from '../model/areas';
import { fold, squash } from '../text/fold';

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
/** Fuse.js compares longer patterns piece by piece: the first look below knows nothing of pieces. */
const LONGEST_PIECE = 32;

/**
 * The names of listed areas, found by a filter: equal, beginning with it, containing it, spelled closely.
 *
 * Close spellings are Fuse.js's, but only names that can be close are shown to it. The score allows an error in four
 * letters; a letter that a name lacks is an error, and an error spoils two pairs of neighbours at most (q-gram lemma:
 * Jokinen and Ukkonen 1991). Fuse.js over all names took 150 µs and 55 KB for a province of 30 municipalities.
 */
export class ListedNames {
  readonly #names: readonly ListedName[];
  /** How the filter asked last fits each. */
  readonly #fits: Uint8Array;

  constructor(areas: readonly Area[]) {
    this.#names = areas.map((area) => new ListedName([area.name, ...(area.aliases ?? [])]));
    this.#fits = new Uint8Array(areas.length);
  }

  /** Places in the list of areas whose name or other name fits, blind to case, marks, signs and spaces; best first. */
  fitting(name: string): number[] {
    const text = squash(fold(name));
    const fitting: number[] = [];
    if (text === '') return fitting;
    const asked = new Spelling(text);
    const fits = this.#fits;
    for (let at = 0; at < fits.length; at++) fits[at] = this.#names[at]!.fit(asked);
    for (let fit = FIT.exact; fit < FIT.none; fit++) {
      for (let at = 0; at < fits.length; at++) if (fits[at] === fit) fitting.push(at);
    }
    return fitting;
  }
}

/** An area's name and other names. */
class ListedName {
  readonly #spellings: readonly Spelling[];
  /** Made when it is needed first. */
  #fuse: Fuse<string> | null = null;

  constructor(texts: readonly string[]) {
    this.#spellings = texts.map((text) => new Spelling(squash(fold(text))));
  }

  fit(asked: Spelling): number {
    let fit = FIT.none;
    for (const { text } of this.#spellings) {
      if (text === asked.text) return FIT.exact;
      if (text.startsWith(asked.text)) fit = FIT.prefix;
      else if (fit > FIT.contains && text.includes(asked.text)) fit = FIT.contains;
    }
    return fit === FIT.none && this.#isClose(asked) ? FIT.close : fit;
  }

  #isClose(asked: Spelling): boolean {
    if (asked.text.length < SHORTEST_CLOSE) return false;
    if (asked.text.length <= LONGEST_PIECE) {
      let possible = false;
      for (const spelling of this.#spellings) possible ||= spelling.mayHold(asked);
      if (!possible) return false;
    }
    this.#fuse ??= new Fuse(
      this.#spellings.map(({ text }) => text),
      { threshold: CLOSE_SCORE },
    );
    return this.#fuse.search(asked.text).length > 0;
  }
}

/** Folded text, its letters and its pairs of neighbours as bits: several share one, which can only let more through. */
class Spelling {
  readonly text: string;
  readonly #letters: number;
  readonly #pairs: number;

  constructor(text: string) {
    this.text = text;
    let letters = 0;
    let pairs = 0;
    let before = -1;
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      letters |= 1 << (letter & 31);
      if (before >= 0) pairs |= 1 << ((before * 7 + letter) & 31);
      before = letter;
    }
    this.#letters = letters;
    this.#pairs = pairs;
  }

  /** False where the asked text is in this one at no place with as few errors as are allowed. */
  mayHold(asked: Spelling): boolean {
    const errors = Math.floor(asked.text.length * CLOSE_SCORE);
    return (
      asked.text.length - this.text.length <= errors &&
      countBits(asked.#letters & ~this.#letters) <= errors &&
      countBits(asked.#pairs & ~this.#pairs) <= 2 * errors
    );
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
