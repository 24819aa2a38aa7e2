import { BLOCK_CAPACITY, BLOCK_FLAGS, bitsOfSuffix } from '../format/block-layout';
import { type ByteReader, textBetween, unfoldSign } from '../format/varint';

/**
 * The columns of a block with the key of an address: postcodes, suburbs, numbers, suffixes, occurrences. Postcodes and
 * suffixes become texts only when they are asked for, because most blocks are opened only to see whether they hold a
 * number.
 */
export class KeyColumns {
  /** The end of the columns in the block. */
  end = 0;

  readonly #reader: ByteReader;
  #count = 0;
  /** Plain integers; -1 if the number is a text. */
  readonly #numbers = new Int32Array(BLOCK_CAPACITY);
  readonly #numberTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  /** For each address, its run of equal postcodes. */
  readonly #postcodes = new Uint8Array(BLOCK_CAPACITY);
  /** The postcodes of the runs. Each one depends on the one before, so they are decoded in order, as far as needed. */
  readonly #postcodeTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  readonly #postcodeStarts = new Uint32Array(BLOCK_CAPACITY);
  #postcodesMade = 0;
  readonly #suburbs = new Uint32Array(BLOCK_CAPACITY);
  /** 0 for none, else the position in the block's dictionary plus one. */
  readonly #suffixes = new Uint8Array(BLOCK_CAPACITY);
  /** The block's dictionary of suffixes; null for a text that is not decoded yet. */
  readonly #suffixTexts: (string | null)[] = new Array<string | null>(BLOCK_CAPACITY + 1).fill('');
  readonly #suffixStarts = new Uint32Array(BLOCK_CAPACITY + 1);
  readonly #suffixEnds = new Uint32Array(BLOCK_CAPACITY + 1);
  readonly #occurrences = new Uint32Array(BLOCK_CAPACITY);

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  /** Reads the columns of `count` addresses from a position on. */
  decode(position: number, count: number, flags: number): void {
    const reader = this.#reader;
    reader.position = position;
    this.#count = count;
    this.#decodePostcodes();
    this.#decodeSuburbs(flags);
    this.#decodeNumbers(flags);
    if (flags & BLOCK_FLAGS.suffixes) this.#decodeSuffixes();
    else this.#suffixes.fill(0, 0, count);
    if (flags & BLOCK_FLAGS.occurrences) {
      for (let slot = 0; slot < count; slot++) this.#occurrences[slot] = reader.varint();
    } else {
      this.#occurrences.fill(0, 0, count);
    }
    this.end = reader.position;
  }

  number(slot: number): string {
    const value = this.#numbers[slot]!;
    return value < 0 ? this.#numberTexts[slot]! : String(value);
  }

  numberValue(slot: number): number {
    return this.#numbers[slot]!;
  }

  slotsOfNumber(value: number): number[] {
    const slots: number[] = [];
    const numbers = this.#numbers;
    for (let slot = 0; slot < this.#count; slot++)
      if (numbers[slot] === value || numbers[slot]! <= 0) slots.push(slot);
    return slots;
  }

  suffix(slot: number): string {
    const place = this.#suffixes[slot]!;
    let text = this.#suffixTexts[place]!;
    if (text === null) {
      text = textBetween(this.#reader.bytes, this.#suffixStarts[place]!, this.#suffixEnds[place]!);
      this.#suffixTexts[place] = text;
    }
    return text;
  }

  postcode(slot: number): string {
    const run = this.#postcodes[slot]!;
    for (; this.#postcodesMade <= run; this.#postcodesMade++) {
      const made = this.#postcodesMade;
      this.#reader.position = this.#postcodeStarts[made]!;
      this.#postcodeTexts[made] = this.#reader.sharedText(made === 0 ? '' : this.#postcodeTexts[made - 1]!);
    }
    return this.#postcodeTexts[run]!;
  }

  suburb(slot: number): number {
    return this.#suburbs[slot]!;
  }

  occurrence(slot: number): number {
    return this.#occurrences[slot]!;
  }

  #decodePostcodes(): void {
    const reader = this.#reader;
    const count = this.#count;
    const runs = reader.varint();
    if (runs < 1 || runs > count) throw reader.corrupt('more runs of postcodes than addresses');
    let slot = 0;
    for (let run = 0; run < runs; run++) {
      const length = run === runs - 1 ? count - slot : reader.varint();
      if (length < 1 || slot + length > count) throw reader.corrupt('a run of postcodes is too long');
      this.#postcodeStarts[run] = reader.position;
      reader.varint();
      reader.skip(reader.varint());
      this.#postcodes.fill(run, slot, slot + length);
      slot += length;
    }
    this.#postcodesMade = 0;
  }

  #decodeSuburbs(flags: number): void {
    const reader = this.#reader;
    const count = this.#count;
    if (flags & BLOCK_FLAGS.oneSuburb) {
      this.#suburbs.fill(reader.varint(), 0, count);
      return;
    }
    let slot = 0;
    let suburb = 0;
    while (slot < count) {
      const length = reader.varint();
      if (length < 1 || slot + length > count) throw reader.corrupt('a run of suburbs is too long');
      suburb += reader.zigzag();
      this.#suburbs.fill(suburb, slot, slot + length);
      slot += length;
    }
  }

  #decodeNumbers(flags: number): void {
    const reader = this.#reader;
    const count = this.#count;
    const numbers = this.#numbers;
    if ((flags & BLOCK_FLAGS.textNumbers) === 0) {
      reader.differences(numbers, count);
      return;
    }
    let value = 0;
    for (let slot = 0; slot < count; slot++) {
      const code = reader.varint();
      if (code === 1) {
        numbers[slot] = -1;
        this.#numberTexts[slot] = reader.text();
      } else {
        value += unfoldSign(Math.floor(code / 2));
        numbers[slot] = value;
      }
    }
  }

  #decodeSuffixes(): void {
    const reader = this.#reader;
    const distinct = reader.varint();
    if (distinct > BLOCK_CAPACITY) throw reader.corrupt('more suffixes than addresses');
    for (let place = 1; place <= distinct; place++) {
      const length = reader.varint();
      this.#suffixStarts[place] = reader.position;
      reader.skip(length);
      this.#suffixEnds[place] = reader.position;
      this.#suffixTexts[place] = null;
    }
    const width = bitsOfSuffix(distinct);
    const mask = (1 << width) - 1;
    let pending = 0;
    let bits = 0;
    for (let slot = 0; slot < this.#count; slot++) {
      if (bits === 0) {
        pending = reader.byte();
        bits = 8;
      }
      const place = pending & mask;
      if (place > distinct) throw reader.corrupt('an unknown suffix');
      this.#suffixes[slot] = place;
      pending >>>= width;
      bits -= width;
    }
  }
}
