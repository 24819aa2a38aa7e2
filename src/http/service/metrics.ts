/** Counts what the service does, in the text format of Prometheus (0.0.4). */

import type { Answering } from '../routes/answering';

/** Upper bounds of the buckets of durations, seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

interface RouteCounts {
  readonly byStatus: Map<number, number>;
  /** Counts by bucket; one more than there are bounds, for longer durations. */
  readonly buckets: number[];
  seconds: number;
  requests: number;
}

/** Values that other parts of the service measure. */
export interface Gauges {
  /** Mean delay of the event loop. */
  readonly delayMilliseconds: number;
  /** Number of valid keys. */
  readonly keys: number;
  readonly droppedLogLines: number;
}

export class Metrics {
  /** By route, then by method. */
  readonly #routes = new Map<string, Map<string, RouteCounts>>();
  readonly #reloads = { accepted: 0, refused: 0 };
  #inFlight = 0;
  #connections = 0;
  #refusedConnections = 0;

  connectionOpened(): void {
    this.#connections++;
  }

  connectionClosed(): void {
    this.#connections--;
  }

  connectionRefused(): void {
    this.#refusedConnections++;
  }

  /** A request began. */
  begin(): void {
    this.#inFlight++;
  }

  /**
   * A request ended.
   * @param route the path of the route, such as `/addresses/{id}`, never the asked URL: an address must not become a
   * label.
   */
  end(method: string, route: string, status: number, seconds: number): void {
    this.#inFlight--;
    let methods = this.#routes.get(route);
    if (methods === undefined) {
      methods = new Map();
      this.#routes.set(route, methods);
    }
    let counts = methods.get(method);
    if (counts === undefined) {
      const buckets = new Array<number>(BUCKETS.length + 1).fill(0);
      counts = { byStatus: new Map(), buckets, seconds: 0, requests: 0 };
      methods.set(method, counts);
    }
    counts.byStatus.set(status, (counts.byStatus.get(status) ?? 0) + 1);
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket++;
    counts.buckets[bucket]!++;
    counts.seconds += seconds;
    counts.requests++;
  }

  reloaded(accepted: boolean): void {
    this.#reloads[accepted ? 'accepted' : 'refused']++;
  }

  /** All metrics as text. */
  text(dataset: Answering['manifest'], { delayMilliseconds, keys, droppedLogLines }: Gauges): string {
    const lines: string[] = [];
    const family = (name: string, type: string, help: string, samples: readonly string[]) => {
      lines.push(
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => name + sample),
      );
    };
    const routes = [...this.#routes].flatMap(([route, methods]) =>
      [...methods].map(([method, counts]) => [`method="${method}",route="${route}"`, counts] as const),
    );
    family(
      'doorplate_http_requests_total',
      'counter',
      'Requests answered, by route and status.',
      routes.flatMap(([labels, { byStatus }]) =>
        [...byStatus].map(([status, count]) => `{${labels},status="${status}"} ${count}`),
      ),
    );
    family(
      'doorplate_http_request_duration_seconds',
      'histogram',
      'Time from the head of a request to the end of its answer.',
      routes.flatMap(([labels, counts]) => histogramSamples(labels, counts)),
    );
    family('doorplate_http_requests_in_flight', 'gauge', 'Requests being answered.', [` ${this.#inFlight}`]);
    family('doorplate_http_connections', 'gauge', 'Open connections; of `serve` only.', [
      ` ${this.#connections}`,
    ]);
    family('doorplate_http_connections_refused_total', 'counter', 'Connections beyond a limit.', [
      ` ${this.#refusedConnections}`,
    ]);
    family('doorplate_dataset_info', 'gauge', 'The dataset that answers.', [
      `{id="${dataset.datasetId}",name="${escapeLabel(dataset.name)}",built_at="${escapeLabel(dataset.builtAt)}"} 1`,
    ]);
    family('doorplate_dataset_addresses', 'gauge', 'Addresses in the dataset.', [
      ` ${dataset.counts.addresses}`,
    ]);
    family('doorplate_dataset_reloads_total', 'counter', 'New datasets seen, by outcome.', [
      `{outcome="accepted"} ${this.#reloads.accepted}`,
      `{outcome="refused"} ${this.#reloads.refused}`,
    ]);
    family('doorplate_keys', 'gauge', 'API keys that are let in.', [` ${keys}`]);
    family('doorplate_log_lines_dropped_total', 'counter', 'Log lines that could not be written.', [
      ` ${droppedLogLines}`,
    ]);
    family('nodejs_eventloop_lag_seconds', 'gauge', 'Mean delay of the event loop over half a second.', [
      ` ${delayMilliseconds / 1000}`,
    ]);
    const { user, system } = process.cpuUsage();
    family('process_cpu_seconds_total', 'counter', 'Processor time used.', [` ${(user + system) / 1e6}`]);
    family('process_resident_memory_bytes', 'gauge', 'Resident memory.', [` ${process.memoryUsage.rss()}`]);
    family('process_start_time_seconds', 'gauge', 'When the process began, Unix time.', [
      ` ${(performance.timeOrigin / 1000).toFixed(3)}`,
    ]);
    return `${lines.join('\n')}\n`;
  }
}

function histogramSamples(labels: string, { buckets, seconds, requests }: RouteCounts): string[] {
  let below = 0;
  const samples = BUCKETS.map((bound, index) => {
    below += buckets[index]!;
    return `_bucket{${labels},le="${bound}"} ${below}`;
  });
  return [
    ...samples,
    `_bucket{${labels},le="+Inf"} ${requests}`,
    `_sum{${labels}} ${seconds}`,
    `_count{${labels}} ${requests}`,
  ];
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
