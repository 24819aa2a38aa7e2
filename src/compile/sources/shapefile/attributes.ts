import { TextDecoder } from 'node:util';
import { ByteFeed } from '../byte-feed';
import { damagedShapefile } from './damaged';

/** Encodings by the language byte of the header; windows-1252 for other values. */
const LANGUAGES: Record<number, string> = {
  19: 'shift_jis',
  77: 'gbk',
  78: 'euc-kr',
  79: 'big5',
  87: 'windows-1252',
  89: 'windows-1252',
  200: 'windows-1250',
  201: 'windows-1251',
  202: 'windows-1254',
  203: 'windows-1253',
};

interface Field {
  name: string;
  type: string;
  start: number;
  end: number;
}

/** The head of a .dbf file, and its rows. */
export interface Attributes {
  columns: { name: string; type: string }[];
  rowCount: number;
  /** The texts of each row; null for one that was deleted. */
  rows: AsyncGenerator<string[] | null>;
}

/**
 * The attributes of a shapefile (dBASE III and similar).
 * @param encoding encoding of the texts; null for that of the header.
 * @throws GeocoderError SOURCE_INVALID.
 */
export async function readAttributes(
  chunks: AsyncGenerator<Uint8Array>,
  label: string,
  encoding: string | null,
): Promise<Attributes> {
  const feed = new ByteFeed(chunks, () => damagedShapefile(label, 'an end too early'));
  const head = await feed.take(32);
  const rowCount = head.readUInt32LE(4);
  const headBytes = head.readUInt16LE(8);
  const rowBytes = head.readUInt16LE(10);
  if (headBytes < 33 || rowBytes < 2)
    throw damagedShapefile(label, `a header of ${headBytes} bytes, rows of ${rowBytes}`);
  const decoder = decoderFor(encoding ?? LANGUAGES[head[29]!] ?? 'windows-1252');
  const fields = fieldsOf(await feed.take(headBytes - 32), rowBytes, label);
  return {
    columns: fields.map(({ name, type }) => ({ name, type })),
    rowCount,
    rows: rowsOf(feed, chunks, fields, rowBytes, rowCount, decoder),
  };
}

async function* rowsOf(
  feed: ByteFeed,
  chunks: AsyncGenerator<Uint8Array>,
  fields: readonly Field[],
  rowBytes: number,
  rowCount: number,
  decoder: TextDecoder,
): AsyncGenerator<string[] | null> {
  try {
    for (let row = 0; row < rowCount; row++) {
      const bytes = await feed.take(rowBytes);
      yield bytes[0] === 0x2a ? null : fields.map((field) => textOfField(bytes, field, decoder));
    }
  } finally {
    await chunks.return(undefined);
  }
}

function fieldsOf(bytes: Buffer, rowBytes: number, label: string): Field[] {
  const fields: Field[] = [];
  let start = 1;
  for (let at = 0; at + 32 <= bytes.length && bytes[at] !== 0x0d; at += 32) {
    const nameEnd = bytes.indexOf(0, at);
    const end = start + bytes[at + 16]!;
    fields.push({
      name: bytes.toString('latin1', at, Math.min(nameEnd < 0 ? at + 11 : nameEnd, at + 11)).trim(),
      type: String.fromCharCode(bytes[at + 11]!),
      start,
      end,
    });
    start = end;
  }
  if (fields.length === 0 || start > rowBytes)
    throw damagedShapefile(label, `fields of ${start} bytes in rows of ${rowBytes}`);
  return fields;
}

function textOfField(bytes: Buffer, { start, end, type }: Field, decoder: TextDecoder): string {
  let last = end;
  while (last > start && (bytes[last - 1] === 0x20 || bytes[last - 1] === 0)) last--;
  const text = decoder.decode(bytes.subarray(start, last)).trim();
  if (type !== 'N' && type !== 'F') return text;
  // A number that is too long for its field is written as stars; whole numbers may have zeros after the point.
  return /^\*+$/.test(text) ? '' : text.replace(/\.0+$/, '');
}

function decoderFor(encoding: string): TextDecoder {
  const named = /^\d+$/.test(encoding) ? `windows-${encoding}` : encoding;
  for (const candidate of [named, named.replace(/^ISO[ _-]?8859[ _-]?/i, 'iso-8859-')]) {
    try {
      return new TextDecoder(candidate);
    } catch {
      // Try the other spelling.
    }
  }
  return new TextDecoder('utf-8');
}
