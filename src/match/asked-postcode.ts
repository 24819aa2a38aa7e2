import type { CountryProfile } from '../country/index';
import type { Postcode, Store, Street } from '../store/rows';

/**
 * A postcode as it was asked. Its row is read once, for every street that is compared with it asks for it. Used again: see
 * `begin`.
 */
export class AskedPostcode {
  raw = '';
  /** As it is compared: canonical, or its first part; empty for text without a letter or a number. */
  text = '';
  whole = false;
  readonly #store: Store;
  #country = '';
  #row: Postcode | null | undefined = undefined;
  /** What its rows are read into. */
  #room: Postcode | undefined = undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  begin(profile: CountryProfile, raw: string): void {
    const whole = profile.normalisePostcode(raw);
    const partial = whole === null ? profile.partialPostcode(raw) : null;
    this.raw = raw;
    // Not a postcode of this country, perhaps a damaged one: kept, so that it can be compared letter by letter.
    this.text = whole ?? partial ?? raw.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
    this.whole = partial === null;
    this.#country = profile.code;
    this.#row = undefined;
  }

  /** Null where the data has no such postcode. */
  get row(): Postcode | null {
    if (this.#row === undefined) {
      this.#row = this.#store.postcode(this.text, this.#country, this.#room);
      this.#room = this.#row ?? this.#room;
    }
    return this.#row;
  }

  /** The asked postcode where the street has it, else the postcode of its first address. */
  onStreet({ firstBlock, blockCount }: Street): string {
    const blocks = this.row?.blocks;
    const end = firstBlock + blockCount;
    for (let at = 0; blocks !== undefined && at < blocks.length; at++)
      if (blocks[at]! >= firstBlock && blocks[at]! < end) return this.text;
    return blockCount > 0 ? this.#store.load(firstBlock).postcode(0) : '';
  }
}
