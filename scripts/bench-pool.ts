/**
 * `npx tsx scripts/bench-pool.ts DATASET [--threads 2] [--calls 40000] [--rounds 7] [--only TEXT]` after `npm run build`: the
 * operations of GeocoderPool on one thread and on several, in turns, and what the others gave. Thousands of calls are
 * under way at a time, as in a server under load.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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

function best(speeds: readonly number[]): number {
  return Math.max(...speeds);
}

process.stdout.write(
  `${'calls a second'.padEnd(36)}${'1 thread'.padStart(12)}${`${values.threads} threads`.padStart(12)}\n`,
);
for (const operation of Object.keys(contestants[0]!).filter((name) => name.includes(values.only))) {
  const speeds: number[][] = contestants.map(() => []);
  for (let round = -1; round < Number(values.rounds); round++) {
    for (const [index, asks] of contestants.entries()) {
      const speed = await speedOf(asks[operation]!);
      // The first round warms up.
      if (round >= 0) speeds[index]!.push(speed);
    }
  }
  const [one, several] = speeds.map(best) as [number, number];
  const columns = [one, several].map((speed) => Math.round(speed).toLocaleString('en').padStart(12)).join('');
  process.stdout.write(`${operation.padEnd(36)}${columns}   of one ${(several / one).toFixed(2)}\n`);
}
for (const pool of pools) await pool.close();
