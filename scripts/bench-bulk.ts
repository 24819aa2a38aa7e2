/**
 * Rows a second of a bulk run from CSV to CSV: addresses of a dataset in random order, once as they are and once with a
 * typo in every fifth; and what the run holds in memory. Beside it the floor of any filter for lines, which parses each
 * as JSON and writes it again. Every trial is a process of its own, in turns. Run `npm run build` first; then
 *   npx tsx scripts/bench-bulk.ts [DATASET] [--rows 1000000] [--threads 2] [--rounds 3] [--seed 1] [--only TEXT] [--layer FILE:PROPERTY]
 * `--layer FILE:PROPERTY` runs those with default columns once more with columns of that layer and of H3 cells.
 * `--threads 1,2` runs each with one thread and with two, in turns, and tells what the second gave.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { OutputColumn } from '../src/bulk/index';
import { type RowFiles, writeRows } from './bench/bulk-rows';
import type { BulkFigures, BulkOrder } from './bench/bulk-trial';
import { describeMachine } from './bench/machine';

interface Trial {
  name: string;
  input: keyof RowFiles;
  run: BulkOrder['run'];
}

/** What a join in a database appends: no column that needs a row to be weighed against its rivals. */
const PLAIN: OutputColumn[] = ['level', 'latitude', 'longitude', 'suburb_id'];
const STREET_AND_CITY = 'streetname=streetname,number=number,suffix=suffix,city=city';
const WITH_POSTCODE = `${STREET_AND_CITY},postcode=postcode`;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    layer: { type: 'string' },
  },
});
const TRIALS: Trial[] = [];
for (const input of ['exact', 'typos'] as const) {
  for (const [fields, map] of [
    ['street and city', STREET_AND_CITY],
    ['street, city and postcode', WITH_POSTCODE],
  ] as const) {
    TRIALS.push({ name: `${input}, ${fields}: point and ids`, input, run: { map, columns: PLAIN } });
    TRIALS.push({ name: `${input}, ${fields}: default columns`, input, run: { map, columns: null } });
  }
}
const { layer } = values;
if (layer !== undefined) {
  for (const trial of TRIALS.filter(({ name }) => name.endsWith('default columns'))) {
    TRIALS.push({
      ...trial,
      name: `${trial.name}, layer, h3`,
      run: { ...trial.run!, places: { layers: [layer], h3: 8 } },
    });
  }
}
TRIALS.push({ name: 'floor: nothing but JSON', input: 'exact', run: null });

const data = positionals[0] ?? path.join(root, 'out/nl');
const folder = path.join(root, 'out', `bench-bulk-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  measure(writeRows(data, folder, Number(values.rows), Number(values.seed)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(files: RowFiles): void {
  const machine = describeMachine();
  console.log(
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; load ${machine.load.toFixed(1)} at the start`,
  );
  const size = megabytes(statSync(files.exact).size);
  const threadCounts = values.threads.split(',').map(Number);
  console.log(`${whole(Number(values.rows))} rows, ${size}\n`);
  const trials = TRIALS.filter(({ name }) => name.includes(values.only)).flatMap((trial) =>
    (trial.run === null ? [1] : threadCounts).map((threads) => ({ ...trial, threads })),
  );
  const figures = trials.map((): BulkFigures[] => []);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [index, { input, run, threads }] of trials.entries()) {
      figures[index]!.push(
        inProcess({
          library: path.join(root, 'dist/bulk.js'),
          data: path.resolve(data),
          input: files[input],
          output: path.join(folder, 'found.csv'),
          threads,
          run,
        }),
      );
    }
  }
  console.log(row('', 'threads', 'rows/s', 'of one', 'µs of processor a row', 'memory', 'matched'));
  let one = Number.NaN;
  for (const [index, { name, run, threads }] of trials.entries()) {
    const all = figures[index]!;
    const { rows, matched } = all[0]!;
    // Other programs on the machine can only make a run slower.
    const seconds = Math.min(...all.map((trial) => trial.seconds));
    const cpuSeconds = Math.min(...all.map((trial) => trial.cpuSeconds));
    const peak = Math.max(...all.map(({ peakBytes }) => peakBytes));
    if (threads === 1) one = seconds;
    const ofOne = threads > 1 && threadCounts.includes(1) ? (one / seconds).toFixed(2) : '';
    const speed = [whole(rows / seconds), ofOne, ((1e6 * cpuSeconds) / rows).toFixed(2)];
    const rest = run === null ? [] : [megabytes(peak), `${((100 * matched) / rows).toFixed(2)} %`];
    console.log(row(name, String(threads), ...speed, ...rest));
  }
}

function inProcess(order: BulkOrder): BulkFigures {
  const trial = fileURLToPath(new URL('bench/bulk-trial.ts', import.meta.url));
  const args = ['--import', 'tsx', trial, JSON.stringify(order)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as BulkFigures;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(46) + cells.map((cell, index) => cell.padStart([8, 10, 8, 23, 9, 10][index]!)).join('');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
