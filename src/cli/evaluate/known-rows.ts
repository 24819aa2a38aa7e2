import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { GeocoderError } from '../../model/errors';
import { reasonOf } from '../../model/reason-of';
import type { Row } from './ask-rows';

/**
 * The rows of a CSV file, by the names of its header.
 * @throws GeocoderError BULK_INPUT for a file that cannot be read, is in another encoding, or has no row.
 */
export function readKnownRows(file: string): Row[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new GeocoderError('BULK_INPUT', `${file}: expected a CSV file, but ${reasonOf(error)}`);
  }
  const { data, errors } = Papa.parse<Row>(textOf(bytes, file), { header: true, skipEmptyLines: 'greedy' });
  const [fault] = errors.filter(({ type }) => type === 'Quotes');
  if (fault !== undefined)
    throw new GeocoderError(
      'BULK_INPUT',
      `${file}: expected CSV, but row ${(fault.row ?? 0) + 1}: ${fault.message}`,
    );
  if (data.length === 0)
    throw new GeocoderError('BULK_INPUT', `${file}: expected rows below a header, but got none`);
  return data;
}

/** UTF-16 has a mark. Other bytes would be read as wrong letters, and right answers would be counted as wrong. */
function textOf(bytes: Buffer, file: string): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isUtf8(bytes)) return bytes.toString();
  throw new GeocoderError(
    'BULK_INPUT',
    `${file}: expected text in UTF-8, but got bytes of another encoding; save the file as UTF-8`,
  );
}
