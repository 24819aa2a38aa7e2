/** One bulk run in a process of its own; or the floor beside it, a filter that does nothing but JSON. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { OutputColumn, runBulk as RunBulk } from '../../src/bulk/index';

export interface BulkOrder {
  library: string;
  data: string;
  input: string;
  output: string;
  threads: number;
  /** Null for the floor. */
  run: { map: string; columns: OutputColumn[] | null; places?: { layers: string[]; h3: number } } | null;
}

export interface BulkFigures {
  rows: number;
  matched: number;
  seconds: number;
  /** Processor time of all threads. */
  cpuSeconds: number;
  peakBytes: number;
}

const PIECE_CHARACTERS = 1 << 20;

const order = JSON.parse(process.argv[2]!) as BulkOrder;
const counts = order.run === null ? jsonFilter() : await bulk(order.run);
process.stdout.write(JSON.stringify({ ...counts, peakBytes: peakBytes() } satisfies BulkFigures));

async function bulk({
  map,
  columns,
  places,
}: NonNullable<BulkOrder['run']>): Promise<Omit<BulkFigures, 'peakBytes'>> {
  const { data, input, output, threads } = order;
  const { runBulk } = (await import(pathToFileURL(order.library).href)) as { runBulk: typeof RunBulk };
  const stop = startClock();
  const { summary } = await runBulk({
    data,
    mode: 'forward',
    input,
    output,
    overwrite: true,
    threads,
    map,
    ...(columns === null ? {} : { columns }),
    ...places,
  });
  return { rows: summary.rows, matched: summary.matched, ...stop() };
}

/** The same rows as lines of JSON, each parsed and written again. Making the lines is not counted. */
function jsonFilter(): Omit<BulkFigures, 'peakBytes'> {
  const [header, ...rows] = readFileSync(order.input, 'utf8').trimEnd().split('\n');
  const names = header!.split(',');
  const lines = rows.map((row) => {
    const fields = row.split(',');
    return JSON.stringify(Object.fromEntries(names.map((name, index) => [name, fields[index]])));
  });
  const sink = openSync(order.output, 'w');
  const stop = startClock();
  let piece = '';
  for (const line of lines) {
    piece += `${JSON.stringify(JSON.parse(line))}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    writeSync(sink, piece);
    piece = '';
  }
  writeSync(sink, piece);
  const spent = stop();
  closeSync(sink);
  return { rows: lines.length, matched: 0, ...spent };
}

function startClock(): () => { seconds: number; cpuSeconds: number } {
  const before = process.cpuUsage();
  const started = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - started) / 1000, cpuSeconds: (user + system) / 1e6 };
  };
}

/** Most memory that this process held, shared pages included. Node's own count knows of the parent's too. */
function peakBytes(): number {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)![1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
