/**
 * How many streets that a town lacks are accepted: asks streets of other towns with a number, a postcode and the town.
 *
 *   npx tsx scripts/other-towns.ts DATASET [--streets 2000] [--seed 1] [--towns 'Keene NH|Lebanon, NH']
 *
 * With `--towns`, asks addresses of the data under the names of these towns, which the data lack, without a postcode.
 * Prints what was accepted. Some of it is right: a street written in another way, or one whose town has two names.
 */
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import { mulberry32 } from './quality/random';

const LEAST_STREETS = 15;
const HIGHEST_NUMBER = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    streets: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    towns: { type: 'string' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/other-towns.ts DATASET [options]');

const geocoder = Geocoder.open(directory);
/** The streets of each town, each with a postcode. */
const towns = new Map<string, Map<string, string>>();
/** One number of each street. */
const numbers = new Map<string, string>();
for (const { city, streetname, number, postcode } of geocoder.addresses()) {
  if (number === '' || streetname === '') continue;
  numbers.set(streetname, number);
  const streets = towns.get(city) ?? new Map<string, string>();
  towns.set(city, streets.set(streetname, postcode));
}
const large = [...towns].filter(([, streets]) => streets.size > LEAST_STREETS);
const names = [...new Set(large.flatMap(([, streets]) => [...streets.keys()]))];
if (values.towns === undefined && large.length < 2) throw new Error('expected a dataset of several towns');

const random = mulberry32(Number(values.seed));
const draw = <Value>(all: readonly Value[]): Value => all[Math.floor(random() * all.length)]!;
function lineOfOtherTown(): string {
  for (;;) {
    const [town, streets] = draw(large);
    const name = draw(names);
    if (streets.has(name)) continue;
    const number = 1 + Math.floor(random() * HIGHEST_NUMBER);
    return `${name} ${number}, ${draw([...streets.values()])} ${town}`;
  }
}

const outside = values.towns?.split('|');
function lineOfTownOutside(outside: readonly string[]): string {
  const name = draw(names);
  return `${name} ${numbers.get(name)}, ${draw(outside)}`;
}

let accepted = 0;
for (let asked = 0; asked < Number(values.streets); asked++) {
  const line = outside === undefined ? lineOfOtherTown() : lineOfTownOutside(outside);
  const best = geocoder.search(line)[0];
  if (best === undefined || best.streetname === null) continue;
  if (best.advice !== 'accept' && best.advice !== 'add-unit') continue;
  accepted++;
  console.log(`${line} -> ${best.label} ${best.confidence.toFixed(2)} ${best.verdicts.streetname}`);
}
console.log(`${accepted} of ${values.streets} accepted`);
geocoder.close();
