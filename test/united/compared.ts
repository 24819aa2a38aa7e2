import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { build } from '../../src/compile/index';
import type { Geocoder } from '../../src/index';
import { csvOf, recipeFor, type SyntheticAddress } from '../compile/synthetic-country';

/** Compiles addresses to a dataset in a folder that has the areas of the country. */
export async function built(
  folder: string,
  name: string,
  addresses: readonly SyntheticAddress[],
): Promise<string> {
  writeFileSync(path.join(folder, `${name}.csv`), csvOf(addresses));
  const out = path.join(folder, name);
  await build(recipeFor(`${name}.csv`), { inputRoot: folder, out });
  return out;
}

/** Every other address of each street, and the others; one in ten is in both. */
export function everyOther(addresses: readonly SyntheticAddress[]): [SyntheticAddress[], SyntheticAddress[]] {
  return [
    addresses.filter((_, at) => at % 2 === 0 || at % 10 === 1),
    addresses.filter((_, at) => at % 2 === 1),
  ];
}

/** The kinds of questions to which such halves have one first answer. */
export function hasOneFirst({ kind }: { kind: string }): boolean {
  return /^(?:forward|postcode$|reverse|get|search|candidates)/.test(kind);
}

/** What stands first; of a street or an area not where: each half places it by its own addresses. */
export function firstOf(answer: unknown): unknown {
  const first = [answer].flat()[0] as Record<string, unknown> | null | undefined;
  if (first?.level === undefined) return first ?? null;
  const { id, label, level, latitude, longitude } = first;
  return level === 'address' ? [label, id, latitude, longitude] : [label, level];
}

/** Both list the same addresses for each street, in any order. */
export function expectSameLists(
  several: Geocoder,
  whole: Geocoder,
  addresses: readonly SyntheticAddress[],
): void {
  for (const { street } of addresses) {
    const listed = (geocoder: Geocoder) =>
      geocoder
        .lookupStreet({ streetname: street }, { limit: 1000 })
        .map((row) => JSON.stringify(row))
        .sort();
    expect(listed(several)).toEqual(listed(whole));
  }
}
