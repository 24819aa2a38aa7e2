import { COORDINATE_SCALE } from '../../model/limits';
import { ShortTexts } from '../cache/short-texts';
import { BLOCK_CAPACITY, BLOCK_FLAGS, KNOWN_BLOCK_FLAGS } from '../format/block-layout';
import { ByteReader } from '../format/varint';
import { type Address, type BlockView, noAddress } from '../rows';
import { bitsOfSuffix } from '../write/block-encoder';

const SUFFIXES = new ShortTexts();

/**
 * Decodes blocks, one at a time, into arrays that are used again. Columns are decoded when first asked for: first
 * coordinates alone, then everything that finds an address, then the identifiers. Impossible bytes throw CorruptBytes,
 * which names the block.
 */
export class BlockReader implements BlockView {
  block = -1;
  /** Of the table when the block was opened: its bytes may be other ones when that has grown. */
  age = 0;
  count = 0;
  street = 0;
  private flags = 0;
  private coordinatesAt = 0;
  private keysAt = 0;
  private coordinatesDecoded = false;
  private keysDecoded = false;
  private identifiersDecoded = false;
  private identifiersAt = 0;

  private readonly reader = new ByteReader('block');
  private readonly latitudeSlots = new Int32Array(BLOCK_CAPACITY);
  private readonly longitudeSlots = new Int32Array(BLOCK_CAPACITY);
  /** Plain integers; -1 where the number is a text. */
  private readonly numberSlots = new Int32Array(BLOCK_CAPACITY);
  private readonly numberTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  private readonly postcodeSlots = new Uint8Array(BLOCK_CAPACITY);
  /** Runs of one postcode. Each text builds on the one before: made as far as one is asked for. */
  private readonly postcodeTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  private readonly postcodeStarts = new Uint32Array(BLOCK_CAPACITY);
  private postcodesMade = 0;
  private readonly suburbSlots = new Uint32Array(BLOCK_CAPACITY);
  /** 0 for none, else one more than the place in the block's dictionary. */
  private readonly suffixSlots = new Uint8Array(BLOCK_CAPACITY);
  /** The block's dictionary of suffixes, each read when first asked for: of dozens, one or none is. */
  private readonly suffixTexts: (string | null)[] = new Array<string | null>(BLOCK_CAPACITY + 1).fill('');
  private readonly suffixStarts = new Uint32Array(BLOCK_CAPACITY + 1);
  private readonly suffixEnds = new Uint32Array(BLOCK_CAPACITY + 1);
  private readonly occurrenceSlots = new Uint32Array(BLOCK_CAPACITY);
  private readonly sourceSlots = new Uint32Array(BLOCK_CAPACITY);
  private readonly identifierTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');
  private readonly buildingTexts: string[] = new Array<string>(BLOCK_CAPACITY).fill('');

  /** Takes the body of a block (without its checksum) and reads its head. The bytes must stay as they are. */
  open(block: number, bytes: Buffer, start: number, end: number): void {
    const reader = this.reader;
    reader.reset(block, bytes, start, end);
    // Nothing is known of the block until its head was read whole.
    this.block = -1;
    this.coordinatesDecoded = false;
    this.keysDecoded = false;
    this.identifiersDecoded = false;
    this.readHead();
    this.block = block;
  }

  /** Integers of 1e-6 degrees. */
  get latitudes(): Int32Array {
    if (!this.coordinatesDecoded) this.decodeCoordinates();
    return this.latitudeSlots;
  }

  get longitudes(): Int32Array {
    if (!this.coordinatesDecoded) this.decodeCoordinates();
    return this.longitudeSlots;
  }

  number(slot: number): string {
    if (!this.keysDecoded) this.decodeKeys();
    const value = this.numberSlots[slot]!;
    return value < 0 ? this.numberTexts[slot]! : String(value);
  }

  /** The number where it is a plain integer of at most nine digits, else -1. */
  numberValue(slot: number): number {
    if (!this.keysDecoded) this.decodeKeys();
    return this.numberSlots[slot]!;
  }

  suffix(slot: number): string {
    if (!this.keysDecoded) this.decodeKeys();
    return this.suffixText(this.suffixSlots[slot]!);
  }

  postcode(slot: number): string {
    if (!this.keysDecoded) this.decodeKeys();
    const run = this.postcodeSlots[slot]!;
    if (run >= this.postcodesMade) this.makePostcodes(run);
    return this.postcodeTexts[run]!;
  }

  suburb(slot: number): number {
    if (!this.keysDecoded) this.decodeKeys();
    return this.suburbSlots[slot]!;
  }

