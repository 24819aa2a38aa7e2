import type { CountryProfile } from '../country/index';
import { GeocoderError } from '../model/errors';
import type { Vocabulary } from '../parse/read-line';
import type { WordedName } from '../rank/worded-name';
import type { NameIndex } from '../store/names/name-index';
import type { Store } from '../store/rows';
import { NamesIn } from './answer/names-in';
import { Provenance } from './answer/provenance';
import { AreaLists } from './areas/area-lists';
import { CountryKnowledge } from './country-knowledge';
import { PlaceResolver } from './places/place-resolver';
import type { SuffixKeys } from './query/suffix-keys';
import { Collations } from './streets/collation';

/**
 * Everything that matching knows about one dataset. It is made once, when the dataset is opened. It remembers only
 * facts of the dataset, nothing of a question, so one question cannot affect another.
 */
export class Matcher {
  readonly store: Store;
  /** Gives the names of streets and areas in answers. */
  readonly names: NamesIn;
  readonly places: PlaceResolver;
  readonly provenance: Provenance;
  readonly areaLists: AreaLists;
  readonly collations = new Collations();
  /** Codes. The country with most addresses is first, because most questions are about it. */
  readonly #codes: readonly string[];
  /** Each is made when a question needs it: the world has 240, which take seconds and 90 MB together. */
  readonly #countries = new Map<string, CountryKnowledge>();
  #profiles: readonly CountryProfile[] | null = null;

  /** @param language the language of names in answers, if the data have such names; null for the names of the data. */
  constructor(store: Store, language: string | null = null) {
    this.store = store;
    this.names = new NamesIn(store, language);
    this.#codes = [...store.countries()]
      .sort((a, b) => b.addressCount - a.addressCount || (a.code < b.code ? -1 : 1))
      .map(({ code }) => code);
    this.places = new PlaceResolver(store);
    this.areaLists = new AreaLists(store);
    this.provenance = new Provenance(store);
  }

  /** How addresses are written in the countries of the dataset, the one with most addresses first. */
  get profiles(): readonly CountryProfile[] {
    this.#profiles ??= this.#codes.map((code) => this.profileOf(code));
    return this.#profiles;
  }

  /** The names of a country. If several countries share an index, their names are in it too. */
  namesOf({ code }: CountryProfile): NameIndex {
    return this.store.namesOf(code).index;
  }

  /** True if the index of this country also holds names of other countries. */
  isShared({ code }: CountryProfile): boolean {
    return this.store.namesOf(code).isShared;
  }

  /** True if a street of another country has one of the keys as its name. The index of a shared one tells it already. */
  isStreetElsewhere(profile: CountryProfile, keys: readonly string[]): boolean {
    const own = this.namesOf(profile);
    return this.#codes.some((code) => {
      const { index } = this.store.namesOf(code);
      return index !== own && keys.some((key) => index.streets.keys.find(key) >= 0);
    });
  }

  /** What the dataset knows about the words of a line in a country. */
  vocabularyOf({ code }: CountryProfile): Vocabulary {
    return this.#country(code).vocabulary;
  }

  /** How addresses are written in a country of the dataset, including the conventions learned from its register. */
  profileOf(code: string): CountryProfile {
    return this.#country(code).profile;
  }

  /** A name split into words by the rules of a country; remembered. */
  worded({ code }: CountryProfile, name: string): WordedName {
    return this.#country(code).worded(name);
  }

  /** True if the data have postcodes of a country. */
  hasPostcodes({ code }: CountryProfile): boolean {
    return this.#country(code).hasPostcodes();
  }

  /** How suffixes are compared in a country of the dataset. */
  suffixKeys({ code }: CountryProfile): SuffixKeys {
    return this.#country(code).suffixKeys;
  }

  /**
   * The countries that a request asks: the named one, else all of the dataset.
   * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
   */
  profilesInScope(country: string | undefined): readonly CountryProfile[] {
    if (country === undefined) return this.profiles;
    const code = country.toUpperCase();
    if (this.#codes.includes(code)) return [this.profileOf(code)];
    throw new GeocoderError(
      'INVALID_REQUEST',
      `expected "country" to be one that the dataset holds (${this.#codes.join(', ') || 'none'}), but got "${country}"`,
    );
  }

  #country(code: string): CountryKnowledge {
    let known = this.#countries.get(code);
    if (known === undefined) {
      known = new CountryKnowledge(this.store, code);
      this.#countries.set(code, known);
    }
    return known;
  }
}
