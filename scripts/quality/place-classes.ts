import { asked, type CaseClass, known, wanting } from './case';
import { lineOf } from './line';
import * as noise from './noise';
import { pick } from './random';
import { slips } from './slips';

/** A postcode with fewer addresses than this and a number are enough to tell an address. */
const FINE_POSTCODE = 60;
/** A name that more streets bear says too little without its city. */
const FREQUENT_NAME = 40;

/** The place is damaged, left out or another one, or the postcode is. */
export const PLACE_CLASSES: readonly CaseClass[] = [
  {
    name: 'typo in the city',
    make: (random, truth) =>
      truth.city.length < 4 ? null : asked(truth, { city: noise.typo(random, truth.city) }),
  },
  {
    name: 'typo in street and city',
    make: (random, truth, world) =>
      truth.city.length < 4
        ? null
        : asked(truth, {
            streetname: slips(random, truth, world, 1),
            city: noise.typo(random, truth.city),
          }),
  },
  {
    name: 'city given as municipality',
    make: (_random, truth, world) =>
      truth.municipality === truth.city || world.named(truth.streetname).length > FREQUENT_NAME
        ? null
        : asked(truth, { city: truth.municipality, postcode: truth.postcode }),
  },
  {
    name: 'neighbouring village, with postcode',
    make(random, truth, world) {
      const others = world.near(truth.street).filter(({ city }) => city !== truth.city && city !== '');
      if (others.length === 0 || truth.postcode === '') return null;
      return asked(truth, { city: pick(random, others).city, postcode: truth.postcode });
    },
  },
  {
    name: 'wrong postcode',
    make(random, truth, world) {
      const other = pick(random, pick(random, world.streets).doors).postcode;
      return truth.postcode === '' || other === '' || other === truth.postcode
        ? null
        : asked(truth, { postcode: other });
    },
  },
  {
    name: 'one character of the postcode wrong, typo in the street',
    make: (random, truth, world) =>
      truth.postcode === ''
        ? null
        : asked(truth, {
            postcode: noise.postcodeSlip(random, truth.postcode),
            streetname: slips(random, truth, world, 1),
          }),
  },
  {
    name: 'postcode and number alone',
    make(_random, truth, world) {
      if (truth.postcode === '' || world.addresses > FINE_POSTCODE * world.postcodes) return null;
      const { number, suffix, postcode } = truth;
      return wanting('address', truth, { postcode, number, suffix }, `${postcode} ${numberOf(truth)}`);
    },
  },
  {
    name: 'no city, a street that exists once, one typo',
    make(random, truth, world) {
      if (world.countAlike(truth) !== 1 || truth.streetname.length < 6) return null;
      const { city: _city, ...fields } = known(truth);
      return wanting('address', truth, { ...fields, streetname: slips(random, truth, world, 1) });
    },
  },
];

function numberOf({ number, suffix, country }: Parameters<CaseClass['make']>[1]): string {
  return lineOf({ streetname: 'Q', number, suffix }, country).replace(/ ?Q ?/, '');
}
