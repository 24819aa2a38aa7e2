import type { CountryProfile } from '../../country/index';
import type { Area } from '../../model/areas';
import type { AddressQuery, Field, Verdict } from '../../model/match';
import type { Candidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { areasAround } from '../places/area-chain';

export interface NamedFields {
  readonly fields: AddressQuery;
  readonly verdicts: Partial<Record<Field, Verdict>>;
}

/** Place fields that a reading of a line may fill. Only the data tell whether one of them is a province. */
const READ_FIELDS = ['city', 'suburb', 'municipality'] as const;
const LEVELS = ['city', 'suburb', 'municipality', 'province'] as const;
const WIDER = ['province', 'municipality'] as const;
/** Names of a script that has no spaces. */
const JOINED = /^\p{Script=Han}\S+$/u;
type PlaceField = (typeof LEVELS)[number];

/**
 * Moves each place of a line to the field of the level that it has around the answer: `ct` after a city is a province.
 * Its verdict moves with it.
 */
export function namePlaces(
  matcher: Matcher,
  profile: CountryProfile,
  read: AddressQuery,
  { area, street, verdicts: found }: Candidate,
): NamedFields {
  const { store } = matcher;
  const around =
    street === null ? areasAround(store, area, null) : areasAround(store, store.area(street.city), area);
  const fields: AddressQuery = { ...read };
  const verdicts = { ...found };
  for (const field of READ_FIELDS) {
    delete fields[field];
    delete verdicts[field];
  }
  for (const field of READ_FIELDS) {
    const written = read[field];
    if (written === undefined) continue;
    const { wider, rest: text } = apart(written, around);
    Object.assign(fields, wider);
    if (text === '') continue;
    const level =
      levelsOf(matcher, profile, text, around, field).find((one) => fields[one] === undefined) ?? field;
    fields[level] = text;
    const verdict = found[field];
    if (verdict !== undefined) verdicts[level] = verdict;
  }
  return { fields, verdicts };
}

/** `東京都千代田区霞が関一丁目`: the province and the municipality that stand before the name of the place without a space. */
function apart(written: string, around: readonly Area[]): { wider: AddressQuery; rest: string } {
  const wider: AddressQuery = {};
  let rest = written;
  if (!JOINED.test(written)) return { wider, rest };
  for (const level of WIDER) {
    const name = around.find((area) => area.level === level)?.name;
    if (name === undefined || !rest.startsWith(name)) continue;
    wider[level] = name;
    rest = rest.slice(name.length);
  }
  return { wider, rest };
}

/** The levels of the surrounding areas that the text names; that of its own field comes first if it is one of them. */
function levelsOf(
  matcher: Matcher,
  profile: CountryProfile,
  text: string,
  around: readonly Area[],
  own: PlaceField,
): PlaceField[] {
  const named = matcher.places
    .resolve(profile, text)
    .areas.filter(({ area }) => around.some(({ id }) => id === area.id));
  const levels = LEVELS.filter((level) => named.some(({ area }) => area.level === level));
  return levels.includes(own) ? [own, ...levels] : levels;
}
