import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { AsyncBuffer, FileMetaData, ParquetParsers, SchemaElement } from 'hyparquet';
import { reasonOf } from '../../model/reason-of';
import { badInput } from '../failure';
import type { ParquetReading } from '../parquet-packages';

/** An open Parquet file. */
export interface ParquetFile {
  readonly path: string;
  readonly metadata: FileMetaData;
  /** Names of the columns at the top of the schema. */
  readonly header: readonly string[];
  readonly rows: number;
  readonly buffer: AsyncBuffer;
  /** Reads bytes of the file. */
  read(start: number, length: number): Buffer;
  close(): void;
}

/** Rows of one row group. */
export interface RowSlice {
  readonly rowGroup: number;
  readonly rowStart: number;
  readonly rowEnd: number;
}

/**
 * Opens a Parquet file and reads its footer.
 * @throws GeocoderError BULK_INPUT for a file that is no Parquet file.
 */
export async function openParquet(
  path: string,
  { parquetMetadataAsync }: ParquetReading,
): Promise<ParquetFile> {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (cause) {
    throw badInput(`${path}: expected a readable file, got ${reasonOf(cause)}`, cause);
  }
  const read = (start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafeSlow(length);
    const count = readSync(descriptor, bytes, 0, length, start);
    if (count < length) throw badInput(`${path}: expected ${length} bytes at ${start}, got ${count}`);
    return bytes;
  };
  const byteLength = fstatSync(descriptor).size;
  if (byteLength === 0) {
    closeSync(descriptor);
    throw badInput(`${path}: expected a Parquet file, got an empty one`);
  }
  const buffer: AsyncBuffer = {
    byteLength,
    slice: (start, end = byteLength) => read(start, end - start).buffer as ArrayBuffer,
  };
  try {
    // Without GeoParquet's types, which would change the schema: geometry stays bytes.
    const metadata = await parquetMetadataAsync(buffer, { geoparquet: false });
    return {
      path,
      metadata,
      header: topColumns(metadata.schema),
      rows: Number(metadata.num_rows),
      buffer,
      read,
      close: () => closeSync(descriptor),
    };
  } catch (cause) {
    closeSync(descriptor);
    throw badInput(`${path}: expected a Parquet file, got ${reasonOf(cause)}`, cause);
  }
}

/** Row groups in slices of at most `mostRows`. */
export function* slicesOf(
  metadata: FileMetaData,
  mostRows: number,
  groupStart: number,
  groupEnd: number,
): Generator<RowSlice> {
  let row = 0;
  for (let rowGroup = 0; rowGroup < metadata.row_groups.length; rowGroup++) {
    const next = row + Number(metadata.row_groups[rowGroup]!.num_rows);
    for (let rowStart = row; rowStart < next; rowStart += mostRows) {
      if (rowGroup < groupStart || rowGroup >= groupEnd) continue;
      yield { rowGroup, rowStart, rowEnd: Math.min(next, rowStart + mostRows) };
    }
    row = next;
  }
}

/** The children of the root of the schema. The schema is a tree in depth-first order, so descendants are skipped. */
function topColumns(schema: readonly SchemaElement[]): string[] {
  const names: string[] = [];
  let index = 1;
  const passOver = () => {
    const children = schema[index++]?.num_children ?? 0;
    for (let child = 0; child < children; child++) passOver();
  };
  while (index < schema.length) {
    names.push(schema[index]!.name);
    passOver();
  }
  return names;
}

/**
 * The schema with decimals as their unscaled integers or bytes. hyparquet would convert decimals to floating-point
 * numbers, and `12.34` could become `12.340000000000002`.
 */
export function withoutDecimals(metadata: FileMetaData): FileMetaData {
  const schema = metadata.schema.map((element): SchemaElement => {
    if (!isDecimal(element)) return element;
    const { converted_type: _, logical_type: __, ...plain } = element;
    return plain;
  });
  return { ...metadata, schema };
}

/** Number of decimal places of a decimal column; null for other columns. */
export function decimalScale(metadata: FileMetaData, column: string): number | null {
  const element = metadata.schema.find(({ name }, index) => index > 0 && name === column);
  return element !== undefined && isDecimal(element) ? (element.scale ?? 0) : null;
}

function isDecimal({ converted_type: converted, logical_type: logical }: SchemaElement): boolean {
  return converted === 'DECIMAL' || logical?.type === 'DECIMAL';
}

/** Parses times to ISO 8601 with all their digits; Date would cut them to milliseconds. */
export const EXACT_TIMES: Partial<ParquetParsers> = {
  timestampFromMilliseconds: (millis) => isoTime(BigInt(millis), 3),
  timestampFromMicroseconds: (micros) => isoTime(BigInt(micros), 6),
  timestampFromNanoseconds: (nanos) => isoTime(BigInt(nanos), 9),
  dateFromDays: (days) =>
    days === undefined ? undefined : new Date(days * 86_400_000).toISOString().slice(0, 10),
};

function isoTime(count: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const seconds = count / unit - (count % unit < 0n ? 1n : 0n);
  const fraction = (count - seconds * unit).toString().padStart(digits, '0');
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}.${fraction}Z`;
}

/** A decimal's unscaled value, exactly as text. */
export function decimalText(unscaled: unknown, scale: number): string | null {
  if (unscaled === null || unscaled === undefined) return null;
  const value = unscaled instanceof Uint8Array ? bigEndian(unscaled) : BigInt(unscaled as number | bigint);
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${value < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/** Two's complement, as Parquet writes decimals of many digits. */
function bigEndian(bytes: Uint8Array): bigint {
  const hex = Buffer.from(bytes).toString('hex');
  return hex === '' ? 0n : BigInt.asIntN(bytes.length * 8, BigInt(`0x${hex}`));
}
