/**
 * What a start costs: import, open, the first question, in twenty new processes; beside them a Node that does nothing.
 * Times of the processor, which say the same on a busy machine, and times of the clock. Asks dist/.
 *
 *   node scripts/cold-start.mjs DATASET [TEXT]
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const RUNS = 20;
const [dataset, text = 'Brink 1, Assen'] = process.argv.slice(2);
const library = pathToFileURL(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist/index.js'),
).href;
const script = `
  const now = () => [process.cpuUsage(), performance.now()];
  const steps = [now()];
  const step = () => steps.push(now());
  const { Geocoder } = await import(${JSON.stringify(library)});
  step();
  const geocoder = Geocoder.open(${JSON.stringify(dataset)});
  step();
  for (let asked = 0; asked < 10; asked++) {
    geocoder.search(${JSON.stringify(text)});
    step();
  }
  const cpu = steps.map(([{ user, system }]) => (user + system) / 1000);
  const clock = steps.map(([, time]) => time);
  const took = (times) => times.slice(1).map((end, at) => end - times[at]);
  console.log(JSON.stringify({ node: cpu[0], cpu: took(cpu), clock: took(clock), memory: process.memoryUsage.rss() / 1e6 }));
`;
const runs = Array.from({ length: RUNS }, () =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const rows = [
  ['node itself, before the import', ({ node }) => node, null],
  ['import', ({ cpu }) => cpu[0], ({ clock }) => clock[0]],
  ['open', ({ cpu }) => cpu[1], ({ clock }) => clock[1]],
  ['first search', ({ cpu }) => cpu[2], ({ clock }) => clock[2]],
  ['the three together', ({ cpu }) => sum(cpu.slice(0, 3)), ({ clock }) => sum(clock.slice(0, 3))],
  ['tenth search', ({ cpu }) => cpu.at(-1), ({ clock }) => clock.at(-1)],
];
/** Least and median. */
function spread(of) {
  if (of === null) return '';
  const values = runs.map(of).sort((a, b) => a - b);
  return `${values[0].toFixed(1)} / ${values[RUNS / 2].toFixed(1)}`;
}
console.log('milliseconds, least / median of 20'.padEnd(36), 'processor'.padEnd(18), 'clock');
for (const [label, cpu, clock] of rows) console.log(label.padEnd(36), spread(cpu).padEnd(18), spread(clock));
console.log(
  'memory, MB'.padEnd(36),
  spread(({ memory }) => memory),
);
