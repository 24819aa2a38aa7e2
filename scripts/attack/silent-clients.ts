import { setTimeout as wait } from 'node:timers/promises';
import type { Arena } from './attack';
import { startService } from './service';

const CLIENTS = 20;
const MOST_CLIENTS = 300;
/** Requests that one connection may have in flight. */
const MOST_IN_FLIGHT = 32;
const WRITE_TIMEOUT_MILLISECONDS = 1500;
const MOST_WAIT_MILLISECONDS = 30_000;
const MOST_GROWTH_MEGABYTES = 150;
const REQUESTS = 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8);

/** Clients that ask and never read, some that begin a request and never end it: others are answered, and they go. */
export async function attackWithSilentClients(arena: Arena): Promise<void> {
  const service = await startService(arena.data, arena.folder, {
    writeTimeoutMilliseconds: WRITE_TIMEOUT_MILLISECONDS,
    maxConnectionsPerAddress: MOST_CLIENTS + 10,
  });
  try {
    const count = Math.min(MOST_CLIENTS, Math.round(CLIENTS * arena.length));
    const before = process.memoryUsage.rss();
    const clients = Array.from({ length: count }, () => service.dial().pause());
    for (let round = 0; round < 40; round++) {
      for (const [at, client] of clients.entries()) client.write(at % 5 === 0 ? 'GET / HT' : REQUESTS);
      if (round % 4 === 0) await wait(5);
    }
    const response = await fetch(`${service.url}/lookup/street`, {
      method: 'POST',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      body: JSON.stringify({ streetname: 'Main Street' }),
    });
    arena.count(`another client's answer ${response.status}`);
    await response.arrayBuffer();
    if (response.status !== 200)
      arena.fail(`while ${count} clients do not read, another gets ${response.status}`);
    const inFlight = await service.metric('doorplate_http_requests_in_flight');
    if (!(inFlight <= count * MOST_IN_FLIGHT + 1))
      arena.fail(`${count} silent clients hold ${inFlight} requests`);
    const grown = (process.memoryUsage.rss() - before) / 2 ** 20;
    if (grown > MOST_GROWTH_MEGABYTES) arena.fail(`${count} silent clients cost ${grown.toFixed(0)} MB`);
    const deadline = performance.now() + MOST_WAIT_MILLISECONDS;
    let left = inFlight;
    while (left > 1 && performance.now() < deadline) {
      await wait(100);
      left = await service.metric('doorplate_http_requests_in_flight');
    }
    if (left > 1) arena.fail(`${left} requests of silent clients are held for ever`);
    else arena.count('silent clients let go');
  } finally {
    await service.close();
  }
}
