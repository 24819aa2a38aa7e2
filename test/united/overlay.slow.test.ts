import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsAbout } from '../../scripts/quality/questions';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { seeded } from '../compile/seeded';
import { csvOf, recipeFor, type SyntheticAddress, writeCountry } from '../compile/synthetic-country';
import { temporaryDirectory } from '../sample';
import { smallNation } from './nation';

const folder = temporaryDirectory();
const all = smallNation(23);
let directories: string[];
let whole: Geocoder;
let several: Geocoder;

async function built(name: string, addresses: readonly SyntheticAddress[]): Promise<string> {
  writeFileSync(path.join(folder, `${name}.csv`), csvOf(addresses));
  const out = path.join(folder, name);
  await build(recipeFor(`${name}.csv`), { inputRoot: folder, out });
  return out;
}

/** The same seeded changes for each: three in ten of the addresses, and new numbers on their streets. */
function change({ overlay }: Geocoder, addresses: ReturnType<typeof addressesOf>): void {
  const random = seeded(5);
  for (const [at, { id, streetname, number, city, latitude, longitude }] of addresses.entries()) {
    const drawn = random();
    if (drawn < 0.1) overlay.withdraw(id);
    else if (drawn < 0.2) overlay.correct(id, { latitude: latitude + 0.00005, longitude });
    else if (drawn < 0.25) overlay.correct(id, { suffix: 'Z' });
    else if (drawn < 0.3)
      overlay.put({
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        streetname,
        number: `${Number(number) + 100}`,
        city,
        latitude: latitude + 0.0001,
        longitude,
      });
    if (drawn > 0.08 && drawn < 0.12) overlay.restore(id);
  }
}

function addressesOf(geocoder: Geocoder) {
  return [...geocoder.addresses()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

beforeAll(async () => {
  writeCountry(folder, all);
  const left = all.filter((_, at) => at % 2 === 0 || at % 10 === 1);
  const right = all.filter((_, at) => at % 2 === 1);
  directories = [await built('left', left), await built('right', right)];
  whole = Geocoder.open(await built('whole', all), { overlay: path.join(folder, 'whole.sqlite') });
  several = Geocoder.open(directories, { overlay: path.join(folder, 'several.sqlite') });
  const addresses = addressesOf(whole);
  change(whole, addresses);
  change(several, addresses);
});
afterAll(() => {
  whole.close();
  several.close();
});

describe('an overlay over datasets that hold every other address, one in ten both', () => {
  it.each(['as it was made', 'opened again'])('leaves the same addresses, %s', (when) => {
    if (when === 'opened again') {
      several.close();
      several = Geocoder.open(directories, { overlay: path.join(folder, 'several.sqlite') });
    }
    const ids = (geocoder: Geocoder) =>
      addressesOf(geocoder).map(({ id, number, suffix }) => `${id} ${number} ${suffix}`);
    expect(ids(several)).toEqual(ids(whole));
  });

  it('answers as over the one dataset of both', () => {
    const asked = questionsAbout(addressesOf(whole), seeded(3), 600).filter(({ kind }) =>
      /^(?:forward|postcode$|reverse|get|search|candidates)/.test(kind),
    );
    const different = asked.flatMap(({ kind, text, ask }) => {
      const [expected, got] = [firstOf(ask(whole)), firstOf(ask(several))];
      return JSON.stringify(expected) === JSON.stringify(got) ? [] : [{ kind, text, expected, got }];
    });
    expect(different).toEqual([]);
  });

  it('lists every address of a street once', () => {
    for (const { street } of all.slice(0, 200)) {
      const listed = (geocoder: Geocoder) =>
        geocoder
          .lookupStreet({ streetname: street }, { limit: 1000 })
          .map((row) => JSON.stringify(row))
          .sort();
      expect(listed(several)).toEqual(listed(whole));
    }
  });
});

/** What stands first; of a street or an area not where: each half places it by its own addresses. */
function firstOf(answer: unknown): unknown {
  const first = [answer].flat()[0] as Record<string, unknown> | null | undefined;
  if (first?.level === undefined) return first ?? null;
  const { id, label, level, latitude, longitude } = first;
  return level === 'address' ? [label, id, latitude, longitude] : [label, level];
}
