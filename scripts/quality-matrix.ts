/**
 * Every damage of a street's name with every way to name its place: right first answers, and right with a confidence of
 * at least 0.8, in percent. Holes show that no class of `scripts/quality.ts` has, because each class damages one thing.
 *
 *   npx tsx scripts/quality-matrix.ts DATASET [--cases 50] [--seed 77]
 */
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import type { AddressQuery } from '../src/model/match';
import { lineOf } from './quality/line';
import { postcodeSlip, typos } from './quality/noise';
import { mulberry32 } from './quality/random';
import { type Truth, World } from './quality/world';

type Random = () => number;

/** Draws so many addresses at most for each line. */
const DRAWS_A_CASE = 20;
/** A name has at least so many letters for each typo, so that it stays readable. */
const LETTERS_A_TYPO = 5;
const MOST_TYPOS = 3;
const SURE = 0.8;
const WIDTH = 13;

const PLACES: Record<string, (random: Random, truth: Truth) => AddressQuery | null> = {
  city: (_, { city }) => ({ city }),
  'no number': (_, { city }) => ({ city }),
  postcode: (_, { postcode }) => (postcode === '' ? null : { postcode }),
  both: (_, { postcode, city }) => (postcode === '' ? null : { postcode, city }),
  'city typo': (random, { city }) => (city.length < LETTERS_A_TYPO ? null : { city: typos(random, city, 1) }),
  'postcode slip': (random, { postcode, city }) =>
    postcode === '' ? null : { postcode: postcodeSlip(random, postcode), city },
  province: (_, { city, province }) => ({ city, province }),
  municipality: (_, { municipality }) => ({ city: municipality }),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: 'string', default: '50' }, seed: { type: 'string', default: '77' } },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/quality-matrix.ts DATASET [options]');

using geocoder = Geocoder.open(directory);
const world = World.of(geocoder);
const [cases, seed] = [Number(values.cases), Number(values.seed)];
const heads = Object.keys(PLACES).map((name) => name.padStart(WIDTH));
console.log(`typos  ${heads.join('')}`);
for (let count = 0; count <= MOST_TYPOS; count++) {
  const cells = Object.keys(PLACES).map((name) => cellOf(count, name).padStart(WIDTH));
  console.log(`${count}      ${cells.join('')}`);
}

/** `right/right and sure`, or `-` where the dataset has no such address. */
function cellOf(count: number, place: string): string {
  const random = mulberry32(seed);
  const truths = world.truths(seed, 'check');
  const hasNumber = place !== 'no number';
  let [asked, right, sure] = [0, 0, 0];
  for (let draw = 0; asked < cases && draw < cases * DRAWS_A_CASE; draw++) {
    const truth = truths.next().value as Truth;
    const named = PLACES[place]!(random, truth);
    if (named === null || truth.streetname.length < count * LETTERS_A_TYPO) continue;
    asked++;
    const streetname = typos(random, truth.streetname, count);
    const { number, suffix } = truth;
    const line = lineOf({ streetname, ...(hasNumber ? { number, suffix } : {}), ...named }, truth.country);
    const [best] = geocoder.search(line);
    const isNumber = hasNumber ? best?.number === number : best?.level === 'street';
    if (best?.streetname !== truth.streetname || best.city !== truth.city || !isNumber) continue;
    right++;
    if (best.confidence >= SURE) sure++;
  }
  const percent = (part: number) => Math.round((100 * part) / asked);
  return asked === 0 ? '-' : `${percent(right)}/${percent(sure)}`;
}
