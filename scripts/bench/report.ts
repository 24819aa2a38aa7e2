import type { BuildFigures } from './build-trial';
import type { Machine } from './machine';
import type { Part } from './sizes';
import type { Allocation } from './timing';
import type { MemoryFigures, OpenFigures, PeerFigures, RaceFigures } from './trial';

/** How a dataset is opened; `default` is without the option. */
export const MEMORY_MODES = ['default', 'resident', 'on-demand'] as const;
type MemoryMode = (typeof MEMORY_MODES)[number];

/** All figures of one run, as written to JSON. */
export interface Report {
  machine: Machine;
  seed: number;
  dataset: {
    name: string;
    datasetId: string;
    addresses: number;
    /** Null where it was there already. */
    layoutNSeconds: number | null;
    layoutNBytes: number;
  } | null;
  operations: ({ operation: string } & RaceFigures & Allocation)[];
  open: Partial<Record<MemoryMode, OpenFigures>>;
  memory: Partial<Record<MemoryMode, MemoryFigures>>;
  parts: Part[];
  peers: ({ peer: string } & PeerFigures)[];
  build: (BuildFigures & { bareParserSeconds: number; bareParserRows: number }) | null;
}

export function speedTable({ machine, dataset, operations, open, memory, peers }: Report): string {
  const lines = [
    `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, ${machine.system}; Node ${machine.node}, ` +
      `better-sqlite3 ${machine.betterSqlite3}; load ${machine.load.toFixed(1)} at the start`,
  ];
  if (dataset !== null) lines.push(`${dataset.name}: ${dataset.addresses.toLocaleString('en')} addresses`);
  if (operations.length > 0) {
    lines.push(
      '',
      row(
        'operation',
        '/s',
        'p50 µs',
        'p95',
        'p99',
        'bytes/call',
        'answer',
        'floor',
        'floor/s',
        'of it',
        'agree',
      ),
    );
  }
  for (const { operation, contestants, agreement, bytesPerCall, answerBytes } of operations) {
    const [ours, floor] = contestants;
    lines.push(
      row(
        operation,
        whole(ours!.perSecond),
        ours!.p50Micros.toFixed(1),
        ours!.p95Micros.toFixed(1),
        ours!.p99Micros.toFixed(1),
        whole(bytesPerCall),
        whole(answerBytes),
        floor?.name ?? '',
        floor === undefined ? '' : whole(floor.perSecond),
        floor === undefined ? '' : (1 / floor.ofFirst).toFixed(2),
        agreement === null ? '' : `${(100 * agreement).toFixed(1)} %`,
      ),
    );
  }
  for (const { peer, operation, contestants, readySeconds, privateBytes, note } of peers) {
    const [ours, theirs] = contestants;
    lines.push(
      `${peer}: ${whole(theirs!.perSecond)}/s beside our ${operation} ${whole(ours!.perSecond)}/s (we: ${(
        1 / theirs!.ofFirst
      ).toFixed(2)} of it); ready in ${readySeconds.toFixed(1)} s, ${megabytes(privateBytes)}; ${note}`,
    );
  }
  for (const mode of MEMORY_MODES) {
    const opened = open[mode];
    const held = memory[mode];
    if (opened === undefined || held === undefined) continue;
    lines.push(
      `${mode}: open ${opened.coldMilliseconds.toFixed(1)} ms, again ${opened.warmMilliseconds.toFixed(1)} ms; ` +
        `private memory above bare Node ${megabytes(held.afterOpen)}, after ${whole(held.calls)} mixed calls ` +
        `${megabytes(held.afterCalls)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

export function sizeTable({ dataset, parts }: Report): string {
  if (dataset === null) return '';
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const each = (bytes: number): string => (bytes / dataset.addresses).toFixed(2);
  const lines = [`${megabytes(total)}, ${each(total)} bytes an address:`];
  for (const { part, bytes } of parts) {
    if (bytes / total >= 0.002) lines.push(`  ${part.padEnd(44)} ${each(bytes).padStart(6)}`);
  }
  if (dataset.layoutNBytes > 0) {
    const seconds = dataset.layoutNSeconds === null ? '' : `, made in ${dataset.layoutNSeconds.toFixed(1)} s`;
    lines.push(
      `layout N, its search table included: ${each(dataset.layoutNBytes)} bytes an address${seconds}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

export function buildTable({ build }: Report): string {
  if (build === null) return '';
  const { seconds, addresses, peakMemoryBytes, bareParserSeconds, bareParserRows } = build;
  const phases = Object.entries(seconds).map(([phase, time]) => `${phase} ${time.toFixed(1)} s`);
  return (
    `build of ${whole(addresses)} addresses: ${phases.join(', ')}; peak memory ${megabytes(peakMemoryBytes)}; ` +
    `the bare CSV parser takes ${bareParserSeconds.toFixed(1)} s for ${whole(bareParserRows)} rows\n`
  );
}

function row(...cells: string[]): string {
  const widths = [34, 9, 8, 8, 8, 11, 8, 11, 9, 7, 8];
  return cells
    .map((cell, at) => (at === 0 || at === 7 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
    .join(' ');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}
