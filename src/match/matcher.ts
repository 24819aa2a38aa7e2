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

/** A question compares dozens of names, and the next question about the same town compares the same ones. */
const MAX_NAMES = 8192;

/**
 * Everything that matching knows about one dataset. It is made once, when the dataset is opened. It remembers only
 * facts of the dataset, nothing of a question, so one question cannot affect another.
 */
export class Matcher {
  readonly store: Store;
  /** Gives the names of streets and areas in answers. */
  readonly names: NamesIn;
  /** The countries of the dataset. The one with most addresses is first, because most questions are about it. */
  readonly profiles: readonly CountryProfile[];
  readonly places: PlaceResolver;
  readonly provenance: Provenance;
  readonly areaLists: AreaLists;
  readonly collations = new Collations();
  /** By country, as the two maps below. */
  readonly #vocabularies = new Map<string, Vocabulary>();
  readonly #names = new Map<string, Memo<WordedName>>();
  readonly #suffixKeys = new Map<string, SuffixKeys>();

  /** @param language the language of names in answers, if the data have such names; null for the names of the data. */
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

  /** The names of a country. If several countries share an index, their names are in it too. */
  namesOf({ code }: CountryProfile): NameIndex {
    return this.store.namesOf(code).index;
  }

  /** True if the index of this country also holds names of other countries. */
  isShared({ code }: CountryProfile): boolean {
    return this.store.namesOf(code).isShared;
  }

  /** What the dataset knows about the words of a line in a country. */
  vocabularyOf({ code }: CountryProfile): Vocabulary {
    return this.#vocabularies.get(code)!;
  }

  /** How addresses are written in a country of the dataset, including the conventions learned from its register. */
  profileOf(code: string): CountryProfile {
    return this.profiles.find((profile) => profile.code === code)!;
  }

  /** A name split into words by the rules of a country; remembered. */
  worded(profile: CountryProfile, name: string): WordedName {
    return this.#names.get(profile.code)!.get(name, (raw) => new WordedName(profile, raw));
  }

  /** How suffixes are compared in a country of the dataset. */
  suffixKeys(profile: CountryProfile): SuffixKeys {
    return this.#suffixKeys.get(profile.code)!;
  }

  #makeVocabulary(profile: CountryProfile): Vocabulary {
    const { store } = this;
    const { streets, places } = this.namesOf(profile);
    const isShared = this.isShared(profile);
    /** In a shared index, a name that only another country has is not a word of this country. */
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
   * The countries that a request asks: the named one, else all of the dataset.
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
