import { type CountryProfile, countryProfile } from '../country/index';
import { TownFinder, type Vocabulary } from '../parse/read-line';
import { WordedName } from '../rank/worded-name';
import type { NameLexicon } from '../store/names/name-index';
import type { Store } from '../store/rows';
import { Memo } from '../text/memo';
import { countryOf } from './places/area-chain';
import { SuffixKeys } from './query/suffix-keys';

/** A question compares dozens of names, and the next question about the same town compares the same ones. */
const MAX_NAMES = 8192;
/** Names of more streets are compared by the first of them. */
const MOST_MEMBERS = 400;

/** What matching knows about one country of a dataset. */
export class CountryKnowledge {
  /** How addresses are written there, including the conventions learned from its register. */
  readonly profile: CountryProfile;
  /** What the dataset knows about the words of a line. */
  readonly vocabulary: Vocabulary;
  /** How its suffixes are compared. */
  readonly suffixKeys: SuffixKeys;
  readonly #store: Store;
  readonly #names = new Memo<WordedName>(MAX_NAMES);
  #hasPostcodes = false;

  constructor(store: Store, code: string) {
    this.#store = store;
    this.profile = countryProfile(code, store.manifest.conventions[code]);
    this.vocabulary = vocabularyOf(store, this.profile, () => this.hasPostcodes());
    this.suffixKeys = new SuffixKeys(this.profile);
  }

  /** A name split into words by the rules of the country; remembered. */
  worded(name: string): WordedName {
    return this.#names.get(name, (raw) => new WordedName(this.profile, raw));
  }

  /** True if the data have postcodes of the country. Remembered once it is true; an overlay may add the first one. */
  hasPostcodes(): boolean {
    this.#hasPostcodes ||= this.#store.postcodesFrom('', this.profile.code, 1).length > 0;
    return this.#hasPostcodes;
  }
}

function vocabularyOf(store: Store, { code }: CountryProfile, hasPostcodes: () => boolean): Vocabulary {
  const { index, isShared } = store.namesOf(code);
  /** In a shared index, a name that only another country has is not a word of this country. */
  const isOwnName = (names: NameLexicon, key: string, areaOf: (member: number, city: number) => number) => {
    const name = names.keys.find(key);
    if (name < 0 || !isShared) return name >= 0;
    let isOwn = false;
    names.forEachMember(name, (member, city) => {
      isOwn = countryOf(store, store.area(areaOf(member, city))).code === code;
      return !isOwn;
    });
    return isOwn;
  };
  // The postcode itself comes first: most lines have one of the data.
  const isPostcode = (text: string, country: string) =>
    store.postcode(text, country) !== null || !hasPostcodes();
  const isPlace = (key: string) => isOwnName(index.places, key, (area) => area);
  /** Whether the areas of a name are provinces: all of them, some, or none. */
  const provincesOf = (key: string): 'all' | 'some' | 'none' => {
    const name = index.places.keys.find(key);
    const levels = new Set<boolean>();
    if (name >= 0)
      index.places.forEachMember(name, (area) => {
        levels.add(store.area(area).level === 'province');
        return levels.size < 2;
      });
    if (!levels.has(true)) return 'none';
    return levels.has(false) ? 'some' : 'all';
  };
  return {
    isStreet: (key) => isOwnName(index.streets, key, (_, city) => city),
    areOneStreet: (key, other) => {
      const names = [key, other].map((one) => index.streets.keys.find(one));
      if (names[0] === names[1] || names.some((name) => name < 0)) return false;
      const [members, others] = names.map((name) => membersOf(index.streets, name));
      return [...members!].some((member) => others!.has(member));
    },
    beginsStreet: (key) => index.streets.beginning(key).size > 0,
    isPlace,
    isProvince: (key) => provincesOf(key) === 'all',
    namesProvince: (key) => provincesOf(key) !== 'none',
    isPostcode,
    towns: new TownFinder({
      isPlace,
      beginsPlace: (beginning) => index.places.beginning(beginning).size > 0,
      municipalities: () => municipalitiesOf(store, code),
    }),
  };
}

/** Ids of the streets that have a name, at most 400. */
function membersOf(names: NameLexicon, name: number): ReadonlySet<number> {
  const members = new Set<number>();
  names.forEachMember(name, (member) => {
    members.add(member);
    return members.size < MOST_MEMBERS;
  });
  return members;
}

/** The municipalities of a country, each behind the name of its province. */
function municipalitiesOf(store: Store, code: string): [province: string, municipality: string][] {
  const country = store.countries().find((area) => area.code === code);
  if (country === undefined) return [];
  return store
    .children(country.id, 'province')
    .flatMap(({ id, name }) =>
      store.children(id, 'municipality').map((area): [string, string] => [name, area.name]),
    );
}
