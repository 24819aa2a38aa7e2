/**
 * Whether `suggest` gives the street that somebody types: real addresses of a dataset, begun as people begin them.
 *
 *   npx tsx scripts/typing.ts DATASET [--cases 300] [--seed 1] [--engine FILE] [--lost 0]
 *
 * `--engine` asks another version (its dist/index.js). `--lost 5` shows as many texts of each way that found nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Geocoder, Match } from '../src/index';
import { fold } from '../src/text/fold';
import { mulberry32, pick } from './quality/random';
import { type Truth, World } from './quality/world';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
    lost: { type: 'string', default: '0' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/typing.ts DATASET [options]');

/** Articles and particles of the languages of western Europe. */
const SMALL = new Set(
  [
    'de',
    'du',
    'des',
    'la',
    'le',
    'les',
    'l',
    'd',
    'van',
    'der',
    'den',
    'het',
    'ten',
    'ter',
    'op',
    'in',
    'aan',
    'bij',
    't',
  ].concat(['am', 'an', 'im', 'zum', 'zur', 'von', 'del', 'della', 'dei', 'di', 'the', 'of']),
);
const LEAST_LETTERS = 8;

const part = (text: string, share: number): string => text.slice(0, Math.ceil(text.length * share));
const wordsOf = (name: string): string[] => fold(name).split(' ');

type Random = () => number;

/** What is typed of an address; null where it has nothing of the kind. */
type Way = (truth: Truth, random: Random) => string | null;

const WAYS: Readonly<Record<string, Way>> = {
  'whole name': ({ streetname }) => streetname,
  'seven tenths, folded': ({ streetname }) => part(fold(streetname), 0.7),
  'small words left out, four fifths': ({ streetname }) => {
    const words = wordsOf(streetname);
    const others = words.filter((word) => !SMALL.has(word));
    return others.length < 2 || others.length === words.length ? null : part(others.join(' '), 0.8);
  },
  'three letters of each word': ({ streetname }) => {
    const words = wordsOf(streetname);
    return words.length < 2 ? null : words.map((word) => word.slice(0, 3)).join(' ');
  },
  'two letters swapped, nine tenths': ({ streetname }, random) => {
    const name = fold(streetname);
    const at = 2 + Math.floor(random() * (name.length - 4));
    const [left, right] = [name.charAt(at), name.charAt(at + 1)];
    if (name.length < LEAST_LETTERS || left === right || left === ' ' || right === ' ') return null;
    return part(name.slice(0, at) + right + left + name.slice(at + 2), 0.9);
  },
  'number, then seven tenths': ({ number, streetname }) => `${number} ${part(fold(streetname), 0.7)}`,
  'street, then half of the town': ({ streetname, city }) => `${streetname} ${part(city, 0.5)}`,
  'town, then half of the street': ({ streetname, city }) => `${city} ${part(streetname, 0.5)}`,
};

const engine = (await import(values.engine === undefined ? '../src/index' : path.resolve(values.engine))) as {
  Geocoder: { open(directory: string): Geocoder };
};
const geocoder = engine.Geocoder.open(directory);
const world = World.of(geocoder);
const cases = Number(values.cases);

function isMeant({ streetname, city }: Match, truth: Truth): boolean {
  return fold(streetname ?? '') === fold(truth.streetname) && fold(city ?? '') === fold(truth.city);
}

const percent = (count: number, of: number): string =>
  ((100 * count) / Math.max(1, of)).toFixed(1).padStart(5);
for (const [index, [name, way]] of Object.entries(WAYS).entries()) {
  const random = mulberry32(Number(values.seed) * 1000 + index);
  let [asked, first, among] = [0, 0, 0];
  const lost: string[] = [];
  for (let drawn = 0; drawn < cases * 10 && asked < cases; drawn++) {
    const street = pick(random, world.streets);
    const truth = { ...street, ...pick(random, street.doors), streetname: street.name, street };
    const typed = way(truth, random);
    if (typed === null) continue;
    asked++;
    const at = geocoder.suggest(typed, { limit: 10 }).findIndex((match) => isMeant(match, truth));
    if (at === 0) first++;
    if (at >= 0) among++;
    else lost.push(`${typed}: ${truth.streetname}, ${truth.city}`);
  }
  console.log(
    `${name.padEnd(36)} ${String(asked).padStart(5)}  first ${percent(first, asked)}  among ten ${percent(among, asked)}`,
  );
  for (const line of lost.slice(0, Number(values.lost))) console.log(`    ${line}`);
}
geocoder.close();
