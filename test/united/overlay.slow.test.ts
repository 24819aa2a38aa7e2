import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsAbout } from '../../scripts/quality/questions';
import { Geocoder } from '../../src/index';
import { seeded } from '../compile/seeded';
import { writeCountry } from '../compile/synthetic-country';
import { temporaryDirectory } from '../sample';
import { built, everyOther, expectSameLists, firstOf, hasOneFirst } from './compared';
import { smallNation } from './nation';

const folder = temporaryDirectory();
const all = smallNation(23);
let directories: string[];
let whole: Geocoder;
let several: Geocoder;

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
  const [left, right] = everyOther(all);
  directories = [await built(folder, 'left', left), await built(folder, 'right', right)];
  whole = Geocoder.open(await built(folder, 'whole', all), { overlay: path.join(folder, 'whole.sqlite') });
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
    const asked = questionsAbout(addressesOf(whole), seeded(3), 600).filter(hasOneFirst);
    const different = asked.flatMap(({ kind, text, ask }) => {
      const [expected, got] = [firstOf(ask(whole)), firstOf(ask(several))];
      return JSON.stringify(expected) === JSON.stringify(got) ? [] : [{ kind, text, expected, got }];
    });
    expect(different).toEqual([]);
  });

  it('lists every address of a street once', () => {
    expectSameLists(several, whole, all.slice(0, 200));
  });
});
