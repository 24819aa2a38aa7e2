import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { build } from '../../../src/compile/index';
import { randomAddresses, writeCountry } from '../synthetic-country';

/** Builds a small dataset of a day. */
export async function datasetOf(
  folder: string,
  day: string,
  { name = 'synthetic', addresses = 60, seed = 1 } = {},
): Promise<string> {
  const inputRoot = path.join(folder, `input-${day}-${seed}`);
  const recipe = { ...writeCountry(inputRoot, randomAddresses(addresses, seed)), name };
  const out = path.join(folder, `dataset-${day}-${seed}-${name}`);
  const before = process.env.SOURCE_DATE_EPOCH;
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(`${day}T00:00:00Z`) / 1000);
  try {
    await build(recipe, { inputRoot, out });
  } finally {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
  }
  return out;
}

/** A file as a static host serves it. */
export interface Served {
  bytes: Buffer;
  etag?: string;
  /** Cuts each connection after so many bytes. */
  cutAfter?: number;
  /** Does not cut it then, but sends nothing more. */
  hangs?: boolean;
  /** Answers so instead. */
  status?: number;
  headers?: Record<string, string>;
  ignoresRanges?: boolean;
}

export interface Host {
  url: string;
  files: Map<string, Served>;
  /** Method, path and range of each request. */
  requests: string[];
}

/** Serves files on loopback, with ranges, until the test ends. */
export async function host(files: Record<string, Served>): Promise<Host> {
  const served: Host = { url: '', files: new Map(Object.entries(files)), requests: [] };
  const server = createServer((request, response) => answer(served, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return served;
}

function answer(served: Host, request: IncomingMessage, response: ServerResponse): void {
  const { range, 'if-range': ifRange } = request.headers;
  served.requests.push(`${request.url} ${range ?? 'whole'}`);
  const file = served.files.get(request.url!.slice(1));
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  if (file.status !== undefined) {
    response.writeHead(file.status, file.headers).end();
    return;
  }
  const etag = file.etag === undefined ? {} : { ETag: file.etag };
  const isPart = range !== undefined && ifRange === file.etag && file.ignoresRanges !== true;
  const from = isPart ? Number(/^bytes=(\d+)-$/.exec(range)![1]) : 0;
  const total = file.bytes.length;
  if (from >= total) {
    response.writeHead(416, { 'Content-Range': `bytes */${total}` }).end();
    return;
  }
  const part = file.bytes.subarray(from);
  response.writeHead(isPart ? 206 : 200, {
    ...etag,
    ...file.headers,
    'Content-Length': part.length,
    ...(isPart ? { 'Content-Range': `bytes ${from}-${total - 1}/${total}` } : {}),
  });
  if (file.cutAfter === undefined || part.length <= file.cutAfter) response.end(part);
  else if (file.hangs) response.write(part.subarray(0, file.cutAfter));
  else response.write(part.subarray(0, file.cutAfter), () => setTimeout(() => response.destroy(), 20));
}
