import { type CountryProfile, SPELLING } from '../../country/index';
import type { Area } from '../../model/areas';
import { WordedName } from '../../rank/worded-name';
import type { NameLexicon } from '../../store/names/name-index';
import type { Store } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { flatMap } from '../../text/flat-map';
import { fold, wordsOf } from '../../text/fold';
import { Memo } from '../../text/memo';
import { countryOf } from './area-chain';
import { keysAlone, nameOfCounty, withoutLevel } from './asked-place';
import { regionsOfTowns } from './regions-of-towns';
import type { ResolvedPlace } from './resolved-place';

/** The areas that a text may name. */
export interface ResolvedPlaces {
  /** The key of the text. */
  readonly key: string;
  /** Best first; empty if nothing in the data has such a name. */
  readonly areas: readonly ResolvedPlace[];
  /** Ids of the cities that may hold an address of one of the areas. Areas wider than a municipality do not count. */
  readonly cities: readonly number[];
  /** True if one of the areas is wider than a municipality. */
  readonly isWide: boolean;
}

/**
 * Fewest texts that are remembered for a country. A dataset with many cities remembers more, because with too few each
 * new text pushes out one that is still needed.
 */
const LEAST_REMEMBERED = 16_384;
/** In names of so few signs another sign makes another name. */
const SHORT_HAN = /^\p{Script=Han}{1,4}$/u;
const MAX_AREAS = 12;
/** Most letters of the code of a province. */
const LONGEST_CODE = 3;
/** Fewest letters of the first words of a place's name, and of later words, that are accepted for the whole name. */
const LEAST_OF_PART = 4;
const LEAST_OF_LATER_PART = 6;
/** A part that more names share is accepted for none of them. */
const MAX_LONGER = 64;
/** Fewest letters of a name that breaks off, and the edits that the letters behind count as. */
const LEAST_OF_CUT_NAME = 4;
const EDITS_OF_CUT = 2;
/** The edits that a street type in front counts as, which the name of the place lacks. */
const EDITS_OF_TYPE = 2;
/** So many edits are too many for a province, which says little: `Vesturbær` is not `Vesturland`. */
const TOO_MANY_FOR_WIDE = 3;
/** Without a digit: `Groede/Zeeweg 13` is an address. */
const CITY_AND_DISTRICT = /^\s*(\p{L}{3,})\s*[-–/]\s*(\p{L}{3}\D*)$/u;

