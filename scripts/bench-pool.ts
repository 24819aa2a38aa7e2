/**
 * `npx tsx scripts/bench-pool.ts DATASET [--threads 2] [--calls 40000] [--rounds 7] [--only TEXT]` after `npm run build`: the
 * operations of GeocoderPool on one thread and on several, in turns, and what the others gave. Thousands of calls are
 * under way at a time, as in a server under load. Beside it bare threads that ask a Geocoder of their own in a loop: what
 * the machine lets several threads do.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Geocoder } from '../src/index';
import type { GeocoderPool as GeocoderPoolClass } from '../src/pool/index';
import { doorplate } from './bench/contestants';
import { drawQuestions } from './bench/questions';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: '2' },
    calls: { type: 'string', default: '40000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const library = path.resolve(import.meta.dirname, '../dist/pool.js');
const [directory] = positionals;
if (directory === undefined || !existsSync(library)) {
  process.stderr.write('Usage: npx tsx scripts/bench-pool.ts DATASET, after npm run build\n');
  process.exit(2);
}
const { GeocoderPool } = (await import(pathToFileURL(library).href)) as {
  GeocoderPool: typeof GeocoderPoolClass;
};
const QUESTIONS = 20_000;
/** Calls under way: half of them are waited for before as many are asked again. */
const UNDER_WAY = 4000;
const calls = Number(values.calls);
const questions = drawQuestions(directory, QUESTIONS, Number(values.seed));
const pools = await Promise.all(
  [1, Number(values.threads)].map((threads) => GeocoderPool.open(directory, { threads })),
);
const contestants = pools.map((pool) => doorplate(pool as unknown as Geocoder, questions));

/** Calls a second. */
async function speedOf(ask: (index: number) => unknown): Promise<number> {
  const started = performance.now();
  let underWay: unknown[] = [];
  for (let call = 0; call < calls; call++) {
    underWay.push(ask(call % QUESTIONS));
    if (underWay.length < UNDER_WAY) continue;
    await Promise.all(underWay.slice(0, UNDER_WAY / 2));
    underWay = underWay.slice(UNDER_WAY / 2);
  }
  await Promise.all(underWay);
  return (1000 * calls) / (performance.now() - started);
}

const LOOP_MILLISECONDS = 700;
const WARM_UP_MILLISECONDS = 2500;
/** What an operation asks, as plain data. */
const recorder = new Proxy({} as Geocoder, {
  get:
    (_, method) =>
    (...args: unknown[]) => ({ method, args }),
});
const recorded = doorplate(recorder, questions);

/** Calls a second of bare threads: of one alone, and of all together; the best of the rounds. */
async function bareSpeeds(operation: string): Promise<[one: number, several: number]> {
  const workerData = {
    library: pathToFileURL(path.resolve(import.meta.dirname, '../dist/index.js')).href,
    dataset: path.resolve(directory!),
    questions: Array.from({ length: QUESTIONS }, (_, index) => recorded[operation]!(index)),
    warmUpMilliseconds: WARM_UP_MILLISECONDS,
  };
  const workers = Array.from(
    { length: Number(values.threads) },
    () => new Worker(new URL('bench/loop-worker.mjs', import.meta.url), { workerData, execArgv: [] }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const together = async (asked: readonly Worker[]): Promise<number> => {
    const answers = asked.map(async (worker) => (await once(worker, 'message'))[0] as number);
    for (const worker of asked) worker.postMessage(LOOP_MILLISECONDS);
    return (await Promise.all(answers)).reduce((sum, speed) => sum + speed, 0);
  };
  const speeds: [number, number] = [0, 0];
  for (let round = 0; round < Number(values.rounds); round++) {
    speeds[0] = Math.max(speeds[0], await together(workers.slice(0, 1)));
    speeds[1] = Math.max(speeds[1], await together(workers));
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return speeds;
}

function columnsOf([one, several]: readonly [number, number]): string {
  const columns = [one, several].map((speed) => Math.round(speed).toLocaleString('en').padStart(11)).join('');
  return `${columns}${(several / one).toFixed(2).padStart(7)}`;
}

function best(speeds: readonly number[]): number {
  return Math.max(...speeds);
}

const heading = `${['1 thread', `${values.threads} threads`].map((text) => text.padStart(11)).join('')} of one`;
process.stdout.write(`${'calls a second'.padEnd(34)}${heading}${heading}, bare\n`);
for (const operation of Object.keys(contestants[0]!).filter((name) => name.includes(values.only))) {
  const speeds: number[][] = contestants.map(() => []);
  for (let round = -1; round < Number(values.rounds); round++) {
    for (const [index, asks] of contestants.entries()) {
      const speed = await speedOf(asks[operation]!);
      // The first round warms up.
      if (round >= 0) speeds[index]!.push(speed);
    }
  }
  const pooled = speeds.map(best) as [number, number];
  const bare = await bareSpeeds(operation);
  process.stdout.write(`${operation.padEnd(34)}${columnsOf(pooled)}${columnsOf(bare)}\n`);
}
for (const pool of pools) await pool.close();
