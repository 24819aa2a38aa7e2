import type { CountryProfile } from '../../country/profile';
import type { LearnedConventions } from '../../model/learned';
import { fold } from '../../text/fold';
import { share } from './row-shapes';

type Learned = Pick<LearnedConventions, 'streets' | 'severalNames' | 'types' | 'common' | 'contested'>;

/** A street's name with its other ones. */
export interface LearnedStreet {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** A word is a street type if it begins or ends this share of the names, and mostly occurs there. */
const LEAST_TYPE_SHARE = 0.01;
const LEAST_TYPE_NAMES = 30;
const MOSTLY = 0.8;
/** A known street type is reported from this share of the names on. */
const LEAST_KNOWN_SHARE = 0.002;
const MOST_TYPES = 40;
/** A word in this share of the names is a common word, which distinguishes little. */
const COMMON_SHARE = 0.05;
const LEAST_CONTESTED = 2;
const SEVERAL_NAMES = /\s[/|]\s|\s-\s/;
const NUMBER = /\d/;

/** Learns from the distinct street names of a country which words are street types, and where in the name they are. */
export function learnNames(profile: CountryProfile, streets: Iterable<LearnedStreet>): Learned {
  const names = new Set<string>();
  let count = 0;
  let several = 0;
  for (const { name, aliases } of streets) {
    count++;
    if (aliases.length > 0 || SEVERAL_NAMES.test(name)) several++;
    names.add(fold(name));
    for (const alias of aliases) names.add(fold(alias));
  }
  const words = new WordCounts();
  for (const name of names) words.add(profile, profile.read(name).tokens);
  return {
    streets: names.size,
    severalNames: share(several, count),
    types: words.types(profile, names.size),
    common: words.common(profile, names.size),
    contested: words.contested(profile),
  };
}

class WordCounts {
  readonly #any = new Map<string, number>();
  readonly #first = new Map<string, number>();
  readonly #last = new Map<string, number>();
  readonly #grown = new Map<string, number>();

  add(profile: CountryProfile, tokens: readonly string[]): void {
    for (const token of new Set(tokens)) countUp(this.#any, token);
    if (tokens.length > 1) {
      countUp(this.#first, tokens[0]!);
      countUp(this.#last, tokens.at(-1)!);
    }
    const type = profile.streetType(tokens);
    if (type !== '' && type !== tokens.at(-1) && type !== tokens[0]) countUp(this.#grown, type);
  }

  types(profile: CountryProfile, names: number): LearnedConventions['types'] {
    const shares = (counts: ReadonlyMap<string, number>): Record<string, number> =>
      Object.fromEntries(
        [...counts]
          .filter(([token, count]) => this.#isType(profile, token, count, names))
          .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
          .slice(0, MOST_TYPES)
          .map(([token, count]) => [token, share(count, names)]),
      );
    return { first: shares(this.#first), last: shares(this.#last), grown: shares(this.#grown) };
  }

  #isType(profile: CountryProfile, token: string, count: number, names: number): boolean {
    if (NUMBER.test(token) || count < LEAST_KNOWN_SHARE * names) return false;
    if (profile.isStreetType(token)) return true;
    const isFrequent = count >= Math.max(LEAST_TYPE_NAMES, LEAST_TYPE_SHARE * names);
    return isFrequent && !profile.isOptional(token) && count >= MOSTLY * (this.#any.get(token) ?? 0);
  }

  common(profile: CountryProfile, names: number): string[] {
    return [...this.#any]
      .filter(
        ([token, count]) => count >= COMMON_SHARE * names && count >= LEAST_TYPE_NAMES && !NUMBER.test(token),
      )
      .filter(([token]) => !profile.isStreetType(token))
      .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
      .map(([token]) => token);
  }

  contested(profile: CountryProfile): Record<string, number> {
    const counts: [string, number][] = [];
    for (const token of profile.contestedTokens()) {
      const count = this.#any.get(token) ?? 0;
      if (count >= LEAST_CONTESTED) counts.push([token, count]);
    }
    return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function countUp(counts: Map<string, number>, token: string): void {
  counts.set(token, (counts.get(token) ?? 0) + 1);
}