/** Finds the areas of a dataset that a text may name. */
export class PlaceResolver {
  readonly #store: Store;
  readonly #remembered = new Map<string, Memo<ResolvedPlaces>>();
  readonly #keys = new Map<number, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * The areas of a country that a text may name, at any level. The first of these that finds some: the exact name;
   * numbered districts of a town; longer names that contain the words; names that sound alike or lie within two edits;
   * names with the same core words; names with shared trigrams, within three edits; the city of `City-District`.
   */
  resolve(profile: CountryProfile, raw: string): ResolvedPlaces {
    let known = this.#remembered.get(profile.code);
    if (known === undefined) {
      known = new Memo(Math.max(LEAST_REMEMBERED, 2.5 * (this.#store.manifest.counts.areas.city ?? 0)));
      this.#remembered.set(profile.code, known);
    }
    return known.get(raw, () => {
      const areas = this.#lookUp(profile, raw);
      const wide = areas.some(({ area }) => isWide(area));
      return { key: profile.key(raw), areas, cities: this.#citiesOf(areas), isWide: wide };
    });
  }

  /** True if an area of the country has exactly this name. */
  isKnown(profile: CountryProfile, raw: string): boolean {
    const name = this.#placesOf(profile).keys.find(profile.key(raw));
    return name >= 0 && this.#areasOfName(profile, name, 0).length > 0;
  }

  /**
   * The key of an area's name in its own country. It is remembered, because a damaged place is compared with the areas
   * around every candidate.
   */
  keyOf(profile: CountryProfile, area: Area): string {
    let key = this.#keys.get(area.id);
    if (key === undefined) {
      key = profile.key(area.name);
      this.#keys.set(area.id, key);
    }
    return key;
  }

  /**
   * A suburb or a municipality gives all cities of the municipality, because the dataset does not tell in which city a
   * suburb lies.
   */
  #citiesOf(places: readonly ResolvedPlace[]): readonly number[] {
    const cities = new Set<number>();
    for (const { area } of places) {
      if (area.level === 'city') cities.add(area.id);
      const municipality = municipalityOf(area);
      if (municipality === null) continue;
      for (const city of this.#store.children(municipality, 'city')) cities.add(city.id);
    }
    return [...cities];
  }

  /** The county of that name, although a town has it too; without one, all that have the name. */
  #countiesOf(profile: CountryProfile, name: string): readonly ResolvedPlace[] {
    const found = this.resolve(profile, name).areas;
    const counties = found.filter(({ area }) => area.level === 'municipality');
    return counties.length === 0 ? found : counties;
  }

  #lookUp(profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
    const asked = new WordedName(profile, withoutLevel(raw));
    if (asked.key === '') return [];
    for (const key of [...asked.keys, ...keysAlone(profile, asked.key)]) {
      const exact = this.#placesOf(profile).keys.find(key);
      const found = exact < 0 ? [] : this.#areasOfName(profile, exact, 0);
      if (found.length > 0) return asCode(raw, [...found, ...regionsOfTowns(this.#store, found)]);
    }
    const county = nameOfCounty(raw);
    if (county !== null) return this.#countiesOf(profile, county);
    const divisions = this.#divisionsOf(profile, raw);
    if (divisions.length > 0) return divisions;
    const districts = this.#districtsOf(profile, asked.key);
    if (districts.length > 0) return districts;
    const turned = this.#turnedNames(profile, asked);
    if (turned.length > 0) return turned;
    const longer = this.#longerNames(profile, asked);
    if (longer.length > 0) return longer;
    // `東京都庁` is an office, no misspelt `東京都`.
    if (SHORT_HAN.test(raw)) return [];
    // `Den Haag`, where the data lack it, is no typo of `De Waag`.
    if (profile.isDivision(raw)) return [];
    const names = [...this.#closeNames(profile, asked)].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    const close = flatMap(names, ([name, edits]) => this.#areasOfName(profile, name, edits))
      .filter(({ area, edits }) => edits < TOO_MANY_FOR_WIDE || !isWide(area))
      .slice(0, MAX_AREAS);
    return close.length > 0 ? close : this.#cityOfDistrict(profile, raw);
  }

  /** `East Brunswick` for Brunswick East: a word that has an opposite stands at the other end. */
  #turnedNames(profile: CountryProfile, { tokens }: WordedName): readonly ResolvedPlace[] {
    const [first, last] = [tokens[0]!, tokens.at(-1)!];
    if (tokens.length < 2) return [];
    const turned = [
      ...(profile.opposites.has(first) ? [[...tokens.slice(1), first]] : []),
      ...(profile.opposites.has(last) ? [[last, ...tokens.slice(0, -1)]] : []),
    ];
    const names = turned.map((words) => this.#placesOf(profile).keys.find(words.join('')));
    return names
      .flatMap((name) => (name < 0 ? [] : this.#areasOfName(profile, name, 0)))
      .map((place) => ({ ...place, alias: true }));
  }

  /** The province that another name or a code means, in datasets that were built before it was known: `NRW`. */
  #divisionsOf(profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
    const division = profile.divisionOf(raw);
    const name = division === raw ? -1 : this.#placesOf(profile).keys.find(profile.key(division));
    if (name < 0) return [];
    const provinces = this.#areasOfName(profile, name, 0).filter(({ area }) => area.level === 'province');
    return provinces.map((place) => ({ ...place, alias: true }));
  }

  /** The numbered districts of a town that is no area itself: `西新宿` has `西新宿一丁目` to `西新宿八丁目`. */
  #districtsOf(profile: CountryProfile, town: string): readonly ResolvedPlace[] {
    const { numberedDistrict } = profile.conventions;
    if (numberedDistrict === null) return [];
    const places = this.#placesOf(profile);
    const longer = places.beginning(town);
    if (longer.size > MAX_LONGER) return [];
    return Array.from({ length: longer.size }, (_, at) => longer.at(at))
      .filter((name) => numberedDistrict.test(places.keys.key(name).slice(town.length)))
      .flatMap((name) => this.#areasOfName(profile, name, 0))
      .slice(0, MAX_AREAS)
      .map((place) => ({ ...place, alias: true }));
  }

  /**
   * The places whose longer names contain these words, if they are few: `Brive` finds `Brive-la-Gaillarde`, `Molenbeek`
   * finds `Sint-Jans-Molenbeek`. Names that begin with the words are preferred.
   */
  #longerNames(profile: CountryProfile, asked: WordedName): readonly ResolvedPlace[] {
    const { key, tokens } = asked;
    if (key.length < LEAST_OF_PART || profile.coreTokens(tokens).every((token) => profile.isOptional(token)))
      return [];
    const places = this.#placesOf(profile);
    const beginning = places.beginning(key);
    if (beginning.size > MAX_LONGER) return [];
    const names = Array.from({ length: beginning.size }, (_, at) => beginning.at(at));
    const begun = this.#placesWithWords(profile, names, tokens, (at) => at === 0);
    if (begun.length > 0 || key.length < LEAST_OF_LATER_PART) return begun;
    const holding = places.containing(key);
    if (holding.length > MAX_LONGER) return [];
    const held = this.#placesWithWords(profile, holding, tokens, (at) => at > 0);
    // Many suburbs have `Stad` or `Centrum` in their names, so one word tells little; `11e arrondissement` names one
    // suburb, and `Almere-Stad` the city of several.
    const mayBeSuburb = tokens.length > 1 && this.#cityOfDistrict(profile, asked.raw).length === 0;
    return mayBeSuburb ? held : held.filter(({ area }) => area.level !== 'suburb');
  }

  /**
   * The places of the names that contain the words and at least one more, at an accepted position; empty if there are
   * too many.
   */
  #placesWithWords(
    profile: CountryProfile,
    names: readonly number[],
    asked: readonly string[],
    isThere: (position: number) => boolean,
  ): readonly ResolvedPlace[] {
    const found: ResolvedPlace[] = [];
    for (const name of names)
      for (const place of this.#areasOfName(profile, name, 0)) {
        const { area } = place;
        const isHeld = [area.name, ...(area.aliases ?? [])].some((written) => {
          const words = profile.tokens(written);
          if (words.length <= asked.length) return false;
          return words.some(
            (_, from) => isThere(from) && asked.every((token, at) => words[from + at] === token),
          );
        });
        if (isHeld) found.push({ ...place, alias: true });
      }
    return found.length <= MAX_AREAS ? found : [];
  }

  /** `Essen-Rüttenscheid`: the city, if no area has the name of the district. */
  #cityOfDistrict(profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
    const [, city = '', district = ''] = CITY_AND_DISTRICT.exec(raw) ?? [];
    // `Villeneuve-sur-Lot` is not `Villeneuve`.
    if (city === '' || profile.isOptional(profile.token(wordsOf(fold(district))[0] ?? ''))) return [];
    const name = this.#placesOf(profile).keys.find(profile.key(city));
    if (name < 0) return [];
    const cities = this.#areasOfName(profile, name, 0).filter(({ area }) => area.level === 'city');
    return cities.map((place) => ({ ...place, alias: true }));
  }

  /** Names that may be meant, with their numbers of edits. */
  #closeNames(profile: CountryProfile, asked: WordedName): Map<number, number> {
    const places = this.#placesOf(profile);
    const bound = mostEditsOf(asked.key);
    const names = new Map<number, number>();
    // The text is also compared as written. What looks like an abbreviation may be a typo: `Snedk` is not `Snedijk`.
    const forms = asked.squashed === asked.key ? [asked.key] : [asked.key, asked.squashed];
    const weigh = (name: number, most: number) => {
      if (names.has(name)) return;
      const key = places.keys.key(name);
      const edits = Math.min(...forms.map((form) => editDistance(form, key, most)));
      if (edits <= most) names.set(name, edits);
    };
    for (const name of places.spelled(SPELLING.sound, asked.sound)) weigh(name, bound + 2);
    // `St` has too few letters for a typo, although its key is `street`.
    const long = forms.filter(({ length }) => length > LONGEST_CODE);
    for (const form of long) for (const name of places.oneEdit(form)) weigh(name, Math.min(bound, 2));
    this.#addNamesBegun(places, asked, names);
    if (names.size === 0) this.#addNamesOfCore(profile, asked, names);
    if (names.size === 0)
      for (const form of forms) for (const name of places.similar(form, 24)) weigh(name, bound);
    return names;
  }

  /** Adds the names that the text begins, if they are few: `Leeuwar` and `Leeu` for `Leeuwarden`. */
  #addNamesBegun(places: NameLexicon, { key }: WordedName, names: Map<number, number>): void {
    if (key.length < LEAST_OF_CUT_NAME) return;
    const begun = places.beginning(key);
    if (begun.size > MAX_LONGER) return;
    for (let at = 0; at < begun.size; at++) {
      const name = begun.at(at);
      if (!names.has(name)) names.set(name, EDITS_OF_CUT);
    }
  }

  /** Adds the names with the same core words. A word that is left out counts as one edit, a street type as more. */
  #addNamesOfCore(profile: CountryProfile, asked: WordedName, names: Map<number, number>): void {
    const places = this.#placesOf(profile);
    const core = profile.coreTokens(asked.tokens);
    // `Quartier Saint-Joseph` is hardly the town of that name.
    const edits = profile.streetType(asked.tokens) === '' ? 1 : EDITS_OF_TYPE;
    for (const form of [[...core].sort().join(''), asked.key])
      for (const name of places.spelled(SPELLING.core, form))
        if (this.#isSpelledSo(profile, name, SPELLING.core + form)) names.set(name, edits);
    const coreName = places.keys.find(core.join(''));
    if (coreName >= 0) names.set(coreName, edits);
  }

  /** The index also gives a few wrong names, so the spelling is computed again from the name. */
  #isSpelledSo(profile: CountryProfile, name: number, form: string): boolean {
    let found = false;
    this.#placesOf(profile).forEachMember(name, (id) => {
      found = profile.spellings(profile.tokens(this.#store.area(id).name)).includes(form);
      return !found;
    });
    return found;
  }

  #placesOf({ code }: CountryProfile): NameLexicon {
    return this.#store.namesOf(code).index.places;
  }

  #areasOfName(profile: CountryProfile, name: number, edits: number): ResolvedPlace[] {
    const found: ResolvedPlace[] = [];
    this.#placesOf(profile).forEachMember(name, (id, _, alias) => {
      const area = this.#store.area(id);
      if (countryOf(this.#store, area).code === profile.code) found.push({ area, edits, alias });
    });
    return found;
  }
}

/** The id of the municipality that an area is, or that a suburb lies in; null for other levels. */
export function municipalityOf(area: Area): number | null {
  if (area.level === 'municipality') return area.id;
  return area.level === 'suburb' ? area.parent : null;
}

function isWide({ level }: Area): boolean {
  return level === 'province' || level === 'country';
}

/** `NY` is the code of the state: the city of the same name is written out. */
function asCode(raw: string, found: readonly ResolvedPlace[]): readonly ResolvedPlace[] {
  if (fold(raw).length > LONGEST_CODE) return found;
  const provinces = found.filter(({ area, alias }) => alias && area.level === 'province');
  return provinces.length > 0 ? provinces : found;
}

function mostEditsOf(key: string): number {
  return key.length <= 3 ? 0 : key.length <= 5 ? 1 : key.length <= 9 ? 2 : 3;
}
