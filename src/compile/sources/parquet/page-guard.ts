import { crc32 } from 'node:zlib';
import type { ColumnMetaData, Compressors } from 'hyparquet';
import { INFLATION_ALLOWANCE, MOST_INFLATION, MOST_PARQUET_PAGE, MOST_PARQUET_VALUES } from '../limits';
import { readThriftStruct, type ThriftFields } from './thrift';

/** Facts that are checked after the bytes of a page are decompressed. */
interface PageFacts {
  values: number;
  /** Highest levels of the column; 0 if it has none. */
  repetition: number;
  definition: number;
  /** True for version 2, whose levels are before the compressed part and already checked. */
  levelsAreDone: boolean;
  /** Number of values that are not null; null if it follows from the levels. */
  defined: number | null;
  encoding: number;
}

/** Position of a page, relative to the start of the column's bytes, with its head. */
export interface PagePlace {
  start: number;
  end: number;
  isDictionary: boolean;
  /** Number of values, with nulls and empty lists. In a flat column this is the number of rows. */
  values: number;
}

/** Page types and encodings of parquet.thrift. */
const DATA_PAGE = 0;
const DICTIONARY_PAGE = 2;
const DATA_PAGE_V2 = 3;
const DICTIONARY_ENCODINGS = new Set([2, 8]);
const RLE_ENCODING = 3;

/**
 * Checks the pages of a column before hyparquet decodes them. hyparquet trusts the counts in the file; a flipped bit in
 * one could keep it busy for hours or fill the memory. Levels and indexes inside compressed pages are checked after
 * decompression.
 */
export class PageGuard {
  /** Facts by checksum and length of the compressed bytes of a page. */
  #pages = new Map<string, PageFacts>();

  /** Forgets the pages of the last row group. */
  clear(): void {
    this.#pages = new Map();
  }

  /**
   * Checks the heads of all pages of a column in one row group, and their uncompressed parts.
   * @param bytes the column from its first page (the dictionary, if any) to its end.
   * @param levels highest repetition and definition level of the column.
   * @returns its dictionary and its pages of values, in order.
   * @throws RangeError for impossible counts.
   */
  check(
    bytes: Uint8Array,
    column: ColumnMetaData,
    levels: { repetition: number; definition: number },
  ): PagePlace[] {
    const expected = Number(column.num_values);
    const pages: PagePlace[] = [];
    let values = 0;
    for (let at = 0; at < bytes.length && values < expected; ) {
      const { fields, end } = readThriftStruct(bytes, at);
      const compressed = numberOf(fields, 3);
      const uncompressed = numberOf(fields, 2);
      if (
        compressed < 0 ||
        end + compressed > bytes.length ||
        uncompressed < 0 ||
        uncompressed > MOST_PARQUET_PAGE ||
        (uncompressed > INFLATION_ALLOWANCE && uncompressed > MOST_INFLATION * compressed)
      ) {
        throw new RangeError(`a page of ${compressed} bytes (${uncompressed} uncompressed)`);
      }
      const page = bytes.subarray(end, end + compressed);
      const inPage = this.#checkPage(page, fields, column, levels, expected - values);
      const isDictionary = numberOf(fields, 1) === DICTIONARY_PAGE;
      if (isDictionary || inPage > 0) {
        pages.push({ start: at, end: end + compressed, isDictionary, values: inPage });
      }
      values += inPage;
      at = end + compressed;
    }
    if (values !== expected) throw new RangeError(`${values} values in pages where ${expected} are promised`);
    return pages;
  }

  /** The decompressors, each followed by a check of the decompressed bytes. */
  guarded(compressors: Compressors): Compressors {
    const guarded: Compressors = {};
    for (const [codec, decompress] of Object.entries(compressors)) {
      guarded[codec as keyof Compressors] = (input, outputLength) => {
        const output = decompress!(input, outputLength);
        const facts = this.#pages.get(keyOf(input));
        if (facts !== undefined) checkValues(output, facts);
        return output;
      };
    }
    return guarded;
  }

