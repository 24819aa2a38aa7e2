import type { Server, Socket } from 'node:net';
import type { Metrics } from '../service/metrics';

export interface ConnectionLimits {
  /** Connections at once. */
  readonly most: number;
  /** Connections at once from one address. */
  readonly mostFromOne: number;
}

/** Drops connections beyond a limit, so that a client that opens many and reads nothing cannot use all memory. */
export function limitConnections(server: Server, limits: ConnectionLimits, metrics: Metrics): void {
  const byAddress = new Map<string, number>();
  server.maxConnections = limits.most;
  server.on('drop', () => metrics.connectionRefused());
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const open = (byAddress.get(address) ?? 0) + 1;
    if (open > limits.mostFromOne) {
      metrics.connectionRefused();
      socket.destroy();
      return;
    }
    byAddress.set(address, open);
    metrics.connectionOpened();
    socket.once('close', () => {
      metrics.connectionClosed();
      const left = byAddress.get(address)! - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
    });
  });
}
