import { type CaseClass, known, wanting } from './case';
import { inventedName, oppositeOf, sisterOf } from './invented-names';
import { pick } from './random';
import type { Truth } from './world';

/** How far from an existing number one is asked that does not exist. */
const NEAR_NUMBERS = 20;

/** The number or the street is not in the data. */
export const ABSENT_CLASSES: readonly CaseClass[] = [
  {
    name: 'number that does not exist',
    make(random, truth, world) {
      if (!/^\d/.test(truth.number)) return null;
      const { suffix: _suffix, ...rest } = known(truth);
      for (let attempt = 0; attempt < 20; attempt++) {
        const offset = Math.floor(random() * 2 * NEAR_NUMBERS) - NEAR_NUMBERS;
        const number = String(Math.max(1, Number.parseInt(truth.number, 10) + offset));
        if (!world.hasNumber(truth, number)) return wanting('absent number', truth, { ...rest, number });
      }
      return null;
    },
  },
  {
    name: 'number past the end of the street',
    make(random, truth, world) {
      const last = lastNumber(truth);
      if (last === 0) return null;
      const number = String(last + 2 + 2 * Math.floor(random() * 15));
      if (world.hasNumber(truth, number)) return null;
      const { suffix: _suffix, ...rest } = known(truth);
      return wanting('past', truth, { ...rest, number });
    },
  },
  {
    name: 'street that is elsewhere',
    make(random, truth, world) {
      const other = pick(random, world.streets).name;
      return world.hasNear(truth, other)
        ? null
        : wanting('nothing', truth, { ...known(truth), streetname: other });
    },
  },
  {
    name: 'sister street that is not there',
    make(random, truth, world) {
      const streetname = sisterOf(random, truth, world);
      return streetname === null ? null : wanting('nothing', truth, { ...known(truth), streetname });
    },
  },
  {
    name: 'street outside the data',
    make(random, truth, world) {
      const streetname = inventedName(random, truth, world);
      return streetname === null ? null : wanting('nothing', truth, { ...known(truth), streetname });
    },
  },
  {
    name: 'street outside the data, no city',
    make(random, truth, world) {
      const streetname = inventedName(random, truth, world);
      const { city: _city, ...rest } = known(truth);
      return streetname === null ? null : wanting('nothing', truth, { ...rest, streetname });
    },
  },
];

/** The same, as lines only. */
export const ABSENT_LINE_CLASSES: readonly CaseClass[] = [
  {
    name: 'street of the other direction that is not there',
    make(random, truth, world) {
      const streetname = oppositeOf(random, truth, world);
      return streetname === null ? null : wanting('nothing', truth, { ...known(truth), streetname });
    },
  },
  {
    name: 'street outside the data, with postcode',
    make(random, truth, world) {
      const streetname = inventedName(random, truth, world);
      const { postcode } = truth;
      if (streetname === null || postcode === '') return null;
      return wanting('postcode', truth, { ...known(truth), streetname, postcode });
    },
  },
];

/** The greatest number of a street; 0 where it has none. */
export function lastNumber({ street }: Truth): number {
  let last = 0;
  for (const { number } of street.doors) {
    const value = Number.parseInt(number, 10);
    if (value > last) last = value;
  }
  return last;
}
