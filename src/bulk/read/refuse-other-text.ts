import { isUtf8 } from 'node:buffer';
import { badInput } from '../failure';

/** More bytes than a FeatureCollection needs to show itself. */
export const HEAD_BYTES = 64;
const COLLECTION = /^\s*\{\s*"type"\s*:\s*"FeatureCollection"/;

/**
 * Refuses a header in an encoding that nobody named: read as UTF-8, `Straße` loses a letter, and no column is found by its
 * name. Such a row is rejected when it is read.
 */
export function refuseOtherEncoding(header: Uint8Array, name: string): void {
  if (!isUtf8(header))
    throw badInput(
      `${name}: expected a header in UTF-8, got bytes of another encoding; name it, such as --encoding windows-1252`,
    );
}

/** The first bytes of files that people take for text: a workbook of Excel, zipped, and one of before 2007. */
const BINARY_FILES: readonly { readonly begins: readonly number[]; readonly what: string }[] = [
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    what: 'a ZIP file; save the sheet of a workbook as CSV, or unpack the archive',
  },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: 'an old workbook of Excel; save its sheet as CSV' },
];

/** Refuses workbooks and archives. Read as text, they have no columns of any known name. */
export function refuseBinary(head: Uint8Array, name: string): void {
  const file = BINARY_FILES.find(({ begins }) => begins.every((byte, at) => head[at] === byte));
  if (file !== undefined) throw badInput(`${name}: expected CSV, NDJSON or a JSON array, got ${file.what}`);
}

/** Refuses UTF-16 without a byte order mark: read as UTF-8, it is text with a NUL at every letter. */
export function refuseUnmarkedUtf16(head: Uint8Array, name: string): void {
  const isNul = (...places: number[]) => places.every((at) => head[at] === 0);
  const encoding = isNul(1, 3) ? 'utf-16le' : isNul(0, 2) ? 'utf-16be' : null;
  if (encoding !== null)
    throw badInput(
      `${name}: expected text in UTF-8, got UTF-16 without a byte order mark; name it: --encoding ${encoding}`,
    );
}

/** Refuses UTF-32 with its byte order mark, of which that of UTF-16 is the half. No decoder reads it. */
export function refuseUtf32(head: Uint8Array, name: string): void {
  const marks = [
    [0xff, 0xfe, 0, 0],
    [0, 0, 0xfe, 0xff],
  ];
  if (marks.some((mark) => mark.every((byte, at) => head[at] === byte)))
    throw badInput(`${name}: expected text in UTF-8, got UTF-32; save it as UTF-8`);
}

/** Refuses a header without a name, such as a blank line before the real one. */
export function refuseNoNames(names: readonly string[], name: string): void {
  if (names.every((column) => column === ''))
    throw badInput(`${name}: expected a header row with the names of the columns first, got a blank one`);
}

/** Refuses GeoJSON, which holds its rows deeper than bulk reads. */
export function refuseGeojson(head: Buffer, name: string): void {
  if (COLLECTION.test(head.toString('utf8')))
    throw badInput(
      `${name}: expected rows, got a GeoJSON FeatureCollection; give its properties as NDJSON, such as those of jq -c '.features[].properties'`,
    );
}
