import { bytesOf, Connection, type Shot } from './connection';

export interface LoadOptions {
  connections: number;
  /** The load ends after so many seconds, or after so many requests: the first of both. */
  seconds?: number;
  requests?: number;
  /**
   * Requests a second at an even pace, whether or not those before were answered. Without it each connection sends as
   * soon as it is answered.
   */
  perSecond?: number;
}

/** What came of a load. */
export interface Load {
  answers: number;
  /** Status, or `no answer` → how many. */
  statuses: ReadonlyMap<string, number>;
  seconds: number;
  /**
   * Milliseconds to the whole answer: of an even pace from when the request was due, so that a stall is felt by all
   * that wait behind it.
   */
  p50: number;
  p99: number;
  most: number;
}

/** Sends requests, one after the other from the list and again from its beginning, over kept connections. */
export async function load(
  url: string,
  shots: readonly Shot[],
  {
    connections,
    seconds = Number.POSITIVE_INFINITY,
    requests = Number.POSITIVE_INFINITY,
    perSecond,
  }: LoadOptions,
): Promise<Load> {
  const bytes = shots.map((shot) => bytesOf(shot, url));
  const statuses = new Map<string, number>();
  const times: number[] = [];
  const begun = performance.now();
  const isPaced = perSecond !== undefined;
  const total = Math.min(requests, isPaced ? Math.floor(perSecond * seconds) : Number.POSITIVE_INFINITY);
  const until = isPaced ? Number.POSITIVE_INFINITY : begun + seconds * 1000;
  /** When the next request is due, if that is not later than now. */
  const due = (now: number): number | null => {
    const at = isPaced ? begun + (sent / perSecond) * 1000 : now;
    return sent < total && now < until && at <= now ? at : null;
  };
  const free = Array.from({ length: connections }, () => new Connection(url));
  let sent = 0;
  const sendOn = (connection: Connection, at: number) => {
    connection.ask(bytes[sent++ % bytes.length]!, (status) => {
      const now = performance.now();
      times.push(now - at);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // What fell due while every connection was busy goes at once.
      const next = due(now);
      if (next === null) free.push(connection);
      else sendOn(connection, next);
    });
  };
  while (times.length < sent || (sent < total && performance.now() < until)) {
    const now = performance.now();
    for (let at = due(now); at !== null && free.length > 0; at = due(now)) sendOn(free.pop()!, at);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const lasted = (performance.now() - begun) / 1000;
  for (const connection of free) connection.close();
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    answers: times.length,
    statuses,
    seconds: lasted,
    p50: share(0.5),
    p99: share(0.99),
    most: share(1),
  };
}
