/**
 * Two builds of Doorplate against each other, in turns: what a change did to the speed of each operation. Both datasets
 * hold the same addresses, each compiled by the build that reads it. Each build has a process of its own: two in one
 * process slow one another down, by up to 14 % where both are the same build.
 *
 *   npx tsx scripts/race.ts OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET [--seed 1] [--questions 4000] [--rounds 9]
 *     [--starts 1] [--only TEXT] [--min-ratio 0.85]
 *
 * Processor time of the quickest round counts, so that other work on the machine tells less. V8 compiles the same code
 * otherwise in every process, and an operation moves by 0.1: `--starts 6` starts six processes a build. With `--min-ratio` the
 * exit status is 1 where an operation is below it. A DIST that ends in `.cjs` or `.js` is the file itself.
 */
import { parseArgs } from 'node:util';
import { drawQuestions } from './bench/questions';
import { Racer, race } from './bench/racer';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '9' },
    starts: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    'min-ratio': { type: 'string' },
  },
});
const [oldDist, oldData, newDist, newData] = positionals;
if (newData === undefined) throw new Error('expected OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET');

const set = drawQuestions(newData, Number(values.questions), Number(values.seed));
const pairs: [older: Racer, newer: Racer][] = [];
for (let start = 0; start < Number(values.starts); start++)
  pairs.push([await Racer.start(oldDist!, oldData!, set), await Racer.start(newDist!, newData, set)]);
const [[older, newer]] = pairs as [[Racer, Racer]];

let lowest = Infinity;
for (const name of newer.operations) {
  if (!name.includes(values.only) || !older.operations.includes(name)) continue;
  lowest = Math.min(lowest, await race(name, pairs, Number(values.rounds)));
}
for (const racer of pairs.flat()) racer.stop();
if (values['min-ratio'] !== undefined && lowest < Number(values['min-ratio'])) process.exitCode = 1;
