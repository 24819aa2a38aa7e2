import type { AreaLevel } from '../../model/areas';
import { fold, squash, wordsOf } from '../../text/fold';
import type { CountryConventions, NameKey } from '../conventions';
import type { CoreTokens } from './core-tokens';
import { keyOfInitials } from './initials';
import type { NameReader } from './name-reader';
import type { Sounds } from './sounds';

/** Marks of the looser forms of a name. With these, one index holds all forms without mixing them. */
export const SPELLING = { sound: '~', core: '^', head: '$' } as const;

/** Further readings of a name are found only by their keys. */
const SPELLED_READINGS = 2;
const REMARK_BEHIND = /\s*\([^)]*\)\s*$/u;
/** Separates the names of a place in two languages. */
const BETWEEN_NAMES = /(?<=\p{IDS}{2})(?:\s*\/\s*|\s+[-–]\s+)(?=\p{IDS}{2})/u;

/** The keys under which a dataset has the names of streets and areas. */
export class NameKeys {
  readonly #conventions: CountryConventions;
  readonly #reader: NameReader;
  readonly #core: CoreTokens;
  readonly #sounds: Sounds;

  constructor(conventions: CountryConventions, reader: NameReader, core: CoreTokens, sounds: Sounds) {
    this.#conventions = conventions;
    this.#reader = reader;
    this.#core = core;
    this.#sounds = sounds;
  }

  /** The keys of the first name, then those of the others as aliases. */
  of(names: readonly string[]): NameKey[] {
    const keys = new Map<string, NameKey>();
    for (const [index, name] of names.entries()) {
      const alias = index > 0;
      const folded = fold(name);
      for (const [rank, { tokens }] of this.#reader.readAll(folded).entries()) {
        const key = tokens.join('');
        const spellings = rank < SPELLED_READINGS ? this.spellings(tokens) : [];
        if (key !== '' && !keys.has(key)) keys.set(key, { key, alias, spellings });
      }
      // Each word read alone, and the name as written: a typo in `Nije` is near `nije`, not near `nieuwe`, its token.
      const apart = wordsOf(folded).map((word) => this.#reader.token(word));
      for (const key of [apart.join(''), squash(folded)])
        if (key !== '' && !keys.has(key)) keys.set(key, { key, alias, spellings: [] });
    }
    return [...keys.values()];
  }

  /** Those of a street: also its initials, where people write these. */
  ofStreet(names: readonly string[]): NameKey[] {
    const keys = this.of(names);
    const { namesAsInitials, streetTypes } = this.#conventions;
    if (!namesAsInitials) return keys;
    const initials = keyOfInitials(this.#reader.read(fold(names[0]!)).tokens, streetTypes);
    if (initials === null || keys.some(({ key }) => key === initials)) return keys;
    return [...keys, { key: initials, alias: true, spellings: [] }];
  }

  /** Those of an area: also the aliases that the country knows, and the name without its remark or in one language. */
  ofPlace(level: AreaLevel, name: string, aliases: readonly string[]): NameKey[] {
    const key = this.#reader.key(fold(name));
    const { placeAliases, cityNames, placeRemark } = this.#conventions;
    const known = [...Object.entries(placeAliases), ...(level === 'province' ? [] : cityNames)]
      .filter(([, official]) => this.#reader.key(fold(official)) === key)
      .map(([alias]) => alias);
    // `Rijswijk (ZH)`, `Garðabær (Álftanes)`: people leave the remark out.
    const plain = name.replace(REMARK_BEHIND, '');
    // `Biel/Bienne`, `Bruxelles - Brussel`: people write only one of them.
    const names = plain.split(BETWEEN_NAMES);
    const alone = placeRemark === null ? plain : plain.replace(placeRemark, '');
    return this.of([name, ...aliases, ...known, plain, alone, ...names]);
  }

  /**
   * The looser forms of a name: its sound; its core tokens in alphabetical order, so that word order, particles and
   * titles do not matter; its last core token, so that first names and ranks may be left out.
   */
  spellings(tokens: readonly string[]): string[] {
    const core = this.#core.of(tokens);
    const forms = [SPELLING.sound + this.#sounds.of(tokens.join(''))];
    if (tokens.length > 1) {
      forms.push(SPELLING.core + [...core].sort().join(''));
      forms.push(SPELLING.head + core[core.length - 1]!);
    }
    return forms;
  }
}
