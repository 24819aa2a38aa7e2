import type { CountryProfile } from '../country/index';
import { editDistance } from '../text/edit-distance';
import { MAX_WORD_EDITS } from './align-words';
import type { WordedName } from './worded-name';

/** A shorter word with two slips may be any word. */
const LEAST_OF_TWO_EDITS = 7;
/** Shorter types with one letter between them may well be two: `hof` and `hoef`. */
const LEAST_OF_SLIP = 5;

/**
 * False for a type in front, and for one that is abbreviated: the `g` of `Langholtsveg` may be no `gata`, the `torg` of
 * `Storg.` no square.
 */
export function endsInType({ type, squashed, words, dotted }: WordedName): boolean {
  return type !== '' && squashed.endsWith(type) && !dotted.has(words.at(-1)!);
}

/** True if the names are those of two streets though they share words: by their types, by opposite words, or by a letter. */
export function areSisters(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  return typesConflict(profile, asked, found) || areOpposite(asked, found) || haveOtherLetters(asked, found);
}

/**
 * True if the names differ in nothing but their street types: `Molenstraat` and `Molenweg`, `Rue de la Gare` and `Avenue de la
 * Gare`.
 */
export function differInTypeAlone(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  if (asked.type === '' || found.type === '' || asked.type === found.type) return false;
  // `Rue Delta` and `Deltastraat` are one street in two languages.
  if (beginsWithType(asked) !== beginsWithType(found)) return false;
  const stem = withoutType(asked);
  if (stem !== '' && stem === withoutType(found)) return true;
  const core = profile.coreTokens(asked.tokens);
  return core.length < asked.count && core.join(' ') === profile.coreTokens(found.tokens).join(' ');
}

/**
 * True if the names differ in one word, which is a street type in both and stands before a direction or a number: `Oxford
 * Lane North` and `Oxford Road North`, `Street 10` and `Avenue 10`.
 */
export function differInInnerType(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  if (asked.type !== '' || found.type !== '' || asked.count !== found.count) return false;
  const at = asked.tokens.findIndex((token, index) => token !== found.tokens[index]);
  if (at < 0 || at === asked.count - 1 || asked.count < 3) return false;
  if (asked.tokens.slice(at + 1).join(' ') !== found.tokens.slice(at + 1).join(' ')) return false;
  const [one, other] = [asked.nameWords[at]!, found.nameWords[at]!];
  if (!one.isType || !other.isType || profile.tokensOf(one.word).includes(other.token)) return false;
  return editDistance(one.word, other.word, 1) > 1 && !areOneSlipApart(one.token, other.token);
}

function beginsWithType({ key, type }: WordedName): boolean {
  return key.startsWith(type);
}

/** The same for a name of which only the key is known. */
export function isWithAnotherType(profile: CountryProfile, asked: WordedName, key: string): boolean {
  const stem = withoutType(asked);
  if (asked.type === '' || stem === '') return false;
  return profile.conventions.streetTypes.some((type) => key === stem + type || key === type + stem);
}

/** The key without the type, at either end. */
export function withoutType({ key, type }: WordedName): string {
  return key.endsWith(type) ? key.slice(0, -type.length) : key.slice(type.length);
}

/** `Avenue D` is not `Avenue C`: beside its type, the name is one letter. */
function haveOtherLetters(asked: WordedName, found: WordedName): boolean {
  if (asked.count !== 2 || found.count !== 2) return false;
  const letter = letterOf(asked);
  return letter !== null && letterOf(found) !== null && letter !== letterOf(found);
}

function letterOf({ nameWords }: WordedName): string | null {
  const names = nameWords.filter(({ isType }) => !isType);
  return names.length === 1 && names[0]!.word.length === 1 ? names[0]!.word : null;
}

/** `17 West Village Drive` is not on `East Village Drive`: a word of one name excludes one of the other. */
function areOpposite({ tokens, opposites }: WordedName, { tokens: others }: WordedName): boolean {
  return opposites.size > 0 && others.some((token) => opposites.has(token) && !tokens.includes(token));
}

/** True if the found name has nothing but a direction more: `S Snyder Ave` for `Snyder Ave`, which its first letters hide. */
export function hasDirectionMore(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  if (found.count !== asked.count + 1) return false;
  return found.tokens.some(
    (token, at) => profile.opposites.has(token) && found.tokens.toSpliced(at, 1).join('') === asked.key,
  );
}

/** True if the street types differ. In `Am Ruhmach` for `Am Ruhmbach`, `Am` is not a type. */
function typesConflict(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  if (asked.type === found.type || asked.type === '' || found.type === '') return false;
  if (asked.tokens.includes(found.type) || found.tokens.includes(asked.type)) return false;
  if (isWithin(asked.type, found) || isWithin(found.type, asked)) return false;
  if (mayMeanType(profile, asked, found.type)) return false;
  if (found.squashed.startsWith(asked.squashed) && !endsInType(asked)) return false;
  if (isSlipInto(asked, found) || areOneSlipApart(asked.type, found.type)) return false;
  return !(profile.isUnusualType(asked.type) && isSlipOfType(asked, found));
}

/** True if the type is written by a word of several readings: `C/` is calle, and carrer in Barcelona. */
function mayMeanType(profile: CountryProfile, { words, tokens, type }: WordedName, meant: string): boolean {
  const at = tokens.lastIndexOf(type);
  return at >= 0 && words[at] !== type && profile.tokensOf(words[at]!).includes(meant);
}

/**
 * True if a letter of the written type may be wrong: `Elmwood Drove` for `Elmwood Drive`, `Hines Rr` for `Hines Rd`.
 */
function isSlipOfType(asked: WordedName, found: WordedName): boolean {
  const [written, type] = [writtenType(asked), writtenType(found)];
  return editDistance(written, type, 1) <= 1 || editDistance(written, found.type, 1) <= 1;
}

/**
 * True if the last word is the type of the other name with a slip in it, though it ends in another type: the
 * `Vleurgatse Stteenweg` is no `weg`, and `Grote Markd` no `kade` (`kd.`). The other name has that type as a word of its
 * own, or is one word.
 */
function isSlipInto(
  { words, tokens, type }: WordedName,
  { tokens: others, type: meant }: WordedName,
): boolean {
  if (tokens.includes(type) || !(others.length === 1 || others.includes(meant))) return false;
  const bound = meant.length < LEAST_OF_TWO_EDITS ? 1 : MAX_WORD_EDITS;
  return editDistance(words.at(-1)!, meant, bound) <= bound;
}

/** `vange` and `vangen`: long types with one letter between them. */
function areOneSlipApart(type: string, other: string): boolean {
  return Math.min(type.length, other.length) >= LEAST_OF_SLIP && editDistance(type, other, 1) <= 1;
}

/** The type as written; the whole name if the type is joined to it (`bosstraat`). */
function writtenType({ words, tokens, squashed, type }: WordedName): string {
  const at = tokens.lastIndexOf(type);
  return at < 0 ? squashed : words[at]!;
}

/** True if a name is joined to a type that looks like a longer type: `Vuursteenweg` is a `weg`, not a `steenweg`. */
function isWithin(type: string, { type: longer, tokens }: WordedName): boolean {
  return longer.endsWith(type) && !tokens.includes(longer);
}
