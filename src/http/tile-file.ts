import { closeSync, createReadStream, fstatSync, open, openSync, read, readSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { GeocoderError } from '../model/errors';
import { reasonOf } from '../model/reason-of';

export const TILES_PATH = '/tiles.pmtiles';

const MAGIC = 'PMTiles';
const VERSION = 3;
const HEADER_BYTES = 127;

/** A stream closes its file when its client goes away, whatever `autoClose` says: this one must not. */
const KEPT_OPEN = { open, read, close: (_: number, done: () => void) => done() };

/** A range of bytes, both ends included; null if no range, or several, are asked. */
type Range = { readonly start: number; readonly end: number } | 'unsatisfiable' | null;

/**
 * Serves a PMTiles file with streets to the map page, by byte ranges. The file that was opened is served until `close`.
 */
export class TileFile {
  readonly #descriptor: number;
  readonly #bytes: number;
  readonly #etag: string;

  /** @throws GeocoderError INVALID_REQUEST for a file that cannot be read or is no PMTiles of version 3. */
  constructor(file: string) {
    const refuse = (came: string) =>
      new GeocoderError(
        'INVALID_REQUEST',
        `serve: expected "tiles" to be a PMTiles file of version ${VERSION}, but ${came}`,
      );
    try {
      this.#descriptor = openSync(file, 'r');
    } catch (error) {
      throw refuse(`${file} cannot be read: ${reasonOf(error)}`);
    }
    try {
      const header = Buffer.alloc(HEADER_BYTES);
      const { size, mtimeMs } = fstatSync(this.#descriptor);
      const read = readSync(this.#descriptor, header, 0, HEADER_BYTES, 0);
      if (read < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
        throw refuse(`${file} does not begin as one (doorplate tiles makes one of an .osm.pbf file)`);
      if (header[MAGIC.length] !== VERSION) throw refuse(`${file} has version ${header[MAGIC.length]}`);
      this.#bytes = size;
      this.#etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }

  /** Answers GET and HEAD with the asked range, or the whole file. */
  write({
    request,
    response,
  }: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
  }): void {
    const headers = { etag: this.#etag, 'accept-ranges': 'bytes', 'cache-control': 'no-cache' };
    if (request.headers['if-none-match'] === this.#etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const { range: asked, 'if-range': condition } = request.headers;
    const range = condition === undefined || condition === this.#etag ? rangeOf(asked, this.#bytes) : null;
    if (range === 'unsatisfiable') {
      response.writeHead(416, { ...headers, 'content-range': `bytes */${this.#bytes}` }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: this.#bytes - 1 };
    response.writeHead(range === null ? 200 : 206, {
      ...headers,
      'content-type': 'application/vnd.pmtiles',
      'content-length': end - start + 1,
      'x-content-type-options': 'nosniff',
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${this.#bytes}` }),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream = createReadStream('', { fd: this.#descriptor, fs: KEPT_OPEN, start, end });
    // When the client goes away or the disk fails, the connection ends; there is nobody to tell.
    pipeline(stream, response, () => {});
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function rangeOf(written: string | undefined, bytes: number): Range {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(written ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(bytes - 1, Number(to));
  return start > end ? 'unsatisfiable' : { start, end };
}
