/**
 * `npx tsx scripts/bench-scale.ts DATASET DATASET … [--questions 20000] [--rounds 12] [--only TEXT]` after `npm run
 * build`: every operation on datasets of several sizes in one process, in turns, and how much slower the larger ones are
 * than the first; where an answer is a list, also how long lists are, for more of them are there to be found. In one
 * run, for a machine that slows down slows all of them.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Geocoder as GeocoderClass } from '../src/index';
import { doorplate } from './bench/contestants';
import { drawQuestions } from './bench/questions';
import { race } from './bench/timing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const library = path.resolve(import.meta.dirname, '../dist/index.js');
if (positionals.length < 2 || !existsSync(library)) {
  process.stderr.write(
    'Usage: npx tsx scripts/bench-scale.ts DATASET DATASET …, the smallest first, after npm run build\n',
  );
  process.exit(2);
}
const { Geocoder } = (await import(pathToFileURL(library).href)) as { Geocoder: typeof GeocoderClass };
const count = Number(values.questions);
const contestants = positionals.map((directory) => {
  const geocoder = Geocoder.open(directory);
  const asks = doorplate(geocoder, drawQuestions(directory, count, Number(values.seed)));
  return { name: `${(geocoder.manifest.counts.addresses / 1e6).toFixed(1)} M`, asks };
});
const operations = Object.keys(contestants[0]!.asks).filter((operation) => operation.includes(values.only));
process.stdout.write(
  `${'calls a second'.padEnd(36)}${contestants.map(({ name }) => name.padStart(12)).join('')}\n`,
);
for (const operation of operations) {
  const raced = race(
    contestants.map(({ name, asks }) => ({ name, ask: asks[operation]! })),
    count,
    Number(values.rounds),
  );
  const speeds = raced
    .map(({ perSecond }) => Math.round(perSecond).toLocaleString('en').padStart(12))
    .join('');
  const slower = raced.slice(1).map(({ perSecond }) => (raced[0]!.perSecond / perSecond).toFixed(2));
  const lengths = contestants.map(({ asks }) => meanLength(asks[operation]!));
  const listed = lengths[0] === null ? '' : `; listed ${lengths.map((mean) => mean!.toFixed(1)).join(', ')}`;
  process.stdout.write(`${operation.padEnd(36)}${speeds}   slower ${slower.join(', ')}${listed}\n`);
}

/** Null for an operation that lists nothing. */
function meanLength(ask: (index: number) => unknown): number | null {
  const asked = Math.min(count, 4000);
  let total = 0;
  for (let index = 0; index < asked; index++) {
    const answer = ask(index);
    if (!Array.isArray(answer)) return null;
    total += answer.length;
  }
  return total / asked;
}
