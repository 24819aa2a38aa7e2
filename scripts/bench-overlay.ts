/**
 * What an overlay costs: opening, bytes on disk, memory, and each operation's speed beside the plain dataset, in turns, each in
 * a process of its own.
 *
 *   node --expose-gc --import tsx scripts/bench-overlay.ts DATASET [--library dist] [--entries 100000] [--questions 2000] [--rounds 9]
 *     [--starts 1] [--only TEXT] [--work out/bench] [--min-ratio 0.8] [--most-open-ms 300]
 *
 * The entries are a seeded mixture: six in ten are new numbers on streets of the dataset, one is on a new street, two are
 * corrections, half of one is a withdrawal, half of one a named place. Questions are about addresses that are not withdrawn: of
 * others every spelling is looked for, with an overlay or without one. Processor time of the quickest round of all processes
 * counts: V8 compiles the same code otherwise in each, so `--starts 6` starts six of either kind. With a limit the exit status
 * is 1 where it is broken. Run `npm run build` first: what is measured is what ships.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as library from '../src/index';
import { doorplate } from './bench/contestants';
import { entriesOver } from './bench/overlay-entries';
import { drawQuestions } from './bench/questions';
import { Racer, race } from './bench/racer';

const OPERATIONS = [
  'getAddress',
  'lookupPostcode',
  'forwardGeocode',
  'forwardGeocode, a typo',
  'reverseGeocode',
  'lookupStreet',
  'search',
  'suggest',
  'candidates',
];
const IMPORTED_AT_ONCE = 20_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    entries: { type: 'string', default: '100000' },
    questions: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '9' },
    starts: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    library: { type: 'string', default: 'dist' },
    work: { type: 'string', default: 'out/bench' },
    'min-ratio': { type: 'string' },
    'most-open-ms': { type: 'string' },
  },
});
const [dataset] = positionals;
if (dataset === undefined) throw new Error('expected DATASET');
const { Geocoder } = (await import(
  pathToFileURL(path.resolve(values.library, 'index.js')).href
)) as typeof library;
const count = Number(values.entries);
const directory = path.resolve(dataset);
const file = path.join(values.work, `${datasetId()}.overlay-${count}.sqlite`);
if (!existsSync(file)) make();

const times: number[] = [];
for (let round = 0; round < 5; round++) {
  const from = performance.now();
  const opened = Geocoder.open(directory, { overlay: file });
  times.push(performance.now() - from);
  opened.close();
}
const plainTimes: number[] = [];
for (let round = 0; round < 5; round++) {
  const from = performance.now();
  Geocoder.open(directory).close();
  plainTimes.push(performance.now() - from);
}
const opening = median(times) - median(plainTimes);
const heap = memory();
const over = Geocoder.open(directory, { overlay: file });
console.log(
  `${over.overlay.size} entries, ${(statSync(file).size / over.overlay.size).toFixed(0)} bytes each on disk`,
);
console.log(
  `opening: ${opening.toFixed(0)} ms more than ${median(plainTimes).toFixed(0)} ms without, ${times[0]!.toFixed(0)} ms the first time`,
);

const drawn = drawQuestions(directory, Number(values.questions), 1);
const isThere = ({ id }: { id: string }) => over.overlay.get(id)?.state !== 'withdrawn';
const set = { ...drawn, questions: drawn.questions.filter(isThere) };
const pairs: [plain: Racer, over: Racer][] = [];
for (let start = 0; start < Number(values.starts); start++)
  pairs.push([
    await Racer.start(values.library, directory, set),
    await Racer.start(values.library, directory, set, file),
  ]);
const speeds: number[] = [];
for (const name of OPERATIONS.filter((one) => one.includes(values.only)))
  speeds.push(await race(name, pairs, Number(values.rounds)));
for (const racer of pairs.flat()) racer.stop();
const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
console.log(`speed in the mean of the operations: ${mean.toFixed(2)}`);

const asked = doorplate(over, set);
for (const name of OPERATIONS) for (let index = 0; index < set.questions.length; index++) asked[name]!(index);
console.log(
  `memory after all questions: ${megabytes(memory() - heap)} MB, the dataset and its caches among them`,
);
if (Number(values['min-ratio'] ?? 0) > Math.min(...speeds)) process.exitCode = 1;
if (opening > Number(values['most-open-ms'] ?? Number.POSITIVE_INFINITY)) process.exitCode = 1;

/** Compiles the overlay by the import that users have. */
function make(): void {
  mkdirSync(values.work, { recursive: true });
  const making = `${file}.making`;
  rmSync(making, { force: true });
  const geocoder = Geocoder.open(directory, { overlay: making });
  const rows = entriesOver(directory, count);
  const from = performance.now();
  for (let at = 0; at < rows.length; at += IMPORTED_AT_ONCE) {
    const text = rows.slice(at, at + IMPORTED_AT_ONCE).map((row) => JSON.stringify(row));
    const { rejected } = geocoder.overlay.import(text.join('\n'));
    if (rejected.length > 0) throw new Error(rejected[0]!.reason);
  }
  console.log(`import: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  geocoder.close();
  renameSync(making, file);
}

function datasetId(): string {
  const geocoder = Geocoder.open(directory);
  const { datasetId } = geocoder.manifest;
  geocoder.close();
  return datasetId;
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + Math.max(arrayBuffers, external);
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
}
