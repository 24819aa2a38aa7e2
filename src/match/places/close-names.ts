import { SPELLING } from '../../country/index';
import type { WordedName } from '../../rank/worded-name';
import { editDistance } from '../../text/edit-distance';
import { flatMap } from '../../text/flat-map';
import { MAX_AREAS, type NamedPlaces } from './named-places';
import { isWide, type ResolvedPlace } from './resolved-place';

/** Fewest letters of a name that breaks off, and the edits that its missing letters count as. */
const LEAST_OF_CUT_NAME = 4;
const EDITS_OF_CUT = 1;
/** The edits that a street type counts as which the name of the place lacks. */
const EDITS_OF_TYPE = 2;
/** So many edits are too many for a province, which says little: `Vesturbær` is not `Vesturland`. */
const TOO_MANY_FOR_WIDE = 3;
/** A shorter text has too few letters for a typo: the key of `St` is `street`. */
const LEAST_OF_TYPO = 4;
/** One letter is no slip: the key of `b` is `berg`, and near Bern. */
const LEAST_OF_SLIP = 2;
const NONE: ReadonlyMap<number, number> = new Map();
/** How many names with shared trigrams are compared. */
const MOST_SIMILAR = 24;

/** The places whose names are close to the asked one, closest first. */
export function closePlaces(places: NamedPlaces, asked: WordedName): readonly ResolvedPlace[] {
  const names = [...closeNames(places, asked)].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return flatMap(names, ([name, edits]) => places.ofName(name, edits))
    .filter(({ area, edits }) => edits < TOO_MANY_FOR_WIDE || !isWide(area))
    .slice(0, MAX_AREAS);
}

/** Names that may be meant, with their numbers of edits. */
function closeNames(places: NamedPlaces, asked: WordedName): ReadonlyMap<number, number> {
  if (asked.squashed.length < LEAST_OF_SLIP) return NONE;
  const { lexicon } = places;
  const bound = mostEditsOf(asked.key);
  const names = new Map<number, number>();
  // The text is also compared as written. What looks like an abbreviation may be a typo: `Snedk` is not `Snedijk`.
  const forms = asked.squashed === asked.key ? [asked.key] : [asked.key, asked.squashed];
  const weigh = (name: number, most: number) => {
    if (names.has(name)) return;
    const key = lexicon.keys.key(name);
    const edits = Math.min(...forms.map((form) => editDistance(form, key, most)));
    if (edits <= most) names.set(name, edits);
  };
  for (const name of lexicon.spelled(SPELLING.sound, asked.sound)) weigh(name, bound + 2);
  for (const form of forms)
    if (form.length >= LEAST_OF_TYPO)
      for (const name of lexicon.oneEdit(form)) weigh(name, Math.min(bound, 2));
  for (const name of namesBegun(places, asked)) if (!names.has(name)) names.set(name, EDITS_OF_CUT);
  if (names.size === 0) for (const [name, edits] of namesOfCore(places, asked)) names.set(name, edits);
  if (names.size === 0)
    for (const form of forms) for (const name of lexicon.similar(form, MOST_SIMILAR)) weigh(name, bound);
  return names;
}

/** The names that the text begins, if they are few: `Leeuwar` and `Leeu` for `Leeuwarden`. */
function namesBegun(places: NamedPlaces, { key }: WordedName): readonly number[] {
  return key.length < LEAST_OF_CUT_NAME ? [] : (places.beginningWith(key) ?? []);
}

/** The names with the same core words. A word that is left out counts as one edit, a street type as more. */
function namesOfCore({ profile, lexicon, store }: NamedPlaces, asked: WordedName): [number, number][] {
  const core = profile.coreTokens(asked.tokens);
  // `Quartier Saint-Joseph` is hardly the town of that name.
  const edits = profile.streetType(asked.tokens) === '' ? 1 : EDITS_OF_TYPE;
  /** The index also gives a few wrong names, so the spelling is computed again from the name. */
  const isSpelledSo = (name: number, form: string) => {
    let found = false;
    lexicon.forEachMember(name, (id) => {
      found = profile.spellings(profile.tokens(store.area(id).name)).includes(SPELLING.core + form);
      return !found;
    });
    return found;
  };
  const names = [[...core].sort().join(''), asked.key].flatMap((form) =>
    [...lexicon.spelled(SPELLING.core, form)].filter((name) => isSpelledSo(name, form)),
  );
  const coreName = lexicon.keys.find(core.join(''));
  return [...names, ...(coreName < 0 ? [] : [coreName])].map((name) => [name, edits]);
}

function mostEditsOf(key: string): number {
  return key.length <= 3 ? 0 : key.length <= 5 ? 1 : key.length <= 9 ? 2 : 3;
}
