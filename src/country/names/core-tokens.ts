import type { CountryConventions } from '../conventions';
import type { YearsOfDays } from './months';
import type { StreetTypes } from './street-types';

/** Which tokens carry a name, and which people may leave out. */
export class CoreTokens {
  readonly #optional: ReadonlySet<string>;
  readonly #types: StreetTypes;
  readonly #years: YearsOfDays;

  /** @param tokenOf the likeliest token of a folded word. */
  constructor(
    { particles, titles }: CountryConventions,
    types: StreetTypes,
    years: YearsOfDays,
    tokenOf: (word: string) => string,
  ) {
    this.#types = types;
    this.#years = years;
    this.#optional = new Set([...particles, ...titles].flatMap((word) => [word, tokenOf(word)]));
  }

  /** The tokens without particles, titles, a street type that stands apart and a year; all tokens if none would remain. */
  of(tokens: readonly string[]): readonly string[] {
    const typeAt = this.#types.positionApart(tokens);
    const yearAt = this.#years.endsInYear(tokens) ? tokens.length - 1 : -1;
    const core = tokens.filter((token, at) => at !== typeAt && at !== yearAt && !this.#optional.has(token));
    return core.length === 0 || core.length === tokens.length ? tokens : core;
  }

  /** True for a particle or a title. */
  isOptional(token: string): boolean {
    return this.#optional.has(token);
  }
}
