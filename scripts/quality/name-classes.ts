import type { AddressQuery } from '../../src/model/match';
import { asWritten, type Case, type CaseClass, known, withoutEmpty } from './case';
import { languagesOf } from './dictionaries';
import { lineOf } from './line';
import { typo } from './noise';
import { pick } from './random';
import type { Truth } from './world';

/** A person or a company stands in front of the address. */
export const NAME_CLASSES: readonly CaseClass[] = [
  {
    name: 'a name in front, without a comma',
    make(random, truth) {
      const postcode = random() < 0.5 ? { postcode: truth.postcode } : {};
      return withNameInFront(random, truth, { ...known(truth), ...postcode });
    },
  },
  {
    name: 'a name in front, a typo in the street',
    make(random, truth) {
      return withNameInFront(random, truth, {
        ...known(truth),
        streetname: typo(random, truth.streetname),
      });
    },
  },
  {
    name: 'a name, then a street without a number',
    make(random, truth) {
      const { streetname, city } = truth;
      // Without a place behind it, the street could as well be a name.
      if (city === '' || streetname === city) return null;
      const fields = { streetname, city };
      const line = lineOf(asWritten(fields, truth), truth.country);
      return { fields, line: `${nameIn(random, truth)}, ${line}`, wanted: 'street', truth };
    },
  },
];

function withNameInFront(random: () => number, truth: Truth, fields: AddressQuery): Case {
  const line = lineOf(asWritten(withoutEmpty(fields), truth), truth.country);
  return { fields: known(truth), line: `${nameIn(random, truth)} ${line}`, wanted: 'address', truth };
}

function nameIn(random: () => number, { country }: Truth): string {
  return pick(random, NAMES_IN_FRONT[languagesOf(country)[0] ?? 'en'] ?? NAMES_IN_FRONT.en!);
}

/** Shops, offices and people, as forms and lists of customers have them in front of the address. */
const NAMES_IN_FRONT: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'Bakkerij Jansen',
    'Albert Heijn',
    'Fam. Hoekstra',
    'Apotheek De Linde',
    'Jan Willem Bos',
    'Garage Van Dam BV',
    'Basisschool Het Kompas',
    'Kapsalon Joke',
  ],
  fr: [
    'Boulangerie Poilâne',
    'Pharmacie Centrale',
    'Restaurant Le Petit Bistrot',
    'M. Dupont',
    'Café des Sports',
    'Garage Morel SARL',
    'École maternelle',
    'Marie Lefèvre',
  ],
  de: [
    'Bäckerei Schulte',
    'Praxis Dr. Weber',
    'Autohaus Klein GmbH',
    'Familie Hoffmann',
    'REWE Markt',
    'Petra Schneider',
    'Gasthof Zur Post',
    'Kita Regenbogen',
  ],
  it: [
    'Bar Centrale',
    'Farmacia Rossi',
    'Ristorante Da Mario',
    'Sig. Bianchi',
    'Hotel Aurora',
    'Officina Ferri srl',
    'Luca Romano',
    'Scuola Media Statale',
  ],
  en: [
    "Joe's Pizza",
    'Main Line Dental Care',
    'Starbucks',
    'John Smith',
    'First National Bank',
    'Miller Auto Repair LLC',
    'Holiday Inn',
    'Mary Jones',
  ],
};
