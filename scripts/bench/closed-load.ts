import { connect, type Socket } from 'node:net';
import type { Shot } from './paced-load';

/** What came of a load. */
export interface Closed {
  /** Whole answers. */
  answers: number;
  /** Those of them that were not 200. */
  refused: number;
  seconds: number;
}

/** Where each connection begins in the list: far apart, so that they do not all ask the same. */
const STRIDE = 7919;

/**
 * Keeps one request under way on each connection for a while. Requests are bytes made beforehand and of an answer only
 * status and length are read: on a machine that it shares with the server, what the generator costs the server loses.
 * (autocannon takes more processor time a request than a bare Fastify route, and makes its lists anew for each run.)
 */
export async function closedLoad(
  url: string,
  shots: readonly Shot[],
  seconds: number,
  connections: number,
): Promise<Closed> {
  const { hostname, port, host } = new URL(url);
  const requests = shots.map((shot) => requestBytes(shot, host));
  const total = { answers: 0, refused: 0, seconds: 0 };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const drive = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let next = index * STRIDE;
      const ask = () => socket.write(requests[next++ % requests.length]!);
      socket
        .setNoDelay(true)
        .on('error', reject)
        .on('connect', ask)
        .on('close', () => resolve());
      eachAnswer(socket, (status) => {
        total.answers++;
        if (status !== '200') total.refused++;
        if (performance.now() < until) ask();
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, index) => drive(index)));
  total.seconds = (performance.now() - begun) / 1000;
  return total;
}

function eachAnswer(socket: Socket, hear: (status: string) => void): void {
  let left = '';
  socket.on('data', (bytes) => {
    const text = left + bytes.toString('latin1');
    const head = text.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(text);
    if (head < 0 || length === null || text.length < head + 4 + Number(length[1])) {
      left = text;
      return;
    }
    left = '';
    hear(text.slice(9, 12));
  });
}

function requestBytes({ method, path, body, headers }: Shot, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
