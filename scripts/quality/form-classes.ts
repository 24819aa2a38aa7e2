import { joinHouseNumber } from '../../src/country/index';
import { type Case, type CaseClass, known, wanting, withoutEmpty } from './case';
import { lineOf, streetLine } from './line';
import { pick } from './random';
import { slips } from './slips';
import type { Truth } from './world';

/** The line comes from a file or a form: as programs write it, twice, with labels, or cut off. */
export const FORM_CLASSES: readonly CaseClass[] = [
  {
    name: 'as programs write it',
    make(random, truth) {
      return { fields: known(truth), line: pick(random, WRITINGS)(plain(truth)), wanted: 'address', truth };
    },
  },
  {
    name: 'twice in a line',
    make(random, truth) {
      const line = plain(truth);
      const street = streetLine(truth.streetname, numberOf(truth), truth.country);
      const twice = [`${line}, ${line}`, `${line} ${line}`, `${street}, ${line}`, `${line}, ${truth.city}`];
      return { fields: known(truth), line: pick(random, twice), wanted: 'address', truth };
    },
  },
  {
    name: 'labels of a form',
    make(random, truth) {
      const [street, number, city] = pick(random, LABELS);
      const line = `${street}: ${truth.streetname} ${number}: ${numberOf(truth)} ${city}: ${truth.city}`;
      return { fields: known(truth), line, wanted: 'address', truth };
    },
  },
  {
    name: 'street cut off',
    make(random, truth) {
      const streetname = cut(random, truth.streetname);
      return streetname === null ? null : cutCase(truth, { ...truth, streetname });
    },
  },
  {
    name: 'city cut off',
    make(random, truth) {
      const city = cut(random, truth.city);
      return city === null ? null : cutCase(truth, { ...truth, city });
    },
  },
  {
    name: 'postcode for the city, two typos in the street',
    make(random, truth, world) {
      if (truth.postcode === '' || truth.streetname.length < 10) return null;
      const { city: _city, ...fields } = known(truth);
      const streetname = slips(random, truth, world, 2);
      return wanting('address', truth, { ...fields, streetname, postcode: truth.postcode });
    },
  },
];

const WRITINGS: ((line: string) => string)[] = [
  (line) => line.replace(/[^ -%'-~]|&/gu, (sign) => `&#${sign.codePointAt(0)};`),
  (line) => line.replace(/[éèêëüöäß&]/g, (sign) => NAMES[sign]!),
  (line) => encodeURIComponent(line),
  (line) => encodeURIComponent(line).replaceAll('%20', '+'),
  (line) => line.replaceAll(' ', ' \u200b'),
  (line) => line.replaceAll(' ', '\u00a0'),
  (line) => `\ufeff"${line}"`,
  (line) => line.replaceAll(', ', '\r\n'),
];
const NAMES: Record<string, string> = {
  é: '&eacute;',
  è: '&egrave;',
  ê: '&ecirc;',
  ë: '&euml;',
  ü: '&uuml;',
  ö: '&ouml;',
  ä: '&auml;',
  ß: '&szlig;',
  '&': '&amp;',
};
const LABELS = [
  ['Street', 'No', 'City'],
  ['Straat', 'Huisnummer', 'Plaats'],
  ['Straße', 'Hausnummer', 'Ort'],
  ['Adresse', 'N°', 'Ville'],
  ['Indirizzo', 'Civico', 'Comune'],
] as const;

function plain({ streetname, number, suffix, city, country }: Truth): string {
  return lineOf(withoutEmpty({ streetname, number, suffix, city }), country);
}

function numberOf({ number, suffix }: Truth): string {
  return joinHouseNumber(number, suffix);
}

/** A long name without its last two to four letters, unless little is left of its last word; else null. */
function cut(random: () => number, name: string): string | null {
  const rest = name.slice(0, -2 - Math.floor(random() * 3));
  return name.length >= 10 && /[\p{L}]{4}$/u.test(rest) ? rest : null;
}

function cutCase(truth: Truth, written: Truth): Case {
  const fields = { ...known(truth), streetname: written.streetname, city: written.city };
  return { fields, line: plain(written), wanted: 'address', truth };
}
