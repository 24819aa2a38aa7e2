import { Agent, request } from 'node:http';

/** A request as the load generator sends it. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Milliseconds from when a request was due to its whole answer. */
export interface Latency {
  p50: number;
  p99: number;
  most: number;
}

/**
 * Sends requests at an even pace, whether or not the ones before were answered, and times each from when it was due: a
 * stall is felt by all that wait behind it. (autocannon's rate is a burst at the start of each second, then a pause.)
 */
export async function pacedLoad(
  url: string,
  shots: readonly Shot[],
  perSecond: number,
  seconds: number,
  connections: number,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const waiting: Promise<void>[] = [];
  const total = Math.floor(perSecond * seconds);
  const begun = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; sent < due; sent++) {
      const dueAt = begun + (sent / perSecond) * 1000;
      const answered = send(agent, url, shots[sent % shots.length]!).then(() => {
        times.push(performance.now() - dueAt);
      });
      waiting.push(answered);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(waiting);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)]!;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

function send(agent: Agent, url: string, { method, path, body, headers }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, method, ...(headers === undefined ? {} : { headers }) });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.on('error', reject);
      response.on('end', resolve);
      response.resume();
    });
    sent.end(body);
  });
}
