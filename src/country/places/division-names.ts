import { fold, squash } from '../../text/fold';
import type { CountryConventions } from '../conventions';
import { type Elsewhere, elsewhere } from './elsewhere';

/** Names of states, provinces and cantons, whether the data have them or not: those of a country, and those of the others. */
export class DivisionNames {
  readonly #country: string;
  readonly #aliases: CountryConventions['placeAliases'];
  readonly #names: ReadonlySet<string>;
  /** Null until a name is looked up: it takes the tables of all countries. */
  #elsewhere: Elsewhere | null = null;

  constructor({ code, placeAliases }: CountryConventions) {
    this.#country = code;
    this.#aliases = placeAliases;
    const names = Object.entries(placeAliases).flat();
    this.#names = new Set(names.map((name) => squash(fold(name))));
  }

  /** The name of the division that a name or a code means: `N.Y.` is New York. The name itself if it means none. */
  meantBy(name: string): string {
    const folded = fold(name);
    const alias = [folded, squash(folded)].find((one) => Object.hasOwn(this.#aliases, one));
    return alias === undefined ? name : this.#aliases[alias]!;
  }

  /** True for the name or code of a division, or a second name of a town: `newyork`, `ny`, `denhaag`. */
  has(name: string): boolean {
    return this.#names.has(squash(fold(name)));
  }

  /** True for the name of another country, or of a state, province, canton or region of one: `Belgien`, `Quebec`, `TX`. */
  isElsewhere(name: string): boolean {
    this.#elsewhere ??= elsewhere(this.#country);
    if (name === this.#country) return false;
    return this.#elsewhere.codes.has(name) || this.#elsewhere.names.has(squash(fold(name)));
  }
}
