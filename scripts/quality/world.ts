import type { Geocoder } from '../../src/index';
import { fold, squash } from '../../src/text/fold';
import { mulberry32 } from './random';
import { type FoundType, type Vocabulary, vocabularyOf } from './vocabulary';

/** One address of a street. */
export interface Door {
  number: string;
  suffix: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

/** A name in a city, with all its addresses. */
export interface Street {
  name: string;
  city: string;
  municipality: string;
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  doors: Door[];
}

/** A real address: what a noisy question is made from. */
export interface Truth extends Door {
  streetname: string;
  city: string;
  municipality: string;
  province: string;
  country: string;
  street: Street;
}

/** Everything that a dataset holds, read through the public API, and what the makers of questions ask of it. */
export class World {
  readonly streets: readonly Street[];
  readonly #byName = new Map<string, Street[]>();
  readonly #byMunicipality = new Map<string, Street[]>();
  /** Numbers of all streets: which street, and the first door of the number. */
  readonly #buildings: { street: Uint32Array; door: Uint32Array };
  readonly #numbers = new WeakMap<Street, Map<string, Door[]>>();
  readonly #typeCounts = new Map<string, Map<string, number>>();
  readonly #alike = new Map<string, Map<string, number>>();
  readonly #typeShares = new Map<string, [type: string, share: number][]>();
  readonly #heartsNear = new Map<string, { hearts: readonly string[]; kinds: ReadonlySet<string> }>();
  readonly postcodes: number;
  readonly addresses: number;

