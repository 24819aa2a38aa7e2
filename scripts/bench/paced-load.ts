import { bytesOf, Connection, type Shot } from './connection';

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
  const requests = shots.map((shot) => bytesOf(shot, url));
  const fail = (error: Error) => {
    throw error;
  };
  const free = await Promise.all(Array.from({ length: connections }, () => Connection.open(url, fail)));
  const times: number[] = [];
  const total = Math.floor(perSecond * seconds);
  const begun = performance.now();
  const dueAt = (index: number) => begun + (index / perSecond) * 1000;
  let sent = 0;
  const sendOn = (connection: Connection) => {
    const at = dueAt(sent);
    connection.ask(requests[sent++ % requests.length]!, () => {
      times.push(performance.now() - at);
      // What fell due while every connection was busy goes at once.
      if (sent < total && dueAt(sent) <= performance.now()) sendOn(connection);
      else free.push(connection);
    });
  };
  while (times.length < total) {
    while (sent < total && free.length > 0 && dueAt(sent) <= performance.now()) sendOn(free.pop()!);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  for (const connection of free) connection.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)]!;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
