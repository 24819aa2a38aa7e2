import { countryProfile } from '../../country/index';
import type { Area, AreaLevel } from '../../model/areas';
import type { Store } from '../../store/rows';
import { countryOf } from '../places/area-chain';
import { ListedNames } from './listed-names';

/** Areas in the order of their names. */
export class AreaList {
  readonly areas: readonly Area[];
  #names: ListedNames | null = null;

  constructor(areas: readonly Area[]) {
    this.areas = areas;
  }

  /** Areas whose name fits: exact, prefix, contains, then close spelling; by name within each. */
  named(name: string): readonly Area[] {
    this.#names ??= new ListedNames(this.areas);
    return this.#names.fitting(name).map((at) => this.areas[at]!);
  }
}

/**
 * The children of areas in the order of their names. Each list is made once: to read the children from SQLite, sort
 * them and fold their names took 15 µs for a province of 30 municipalities, 88 µs with a name.
 */
export class AreaLists {
  readonly #store: Store;
  readonly #lists = new Map<string, AreaList>();

  constructor(store: Store) {
    this.#store = store;
  }

  countries(): AreaList {
    return this.#list('countries', () => this.#store.countries());
  }

  childrenOf(parent: Area, level: AreaLevel): AreaList {
    return this.#list(`${parent.id} ${level}`, () => this.#store.children(parent.id, level));
  }

  #list(key: string, read: () => readonly Area[]): AreaList {
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = new AreaList(this.#sorted(read()));
      this.#lists.set(key, list);
    }
    return list;
  }

  #sorted(areas: readonly Area[]): readonly Area[] {
    const first = areas[0];
    if (first === undefined) return areas;
    const { compare } = new Intl.Collator(countryProfile(countryOf(this.#store, first).code).locale);
    return [...areas].sort((a, b) => compare(a.name, b.name) || compareTexts(a.code, b.code) || a.id - b.id);
  }
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
