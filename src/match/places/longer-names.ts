import type { WordedName } from '../../rank/worded-name';
import { MAX_AREAS, MAX_LONGER, type NamedPlaces } from './named-places';
import { cityOfDistrict } from './other-writings';
import type { ResolvedPlace } from './resolved-place';

/** Fewest letters of the first words of a name that are accepted for the whole name, and of later words. */
const LEAST_OF_PART = 4;
const LEAST_OF_LATER_PART = 6;

/**
 * The places whose longer names contain these words, if they are few: `Brive` finds `Brive-la-Gaillarde`, `Molenbeek`
 * finds `Sint-Jans-Molenbeek`. Names that begin with the words are preferred.
 */
export function longerNames(places: NamedPlaces, asked: WordedName): readonly ResolvedPlace[] {
  const { key, tokens } = asked;
  const { profile } = places;
  if (key.length < LEAST_OF_PART || profile.coreTokens(tokens).every((token) => profile.isOptional(token)))
    return [];
  const beginning = places.beginningWith(key);
  if (beginning === null) return [];
  const begun = placesWithWords(places, beginning, tokens, (at) => at === 0);
  if (begun.length > 0 || key.length < LEAST_OF_LATER_PART) return begun;
  const holding = places.lexicon.containing(key);
  if (holding.length > MAX_LONGER) return [];
  const held = placesWithWords(places, holding, tokens, (at) => at > 0);
  // Many suburbs have `Stad` or `Centrum` in their names, so one word tells little; `11e arrondissement` names one
  // suburb, and `Almere-Stad` the city of several.
  const mayBeSuburb = tokens.length > 1 && cityOfDistrict(places, asked.raw).length === 0;
  return mayBeSuburb ? held : held.filter(({ area }) => area.level !== 'suburb');
}

/**
 * The places of the names that contain the words and at least one more, at an accepted position; empty if there are
 * too many.
 */
function placesWithWords(
  places: NamedPlaces,
  names: readonly number[],
  asked: readonly string[],
  isThere: (position: number) => boolean,
): readonly ResolvedPlace[] {
  const isHeld = ({ area: { name, aliases = [] } }: ResolvedPlace) =>
    [name, ...aliases].some((written) => {
      const words = places.profile.tokens(written);
      if (words.length <= asked.length) return false;
      return words.some((_, from) => isThere(from) && asked.every((token, at) => words[from + at] === token));
    });
  const found = names.flatMap((name) => places.ofName(name, 0).filter(isHeld));
  return found.length <= MAX_AREAS ? found.map((place) => ({ ...place, alias: true, isLonger: true })) : [];
}