  #checkPage(
    page: Uint8Array,
    fields: ThriftFields,
    column: ColumnMetaData,
    { repetition, definition }: { repetition: number; definition: number },
    left: number,
  ): number {
    const type = numberOf(fields, 1);
    if (type === DICTIONARY_PAGE) {
      const values = numberOf(structOf(fields, 7), 1);
      if (values < 0 || values > MOST_PARQUET_PAGE) throw new RangeError(`a dictionary of ${values} values`);
      return 0;
    }
    if (type !== DATA_PAGE && type !== DATA_PAGE_V2) return 0;
    const head = structOf(fields, type === DATA_PAGE ? 5 : 8);
    const values = numberOf(head, 1);
    if (values < 0 || values > left || values > MOST_PARQUET_VALUES)
      throw new RangeError(`a page of ${values} values where ${left} are left`);
    const encoding = numberOf(head, type === DATA_PAGE ? 2 : 4);
    const facts: PageFacts = {
      values,
      repetition,
      definition,
      levelsAreDone: false,
      defined: null,
      encoding,
    };
    let body = page;
    let isCompressed = column.codec !== 'UNCOMPRESSED';
    if (type === DATA_PAGE_V2) {
      const [nulls, definitionBytes, repetitionBytes] = [
        numberOf(head, 2),
        numberOf(head, 5),
        numberOf(head, 6),
      ];
      if (nulls < 0 || nulls > values || definitionBytes < 0 || repetitionBytes < 0) {
        throw new RangeError(`a page of ${values} values and ${nulls} nulls`);
      }
      const bodyAt = repetitionBytes + definitionBytes;
      if (bodyAt > page.length) throw new RangeError('levels that end too late');
      if (repetition > 0) checkRuns(page, 0, repetitionBytes, bitsOf(repetition), values, null);
      if (definition > 0) checkRuns(page, repetitionBytes, bodyAt, bitsOf(definition), values, null);
      facts.levelsAreDone = true;
      facts.defined = values - nulls;
      body = page.subarray(bodyAt);
      isCompressed &&= head.get(7) !== false;
    }
    if (isCompressed) this.#pages.set(keyOf(body), facts);
    else checkValues(body, facts);
    return values;
  }
}

function checkValues(bytes: Uint8Array, facts: PageFacts): void {
  let at = 0;
  let defined = facts.defined ?? facts.values;
  if (!facts.levelsAreDone) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const highest of [facts.repetition, facts.definition]) {
      if (highest === 0) continue;
      if (at + 4 > bytes.length) throw new RangeError('levels that end too late');
      const end = at + 4 + view.getUint32(at, true);
      if (end > bytes.length) throw new RangeError('levels that end too late');
      defined = checkRuns(bytes, at + 4, end, bitsOf(highest), facts.values, highest);
      at = end;
    }
    if (facts.definition === 0) defined = facts.values;
  }
  if (DICTIONARY_ENCODINGS.has(facts.encoding) && defined > 0) {
    checkRuns(bytes, at + 1, bytes.length, bytes[at] ?? 0, defined, null);
  } else if (facts.encoding === RLE_ENCODING && defined > 0) {
    checkRuns(bytes, at + 4, bytes.length, 1, defined, null);
  }
}

/**
 * Reads runs (parquet-format, Encodings: RLE and bit-packing hybrid) until they have as many values as expected.
 * @param wanted a value to count; null for none.
 * @returns how many values are the wanted one.
 * @throws RangeError for runs that give more or fewer.
 */
function checkRuns(
  bytes: Uint8Array,
  start: number,
  end: number,
  width: number,
  due: number,
  wanted: number | null,
): number {
  if (width > 32) throw new RangeError(`values of ${width} bits`);
  const valueBytes = (width + 7) >> 3;
  let [at, seen, counted] = [start, 0, 0];
  while (seen < due) {
    let [head, factor] = [0, 1];
    for (;;) {
      const byte = at < end ? bytes[at++] : undefined;
      if (byte === undefined || factor > 2 ** 35)
        throw new RangeError(`runs of ${seen} values where ${due} are due`);
      head += (byte & 0x7f) * factor;
      if (byte < 0x80) break;
      factor *= 128;
    }
    const length = Math.floor(head / 2);
    if (head % 2 === 1) {
      // Bit-packed in groups of eight: the last group may be padded.
      if (8 * length > due - seen + 7)
        throw new RangeError(`a run of ${8 * length} values where ${due - seen} are due`);
      if (wanted !== null) counted += countPacked(bytes, at, width, Math.min(8 * length, due - seen), wanted);
      at += length * width;
      seen += 8 * length;
    } else {
      if (length > due - seen) throw new RangeError(`a run of ${length} values where ${due - seen} are due`);
      let value = 0;
      for (let byte = 0; byte < valueBytes; byte++) value |= (bytes[at + byte] ?? 0) << (8 * byte);
      if (value === wanted) counted += length;
      at += valueBytes;
      seen += length;
    }
  }
  return counted;
}

function countPacked(bytes: Uint8Array, start: number, width: number, count: number, wanted: number): number {
  let counted = 0;
  const mask = (1 << width) - 1;
  for (let index = 0; index < count; index++) {
    const bit = index * width;
    const at = start + (bit >> 3);
    const two = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
    if (((two >> (bit & 7)) & mask) === wanted) counted++;
  }
  return counted;
}

function bitsOf(highest: number): number {
  return 32 - Math.clz32(highest);
}

function keyOf(bytes: Uint8Array): string {
  return `${crc32(bytes)}-${bytes.length}`;
}

function numberOf(fields: ThriftFields, field: number): number {
  const value = fields.get(field);
  return typeof value === 'number' ? value : 0;
}

function structOf(fields: ThriftFields, field: number): ThriftFields {
  const value = fields.get(field);
  if (!(value instanceof Map)) throw new RangeError('a page without the head of its type');
  return value;
}
