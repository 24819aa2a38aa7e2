/**
 * Two builds of Doorplate against each other on damaged lines: so many of every class of `scripts/quality.ts`, asked of both
 * in turns in one process. The quickest of four rounds counts for each line; how many first answers, or their advice, differ is told.
 *
 *   npx tsx scripts/race-damaged.ts OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET [--cases 40] [--seed 901]
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Geocoder } from '../src/index';
import { CLASSES, LINE_CLASSES } from './quality/classes';
import { mulberry32 } from './quality/random';
import { World } from './quality/world';

const ROUNDS = 4;
/** Draws so many addresses at most for each line that a class is to have. */
const DRAWS_A_CASE = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: 'string', default: '40' }, seed: { type: 'string', default: '901' } },
});
const [oldDist, oldData, newDist, newData] = positionals;
if (newData === undefined) throw new Error('expected OLD_DIST OLD_DATASET NEW_DIST NEW_DATASET');

const older = await open(oldDist!, oldData!);
const newer = await open(newDist!, newData);
const lines = damagedLines(World.of(newer), Number(values.cases), Number(values.seed));
const before = new Float64Array(lines.length).fill(Number.POSITIVE_INFINITY);
const after = before.slice();
let differing = 0;
for (let round = 0; round < ROUNDS; round++) {
  for (const [at, line] of lines.entries()) {
    const first = timed(older, line, before, at);
    const second = timed(newer, line, after, at);
    if (round === 0 && first !== second) differing++;
  }
}
report('old', before);
report('new', after);
console.log(`time ${(sum(after) / sum(before)).toFixed(2)} of the old; other first answers: ${differing}`);

async function open(dist: string, data: string): Promise<Geocoder> {
  const library = (await import(pathToFileURL(path.resolve(dist, 'index.js')).href)) as {
    Geocoder: typeof Geocoder;
  };
  return library.Geocoder.open(data);
}

function damagedLines(world: World, cases: number, seed: number): string[] {
  return [...CLASSES, ...LINE_CLASSES].flatMap((caseClass, index) => {
    const random = mulberry32(seed * 1000 + index);
    const truths = world.truths(seed * 7919 + index, 'check');
    const made: string[] = [];
    for (let drawn = 0; made.length < cases && drawn < cases * DRAWS_A_CASE; drawn++) {
      const question = caseClass.make(random, truths.next().value, world);
      if (question !== null) made.push(question.line);
    }
    return made;
  });
}

/** The first answer with its advice, as a text that tells it from others. */
function timed(geocoder: Geocoder, line: string, least: Float64Array, at: number): string {
  const start = performance.now();
  const [best] = geocoder.search(line);
  least[at] = Math.min(least[at]!, performance.now() - start);
  return best === undefined ? '' : `${best.level} ${best.label} ${best.advice}`;
}

function report(name: string, times: Float64Array): void {
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  const figures = [0.5, 0.95, 0.99, 0.999, 1].map((share) => at(share).toFixed(2)).join(' ');
  console.log(
    `${name}: ${times.length} lines, mean ${(sum(times) / times.length).toFixed(2)} ms; p50 p95 p99 p99.9 dearest: ${figures}`,
  );
}

function sum(times: Float64Array): number {
  return times.reduce((total, time) => total + time, 0);
}
