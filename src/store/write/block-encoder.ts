import { BLOCK_CAPACITY, BLOCK_FLAGS, bitsOfSuffix } from '../format/block-layout';
import { type ByteWriter, foldSign } from '../format/varint';
import { encodeIdentifiers } from './identifier-encoder';

/** One address for a block. The writer keeps no reference to it. */
export interface WriterAddress {
  /** Integers of 1e-6 degrees. */
  latitude: number;
  longitude: number;
  number: string;
  suffix: string;
  postcode: string;
  /** Area id of the suburb. */
  suburb: number;
  /** Number of the address among those with the same natural key, from 0. */
  occurrence: number;
  /** The source's own identifiers of the address and of the building; `''` for none. */
  identifier: string;
  building: string;
  /** The sources that hold it, as a number of the writer's `sourceSets`. */
  sourceSet: number;
}

const PLAIN_INTEGER = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Writes one block, without its checksum, in the layout of FORMAT.md. The block gets the addresses from `start` to
 * before `end`, at most 32, all of one street.
 */
export function encodeBlock(
  writer: ByteWriter,
  street: number,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  const count = end - start;
  if (count < 1 || count > BLOCK_CAPACITY)
    throw new RangeError(`a block holds 1 to 32 addresses, got ${count}`);
  const flags = flagsOf(addresses, start, end);
  writer.byte(count - 1);
  writer.byte(flags);
  writer.varint(street);
  encodeCoordinates(writer, addresses, start, end);
  encodePostcodes(writer, addresses, start, end);
  encodeSuburbs(writer, flags, addresses, start, end);
  encodeNumbers(writer, flags, addresses, start, end);
  if (flags & BLOCK_FLAGS.suffixes) encodeSuffixes(writer, addresses, start, end);
  if (flags & BLOCK_FLAGS.occurrences) {
    for (let index = start; index < end; index++) writer.varint(addresses[index]!.occurrence);
  }
  if (flags & BLOCK_FLAGS.sources) encodeSources(writer, addresses, start, end);
  if (flags & BLOCK_FLAGS.identifiers) {
    encodeIdentifiers(
      writer,
      addresses.slice(start, end).map((address) => address.identifier),
    );
  }
  if (flags & BLOCK_FLAGS.buildings) {
    encodeIdentifiers(
      writer,
      addresses.slice(start, end).map((address) => address.building),
    );
  }
}

function flagsOf(addresses: readonly WriterAddress[], start: number, end: number): number {
  let flags = BLOCK_FLAGS.oneSuburb;
  const suburb = addresses[start]!.suburb;
  for (let index = start; index < end; index++) {
    const address = addresses[index]!;
    if (address.suburb !== suburb) flags &= ~BLOCK_FLAGS.oneSuburb;
    if (!PLAIN_INTEGER.test(address.number)) flags |= BLOCK_FLAGS.textNumbers;
    if (address.suffix !== '') flags |= BLOCK_FLAGS.suffixes;
    if (address.occurrence !== 0) flags |= BLOCK_FLAGS.occurrences;
    if (address.identifier !== '') flags |= BLOCK_FLAGS.identifiers;
    if (address.building !== '') flags |= BLOCK_FLAGS.buildings;
    if (address.sourceSet !== 0) flags |= BLOCK_FLAGS.sources;
  }
  return flags;
}

/** The length in bytes comes first, so that a reader can skip these columns. */
function encodeCoordinates(
  writer: ByteWriter,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  const lengthAt = writer.length;
  // At most 32 × 2 integers of 5 bytes, so the length always takes two bytes.
  writer.byte(0);
  writer.byte(0);
  const columnsAt = writer.length;
  let previous = 0;
  for (let index = start; index < end; index++) {
    writer.zigzag(addresses[index]!.latitude - previous);
    previous = addresses[index]!.latitude;
  }
  previous = 0;
  for (let index = start; index < end; index++) {
    writer.zigzag(addresses[index]!.longitude - previous);
    previous = addresses[index]!.longitude;
  }
  const length = writer.length - columnsAt;
  writer.bytes[lengthAt] = length & 0xff;
  writer.bytes[lengthAt + 1] = length >>> 8;
}

/**
 * Runs of equal postcodes: the number of runs, then for each its number of slots (not for the last one) and its text.
 */
function encodePostcodes(
  writer: ByteWriter,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  let runs = 1;
  for (let index = start + 1; index < end; index++) {
    if (addresses[index]!.postcode !== addresses[index - 1]!.postcode) runs++;
  }
  writer.varint(runs);
  let previous = '';
  for (let index = start; index < end; ) {
    const postcode = addresses[index]!.postcode;
    let runEnd = index + 1;
    while (runEnd < end && addresses[runEnd]!.postcode === postcode) runEnd++;
    if (runEnd < end) writer.varint(runEnd - index);
    writer.sharedText(previous, postcode);
    previous = postcode;
    index = runEnd;
  }
}

function encodeSuburbs(
  writer: ByteWriter,
  flags: number,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  if (flags & BLOCK_FLAGS.oneSuburb) {
    writer.varint(addresses[start]!.suburb);
    return;
  }
  let previous = 0;
  for (let index = start; index < end; ) {
    const suburb = addresses[index]!.suburb;
    let runEnd = index + 1;
    while (runEnd < end && addresses[runEnd]!.suburb === suburb) runEnd++;
    writer.varint(runEnd - index);
    writer.zigzag(suburb - previous);
    previous = suburb;
    index = runEnd;
  }
}

/** Runs of equal sets: number of slots (0 for the last run), then the set. */
function encodeSources(
  writer: ByteWriter,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  for (let index = start; index < end; ) {
    const { sourceSet } = addresses[index]!;
    let runEnd = index + 1;
    while (runEnd < end && addresses[runEnd]!.sourceSet === sourceSet) runEnd++;
    writer.varint(runEnd === end ? 0 : runEnd - index);
    writer.varint(sourceSet);
    index = runEnd;
  }
}

/** Differences of integers. If the block also has other numbers, the lowest bit marks a text. */
function encodeNumbers(
  writer: ByteWriter,
  flags: number,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  const mixed = (flags & BLOCK_FLAGS.textNumbers) !== 0;
  let previous = 0;
  for (let index = start; index < end; index++) {
    const { number } = addresses[index]!;
    if (!mixed || PLAIN_INTEGER.test(number)) {
      const value = Number(number);
      const folded = foldSign(value - previous);
      writer.varint(mixed ? 2 * folded : folded);
      previous = value;
    } else {
      writer.varint(1);
      writer.text(number);
    }
  }
}

/**
 * The distinct suffixes, then for each slot the number of its suffix (0 for none) in 1, 2, 4 or 8 bits, as few as
 * possible.
 */
function encodeSuffixes(
  writer: ByteWriter,
  addresses: readonly WriterAddress[],
  start: number,
  end: number,
): void {
  const dictionary: string[] = [];
  for (let index = start; index < end; index++) {
    const { suffix } = addresses[index]!;
    if (suffix !== '' && !dictionary.includes(suffix)) dictionary.push(suffix);
  }
  writer.varint(dictionary.length);
  for (const suffix of dictionary) writer.text(suffix);
  const width = bitsOfSuffix(dictionary.length);
  let pending = 0;
  let bits = 0;
  for (let index = start; index < end; index++) {
    pending |= (dictionary.indexOf(addresses[index]!.suffix) + 1) << bits;
    bits += width;
    if (bits === 8) {
      writer.byte(pending);
      pending = 0;
      bits = 0;
    }
  }
  if (bits > 0) writer.byte(pending);
}
