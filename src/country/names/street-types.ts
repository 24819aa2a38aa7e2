import type { CountryConventions } from '../conventions';

/** A shorter type is not grown onto a name: `Duvenkam` has no `am`. */
const LEAST_GROWN = 3;

/** The street types of a country, and where names have them: `Via Roma`, `Main Street`, `Herestraat`. */
export class StreetTypes {
  readonly #place: CountryConventions['typePlace'];
  readonly #compounds: boolean;
  readonly #types: ReadonlySet<string>;
  readonly #inUse: ReadonlySet<string>;
  readonly #plain: ReadonlySet<string>;
  readonly #leftOut: ReadonlySet<string>;
  readonly #common: ReadonlySet<string>;
  readonly #directions: ReadonlySet<string>;
  /** By their last letter, longest first, so that only about five of forty types are compared. */
  readonly #byEnd: ReadonlyMap<string, readonly string[]>;
  /** Types with the code of a division among their abbreviations: `way` with WY, `court` with CT. */
  readonly #likeCodes: ReadonlySet<string>;

  /** @param tokenOf the likeliest token of a folded word. */
  constructor(conventions: CountryConventions, tokenOf: (word: string) => string) {
    const { typePlace, compounds, streetTypes, typesInUse, words, placeAliases } = conventions;
    const { plainTypes, typesLeftOut, commonTypes } = conventions;
    this.#place = typePlace;
    this.#compounds = compounds;
    this.#types = new Set(streetTypes.flatMap((type) => [type, tokenOf(type)]));
    this.#inUse = new Set(typesInUse);
    this.#plain = new Set(plainTypes);
    this.#leftOut = new Set(typesLeftOut);
    this.#common = new Set(commonTypes);
    const directions = words.filter(({ kind }) => kind === 'direction');
    this.#directions = new Set(directions.flatMap(({ forms }) => forms));
    this.#byEnd = byLastLetter([...this.#types].sort((a, b) => b.length - a.length));
    const codes = Object.keys(placeAliases).map(tokenOf);
    this.#likeCodes = new Set(codes.filter((token) => this.#types.has(token)));
  }

  /** True for a token that is a type. */
  has(token: string): boolean {
    return this.#types.has(token);
  }

  /** The type of a name, at the position where the country has it; empty for none. */
  of(tokens: readonly string[], count: number): string {
    if (count === 0) return '';
    if (this.#place !== 'first') {
      const type = this.#atEnd(tokens, count);
      if (type !== '' || this.#place === 'last') return type;
    }
    return count > 1 && this.#types.has(tokens[0]!) ? tokens[0]! : '';
  }

  /** The position of a type that stands apart; -1 for none, or if the country also joins types to names. */
  positionApart(tokens: readonly string[]): number {
    if (this.#place === 'either' || tokens.length < 2) return -1;
    const at = this.#place === 'first' ? 0 : tokens.length - 1;
    return this.#types.has(tokens[at]!) ? at : -1;
  }

  /** True for a type that no or almost no name of the data has: `Drove` in a state with many drives. */
  isUnusual(token: string): boolean {
    return this.#inUse.size > 0 && !this.#inUse.has(token);
  }

  /** True for the type of a street of any kind, if no name of the data has it: `ulica`. */
  isPlainUnused(token: string): boolean {
    return this.#plain.has(token) && !this.#inUse.has(token);
  }

  /**
   * True for a type that the register may have left out: the plain one, or a common one that it gives to no name. Where
   * some names have `Plac`, one without it is no square.
   */
  mayBeLeftOut(token: string): boolean {
    return this.#leftOut.has(token) || (this.#common.has(token) && this.isUnusual(token));
  }

  /** True for a folded word that is a type written out, though its key is also that of a division's code. */
  isLikeCode(word: string): boolean {
    return this.#likeCodes.has(word);
  }

  #atEnd(tokens: readonly string[], count: number): string {
    const last = tokens[count - 1]!;
    const types = this.#byEnd.get(last.charAt(last.length - 1));
    if (types === undefined) return '';
    // `Ceintuurbaan Noord` is no `oord`.
    const mayBeGrown = this.#compounds && !this.#directions.has(last);
    for (const type of types) {
      const isGrown = mayBeGrown && type.length >= LEAST_GROWN && last.endsWith(type);
      if (last === type ? count > 1 : isGrown) return type;
    }
    return '';
  }
}

function byLastLetter(types: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const type of types) {
    const end = type.slice(-1);
    const group = groups.get(end);
    if (group === undefined) groups.set(end, [type]);
    else group.push(type);
  }
  return groups;
}
