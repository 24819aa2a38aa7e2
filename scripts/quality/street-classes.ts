import { fold, squash } from '../../src/text/fold';
import { asked, type CaseClass } from './case';
import * as noise from './noise';
import { slips } from './slips';
import type { Truth, World } from './world';

function damagedStreet(
  name: string,
  damage: (random: () => number, truth: Truth, world: World) => string | null,
): CaseClass {
  return {
    name,
    make(random, truth, world) {
      const streetname = damage(random, truth, world);
      return streetname === null ? null : asked(truth, { streetname });
    },
  };
}

/** A name of fewer letters is that of no street, or of many. */
const LEAST_LETTERS = 5;

/** The name of the street is damaged, or written in another way. */
export const STREET_CLASSES: readonly CaseClass[] = [
  { name: 'clean', make: (_random, truth) => asked(truth, {}) },
  {
    name: 'clean, with postcode',
    make: (_random, truth) => (truth.postcode === '' ? null : asked(truth, { postcode: truth.postcode })),
  },
  {
    name: 'marks and case lost',
    make: (random, truth) =>
      asked(truth, {
        streetname: noise.marksLost(random, truth.streetname),
        city: noise.marksLost(random, truth.city),
      }),
  },
  damagedStreet('one typo', (random, truth, world) => slips(random, truth, world, 1)),
  damagedStreet('two typos', (random, truth, world) =>
    truth.streetname.length < 6 ? null : slips(random, truth, world, 2),
  ),
  damagedStreet('three typos', (random, truth, world) =>
    truth.streetname.length < 10 ? null : slips(random, truth, world, 3),
  ),
  damagedStreet('abbreviated', (random, { streetname, country }, world) =>
    world.vocabulary(country).rewritten(random, streetname),
  ),
  damagedStreet('first word left out', (_random, truth, world) => {
    const words = world.vocabulary(truth.country);
    const rest = noise.firstWordLost(truth.streetname, words);
    // Fair only where what remains still tells the street from its neighbours.
    if (rest === null || !tellsMoreThanNumbers(rest) || endsAlike(truth, rest, world)) return null;
    return world.named(rest).some(({ city }) => city === truth.city) ? null : rest;
  }),
  damagedStreet('small words left out', (_random, truth, world) => {
    const rest = noise.smallWordsLost(truth.streetname, world.vocabulary(truth.country));
    return rest === null || world.named(rest).some(({ city }) => city === truth.city) ? null : rest;
  }),
  damagedStreet('apostrophe in another way', (random, { streetname }) => noise.elided(random, streetname)),
  damagedStreet('compound written apart', (_random, { streetname, country }, world) =>
    noise.writtenApart(streetname, world.vocabulary(country)),
  ),
  damagedStreet('as it sounds', (random, { streetname, country }, world) =>
    noise.bySound(random, streetname, world.vocabulary(country)),
  ),
  damagedStreet('as a scanner reads it', (random, { streetname }) => noise.byScanner(random, streetname)),
  damagedStreet('street with a number in its name', (_random, { streetname }) =>
    /\d/.test(streetname) ? streetname : null,
  ),
];

/** False for `lóð nr. 2` and `C,c,c`. */
function tellsMoreThanNumbers(rest: string): boolean {
  const words = fold(rest).split(' ');
  return squash(words.filter((word) => word !== 'nr' && !/\d/.test(word)).join(' ')).length >= LEAST_LETTERS;
}

/** True where another street near ends in the same words. */
function endsAlike({ street, country }: Truth, rest: string, world: World): boolean {
  const words = world.vocabulary(country);
  const ending = words.core(rest).join(' ');
  return world
    .near(street)
    .some((other) => other.name !== street.name && words.core(other.name).join(' ').endsWith(ending));
}