  sourceSet(slot: number): number {
    if ((this.flags & BLOCK_FLAGS.sources) === 0) return 0;
    if (!this.identifiersDecoded) this.decodeIdentifiers();
    return this.sourceSlots[slot]!;
  }

  ordinal(slot: number): number {
    return this.block * BLOCK_CAPACITY + slot;
  }

  latitude(slot: number): number {
    return this.latitudes[slot]! / COORDINATE_SCALE;
  }

  longitude(slot: number): number {
    return this.longitudes[slot]! / COORDINATE_SCALE;
  }

  address(slot: number, address = noAddress()): Address {
    if (!(slot < this.count)) throw this.reader.corrupt(`expected slot ${slot}, got ${this.count} addresses`);
    if (!this.coordinatesDecoded) this.decodeCoordinates();
    if (!this.identifiersDecoded) this.decodeIdentifiers();
    address.ordinal = this.block * BLOCK_CAPACITY + slot;
    address.street = this.street;
    address.number = this.number(slot);
    address.suffix = this.suffixText(this.suffixSlots[slot]!);
    address.postcode = this.postcode(slot);
    address.suburb = this.suburbSlots[slot]!;
    address.occurrence = this.occurrenceSlots[slot]!;
    address.latitude = this.latitudeSlots[slot]! / COORDINATE_SCALE;
    address.longitude = this.longitudeSlots[slot]! / COORDINATE_SCALE;
    address.identifier = this.flags & BLOCK_FLAGS.identifiers ? this.identifierTexts[slot]! : '';
    address.building = this.flags & BLOCK_FLAGS.buildings ? this.buildingTexts[slot]! : '';
    address.sourceSet = this.flags & BLOCK_FLAGS.sources ? this.sourceSlots[slot]! : 0;
    return address;
  }

  private readHead(): void {
    const { reader } = this;
    const count = reader.byte() + 1;
    this.flags = reader.byte();
    if (count > BLOCK_CAPACITY || this.flags > KNOWN_BLOCK_FLAGS)
      throw reader.corrupt('an unknown kind of block');
    this.count = count;
    this.street = reader.varint();
    const length = reader.byte() + 256 * reader.byte();
    this.coordinatesAt = reader.position;
    this.keysAt = reader.position + length;
    if (this.keysAt >= reader.end) throw reader.corrupt('the columns end before the numbers');
  }

  private decodeCoordinates(): void {
    const { reader, count, latitudeSlots, longitudeSlots } = this;
    reader.position = this.coordinatesAt;
    let value = 0;
    for (let slot = 0; slot < count; slot++) {
      value += reader.zigzag();
      latitudeSlots[slot] = value;
    }
    value = 0;
    for (let slot = 0; slot < count; slot++) {
      value += reader.zigzag();
      longitudeSlots[slot] = value;
    }
    if (reader.position !== this.keysAt) throw reader.corrupt('the coordinates have another length');
    this.coordinatesDecoded = true;
  }

  private decodeKeys(): void {
    const { reader, count } = this;
    reader.position = this.keysAt;
    this.decodePostcodes();
    this.decodeSuburbs();
    this.decodeNumbers();
    if (this.flags & BLOCK_FLAGS.suffixes) this.decodeSuffixes();
    else this.suffixSlots.fill(0, 0, count);
    if (this.flags & BLOCK_FLAGS.occurrences) {
      for (let slot = 0; slot < count; slot++) this.occurrenceSlots[slot] = reader.varint();
    } else {
      this.occurrenceSlots.fill(0, 0, count);
    }
    this.identifiersAt = reader.position;
    this.keysDecoded = true;
  }

  private decodePostcodes(): void {
    const { reader, count, postcodeSlots, postcodeStarts } = this;
    const runs = reader.varint();
    if (runs < 1 || runs > count) throw reader.corrupt('more runs of postcodes than addresses');
    let slot = 0;
    for (let run = 0; run < runs; run++) {
      const length = run === runs - 1 ? count - slot : reader.varint();
      if (length < 1 || slot + length > count) throw reader.corrupt('a run of postcodes is too long');
      postcodeStarts[run] = reader.position;
      reader.varint();
      reader.skip(reader.varint());
      postcodeSlots.fill(run, slot, slot + length);
      slot += length;
    }
    this.postcodesMade = 0;
  }

  /** Most blocks are opened to see whether they hold a number: of `lookupStreet`, postcodes nobody asked for were 1.2 KB. */
  private makePostcodes(last: number): void {
    const { reader, postcodeStarts, postcodeTexts } = this;
    for (let run = this.postcodesMade; run <= last; run++) {
      reader.position = postcodeStarts[run]!;
      postcodeTexts[run] = this.sharedText(run === 0 ? '' : postcodeTexts[run - 1]!);
    }
    this.postcodesMade = last + 1;
  }

