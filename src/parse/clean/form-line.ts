import { type CountryProfile, readForm, withoutPairs } from '../../country/index';
import { fold } from '../../text/fold';

const FIRST_WORD = /^(\p{IDS}+)\s+(\p{IDS}+)/u;
/** Words for the field that are also types behind the name: in front of another word they are no type. */
const NEVER_IN_FRONT: ReadonlySet<string> = new Set(['straat', 'strasse', 'vej', 'gata']);
/** Those that are types in front of the name: a label only in front of another type. */
const IN_FRONT: ReadonlySet<string> = new Set(['rue', 'voie', 'via', 'calle', 'rua']);

/** The fields of a form as a line, in the order of the country, without the words for the fields; any other line as it is. */
export function withoutFormWords(profile: CountryProfile, line: string): string {
  const form = readForm(line);
  if (form === null) return withoutPairs(line);
  const { numberFirst, postcodeBeforeCity } = profile.conventions;
  const { number, postcode, city } = form;
  const street = withoutLabelOfStreet(profile, form.street);
  // The comma tells that the number is none of the name: there are a farm `Apavatn` and an `Apavatn 1`. The word tells that it is no
  // postcode, of three digits in Iceland.
  const house = numberFirst ? `${number} ${street}` : `${street}, nr ${number}`;
  const town = postcodeBeforeCity ? `${postcode} ${city}` : `${city} ${postcode}`;
  return `${house}, ${town.trim()}`;
}

/** `Rue Allée des Tulipes`, `Gata Lautarklif`: the word in front is that of the form. In `Rue Haute` it is the type. */
function withoutLabelOfStreet(profile: CountryProfile, street: string): string {
  const [, label, next] = FIRST_WORD.exec(street) ?? [];
  if (label === undefined || next === undefined) return street;
  const word = profile.token(fold(next));
  const isLabel = IN_FRONT.has(fold(label))
    ? profile.isStreetType(word)
    : NEVER_IN_FRONT.has(fold(label)) && !profile.isOptional(word);
  return isLabel ? street.slice(label.length).trim() : street;
}
