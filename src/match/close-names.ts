import { type CountryProfile, SPELLING } from '../country/index';
import type { AskedName } from '../rank/asked-name';
import { fitsWithin, mostEdits } from '../rank/name-fit';
import { rankShortlist } from '../rank/shortlist';
import { EntryList } from '../store/names/entry-list';
import type { Lexicon } from '../store/names/lexicon';
import { NumberSet } from '../store/names/number-set';
import { NearBytes } from '../text/near-bytes';

/** Close spellings looked at, and how far off they may be. */
const MOST = 24;
const WORST_COST = 2.2;
/** Names looked at because they share trigrams, and how many bear these: the end of a list is not worth more. */
const MOST_SIMILAR = 60;
const MOST_VISITS = 8_000;
/** Words of which a name is left out or one too many: theirs must be about as long as the name that is found. */
const WORD_EDITS = 2;

const NONE: readonly number[] = [];

/** Finds the names that are spelled closely. One for each lexicon: its sets are used again. */
export class CloseNames {
  readonly #names: Lexicon;
  readonly #found = new NumberSet();
  readonly #soundAlike = new NumberSet();
  readonly #close = new EntryList();
  readonly #closeKeys: string[] = [];
  readonly #key = new NearBytes();
  readonly #written = new NearBytes();

  constructor(names: Lexicon) {
    this.#names = names;
  }

  /** Entries of close spellings that were not seen before, best first; all that were looked at are seen then. */
  of(profile: CountryProfile, asked: AskedName, seen: NumberSet): readonly number[] {
    this.#gather(asked);
    const { keys } = this.#names;
    const edits = mostEdits(asked, WORST_COST);
    const entries = this.#close;
    const names = this.#closeKeys;
    entries.clear();
    names.length = 0;
    for (let place = 0; place < this.#found.size; place++) {
      const entry = this.#found.at(place);
      if (!seen.add(entry) || !this.#mayFit(asked, entry, edits)) continue;
      const key = keys.key(entry);
      if (!fitsWithin(profile, asked, key, WORST_COST)) continue;
      entries.push(entry);
      names.push(key);
    }
    if (names.length === 0) return NONE;
    const order = rankShortlist(asked.key, names);
    if (order.length > MOST) order.length = MOST;
    for (let at = 0; at < order.length; at++) order[at] = entries.values[order[at]!]!;
    return order;
  }

  /**
   * What may be close: within an edit, and where no name is the one asked, sharing trigrams. Beside a name that is there,
   * others two letters off are noise, which took half of the time of a `lookupStreet` that ends in a name of its own.
   */
  #gather(asked: AskedName): void {
    const found = this.#found;
    found.clear();
    this.#names.addOneEdit(asked.key, found);
    if (this.#names.keys.find(asked.key) < 0) {
      const similar = this.#names.similarEntries(asked.key, MOST_SIMILAR, MOST_VISITS);
      for (let at = 0; at < similar.length; at++) found.add(similar.values[at]!);
    }
    this.#soundAlike.clear();
    this.#names.addSpelled(SPELLING.sound, asked.sound, this.#soundAlike);
    this.#key.reset(asked.key);
    if (asked.squashed !== asked.key) this.#written.reset(asked.squashed);
  }

  /**
   * False for nearly all that do not fit, without a string of the name or how it sounds: of the 1,000 µs of a look-up on
   * 50 M addresses, making and comparing sixty names took 180.
   */
  #mayFit(asked: AskedName, entry: number, edits: number): boolean {
    const { keys } = this.#names;
    return (
      keys.isNear(entry, this.#key, edits) ||
      (asked.squashed !== asked.key && keys.isNear(entry, this.#written, edits)) ||
      this.#soundAlike.has(entry) ||
      hasWordOfLength(asked, keys.length(entry))
    );
  }
}

function hasWordOfLength({ words, tokens }: AskedName, length: number): boolean {
  if (words.length === 1) return false;
  for (let at = 0; at < words.length; at++) {
    if (Math.abs(words[at]!.length - length) <= WORD_EDITS) return true;
    if (Math.abs(tokens[at]!.length - length) <= WORD_EDITS) return true;
  }
  return false;
}