  private constructor(streets: Street[]) {
    this.streets = streets;
    const atStreet: number[] = [];
    const atDoor: number[] = [];
    const postcodes = new Set<string>();
    let addresses = 0;
    for (const [index, street] of streets.entries()) {
      grouped(this.#byName, squash(fold(street.name))).push(street);
      grouped(this.#byMunicipality, municipalityKey(street)).push(street);
      const seen = new Set<string>();
      addresses += street.doors.length;
      for (const [at, { number, postcode }] of street.doors.entries()) {
        postcodes.add(postcode);
        if (number === '' || seen.has(number)) continue;
        seen.add(number);
        atStreet.push(index);
        atDoor.push(at);
      }
    }
    this.#buildings = { street: Uint32Array.from(atStreet), door: Uint32Array.from(atDoor) };
    postcodes.delete('');
    this.postcodes = postcodes.size;
    this.addresses = addresses;
  }

  /** Reads every address of a dataset. */
  static of(geocoder: Geocoder): World {
    const streets = new Map<string, Street>();
    const texts = new Map<string, string>();
    const kept = (text: string): string => {
      const known = texts.get(text);
      if (known !== undefined) return known;
      texts.set(text, text);
      return text;
    };
    for (const address of geocoder.addresses()) {
      const { streetname, city, municipality, province, country, municipality_id } = address;
      const key = `${streetname}\t${city}\t${municipality_id}`;
      let street = streets.get(key);
      if (street === undefined) {
        street = { name: streetname, city, municipality, province, country, doors: [] };
        streets.set(key, street);
      }
      const { number, suffix, postcode, latitude, longitude } = address;
      street.doors.push({
        number: kept(number),
        suffix: kept(suffix),
        postcode: kept(postcode),
        latitude,
        longitude,
      });
    }
    return new World([...streets.values()]);
  }

  /**
   * Draws addresses, each number of each street as likely as any other, then one of its units. Streets are split in
   * two by their names: the fit of the confidence sees one half, its check the other.
   */
  *truths(seed: number, half: 'fit' | 'check'): Generator<Truth, never> {
    const random = mulberry32(seed);
    const { street: streets, door: doors } = this.#buildings;
    for (;;) {
      const at = Math.floor(random() * streets.length);
      const street = this.streets[streets[at]!]!;
      if (halfOf(street) !== half) continue;
      const units = this.doorsOf(street, street.doors[doors[at]!]!.number);
      yield truthOf(street, units[Math.floor(random() * units.length)]!);
    }
  }

  vocabulary(country: string): Vocabulary {
    return vocabularyOf(country);
  }

  /** The addresses of one number of a street; none where it has no such number. */
  doorsOf(street: Street, number: string): readonly Door[] {
    let numbers = this.#numbers.get(street);
    if (numbers === undefined) {
      numbers = new Map();
      for (const door of street.doors) grouped(numbers, door.number).push(door);
      this.#numbers.set(street, numbers);
    }
    return numbers.get(number) ?? [];
  }

  /** Streets of that name, whatever the case and the marks. */
  named(name: string): readonly Street[] {
    return this.#byName.get(squash(fold(name))) ?? [];
  }

  /** Streets of the same municipality, and of cities of the same name. */
  near(street: Street): readonly Street[] {
    return this.#byMunicipality.get(municipalityKey(street)) ?? [];
  }

  /** What tells the streets near from one another: their hearts, and with their types. Reckoned once a municipality. */
  heartsNear(street: Street): { hearts: readonly string[]; kinds: ReadonlySet<string> } {
    const key = municipalityKey(street);
    let near = this.#heartsNear.get(key);
    if (near === undefined) {
      const words = this.vocabulary(street.country);
      const names = this.near(street).map(({ name }) => name);
      near = {
        hearts: names.map((name) => words.heart(name)),
        kinds: new Set(names.map((name) => words.kindAndHeart(name))),
      };
      this.#heartsNear.set(key, near);
    }
    return near;
  }

  /** True where some street near has that name, or one that people may mean by it. */
  hasNear(truth: Truth, name: string): boolean {
    const words = this.vocabulary(truth.country);
    return (
      this.named(name).some(({ city }) => city === truth.city) ||
      this.near(truth.street).some((street) => words.mayMean(name, street.name))
    );
  }

  /** True where the street, or one of its name in a place of the same name, has the number, with or without a unit. */
  hasNumber({ street, city }: Truth, number: string): boolean {
    const namesakes = this.named(street.name).filter((other) => other.city === city);
    const value = Number.parseInt(number, 10);
    return [...namesakes, street].some(({ doors }) =>
      doors.some((door) => Number.parseInt(door.number, 10) === value),
    );
  }

  /** The street type of a name: of several words that may be it the one that most names of the country have in its place. */
  typeOf({ streetname, country }: Pick<Truth, 'streetname' | 'country'>): FoundType | null {
    const counts = this.#countsOf(country);
    const countOf = (type: FoundType) => counts.get(typeKey(type)) ?? 0;
    const types = this.vocabulary(country).typesOf(streetname);
    return [...types].sort((a, b) => countOf(b) - countOf(a))[0] ?? null;
  }

  /** True for a name with another type than the true one, where names of the data have that type. */
  isOtherType(truth: Truth, streetname: string): boolean {
    const before = this.typeOf(truth);
    const after = this.typeOf({ streetname, country: truth.country });
    if (before === null || after === null || after.meaning === before.meaning) return false;
    return (this.#countsOf(truth.country).get(typeKey(after)) ?? 0) >= FREQUENT_TYPE;
  }

  /** Streets of the country that have the same name, however its words are written: `Hyde St` and `Hyde Street`. */
  countAlike({ streetname, country }: Truth): number {
    const words = this.vocabulary(country);
    let counts = this.#alike.get(country);
    if (counts === undefined) {
      counts = new Map();
      for (const street of this.streets) {
        if (street.country !== country) continue;
        const key = words.kindAndHeart(street.name);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      this.#alike.set(country, counts);
    }
    return counts.get(words.kindAndHeart(streetname)) ?? 0;
  }

  #countsOf(country: string): ReadonlyMap<string, number> {
    const words = this.vocabulary(country);
    let counts = this.#typeCounts.get(country);
    if (counts === undefined) {
      counts = new Map();
      for (const street of this.streets)
        if (street.country === country)
          for (const type of words.typesOf(street.name))
            counts.set(typeKey(type), (counts.get(typeKey(type)) ?? 0) + 1);
      this.#typeCounts.set(country, counts);
    }
    return counts;
  }

  /** Street types of a country's names that one street in a hundred has at least, the most frequent first. */
  typesIn(country: string): readonly string[] {
    let shares = this.#typeShares.get(country);
    if (shares === undefined) {
      const words = this.vocabulary(country);
      const counts = new Map<string, number>();
      const own = this.streets.filter((street) => street.country === country);
      for (const { name } of own) {
        const type = words.typeOf(name)?.written;
        if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      shares = [...counts]
        .map(([type, count]): [string, number] => [type, count / own.length])
        .filter(([, share]) => share >= 0.01)
        .sort((a, b) => b[1] - a[1]);
      this.#typeShares.set(country, shares);
    }
    return shares.map(([type]) => type);
  }
}

export function truthOf(street: Street, door: Door): Truth {
  const { name: streetname, city, municipality, province, country } = street;
  return { ...door, streetname, city, municipality, province, country, street };
}

/** A type that so many names have is one that people may mean. */
const FREQUENT_TYPE = 20;

function typeKey({ place, meaning }: FoundType): string {
  return `${place} ${meaning}`;
}

function municipalityKey({ municipality, province, country }: Street): string {
  return `${country}\t${province}\t${municipality}`;
}

function halfOf({ name, city }: Street): 'fit' | 'check' {
  let hash = 0x811c9dc5;
  for (const sign of `${name}\t${city}`) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return Math.imul(hash, 0x9e3779b1) >>> 31 === 0 ? 'fit' : 'check';
}

function grouped<Value>(groups: Map<string, Value[]>, key: string): Value[] {
  let group = groups.get(key);
  if (group === undefined) {
    group = [];
    groups.set(key, group);
  }
  return group;
}
