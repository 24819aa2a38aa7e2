/**
 * How far off an interpolated point is: known house numbers are held out one by one and stood between their
 * neighbours again, beside the street's representative point.
 *
 *   npx tsx scripts/interpolation.ts DATASET [--cases 5000] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { distanceMeters } from '../src/geo/distance';
import { interpolate } from '../src/match/judge/interpolate';
import { Dataset } from '../src/store/dataset';
import { drawTruths } from './quality/truth';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const dataset = Dataset.open(positionals[0] ?? 'out/sample');
const interpolated: number[] = [];
const represented: number[] = [];
let within = 0;
let asked = 0;
for (const truth of drawTruths(dataset, Number(values.seed), 'check')) {
  if (asked++ >= Number(values.cases)) break;
  const street = dataset.street(truth.streetId);
  // `interpolate` stands a number between smaller and greater ones: the number itself plays no part.
  const point = interpolate(dataset, street, Number.parseInt(truth.number, 10));
  if (point === null) continue;
  const error = distanceMeters(truth.latitude, truth.longitude, point.latitude, point.longitude);
  interpolated.push(error);
  represented.push(distanceMeters(truth.latitude, truth.longitude, street.latitude, street.longitude));
  if (error <= point.uncertaintyMeters) within++;
}
dataset.close();

const at = (errors: number[], share: number) =>
  errors.sort((a, b) => a - b)[Math.floor(errors.length * share)] ?? 0;
console.log(
  `${interpolated.length} of ${asked - 1} numbers have neighbours on both sides of their side of the street`,
);
console.log(
  `interpolated point:           median ${at(interpolated, 0.5).toFixed(1)} m, p90 ${at(interpolated, 0.9).toFixed(1)} m`,
);
console.log(
  `street's representative point: median ${at(represented, 0.5).toFixed(1)} m, p90 ${at(represented, 0.9).toFixed(1)} m`,
);
console.log(`within the stated uncertainty: ${((within / interpolated.length) * 100).toFixed(1)} %`);
