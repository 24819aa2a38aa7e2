/**
 * Two builds of Doorplate against each other, in turns in one process: what a change did to the speed of each
 * operation. Both datasets hold the same addresses, each compiled by the build that reads it.
 *
 *   npx tsx scripts/race.ts OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET [--seed 1] [--questions 4000] [--rounds 9]
 *     [--only TEXT] [--min-ratio 0.85]
 *
 * Processor time of the quickest round counts, so that other work on the machine tells less. With `--min-ratio` the
 * exit status is 1 where an operation is below it.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Geocoder } from '../src/index';
import { doorplate } from './bench/contestants';
import { drawQuestions } from './bench/questions';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    'min-ratio': { type: 'string' },
  },
});
const [oldDist, oldData, newDist, newData] = positionals;
if (newData === undefined) throw new Error('expected OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET');

const set = drawQuestions(newData, Number(values.questions), Number(values.seed));
const open = async (dist: string, data: string) => {
  const library = (await import(pathToFileURL(path.resolve(dist, 'index.js')).href)) as {
    Geocoder: typeof Geocoder;
  };
  return doorplate(library.Geocoder.open(data), set);
};
const older = await open(oldDist!, oldData!);
const newer = await open(newDist!, newData);

const chosen = Object.keys(newer).filter((name) => name.includes(values.only));
let lowest = Infinity;
for (const name of chosen) {
  const old = older[name];
  if (old === undefined) continue;
  let before = Infinity;
  let after = Infinity;
  for (let round = 0; round < Number(values.rounds); round++) {
    // Whoever goes second finds the processor's caches full of the other.
    if (round % 2 === 0) before = Math.min(before, processorTime(old));
    after = Math.min(after, processorTime(newer[name]!));
    if (round % 2 === 1) before = Math.min(before, processorTime(old));
  }
  lowest = Math.min(lowest, before / after);
  const each = (time: number) => `${(time / set.questions.length).toFixed(1)} µs`.padStart(10);
  console.log(`${name.padEnd(34)}${each(before)} →${each(after)}   speed ${(before / after).toFixed(2)}`);
}
if (values['min-ratio'] !== undefined && lowest < Number(values['min-ratio'])) process.exitCode = 1;

/** Microseconds of the processor that all questions take. */
function processorTime(ask: (index: number) => unknown): number {
  const from = process.cpuUsage();
  for (let index = 0; index < set.questions.length; index++) ask(index);
  const { user, system } = process.cpuUsage(from);
  return user + system;
}
