import type { NameLexicon, NameRange } from '../../store/names/name-index';
import type { ComparedNames } from './close-names';

/** Street names for one question to several countries. Look-ups that the countries share run once. */
export class RememberedNames implements ComparedNames {
  readonly #names: NameLexicon;
  readonly #found = new Map<string, readonly number[]>();

  constructor(names: NameLexicon) {
    this.#names = names;
  }

  get keys(): NameLexicon['keys'] {
    return this.#names.keys;
  }

  beginning(prefix: string): NameRange {
    return this.#names.beginning(prefix);
  }

  containing(fragment: string): readonly number[] {
    return this.#once(`containing ${fragment}`, () => this.#names.containing(fragment));
  }

  oneEdit(key: string): readonly number[] {
    return this.#once(`near ${key}`, () => this.#names.oneEdit(key));
  }

  similar(key: string, limit: number, visits?: number): readonly number[] {
    return this.#once(`like ${key}`, () => this.#names.similar(key, limit, visits));
  }

  spelled(mark: string, form: string, most?: number): readonly number[] {
    return this.#names.spelled(mark, form, most);
  }

  #once(asked: string, find: () => readonly number[]): readonly number[] {
    let found = this.#found.get(asked);
    if (found === undefined) {
      found = find();
      this.#found.set(asked, found);
    }
    return found;
  }
}
