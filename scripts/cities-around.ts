/**
 * How often the city of the addresses around is that of an address (`src/compile/conflation/cities-around.ts`): a share of a dataset's
 * addresses keep their city, others are asked for theirs.
 *
 *   npx tsx scripts/cities-around.ts DATASET [--share 0.05] [--seed 1]
 */
import { parseArgs } from 'node:util';
import type { AreaDraft } from '../src/compile/areas/area-draft';
import { CitiesAround } from '../src/compile/conflation/cities-around';
import { Geocoder } from '../src/index';
import { COORDINATE_SCALE } from '../src/model/limits';
import { mulberry32 } from './quality/random';

const ASKED_SHARE = 0.02;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '0.05' }, seed: { type: 'string', default: '1' } },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('expected DATASET');

using geocoder = Geocoder.open(directory);
const random = mulberry32(Number(values.seed));
const around = new CitiesAround();
const cities = new Map<string, AreaDraft>();
const asked: { city: string; latitude: number; longitude: number }[] = [];
for (const { city, latitude, longitude } of geocoder.addresses()) {
  if (city === null) continue;
  const [y, x] = [Math.round(latitude * COORDINATE_SCALE), Math.round(longitude * COORDINATE_SCALE)];
  if (random() < Number(values.share)) {
    if (!cities.has(city)) cities.set(city, { name: city } as AreaDraft);
    around.add(cities.get(city)!, y, x);
  } else if (random() < ASKED_SHARE) asked.push({ city, latitude: y, longitude: x });
}
const found = asked.map((one) => ({ ...one, got: around.at(one.latitude, one.longitude, () => true)?.name }));
const told = found.filter(({ got }) => got !== undefined);
const right = told.filter(({ city, got }) => city === got);
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`;
console.log(
  `${asked.length} asked: a city for ${percent(told.length, asked.length)}, right ${percent(right.length, told.length)}`,
);
