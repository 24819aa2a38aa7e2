import type { CountryProfile } from '../../country/index';
import { squash } from '../../text/fold';
import type { LineWord } from '../words/line-word';

const MOST_WORDS = 3;
const CODE = /^[a-z]{2,3}$/;
const DIGIT = /\d/;

/**
 * The words of a line without the name or code of a state or another division at its end.
 * @param hasPostcode true if a postcode stands right behind them.
 */
export function withoutDivision(
  profile: CountryProfile,
  words: readonly LineWord[],
  hasPostcode: boolean,
): { readonly words: readonly LineWord[]; readonly division: string | null } {
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const last = words.slice(-count);
    const name = last.map(({ folded }) => squash(folded)).join('');
    const rest = words.slice(0, -count);
    if (!profile.isDivision(name)) continue;
    if (isDivision(profile, name, last[0]!, rest, hasPostcode))
      return { words: rest, division: last.map(({ raw }) => raw).join(' ') };
    // `45 Elm St West Virginia` is not in Virginia.
    if (!CODE.test(name)) break;
  }
  return { words, division: null };
}

/**
 * A name written out may be that of a city, so a place stands between it and the street: `Flushing, New York`,
 * `5 Main St Flushing New York`. A code may be a street type (`CT`), so a postcode follows it, or the street has a type
 * already.
 */
function isDivision(
  profile: CountryProfile,
  name: string,
  { part }: LineWord,
  rest: readonly LineWord[],
  hasPostcode: boolean,
): boolean {
  const before = rest.filter((word) => word.part === rest.at(-1)!.part);
  if (!CODE.test(name)) return !before.some(({ raw }) => DIGIT.test(raw)) || endsInPlace(profile, before);
  if (before.at(-1)?.part !== part) return true;
  // `3 Jill Ct 21999`: in the part of the street a code is its type, if it has no other with a town behind.
  if (
    hasPostcode &&
    !(profile.isStreetType(profile.token(name)) && before.some(({ raw }) => DIGIT.test(raw)))
  )
    return true;
  // `Main St NE`: a direction behind the type.
  const isBehindType = profile.tokensOf(before.at(-1)!.folded).some((token) => profile.isStreetType(token));
  if (isBehindType && isDirection(profile, name)) return false;
  if (!profile.isStreetType(profile.token(name))) return before.some(({ raw }) => !DIGIT.test(raw));
  // `12 Main St Hartford CT`, not `9 Victoria Green Ct`: a town stands between a street and its state.
  const { commonTypes } = profile.conventions;
  return rest.slice(1, -1).some(({ folded }) => commonTypes.includes(profile.token(folded)));
}

/** `233 S Wacker Dr Chicago`: words behind a common type of streets. */
function endsInPlace(profile: CountryProfile, words: readonly LineWord[]): boolean {
  const { commonTypes } = profile.conventions;
  const at = words.findLastIndex(({ folded }) => commonTypes.includes(profile.token(folded)));
  return at > 0 && at < words.length - 1 && !words.slice(at + 1).some(({ raw }) => DIGIT.test(raw));
}

function isDirection({ conventions }: CountryProfile, word: string): boolean {
  return conventions.words.some(({ kind, forms }) => kind === 'direction' && forms.includes(word));
}
