import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createKey, type ServeOptions, serve } from '../../src/http/index';

/** A service to attack, on loopback. */
export interface AttackedService {
  readonly url: string;
  readonly key: string;
  /** What it wrote to its log as failures. */
  readonly failures: string[];
  dial(): Socket;
  /** A number of /metrics. */
  metric(name: string): Promise<number>;
  close(): Promise<void>;
}

export async function startService(
  data: string,
  folder: string,
  options: Partial<ServeOptions> = {},
): Promise<AttackedService> {
  const keys = path.join(folder, 'keys.json');
  const key = createKey(keys, 'attack');
  const failures: string[] = [];
  const service = await serve({
    requestsPerSecond: Number.POSITIVE_INFINITY,
    maxDelayMilliseconds: Number.POSITIVE_INFINITY,
    ...options,
    data,
    keys,
    port: 0,
    log: (record) => {
      if (record.event === 'failure') failures.push(JSON.stringify(record));
    },
  });
  const sockets: Socket[] = [];
  return {
    url: service.url,
    key,
    failures,
    dial: () => {
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      sockets.push(socket);
      return socket;
    },
    metric: async (name) => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await service.close();
    },
  };
}
