import { type CountryProfile, countryProfile } from '../country/index';
import { GeocoderError } from '../model/errors';
import type { Vocabulary } from '../parse/read-line';
import { WordedName } from '../rank/worded-name';
import type { NameIndex, NameLexicon } from '../store/names/name-index';
import type { Store } from '../store/rows';
import { Memo } from '../text/memo';
import { NamesIn } from './answer/names-in';
import { Provenance } from './answer/provenance';
import { AreaLists } from './areas/area-lists';
import { countryOf } from './places/area-chain';
import { PlaceResolver } from './places/place-resolver';
import { SuffixKeys } from './query/suffix-keys';
import { Collations } from './streets/collation';

/** A question compares dozens of names, and the next one about the same town the same ones. */
const MAX_NAMES = 8192;

/**
 * All that matching knows of one dataset: made once when it is opened. What it remembers are facts of the dataset, never
 * anything of a question: two questions cannot feel one another.
 */
export class Matcher {
  readonly store: Store;
  /** How its answers name things. */
  readonly names: NamesIn;
  /** The countries of the dataset, the one with most addresses first: most questions are about it. */
  readonly profiles: readonly CountryProfile[];
  readonly places: PlaceResolver;
  readonly provenance: Provenance;
  readonly areaLists: AreaLists;
  readonly collations = new Collations();
  /** By country. */
  readonly #vocabularies = new Map<string, Vocabulary>();
  readonly #names = new Map<string, Memo<WordedName>>();
  readonly #suffixKeys = new Map<string, SuffixKeys>();

  /** @param language in which answers are written where the data have such names; null for the names of the data. */
  constructor(store: Store, language: string | null = null) {
    this.store = store;
    this.names = new NamesIn(store, language);
    this.profiles = [...store.countries()]
      .sort((a, b) => b.addressCount - a.addressCount || (a.code < b.code ? -1 : 1))
      .map(({ code }) => countryProfile(code, store.manifest.conventions[code]));
    this.places = new PlaceResolver(store);
    this.areaLists = new AreaLists(store);
    this.provenance = new Provenance(store);
    for (const profile of this.profiles) {
      this.#vocabularies.set(profile.code, this.#makeVocabulary(profile));
      this.#names.set(profile.code, new Memo(MAX_NAMES));
      this.#suffixKeys.set(profile.code, new SuffixKeys(profile));
    }
  }

  /** The names of a country, with those of others where they are in one index. */
  namesOf({ code }: CountryProfile): NameIndex {
    return this.store.namesOf(code).index;
  }

  /** True where the names of other countries are in one index with those of this one. */
  isShared({ code }: CountryProfile): boolean {
    return this.store.namesOf(code).isShared;
  }

  /** What the dataset knows of the words of a line that a country reads. */
  vocabularyOf({ code }: CountryProfile): Vocabulary {
    return this.#vocabularies.get(code)!;
  }

  /** How addresses are written in a country of the dataset, with what its register shows. */
  profileOf(code: string): CountryProfile {
    return this.profiles.find((profile) => profile.code === code)!;
  }

  /** A name taken apart as a country of the dataset reads it. */
  worded(profile: CountryProfile, name: string): WordedName {
    return this.#names.get(profile.code)!.get(name, (raw) => new WordedName(profile, raw));
  }

  /** How suffixes of a country of the dataset are compared. */
  suffixKeys(profile: CountryProfile): SuffixKeys {
    return this.#suffixKeys.get(profile.code)!;
  }

  #makeVocabulary(profile: CountryProfile): Vocabulary {
    const { store } = this;
    const { streets, places } = this.namesOf(profile);
    const isShared = this.isShared(profile);
    /** A name that another country alone has is no word of this one. */
    const isOwnName = (names: NameLexicon, key: string, areaOf: (member: number, city: number) => number) => {
      const name = names.keys.find(key);
      if (name < 0 || !isShared) return name >= 0;
      let isOwn = false;
      names.forEachMember(name, (member, city) => {
        isOwn = countryOf(store, store.area(areaOf(member, city))).code === profile.code;
        return !isOwn;
      });
      return isOwn;
    };
    const hasPostcodes = store.postcodesFrom('', profile.code, 1).length > 0;
    return {
      isStreet: (key) => isOwnName(streets, key, (_, city) => city),
      isPlace: (key) => isOwnName(places, key, (area) => area),
      isPostcode: (text, country) => !hasPostcodes || store.postcode(text, country) !== null,
    };
  }

  /**
   * The countries that a request is asked of: the one it names, else all of the dataset.
   * @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold.
   */
  profilesInScope(country: string | undefined): readonly CountryProfile[] {
    if (country === undefined) return this.profiles;
    const code = country.toUpperCase();
    const asked = this.profiles.filter((profile) => profile.code === code);
    if (asked.length > 0) return asked;
    const codes = this.profiles.map((profile) => profile.code).join(', ');
    throw new GeocoderError(
      'INVALID_REQUEST',
      `expected "country" to be one that the dataset holds (${codes || 'none'}), but got "${country}"`,
    );
  }
}
