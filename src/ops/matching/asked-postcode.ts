import type { CountryProfile } from '../../country/index';
import type { Postcode, Store, Street } from '../../store/rows';

/** A postcode as it was asked. Its row is read once, for every street that is compared with it asks for it. */
export class AskedPostcode {
  readonly raw: string;
  /** As it is compared: canonical, or its first part. */
  readonly text: string;
  readonly whole: boolean;
  readonly #store: Store;
  readonly #country: string;
  #row: Postcode | null | undefined = undefined;

  private constructor(store: Store, country: string, raw: string, text: string, whole: boolean) {
    this.#store = store;
    this.#country = country;
    this.raw = raw;
    this.text = text;
    this.whole = whole;
  }

  /** Null where the data has no such postcode. */
  get row(): Postcode | null {
    if (this.#row === undefined) this.#row = this.#store.postcode(this.text, this.#country);
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

  /** Null for text without a letter or a number. */
  static of(store: Store, profile: CountryProfile, raw: string): AskedPostcode | null {
    const whole = profile.normalisePostcode(raw);
    if (whole !== null) return new AskedPostcode(store, profile.code, raw, whole, true);
    const partial = profile.partialPostcode(raw);
    if (partial !== null) return new AskedPostcode(store, profile.code, raw, partial, false);
    // Not a postcode of this country, perhaps a damaged one: kept, so that it can be compared letter by letter.
    const text = raw.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
    return text === '' ? null : new AskedPostcode(store, profile.code, raw, text, true);
  }
}
