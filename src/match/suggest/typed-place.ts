import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import type { Postcode } from '../../store/rows';
import { fold, squash, wordsOf } from '../../text/fold';
import type { LineToComplete } from './completion';

const STARTS_WITH_DIGIT = /^\d/;
/** Before a town, people type a postcode to its end. In `12 1 Brussel` the 1 is the unit. */
const LEAST_BEFORE_TOWN = 3;
const FIRST_WORD = /^\S+/u;

/** The place of an address while it is typed: the beginning of a postcode, of a town, or of both. Empty texts mean any. */
export interface TypedPlace {
  /** The town, as people may write it: whole words may be abbreviations, the last one may be unfinished. */
  readonly town: readonly string[];
  readonly postcode: string;
}

/** The ways to read a text as a place. One that begins with a digit begins with a postcode. */
export function typedPlaces(profile: CountryProfile, text: string): TypedPlace[] {
  const begun = fold(text);
  if (!STARTS_WITH_DIGIT.test(begun)) return [{ town: townForms(profile, text), postcode: '' }];
  const [first = ''] = FIRST_WORD.exec(begun) ?? [];
  const rest = begun.slice(first.length).trim();
  const whole = { town: [''], postcode: squash(begun) };
  return rest === '' || first.length < LEAST_BEFORE_TOWN
    ? [whole]
    : [whole, { town: townForms(profile, rest), postcode: first }];
}

/** `Ch` is the beginning of `Charleville`, though alone it is short for `Chemin`. */
function townForms(profile: CountryProfile, text: string): string[] {
  const words = wordsOf(fold(text));
  const last = words.pop() ?? '';
  const head = profile.key(words.join(' '));
  return [profile.key(text), head + last, words.join('') + last];
}

/** True if the name of the city, or of its municipality, begins as typed. */
export function liesThere(
  { matcher, profile }: LineToComplete,
  city: Area,
  town: readonly string[],
): boolean {
  const { places, store } = matcher;
  const begins = (area: Area) =>
    town.some((typed) => places.keyOf(profile, area).startsWith(typed)) ||
    squash(fold(area.name)).startsWith(town.at(-1)!);
  return begins(city) || (city.parent !== null && begins(store.area(city.parent)));
}

/** True for a postcode that begins as typed. */
export function hasPostcode(postcode: string, typed: string): boolean {
  return typed === '' || squash(fold(postcode)).startsWith(typed);
}

/** The row of the whole postcode of a line; null for none. */
export function postcodeOf({ matcher, profile, postcode }: LineToComplete): Postcode | null {
  return postcode === null ? null : matcher.store.postcode(postcode, profile.code);
}

/** The cities that have addresses with a postcode. */
export function citiesOf({ matcher }: LineToComplete, postcode: Postcode): readonly number[] {
  const { store } = matcher;
  const cities = new Set<number>();
  store.forEachBlockOfPostcode(postcode, null, (view) => {
    cities.add(store.streetHead(view.street).city);
  });
  return [...cities];
}

/** `12000 33 Rue`: the line with its first word as the postcode; none if the data have no such postcode. */
export function postcodeFirst(line: LineToComplete): LineToComplete[] {
  const [first, ...words] = line.words;
  if (line.postcode !== null || first === undefined || words.length === 0) return [];
  if (!STARTS_WITH_DIGIT.test(first.raw)) return [];
  const postcode = line.profile.normalisePostcode(first.raw);
  if (postcode === null) return [];
  const withPostcode = { ...line, words, postcode };
  return postcodeOf(withPostcode) === null ? [] : [withPostcode];
}

/** `408A Avenue d`: the line without the number that it begins with; none for a line that does not. */
export function numberFirst(line: LineToComplete): LineToComplete[] {
  const [first, ...words] = line.words;
  if (first === undefined || words.length === 0 || !STARTS_WITH_DIGIT.test(first.raw)) return [];
  return [{ ...line, words }];
}

/** The cities that a text names: those with exactly the name, then all that lie in an area with the name. */
export function citiesNamed({ matcher, profile }: LineToComplete, town: string): (readonly number[])[] {
  if (!matcher.places.isKnown(profile, town)) return [];
  const { areas, cities } = matcher.places.resolve(profile, town);
  const named = areas.filter(({ area, edits, alias }) => area.level === 'city' && edits === 0 && !alias);
  return [named.map(({ area }) => area.id), cities].filter((ids) => ids.length > 0);
}
