import { BLOCK_CAPACITY, BLOCK_FLAGS } from '../format/block-layout';
import { type ByteReader, unfoldSign } from '../format/varint';

/** Decimal identifiers are split before their last nine digits, so that each part is exact as a number. */
const LOW_DIGITS = 9;
const MOST_DIGITS = 18;

/** The columns at the end of a block: source sets, the source's identifiers of addresses and of buildings. */
export class IdentifierColumns {
  readonly #reader: ByteReader;
  readonly #sources = new Uint32Array(BLOCK_CAPACITY);
  readonly #identifiers: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  readonly #buildings: string[] = new Array<string>(BLOCK_CAPACITY).fill('');

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  /** Reads the columns of `count` addresses from a position on, to the end of the block. */
  decode(position: number, count: number, flags: number): void {
    const reader = this.#reader;
    reader.position = position;
    if (flags & BLOCK_FLAGS.sources) this.#decodeSources(count);
    else this.#sources.fill(0, 0, count);
    this.#decodeTexts(this.#identifiers, count, flags & BLOCK_FLAGS.identifiers);
    this.#decodeTexts(this.#buildings, count, flags & BLOCK_FLAGS.buildings);
    if (!reader.done) throw reader.corrupt('bytes after the last column');
  }

  sourceSet(slot: number): number {
    return this.#sources[slot]!;
  }

  identifier(slot: number): string {
    return this.#identifiers[slot]!;
  }

  building(slot: number): string {
    return this.#buildings[slot]!;
  }

  #decodeSources(count: number): void {
    const reader = this.#reader;
    for (let slot = 0; slot < count; ) {
      const length = reader.varint() || count - slot;
      if (slot + length > count) throw reader.corrupt('a run of sources is too long');
      this.#sources.fill(reader.varint(), slot, slot + length);
      slot += length;
    }
  }

  /** @param isThere zero for a column that the block does not have. */
  #decodeTexts(texts: string[], count: number, isThere: number): void {
    if (isThere === 0) {
      texts.fill('', 0, count);
      return;
    }
    const reader = this.#reader;
    const width = reader.byte();
    if (width > MOST_DIGITS) throw reader.corrupt('an unknown kind of identifiers');
    if (width > 0) {
      this.#decodeDigits(texts, count, width);
      return;
    }
    let previous = '';
    for (let slot = 0; slot < count; slot++) {
      previous = reader.sharedText(previous);
      texts[slot] = previous;
    }
  }

  #decodeDigits(texts: string[], count: number, width: number): void {
    const reader = this.#reader;
    let high = 0;
    let low = 0;
    for (let slot = 0; slot < count; slot++) {
      const code = reader.varint();
      low += unfoldSign(Math.floor(code / 2));
      if (code % 2 === 1) high += reader.zigzag();
      texts[slot] =
        width <= LOW_DIGITS
          ? String(low).padStart(width, '0')
          : String(high).padStart(width - LOW_DIGITS, '0') + String(low).padStart(LOW_DIGITS, '0');
    }
  }
}
