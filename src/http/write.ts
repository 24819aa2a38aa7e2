import type { PageFile } from './explore-page';
import { PAGE_HEADERS } from './explore-page';
import type { Reply } from './problems';
import type { Exchange } from './service';

/** Writes an answer at once: head and body in one piece. */
export function writeReply(exchange: Exchange, reply: Reply, closing = false): void {
  const { request, response } = exchange;
  // Somebody else's server may have answered for us, by a timeout of its own: to answer again would throw.
  if (response.headersSent) return;
  exchange.code = reply.code;
  const headers: Record<string, string | number> = {
    'content-type': reply.contentType,
    'content-length': Buffer.byteLength(reply.body),
    'x-content-type-options': 'nosniff',
  };
  if (reply.headers !== null) Object.assign(headers, reply.headers);
  if (closing) headers.connection = 'close';
  response.writeHead(reply.status, headers);
  response.end(request.method === 'HEAD' ? undefined : reply.body);
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
