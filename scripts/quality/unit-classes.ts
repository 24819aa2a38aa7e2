import { asked, type Case, type CaseClass, known, wanting } from './case';
import { isNumberFirst, lineOf } from './line';
import * as noise from './noise';
import { pick } from './random';
import { slips } from './slips';
import type { Truth, World } from './world';

/** What people write between the two numbers of a range. */
const RANGE_SIGNS = ['-', '/', ' - '];

/** Units: written in another way, left out, or not there; and ranges of numbers. */
export const UNIT_CLASSES: readonly CaseClass[] = [
  {
    name: 'unit in another way',
    make(random, truth, world) {
      if (truth.suffix === '') return null;
      const { suffix: _suffix, ...rest } = known(truth);
      const fields = { ...rest, ...noise.unitWritten(random, truth, world.vocabulary(truth.country)) };
      const number = [fields.number, fields.suffix].filter(Boolean).join(' ');
      return wanting('address', truth, fields, lineOf({ ...fields, number, suffix: '' }, truth.country));
    },
  },
  {
    name: 'building asked without its unit',
    make(_random, truth, world) {
      if (unitsOf(truth, world).length < 2) return null;
      const { suffix: _suffix, ...fields } = known(truth);
      return wanting('building', truth, fields);
    },
  },
  { name: 'unit that is not there', make: (random, truth, world) => unitNotThere(random, truth, world) },
  {
    name: 'unit that is not there, with a typo in the street',
    make(random, truth, world) {
      const streetname = slips(random, truth, world, 1);
      return truth.streetname.length < 6 ? null : unitNotThere(random, truth, world, streetname);
    },
  },
  {
    name: 'range of numbers',
    make(random, truth, world) {
      const first = Number(truth.number);
      if (truth.suffix !== '' || !Number.isInteger(first)) return null;
      const second = String(first + 2);
      const units = unitsOf(truth, world);
      if (world.doorsOf(truth.street, second).length === 0 || units.includes(second)) return null;
      const number = `${first}${pick(random, RANGE_SIGNS)}${second}`;
      if (world.doorsOf(truth.street, number).length > 0) return null;
      return wanting('range', truth, { ...known(truth), number });
    },
  },
];

/** Asked as lines only. */
export const UNIT_LINE_CLASSES: readonly CaseClass[] = [
  {
    name: 'unit behind the street, without a word for it',
    make(random, truth) {
      const { streetname, number, suffix, city, country } = truth;
      if (suffix === '' || !isNumberFirst(country)) return null;
      const line = `${number} ${streetname}${pick(random, [' ', ', ', ' - '])}${suffix}, ${city}`;
      return wanting('address', truth, known(truth), line);
    },
  },
];

function unitNotThere(
  random: () => number,
  truth: Truth,
  world: World,
  streetname = truth.streetname,
): Case | null {
  const suffix = noise.unitBeside(random, unitsOf(truth, world));
  if (suffix === null) return null;
  return { ...asked(truth, { streetname, suffix }), wanted: 'missing unit' };
}

/** The suffixes of a number, `''` for the number itself. */
function unitsOf({ street, number }: Truth, world: World): string[] {
  return [...new Set(world.doorsOf(street, number).map(({ suffix }) => suffix))];
}
