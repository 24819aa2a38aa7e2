import { GeocoderError } from '../../model/errors';
import { printable } from '../../model/quote';
import type { InputFile } from '../intake/input-files';
import { checkDepth } from './json-depth';
import { JsonElements } from './json-elements';
import { MOST_ELEMENT_SIZE } from './limits';
import { readText } from './read-text';
import type { ReadProgress } from './record';

/** One JSON object of a file, and its position. */
export interface JsonRecord {
  /** Its line (newline-delimited JSON) or its position in the array, from 1. */
  line: number;
  value: Record<string, unknown>;
}

/** Reads one object from each line. @throws GeocoderError SOURCE_INVALID, naming the line. */
export async function* readJsonLines(file: InputFile, progress: ReadProgress): AsyncGenerator<JsonRecord[]> {
  let rest = '';
  let line = 0;
  const parseLines = (lines: readonly string[]): JsonRecord[] => {
    const records: JsonRecord[] = [];
    for (const text of lines) {
      line++;
      // RFC 8142 sequences put a record separator before each text.
      const bare = text.charCodeAt(0) === 0x1e ? text.slice(1) : text;
      if (bare.trim() !== '') records.push({ line, value: parseObject(bare, file, `line ${line}`) });
    }
    return records;
  };
  for await (const chunk of readText(file, 'utf-8', progress)) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    if (rest.length > MOST_ELEMENT_SIZE) throw tooLong(file, `line ${line + lines.length + 1}`);
    if (lines.length > 0) yield parseLines(lines);
  }
  if (rest.trim() !== '') yield parseLines([rest]);
}

/**
 * The objects of one array of a JSON document, as they arrive.
 * @param path dotted keys to the array; `''` when the document is the array.
 * @throws GeocoderError SOURCE_INVALID, naming the element.
 */
export async function* readJsonArray(
  file: InputFile,
  path: string,
  progress: ReadProgress,
): AsyncGenerator<JsonRecord[]> {
  const elements = new JsonElements(path === '' ? [] : path.split('.'));
  let line = 0;
  for await (const chunk of readText(file, 'utf-8', progress)) {
    const records: JsonRecord[] = [];
    for (const text of pushed(elements, chunk, file, line)) {
      line++;
      records.push({ line, value: parseObject(text, file, `element ${line}`) });
    }
    if (records.length > 0) yield records;
  }
  if (!elements.found) {
    const expected = path === '' ? 'a JSON array' : `a JSON array under "${path}"`;
    throw new GeocoderError('SOURCE_INVALID', `${file.label}: expected ${expected}, got none.`);
  }
  if (!elements.ended) {
    const message = `${file.label}: expected the end of the JSON document after element ${line}, got the end of the file.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
}

function pushed(elements: JsonElements, chunk: string, file: InputFile, line: number): string[] {
  try {
    return elements.push(chunk);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const message = `${file.label}: after element ${line}: expected JSON, got ${cause.message}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
}

function tooLong(file: InputFile, where: string): GeocoderError {
  const message = `${file.label}: ${where}: expected at most ${MOST_ELEMENT_SIZE} characters, got more.`;
  return new GeocoderError('SOURCE_INVALID', message);
}

function parseObject(text: string, file: InputFile, where: string): Record<string, unknown> {
  if (text.length > MOST_ELEMENT_SIZE) throw tooLong(file, where);
  let value: unknown;
  try {
    checkDepth(text);
    value = JSON.parse(text);
  } catch (cause) {
    const message = `${file.label}: ${where}: expected JSON, got ${printable((cause as Error).message)}.`;
    throw new GeocoderError('SOURCE_INVALID', message, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${file.label}: ${where}: expected a JSON object, got ${printable(text)}.`,
    );
  }
  return value as Record<string, unknown>;
}

/** The value at dotted keys, or undefined. A key that itself contains dots is found too. */
export function valueAt(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const object = value as Record<string, unknown>;
  if (Object.hasOwn(object, path)) return object[path];
  const dot = path.indexOf('.');
  return dot < 0 ? undefined : valueAt(object[path.slice(0, dot)], path.slice(dot + 1));
}

/** Text of a JSON value: numbers as written, null and missing as `''`, anything else as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
