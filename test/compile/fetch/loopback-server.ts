import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  status: number;
}

export interface ServedFile {
  body: Buffer;
  /** Default: made from the body. `null`: none is sent. */
  etag?: string | null;
  lastModified?: string;
  /** The next so many answers break off after half of what they promise. */
  breaks?: number;
  /** The next so many answers stop in the middle and say nothing more. */
  stalls?: number;
  /** Statuses of the next answers, before the file is given. */
  refusals?: { status: number; headers?: Record<string, string> }[];
  /** HEAD is not allowed. */
  noHead?: boolean;
  /** Ranges are ignored. */
  noRanges?: boolean;
  slowlyMilliseconds?: number;
}

/** A publisher on this machine: files by path, with ETags, ranges, and whatever may go wrong. */
export class LoopbackServer {
  readonly files = new Map<string, ServedFile>();
  readonly asked: Asked[] = [];
  mostAtOnce = 0;
  #atOnce = 0;
  readonly #server = createServer((request, response) => {
    const url = request.url ?? '/';
    const note = (status: number) =>
      this.asked.push({ method: request.method ?? '', url, headers: request.headers, status });
    void this.#answer(request.method ?? '', url, request.headers, response, note);
  });

  constructor() {
    beforeAll(() => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve)));
    afterAll(() => {
      this.#server.closeAllConnections();
      return new Promise<void>((resolve) => this.#server.close(() => resolve()));
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The GETs of a path since the last call of `forget`. */
  gets(url: string): Asked[] {
    return this.asked.filter((each) => each.method === 'GET' && each.url === url);
  }

  forget(): void {
    this.asked.length = 0;
    this.mostAtOnce = 0;
  }

  async #answer(
    method: string,
    url: string,
    headers: IncomingHttpHeaders,
    response: ServerResponse,
    note: (status: number) => void,
  ): Promise<void> {
    const file = this.files.get(url);
    const end = (status: number, more: Record<string, string | number> = {}) => {
      note(status);
      response.writeHead(status, more).end();
    };
    if (file === undefined) return end(404);
    const refusal = file.refusals?.shift();
    if (refusal !== undefined) return end(refusal.status, refusal.headers);
    if (method === 'HEAD' && file.noHead) return end(405);
    const etag =
      file.etag === undefined ? `"${createHash('md5').update(file.body).digest('hex')}"` : file.etag;
    const common: Record<string, string> = file.noRanges ? {} : { 'accept-ranges': 'bytes' };
    if (etag !== null) common.etag = etag;
    if (file.lastModified !== undefined) common['last-modified'] = file.lastModified;
    const same =
      headers['if-none-match'] !== undefined
        ? headers['if-none-match'] === etag
        : headers['if-modified-since'] !== undefined && headers['if-modified-since'] === file.lastModified;
    if (same) return end(304, common);
    if (method === 'HEAD') return end(200, { ...common, 'content-length': file.body.length });
    const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
    const isSame = [etag, file.lastModified].some((validator) => validator === headers['if-range']);
    const start = from !== undefined && isSame && !file.noRanges ? Number(from) : 0;
    if (start >= file.body.length && start > 0)
      return end(416, { 'content-range': `bytes */${file.body.length}` });
    const body = file.body.subarray(start);
    if (start > 0) common['content-range'] = `bytes ${start}-${file.body.length - 1}/${file.body.length}`;
    note(start > 0 ? 206 : 200);
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
    response.on('close', () => this.#atOnce--);
    response.writeHead(start > 0 ? 206 : 200, { ...common, 'content-length': body.length });
    const broken = (file.breaks ?? 0) > 0;
    const stalled = (file.stalls ?? 0) > 0;
    if (broken) file.breaks!--;
    if (stalled) file.stalls!--;
    const half = body.length >> 1;
    response.write(body.subarray(0, half));
    await new Promise((resolve) => setTimeout(resolve, file.slowlyMilliseconds ?? 0));
    if (broken) setTimeout(() => response.destroy(), 20);
    else if (!stalled) response.end(body.subarray(half));
  }
}
