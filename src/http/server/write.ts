import type { PageFile } from '../explore-page';
import { PAGE_HEADERS } from '../explore-page';
import type { Reply } from '../routes/problems';
import type { Exchange } from '../service/exchange';

/** Writes a whole answer, head and body. */
export function writeReply(exchange: Exchange, reply: Reply, closing = false): void {
  const { request, response } = exchange;
  // The application around a `handler` may have answered already, by a timeout of its own: a second answer would throw.
  if (response.headersSent) return;
  exchange.code = reply.code;
  const headers: Record<string, string | number> = {
    'content-type': reply.contentType,
    'content-length': Buffer.byteLength(reply.body),
    // Answers hold addresses, and problems quote the request: no proxy may store them.
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  if (reply.headers !== null) Object.assign(headers, reply.headers);
  if (isUnchanged(exchange, headers.etag)) {
    response.writeHead(304, reply.headers ?? {}).end();
    return;
  }
  if (closing) headers.connection = 'close';
  response.writeHead(reply.status, headers);
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/** Whether the client already has this version (If-None-Match). */
function isUnchanged({ request }: Exchange, etag: string | number | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (etag === undefined || known === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((one) => plain(one) === plain(String(etag)) || one.trim() === '*');
}

export function writePage({ request, response }: Exchange, file: PageFile): void {
  response.writeHead(200, {
    ...PAGE_HEADERS,
    'content-type': file.contentType,
    'content-length': file.bytes.length,
    'cache-control': file.cacheControl,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}
