import { joinHouseNumber } from '../../src/country/index';
import { asWritten, type CaseClass, known, withoutEmpty } from './case';
import { languagesOf } from './dictionaries';
import { lineOf, streetLine } from './line';
import { pick } from './random';
import type { Truth } from './world';

/** The parts of a line stand in another order, or beside other words. */
export const ORDER_CLASSES: readonly CaseClass[] = [
  {
    name: 'parts in another order',
    make(random, truth) {
      const { number, suffix, streetname, city, postcode, country } = truth;
      const door = joinHouseNumber(number, suffix);
      const street = streetLine(streetname, door, country);
      const turned = street.startsWith(door) ? `${streetname} ${door}` : `${door} ${streetname}`;
      const orders = [
        `${city}, ${street}`,
        `${city} ${street}`,
        `${turned}, ${city}`,
        street.startsWith(door) ? `${door}, ${streetname}, ${city}` : `${streetname}, ${door}, ${city}`,
      ];
      const withPostcode = [
        `${postcode} ${city}, ${street}`,
        `${postcode} ${street} ${city}`,
        `${city} ${postcode} ${street}`,
        `${postcode}, ${street}`,
      ];
      if (city === '') return null;
      const line = pick(random, postcode === '' ? orders : [...orders, ...withPostcode]);
      return { fields: known(truth), line, wanted: 'address', truth };
    },
  },
  {
    name: 'more than an address',
    make(random, truth) {
      const postcode = random() < 0.5 ? { postcode: truth.postcode } : {};
      const line = lineOf(asWritten(withoutEmpty({ ...known(truth), ...postcode }), truth), truth.country);
      const around = truth.country === 'NL' ? DUTCH_WORDS : WORDS;
      return { fields: known(truth), line: pick(random, around)(line, truth), wanted: 'address', truth };
    },
  },
];

const DUTCH_WORDS: ((line: string, truth: Truth) => string)[] = [
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

const WORDS: ((line: string, truth: Truth) => string)[] = [
  (line) => `Acme Trading Co, ${line}`,
  (line, { country }) => `${line}, ${countryName(country, languagesOf(country)[0] ?? 'en')}`,
  (line, { country }) => `${line}, ${countryName(country, 'en')}`,
  (line, { province }) => `${line}, ${province}`,
  (line) => `John Smith\n${line}`,
];

function countryName(country: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}
