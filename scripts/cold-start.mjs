/**
 * What a start costs: import, open, the first question; the median of nine new processes. Asks dist/.
 *
 *   node scripts/cold-start.mjs DATASET [TEXT]
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const RUNS = 9;
const [dataset, text = 'Brink 1, Assen'] = process.argv.slice(2);
const library = pathToFileURL(
  path.join(path.dirname(fileURLToPath(import.meta.url)), '../dist/index.js'),
).href;
const script = `
  const steps = [performance.now()];
  const step = () => steps.push(performance.now());
  const { Geocoder } = await import(${JSON.stringify(library)});
  step();
  const geocoder = Geocoder.open(${JSON.stringify(dataset)});
  step();
  for (let asked = 0; asked < 10; asked++) {
    geocoder.search(${JSON.stringify(text)});
    step();
  }
  const took = steps.slice(1).map((end, at) => end - steps[at]);
  console.log(JSON.stringify([took[0], took[1], took[2], took.at(-1), process.memoryUsage.rss() / 1e6]));
`;
const runs = Array.from({ length: RUNS }, () =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
);
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
for (const [at, label] of ['import, ms', 'open, ms', 'first search, ms', 'tenth, ms', 'memory, MB'].entries())
  console.log(`${label}: ${median(runs.map((run) => run[at])).toFixed(1)}`);
