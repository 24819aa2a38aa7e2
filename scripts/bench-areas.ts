/**
 * Reverse answers of a dataset of areas alone: how many a second, and whether each is what plain point-in-polygon over
 * every area says.
 *
 *   npx tsx scripts/bench-areas.ts DATASET [--points 100000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { polygonHolds } from '../src/geo/polygon';
import { Geocoder } from '../src/index';
import { AREA_LEVELS } from '../src/model/areas';
import { COORDINATE_SCALE } from '../src/model/limits';
import { Dataset } from '../src/store/dataset';
import { everyAreaShape, randomPoints } from './areas/every-shape';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { points: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/bench-areas.ts DATASET');
const count = Number(values.points);
const points = randomPoints(count, Number(values.seed));
using geocoder = Geocoder.open(directory);
const before = process.memoryUsage().rss;
/** Answers a second of processor time: a busy machine does not blur it. */
function rate(asked: readonly { latitude: number; longitude: number }[]): string {
  const start = process.cpuUsage();
  for (const point of asked) geocoder.reverseGeocode(point, { detail: true });
  const { user, system } = process.cpuUsage(start);
  return `${Math.round(asked.length / ((user + system) / 1e6)).toLocaleString('en')} answers a second`;
}
for (const round of ['first', 'second', 'third']) console.log(`${round} round: ${rate(points)}`);
const onLand = points.filter((point) => geocoder.reverseGeocode(point, { detail: true }) !== null);
console.log(`on land alone (${onLand.length} of ${count}): ${rate(onLand)}`);
console.log(
  `memory: ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB more than after opening`,
);

const dataset = Dataset.open(directory);
const shapes = everyAreaShape(dataset);
let disagree = 0;
for (const { latitude, longitude } of points) {
  const x = longitude * COORDINATE_SCALE;
  const y = latitude * COORDINATE_SCALE;
  const holding = shapes.filter(({ bounds, part }) => bounds.holds(x, y) && polygonHolds(part, x, y));
  const finest = Math.max(-1, ...holding.map(({ area }) => AREA_LEVELS.indexOf(area.level)));
  const wanted = holding.filter(({ area }) => AREA_LEVELS.indexOf(area.level) === finest);
  const found = geocoder.reverseGeocode({ latitude, longitude }, { detail: true });
  const name = found === null ? null : (found.province ?? found.country);
  const agrees =
    found === null
      ? holding.length === 0
      : wanted.some(({ area }) => area.name === name || area.code === name);
  if (!agrees && ++disagree <= 5)
    console.log(`  ${latitude}, ${longitude}: ${wanted.map(({ area }) => area.name)} but ${name}`);
}
dataset.close();
console.log(`disagreements with brute force: ${disagree} of ${count}`);