  private decodeSuburbs(): void {
    const { reader, count, suburbSlots } = this;
    if (this.flags & BLOCK_FLAGS.oneSuburb) {
      suburbSlots.fill(reader.varint(), 0, count);
      return;
    }
    let slot = 0;
    let suburb = 0;
    while (slot < count) {
      const length = reader.varint();
      if (length < 1 || slot + length > count) throw reader.corrupt('a run of suburbs is too long');
      suburb += reader.zigzag();
      suburbSlots.fill(suburb, slot, slot + length);
      slot += length;
    }
  }

  private decodeNumbers(): void {
    const { reader, count, numberSlots } = this;
    let value = 0;
    if ((this.flags & BLOCK_FLAGS.textNumbers) === 0) {
      for (let slot = 0; slot < count; slot++) {
        value += reader.zigzag();
        numberSlots[slot] = value;
      }
      return;
    }
    for (let slot = 0; slot < count; slot++) {
      const code = reader.varint();
      if (code === 1) {
        numberSlots[slot] = -1;
        this.numberTexts[slot] = reader.text();
      } else {
        const folded = Math.floor(code / 2);
        value += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
        numberSlots[slot] = value;
      }
    }
  }

  private decodeSuffixes(): void {
    const { reader, count, suffixSlots, suffixTexts } = this;
    const distinct = reader.varint();
    if (distinct > BLOCK_CAPACITY) throw reader.corrupt('more suffixes than addresses');
    for (let index = 1; index <= distinct; index++) {
      const length = reader.varint();
      this.suffixStarts[index] = reader.position;
      reader.skip(length);
      this.suffixEnds[index] = reader.position;
      suffixTexts[index] = null;
    }
    const width = bitsOfSuffix(distinct);
    const mask = (1 << width) - 1;
    let pending = 0;
    let bits = 0;
    for (let slot = 0; slot < count; slot++) {
      if (bits === 0) {
        pending = reader.byte();
        bits = 8;
      }
      const which = pending & mask;
      if (which > distinct) throw reader.corrupt('an unknown suffix');
      suffixSlots[slot] = which;
      pending >>>= width;
      bits -= width;
    }
  }

  private suffixText(which: number): string {
    let text = this.suffixTexts[which]!;
    if (text === null) {
      text = SUFFIXES.between(this.reader.bytes, this.suffixStarts[which]!, this.suffixEnds[which]!);
      this.suffixTexts[which] = text;
    }
    return text;
  }

  private decodeIdentifiers(): void {
    if (!this.keysDecoded) this.decodeKeys();
    const { reader } = this;
    reader.position = this.identifiersAt;
    if (this.flags & BLOCK_FLAGS.sources) this.decodeSources();
    if (this.flags & BLOCK_FLAGS.identifiers) this.decodeColumn(this.identifierTexts);
    if (this.flags & BLOCK_FLAGS.buildings) this.decodeColumn(this.buildingTexts);
    if (!reader.done) throw reader.corrupt('bytes after the last column');
    this.identifiersDecoded = true;
  }

  private decodeSources(): void {
    const { reader, count, sourceSlots } = this;
    for (let slot = 0; slot < count; ) {
      const length = reader.varint() || count - slot;
      if (slot + length > count) throw reader.corrupt('a run of sources is too long');
      sourceSlots.fill(reader.varint(), slot, slot + length);
      slot += length;
    }
  }

  private decodeColumn(texts: string[]): void {
    const { reader, count } = this;
    const width = reader.byte();
    if (width > 18) throw reader.corrupt('an unknown kind of identifiers');
    let previous = '';
    let high = 0;
    let low = 0;
    for (let slot = 0; slot < count; slot++) {
      if (width === 0) {
        previous = this.sharedText(previous);
        texts[slot] = previous;
        continue;
      }
      const code = reader.varint();
      const folded = Math.floor(code / 2);
      low += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
      if (code % 2 === 1) high += reader.zigzag();
      texts[slot] =
        width <= 9
          ? String(low).padStart(width, '0')
          : String(high).padStart(width - 9, '0') + String(low).padStart(9, '0');
    }
  }

  private sharedText(previous: string): string {
    const shared = this.reader.varint();
    if (shared > previous.length) throw this.reader.corrupt('a text shares more than there is');
    const rest = this.reader.text();
    return shared === 0 ? rest : previous.slice(0, shared) + rest;
  }
}
