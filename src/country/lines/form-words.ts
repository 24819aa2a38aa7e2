import { anyOf } from './patterns/pattern-parts';

/** Words of forms, in the languages of Europe: what each field of an address is called. */
const STREET =
  'adres|adresse|address|anschrift|indirizzo|heimilisfang|dirección|endereço|straatnaam|vejnavn|gatunamn|street name|' +
  'strassenname|straßenname';
/** The same as the types of streets: one without a colon belongs to the name. */
const STREET_TYPES = 'straat|strasse|straße|rue|voie|via|vej|gata|street|calle|rua';
const NUMBER =
  'huisnummer|huisnr|hausnummer|hausnr|nummer|nr|numéro|n°|nº|no|n|num|numero|n. civico|numero civico|civico|husnr|husnummer|' +
  'húsnr|húsnúmer|númer|number|house number|número';
const POSTCODE =
  'postcode|pc|plz|postleitzahl|code postal|cp|cap|c.a.p|npa|postnr|postnummer|póstnr|pnr|póstnúmer|zip|zip code|postal code|' +
  'código postal';
const CITY =
  'plaats|woonplaats|plaatsnaam|gemeente|stad|ort|stadt|wohnort|ville|commune|localité|città|comune|località|by|postdistrikt|' +
  'staður|bær|sveitarfélag|city|town|ciudad|población|cidade';
const ADDITION =
  'toevoeging|huisnummertoevoeging|toev|huisletter|zusatz|hausnummernzusatz|hausnummerzusatz|bus|busnummer|busnr|bte|boîte|box';
/** What stands in a field that has nothing. */
const EMPTY = '[-–/]+|n\\.?v\\.?t\\.?|geen|keine?|aucune?';

const any = (words: string) => `(?:${anyOf(words.split('|'))})`;
const VALUE_BEGINS = '\\.?(?:\\s*[:=]\\s*|\\s+)';
const COLON = '\\.?\\s*[:=]\\s*';
const BREAK = '[\\s,;|]+';
const IN_VALUE = '[^:=;\\n|]';
const postcode = (name: string) =>
  `${any(POSTCODE)}${VALUE_BEGINS}(?<${name}>(?=[^,;\\n]*\\d)[^:=;,\\n|]{3,9}?)`;

/** Street, number, postcode and town, each behind the word for its field. The postcode may stand last, or be left out. */
const FORM = new RegExp(
  `^\\s*(?<label>${any(STREET)}${VALUE_BEGINS}|${any(STREET_TYPES)}${COLON})?(?<street>${IN_VALUE}{2,60}?)${BREAK}` +
    `${any(NUMBER)}${VALUE_BEGINS}(?<number>\\d[^:=;,\\n|]{0,11}?)${BREAK}` +
    `(?:${any(ADDITION)}${VALUE_BEGINS}(?:(?:${EMPTY})${BREAK}|(?<addition>[\\p{IDS}\\p{N}]{1,6})${BREAK})?)?` +
    `(?:${postcode('before')}${BREAK})?${any(CITY)}${VALUE_BEGINS}(?<city>\\p{IDS}${IN_VALUE}*?)(?:${BREAK}${postcode('behind')})?[\\s,;|]*$`,
  'iu',
);

/** All words for a house number begin with one of these letters; most lines have no such word in front of a number. */
const MAY_BE_FORM = /(?:^|[\s,;|])[nhc][^\s\d]*(?:[\s.:=]|civico)*\d/iu;

/** The fields of an address as a form has them. */
export interface FormFields {
  readonly street: string;
  readonly number: string;
  /** Empty if the form has none. */
  readonly postcode: string;
  readonly city: string;
}

/**
 * `Vejnavn:Kirkevej; Husnr.:24; Postnr.:2791; By:Dragør`, `Adresse Rue Plumet, N° 4, CP 75015, Ville Paris`: the fields, if at least three of
 * them have their words in front. Null for a line that is no form.
 */
export function readForm(line: string): FormFields | null {
  if (!MAY_BE_FORM.test(line)) return null;
  const {
    label,
    street = '',
    number = '',
    addition,
    before,
    behind,
    city = '',
  } = FORM.exec(line)?.groups ?? {};
  const postcode = before ?? behind;
  if (city === '' || (label === undefined && postcode === undefined)) return null;
  return { street, number: joined(number, addition), postcode: postcode ?? '', city };
}

function joined(number: string, addition: string | undefined): string {
  return addition === undefined ? number : `${number} ${addition}`;
}

/** Two fields in one: `Straße/Hausnr.:`, `PLZ/Ort`, `Rue/No`, `NPA/Localité`. */
const PAIR = new RegExp(
  `(?<![\\p{IDS}\\p{N}])(?:(?:${any(STREET)}|${any(STREET_TYPES)})\\s?/\\s?${any(NUMBER)}|${any(POSTCODE)}\\s?/\\s?${any(CITY)})\\.?(?![\\p{IDS}\\p{N}/])\\s*[:=]?`,
  'giu',
);

/** The line without the words for two fields in one. */
export function withoutPairs(line: string): string {
  return line.includes('/') ? line.replace(PAIR, ' ').trim() : line;
}
