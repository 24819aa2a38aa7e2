import { countryProfile, joinHouseNumber } from '../../src/country/index';
import type { AddressQuery } from '../../src/model/match';
import type { Store } from '../../src/store/rows';
import * as noise from './noise';
import { pick } from './random';
import type { Truth } from './truth';

/** A question made from a real address. */
export interface Case {
  fields: AddressQuery;
  /** The same as one line, where the class is asked so. */
  line: string | null;
  /** What must come first; null where no address is right, for the asked one does not exist. */
  truth: Truth | null;
  /** The address the question was made from. */
  origin: Truth;
}

export interface CaseClass {
  name: string;
  /** Makes a case of an address, or null where the address does not suit the class. */
  make(random: () => number, truth: Truth, world: World): Case | null;
}

/** What a class may ask of the data to make a fair case. */
export interface World {
  store: Store;
  another(): Truth;
  streetsNamed(name: string): number;
  /** Other streets of the place that end the same. */
  endsAlike(truth: Truth, rest: string): boolean;
  cityHasStreet(truth: Truth, name: string): boolean;
  streetHasNumber(truth: Truth, number: string): boolean;
}

/** Street, number and city, as most people know an address. */
function known(truth: Truth): AddressQuery {
  return {
    streetname: truth.streetname,
    number: truth.number,
    ...(truth.suffix === '' ? {} : { suffix: truth.suffix }),
    ...(truth.city === '' ? {} : { city: truth.city }),
  };
}

function asked(truth: Truth, changes: AddressQuery, line: string | null = null): Case {
  const fields = withoutEmpty({ ...known(truth), ...changes });
  return { fields, line: line ?? lineOf(fields, truth.country), truth, origin: truth };
}

