/**
 * How well `sameAddress` tells one address from two: seeded pairs of noisy lines, half of them of one address, half of two
 * that have much in common. A pair counts as merged from a threshold on.
 *
 *   npx tsx scripts/same-address.ts DATASET [--pairs 10000] [--seed 1] [--half check] [--wrong FILE]
 *
 * `--wrong` writes the pairs that were judged wrongly at 0.5, a JSON object a line.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import { mulberry32 } from './quality/random';
import { World } from './quality/world';
import { type Pair, pairsOf } from './same-address/pairs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string', default: 'check' },
    wrong: { type: 'string' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/same-address.ts DATASET [options]');

const THRESHOLDS = [0.1, 0.3, 0.5, 0.7, 0.9];
const MERGED = 0.5;

interface Judged extends Pair {
  readonly chance: number;
}

using geocoder = Geocoder.open(directory);
const world = World.of(geocoder);
const seed = Number(values.seed);
const truths = world.truths(seed * 7919, values.half === 'fit' ? 'fit' : 'check');
const pairs = pairsOf(world, truths, mulberry32(seed), Number(values.pairs));
const times: number[] = [];
const judged: Judged[] = [];
for (const pair of pairs) {
  const start = performance.now();
  const { same } = geocoder.sameAddress(pair.a, pair.b);
  times.push(performance.now() - start);
  judged.push({ ...pair, chance: same });
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(2)} %`;
const same = judged.filter(({ isSame }) => isSame);
const different = judged.filter(({ isSame }) => !isSame);
console.log(`${judged.length} pairs: ${same.length} of one address, ${different.length} of two`);
for (const threshold of THRESHOLDS) {
  const found = same.filter(({ chance }) => chance >= threshold).length;
  const merged = different.filter(({ chance }) => chance >= threshold).length;
  console.log(
    `same >= ${threshold}: found ${percent(found, same.length)}, merged ${percent(merged, different.length)}`,
  );
}
for (const kind of [...new Set(judged.map((pair) => pair.kind))].sort()) {
  const own = judged.filter((pair) => pair.kind === kind);
  const right = own.filter(({ chance, isSame }) => chance >= MERGED === isSame).length;
  console.log(`${kind.padEnd(70)} ${String(own.length).padStart(6)} right ${percent(right, own.length)}`);
}
times.sort((a, b) => a - b);
const at = (part: number) => `${times[Math.floor(part * (times.length - 1))]!.toFixed(3)} ms`;
console.log(`p50 ${at(0.5)}, p99 ${at(0.99)}`);
if (values.wrong !== undefined) {
  const wrong = judged.filter(({ chance, isSame }) => chance >= MERGED !== isSame);
  writeFileSync(values.wrong, wrong.map((pair) => `${JSON.stringify(pair)}\n`).join(''));
}
