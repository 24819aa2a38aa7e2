import type { IncomingMessage } from 'node:http';
import type { KnownKey } from '../keys/key-ring';
import type { Reply } from '../routes/problems';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import { writeReply } from './write';

export function say(service: Service, exchange: Exchange, reply: Reply): void {
  writeReply(exchange, reply, service.draining || bringsMore(exchange.request, service.maxBodyBytes));
}

/**
 * Writes the answer to a GET. It is valid as long as the dataset is: a client that has it already gets 304.
 * @param languages the header Accept-Language, if the answer follows it: browsers ask for another language with the tag
 * of the one they have.
 */
export function sayKept(service: Service, exchange: Exchange, reply: Reply, languages = ''): void {
  const etag = reply.status === 200 ? service.etagIn(languages) : null;
  if (etag === null) {
    say(service, exchange, reply);
    return;
  }
  // Answers hold addresses: only the client may store them, no proxy.
  const headers = { ...reply.headers, etag, 'cache-control': 'private, no-cache' };
  say(service, exchange, { ...reply, headers });
}

/** Makes an answer and charges its time to the key. */
export function charged(service: Service, key: KnownKey | null, ask: () => Reply): Reply {
  const started = performance.now();
  const reply = ask();
  service.gate.charge(key, (performance.now() - started) / 1000);
  return reply;
}

/** Whether an unwanted long body is still arriving: then the connection is closed, instead of reading it to its end. */
function bringsMore({ complete, headers }: IncomingMessage, most: number): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > most;
}
