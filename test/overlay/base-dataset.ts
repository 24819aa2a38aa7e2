import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../src/compile/index';
import { csvOf, recipeFor, type SyntheticAddress, writeCountry } from '../compile/synthetic-country';
import { temporaryDirectory } from '../sample';

/** Compiles addresses of a made-up country; gives the directory. */
export async function builtFrom(addresses: readonly SyntheticAddress[]): Promise<string> {
  const folder = temporaryDirectory();
  writeCountry(folder, addresses);
  writeFileSync(path.join(folder, 'rows.csv'), csvOf(addresses));
  const out = path.join(folder, 'dataset');
  await build(recipeFor('rows.csv'), { inputRoot: folder, out });
  return out;
}

/** A small town of the made-up country. */
export function smallTown(): SyntheticAddress[] {
  return ['Kerkstraat', 'Molenweg', 'Brink'].flatMap((street, at) =>
    Array.from({ length: 12 }, (_, index) => ({
      street,
      number: String(index + 1),
      suffix: '',
      postcode: `10${at}0AB`,
      city: 'Stad',
      municipality: 'Gemeente A',
      province: 'Noord',
      latitude: 52.15 + at * 0.01,
      longitude: 4.15 + index * 0.001,
      identifier: `${street}-${index}`,
    })),
  );
}
