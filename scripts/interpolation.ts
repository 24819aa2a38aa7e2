/**
 * How far off a point is that stands in for a number that is not there. One number in fifty is held out: the dataset is
 * built again without it, and asked for it. By the kind of gap: between two numbers of its side, past the last of them,
 * on a side without numbers; beside it the street's representative point.
 *
 *   npx tsx scripts/interpolation.ts DATASET [--every 50] [--cases 5000] [--seed 1]
 */

import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { build } from '../src/compile/index';
import { LAYOUTS } from '../src/compile/recipe/layouts';
import { distanceMeters } from '../src/geo/distance';
import { Geocoder } from '../src/index';
import { mulberry32 } from './quality/random';
import { type Street, type Truth, truthOf, World } from './quality/world';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '50' },
    cases: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/interpolation.ts DATASET');
const COLUMNS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'municipality',
  'municipality_code',
  'province',
  'province_code',
  'country',
  'latitude',
  'longitude',
] as const;

/** Numbers held out, with all their units; a street keeps two numbers at least. */
function heldOut(world: World): Map<Street, Set<string>> {
  const random = mulberry32(Number(values.seed));
  const held = new Map<Street, Set<string>>();
  for (const street of world.streets) {
    const numbers = [...new Set(street.doors.map(({ number }) => number))].filter((number) =>
      /^\d+$/.test(number),
    );
    const chosen = numbers.filter(() => random() < 1 / Number(values.every));
    if (chosen.length > 0 && numbers.length - chosen.length >= 2) held.set(street, new Set(chosen));
  }
  return held;
}

/** Writes all addresses but those held out, and builds them. */
async function buildWithout(
  geocoder: Geocoder,
  isHeld: (street: string, number: string) => boolean,
  folder: string,
) {
  const file = createWriteStream(path.join(folder, 'rest.csv'));
  file.write(`${COLUMNS.join(',')}\n`);
  const countries = new Map<string, string>();
  for (const address of geocoder.addresses()) {
    countries.set(address.country, address.country);
    if (isHeld(streetKey(address), address.number)) continue;
    const row = COLUMNS.map((column) => address[column]);
    if (!file.write(`${Papa.unparse([row])}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  const recipe = {
    name: 'Without the numbers held out',
    countries: [...countries.keys()].map((code) => ({ code, name: code })),
    addresses: [...countries.keys()].map((code) => ({
      name: code,
      country: code,
      path: 'rest.csv',
      delimiter: ',',
      where: { country: [code] },
      numberlessAddresses: true,
      columns: {
        ...Object.fromEntries(
          Object.entries(LAYOUTS.doorplate!.columns).filter(([, column]) =>
            (COLUMNS as readonly string[]).includes(String(column)),
          ),
        ),
        latitude: 'latitude',
        longitude: 'longitude',
      },
    })),
  };
  await build(recipe, { inputRoot: folder, out: path.join(folder, 'dataset') });
}

function streetKey({
  streetname,
  city,
  municipality,
}: {
  streetname: string;
  city: string;
  municipality: string;
}): string {
  return `${streetname}\t${city}\t${municipality}`;
}

/** Where the number stands among those of the street that are left. */
function gapOf({ street, number }: Truth, held: ReadonlySet<string>): string {
  const value = Number(number);
  const side = street.doors
    .filter((door) => /^\d+$/.test(door.number) && !held.has(door.number))
    .map((door) => Number(door.number))
    .filter((other) => other % 2 === value % 2);
  if (side.length === 0) return 'on a side without numbers';
  const below = side.some((other) => other < value);
  const above = side.some((other) => other > value);
  return below && above ? 'between two numbers' : below ? 'past the last number' : 'before the first number';
}

interface Errors {
  point: number[];
  street: number[];
  within: number;
  levels: Map<string, number>;
}

const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-interpolation-'));
try {
  const geocoder = Geocoder.open(directory);
  const world = World.of(geocoder);
  const held = heldOut(world);
  const heldKeys = new Map(
    [...held].map(([street, numbers]) => [streetKey({ ...street, streetname: street.name }), numbers]),
  );
  await buildWithout(geocoder, (street, number) => heldKeys.get(street)?.has(number) ?? false, folder);
  geocoder.close();
  const rest = Geocoder.open(path.join(folder, 'dataset'));
  const gaps = new Map<string, Errors>();
  let asked = 0;
  for (const [street, numbers] of held) {
    if (asked >= Number(values.cases)) break;
    // Of a name that a city has twice nobody knows which is meant.
    if (world.named(street.name).filter(({ city }) => city === street.city).length > 1) continue;
    for (const number of numbers) {
      const truth = truthOf(street, world.doorsOf(street, number)[0]!);
      const { streetname, city, municipality, province, postcode } = truth;
      const query = Object.fromEntries(
        Object.entries({ streetname, number, city, municipality, province, postcode }).filter(
          ([, text]) => text !== '',
        ),
      );
      const [best] = rest.candidates(query, { limit: 1 });
      if (best === undefined || best.streetname !== streetname || best.city !== (city || null)) continue;
      asked++;
      const gap = gapOf(truth, numbers);
      const errors: Errors = gaps.get(gap) ?? { point: [], street: [], within: 0, levels: new Map() };
      gaps.set(gap, errors);
      const error = distanceMeters(truth.latitude, truth.longitude, best.latitude, best.longitude);
      errors.point.push(error);
      if (error <= best.uncertaintyMeters) errors.within++;
      errors.levels.set(best.level, (errors.levels.get(best.level) ?? 0) + 1);
      const { number: _number, postcode: _postcode, ...alone } = query;
      const middle = rest.candidates(alone, { limit: 1 })[0];
      if (middle !== undefined)
        errors.street.push(
          distanceMeters(truth.latitude, truth.longitude, middle.latitude, middle.longitude),
        );
    }
  }
  rest.close();
  const at = (errors: number[], share: number): string =>
    `${(errors.sort((a, b) => a - b)[Math.floor(errors.length * share)] ?? 0).toFixed(0)} m`;
  for (const [gap, { point, street, within, levels }] of [...gaps].sort()) {
    const told = [...levels].map(([level, count]) => `${level} ${count}`).join(', ');
    console.log(`${gap} (${point.length}: ${told})`);
    console.log(
      `  point: median ${at(point, 0.5)}, p90 ${at(point, 0.9)}; street's own point: median ${at(street, 0.5)}, p90 ${at(street, 0.9)}; ` +
        `within the stated uncertainty ${((100 * within) / point.length).toFixed(1)} %`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