/** A source may lack a city: then it is not asked for. */
function withoutEmpty(fields: AddressQuery): AddressQuery {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** Fields as one line, in the usual order of the country. */
export function lineOf(fields: AddressQuery, country: string): string {
  const {
    streetname = null,
    number = null,
    suffix = null,
    postcode = null,
    city = null,
    province = null,
  } = fields;
  return countryProfile(country).label({ streetname, number, suffix, postcode, city, province });
}

function damagedStreet(
  name: string,
  damage: (random: () => number, truth: Truth) => string | null,
): CaseClass {
  return {
    name,
    make(random, truth) {
      const streetname = damage(random, truth);
      return streetname === null ? null : asked(truth, { streetname });
    },
  };
}

/** Shared names are only fair to ask with what tells them apart. */
export const CLASSES: CaseClass[] = [
  { name: 'clean', make: (_random, truth) => asked(truth, {}) },
  {
    name: 'marks and case lost',
    make: (random, truth) =>
      asked(truth, {
        streetname: noise.marksLost(random, truth.streetname),
        city: noise.marksLost(random, truth.city),
      }),
  },
  damagedStreet('one typo', (random, truth) => noise.typos(random, truth.streetname, 1)),
  damagedStreet('two typos', (random, truth) =>
    truth.streetname.length < 6 ? null : noise.typos(random, truth.streetname, 2),
  ),
  damagedStreet('three typos', (random, truth) =>
    truth.streetname.length < 10 ? null : noise.typos(random, truth.streetname, 3),
  ),
  {
    name: 'typo in the city',
    make: (random, truth) =>
      truth.city.length < 4 ? null : asked(truth, { city: noise.typo(random, truth.city) }),
  },
  {
    name: 'typo in street and city',
    make: (random, truth) =>
      truth.city.length < 4
        ? null
        : asked(truth, {
            streetname: noise.typo(random, truth.streetname),
            city: noise.typo(random, truth.city),
          }),
  },
  damagedStreet('abbreviated', (random, truth) => noise.abbreviated(random, truth.streetname, truth.country)),
  {
    name: 'first word left out',
    make(_random, truth, world) {
      const streetname = noise.firstWordLost(truth.streetname);
      // Fair only where what remains still tells the street from its neighbours.
      const core = countryProfile(truth.country);
      const tokens = core.tokens(streetname ?? '');
      if (tokens.every((token) => core.isOptional(token))) return null;
      return streetname === null || world.endsAlike(truth, streetname) ? null : asked(truth, { streetname });
    },
  },
  damagedStreet('compound written apart', (_random, truth) =>
    noise.writtenApart(truth.streetname, truth.country),
  ),
  damagedStreet('as it sounds', (random, truth) => noise.bySound(random, truth.streetname)),
  damagedStreet('as a scanner reads it', (random, truth) => noise.byScanner(random, truth.streetname)),
  {
    name: 'suffix in another way',
    make(random, truth) {
      if (truth.suffix === '') return null;
      const { suffix: _suffix, ...rest } = known(truth);
      const fields = { ...rest, ...noise.designationWritten(random, truth.number, truth.suffix) };
      const line = lineOf(
        { ...fields, number: [fields.number, fields.suffix].filter(Boolean).join(' '), suffix: '' },
        truth.country,
      );
      return { fields, line, truth, origin: truth };
    },
  },
  {
    name: 'city given as municipality',
    make: (_random, truth, world) =>
      truth.municipality === truth.city || world.streetsNamed(truth.streetname) > 40
        ? null
        : asked(truth, { city: truth.municipality, postcode: truth.postcode }),
  },
  {
    name: 'neighbouring village, with postcode',
    make(random, truth, world) {
      const city = world.store.area(world.store.street(truth.streetId).city);
      const others = world.store
        .children(city.parent!, 'city')
        .filter((other) => other.id !== city.id && other.addressCount > 0 && other.name !== '');
      if (others.length === 0 || truth.postcode === '') return null;
      const other = pick(random, others);
      return asked(truth, { city: other.name, postcode: truth.postcode });
    },
  },
  {
    name: 'wrong postcode',
    make(_random, truth, world) {
      const other = world.another().postcode;
      return truth.postcode === '' || other === truth.postcode ? null : asked(truth, { postcode: other });
    },
  },
  {
    name: 'one character of the postcode wrong, typo in the street',
    make: (random, truth) =>
      truth.postcode === ''
        ? null
        : asked(truth, {
            postcode: noise.postcodeSlip(random, truth.postcode),
            streetname: noise.typo(random, truth.streetname),
          }),
  },
  {
    name: 'postcode and number alone',
    make(_random, truth) {
      if (truth.postcode === '' || truth.country !== 'NL') return null;
      const fields: AddressQuery = { postcode: truth.postcode, number: truth.number };
      if (truth.suffix !== '') fields.suffix = truth.suffix;
      return {
        fields,
        line: `${truth.postcode} ${joinHouseNumber(truth.number, truth.suffix)}`,
        truth,
        origin: truth,
      };
    },
  },
  {
    name: 'no city, a street that exists once, one typo',
    make(random, truth, world) {
      if (world.streetsNamed(truth.streetname) !== 1 || truth.streetname.length < 6) return null;
      const { city: _city, ...fields } = {
        ...known(truth),
        streetname: noise.typo(random, truth.streetname),
      };
      return { fields, line: lineOf(fields, truth.country), truth, origin: truth };
    },
  },
  {
    name: 'street with a number in its name',
    make: (_random, truth) => (/\d/.test(truth.streetname) ? asked(truth, {}) : null),
  },
  {
    name: 'number that does not exist',
    make(random, truth, world) {
      if (!/^\d/.test(truth.number)) return null;
      for (let attempt = 0; attempt < 20; attempt++) {
        const number = String(
          Math.max(1, Number.parseInt(truth.number, 10) + Math.floor(random() * 40) - 20),
        );
        if (world.streetHasNumber(truth, number)) continue;
        const { suffix: _suffix, ...fields } = { ...known(truth), number };
        return { fields, line: lineOf(fields, truth.country), truth: null, origin: truth };
      }
      return null;
    },
  },
  {
    name: 'street that does not exist',
    make(_random, truth, world) {
      const other = world.another();
      if (world.cityHasStreet(truth, other.streetname)) return null;
      return { ...asked(truth, { streetname: other.streetname }), truth: null };
    },
  },
];

/** Classes that only a line can have. */
export const LINE_CLASSES: CaseClass[] = [
  {
    name: 'parts in another order',
    make(random, truth) {
      const door = joinHouseNumber(truth.number, truth.suffix);
      const street = truth.country === 'US' ? `${door} ${truth.streetname}` : `${truth.streetname} ${door}`;
      const line = pick(random, [
        `${truth.city}, ${street}`,
        `${truth.city} ${street}`,
        `${truth.postcode} ${truth.city}, ${street}`,
        `${truth.postcode} ${street} ${truth.city}`,
        `${truth.city} ${truth.postcode} ${street}`,
        `${door} ${truth.streetname}, ${truth.city}`,
        `${truth.postcode}, ${street}`,
        truth.country === 'US'
          ? `${door}, ${truth.streetname}, ${truth.city}`
          : `${truth.streetname}, ${door}, ${truth.city}`,
      ]);
      return { fields: known(truth), line: line.trim(), truth, origin: truth };
    },
  },
  {
    name: 'more than an address',
    make(random, truth) {
      const postcode = random() < 0.5 && truth.postcode !== '' ? { postcode: truth.postcode } : {};
      const line = lineOf({ ...known(truth), ...postcode }, truth.country);
      const extra = truth.country === 'NL' ? EXTRAS_NL : EXTRAS_ELSEWHERE;
      return { fields: known(truth), line: pick(random, extra)(line, truth), truth, origin: truth };
    },
  },
];

const EXTRAS_NL: ((line: string, truth: Truth) => string)[] = [
  (line) => `Bakkerij Jansen, ${line}`,
  (line) => `J. de Vries\n${line}`,
  (line) => `Stichting Het Anker B.V., ${line}, Nederland`,
  (line) => `${line}, 2e verdieping`,
  (line) => `t.a.v. mevr. Bakker, ${line}`,
  (line, truth) => `${line}, ${truth.province}`,
  (line) => `${line} NL`,
  (line, truth) => `${line}, ${truth.municipality}, ${truth.province}, Nederland`,
  (line) => `Fam. Hoekstra - ${line}`,
];

const EXTRAS_ELSEWHERE: ((line: string, truth: Truth) => string)[] = [
  (line) => `Acme Trading Co, ${line}`,
  (line, truth) => `${line}, ${truth.country === 'US' ? 'USA' : 'Iceland'}`,
  (line) => `John Smith\n${line}`,
];
