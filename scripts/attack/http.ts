import { type Arena, anyOf, whole } from './attack';
import { type AttackedService, startService } from './service';

/** Requests for each unit of length. */
const REQUESTS = 150;
const AT_ONCE = 8;
/** How long an answer, or the end of a connection, is waited for. */
const MOST_MILLISECONDS = 15_000;

const ROUTES: readonly [method: string, path: string, body?: object][] = [
  ['POST', '/lookup/street', { streetname: 'Main Street', number: '1' }],
  ['POST', '/lookup/postcode', { postcode: '06040', number: '881' }],
  ['POST', '/geocode/forward', { streetname: 'Main Street', number: '881', suburb: 'Manchester' }],
  ['POST', '/geocode/reverse', { latitude: 41.77, longitude: -72.52 }],
  ['POST', '/batch', { operation: 'search', text: 'main street 1' }],
  ['GET', '/addresses/00000000-0000-5000-8000-000000000000'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/openapi.json'],
  ['OPTIONS', '/lookup/street'],
];
const HEADERS = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked',
  'Expect: 100-continue',
  'Expect: tea',
  'Upgrade: websocket',
  'Connection: upgrade, close',
  'Content-Encoding: gzip',
  'Content-Type: text/plain',
  'Content-Type: application/json; charset=utf-7',
  'X-Api-Key: \u00e9',
  'If-None-Match: *',
  'Origin: null',
  `X-Long: ${'a'.repeat(20_000)}`,
  'Host: b',
  ': a',
  'A B: c',
];

/** Requests that are damaged on their way. The service answers with a problem or hangs up, never with 500, and lives on. */
export async function attackHttp(arena: Arena): Promise<void> {
  const service = await startService(arena.data, arena.folder);
  try {
    for (let sent = 0; sent < arena.length * REQUESTS; sent += AT_ONCE) {
      const requests = Array.from({ length: AT_ONCE }, () => request(arena, service.key));
      await Promise.all(requests.map(async (bytes) => judge(arena, bytes, await ask(service, bytes))));
      const health = await fetch(`${service.url}/healthz`).catch(() => null);
      if (health?.status !== 200)
        arena.fail(`after ${show(requests.join('\n'))} the service is ${health?.status ?? 'gone'}`);
      await health?.arrayBuffer();
    }
  } finally {
    for (const failure of service.failures) arena.fail(`the service failed: ${failure}`);
    await service.close();
  }
}

function request(arena: Arena, key: string): Buffer {
  const [method, path, body] = anyOf(arena, ROUTES)!;
  const text = body === undefined ? '' : JSON.stringify(body);
  const heads = [
    ...(arena.random() < 0.9 ? ['Host: a'] : []),
    ...(arena.random() < 0.8 ? [`X-Api-Key: ${key}`] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    ...(body === undefined || arena.random() < 0.1 ? [] : [`Content-Length: ${text.length}`]),
    ...(arena.random() < 0.3 ? [anyOf(arena, HEADERS)!] : []),
    'Connection: close',
  ];
  const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n${text}`, 'latin1');
  for (let change = whole(arena, 4); change > 0; change--) {
    const at = whole(arena, bytes.length);
    const kind = whole(arena, 4);
    if (kind === 0) bytes[at]! ^= 1 << whole(arena, 8);
    else if (kind === 1) bytes[at] = whole(arena, 256);
    else if (kind === 2)
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(whole(arena, bytes.length))]);
    else return bytes.subarray(0, at);
  }
  return bytes;
}

/** What comes back until the connection ends; null where it does not end. The client has said all it has to say. */
function ask(service: AttackedService, bytes: Buffer): Promise<string | null> {
  const socket = service.dial();
  socket.end(bytes);
  return new Promise((resolve) => {
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(null);
    }, MOST_MILLISECONDS);
    socket.on('data', (piece) => {
      answer += piece.toString('latin1');
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

function judge(arena: Arena, bytes: Buffer, answer: string | null): void {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer ?? '')?.[1] ?? 0);
  const isProblem = /content-type: application\/problem\+json/i.test(answer ?? '');
  arena.count(answer === '' ? 'hung up' : `status ${status}`);
  if (answer === null) arena.fail(`${show(bytes)} is never answered`);
  else if (answer !== '' && (status === 0 || status >= 500 || (status >= 400 && !isProblem)))
    arena.fail(`${show(bytes)}: expected an answer or a problem, got ${show(answer)}`);
}

function show(value: string | Buffer): string {
  return JSON.stringify(value.toString('latin1').slice(0, 600));
}
