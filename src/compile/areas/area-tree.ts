import { countryProfile } from '../../country/index';
import type { CountryProfile } from '../../country/profile';
import type { PolygonPart } from '../../geo/polygon';
import { PolygonIndex } from '../../geo/polygon-index';
import type { AreaLevel } from '../../model/areas';
import type { LearnedConventions } from '../../model/learned';
import type { RecipeCountry } from '../recipe/recipe';
import { detached } from '../rows/text-pool';
import type { AreaDraft } from './area-draft';
import { AreaNames } from './area-names';

/** The areas of one country while the dataset is being built. */
export class AreaTree {
  readonly country: AreaDraft;
  #profile: CountryProfile;
  readonly #drafts: AreaDraft[];
  readonly #names = new Map<AreaLevel, AreaNames>();
  readonly #indexes = new Map<AreaLevel, PolygonIndex<AreaDraft>>();
  /** By `level|#code`, or `level|parent|made|name` without one: so that no area is made twice. */
  readonly #known = new Map<string, AreaDraft>();

  /** @param drafts the list that all countries share; this country adds its areas. */
  constructor(country: RecipeCountry, drafts: AreaDraft[]) {
    this.#drafts = drafts;
    this.#profile = countryProfile(country.code);
    this.country = this.#push('country', country.code, country.name, [], false, null);
  }

  /** The conventions of the country, as far as they are known yet. */
  get profile(): CountryProfile {
    return this.#profile;
  }

  /** Sets the conventions that were learned from the rows; later calls use them. */
  teach(learned: LearnedConventions): void {
    this.#profile = countryProfile(this.country.country, learned);
  }

  /**
   * The area with a code, or with a name in a parent; it is made if it does not exist.
   * Two features with one code are two parts of one area.
   */
  obtain(
    level: AreaLevel,
    area: { code: string; name: string; aliases?: readonly string[]; made?: boolean },
    parent: AreaDraft | null,
  ): AreaDraft {
    const key =
      area.code === ''
        ? `${level}|${parent?.index ?? ''}|${area.made ?? false}|${area.name}`
        : `${level}|#${area.code}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const aliases = (area.aliases ?? []).map(detached);
    const made = this.#push(
      level,
      detached(area.code),
      detached(area.name),
      aliases,
      area.made ?? false,
      parent,
    );
    this.#known.set(detached(key), made);
    this.names(level).add(made);
    return made;
  }

  addParts(area: AreaDraft, parts: readonly PolygonPart[]): void {
    if (parts.length === 0) return;
    for (const part of parts) area.parts.push(part);
    this.#indexes.delete(area.level);
  }

  names(level: AreaLevel): AreaNames {
    let names = this.#names.get(level);
    if (names === undefined) {
      names = new AreaNames(this.profile);
      this.#names.set(level, names);
    }
    return names;
  }

  /** Number of areas of all countries so far. */
  get areaCount(): number {
    return this.#drafts.length;
  }

  /** The polygon index of one level. Built at the first call, after the layers are loaded. */
  index(level: AreaLevel): PolygonIndex<AreaDraft> {
    let index = this.#indexes.get(level);
    if (index === undefined) {
      const polygons = this.areas(level).flatMap((owner) => owner.parts.map((part) => ({ owner, part })));
      index = new PolygonIndex(polygons);
      this.#indexes.set(level, index);
    }
    return index;
  }

  areas(level: AreaLevel): AreaDraft[] {
    return this.#drafts.filter((draft) => draft.level === level && draft.country === this.country.country);
  }

  #push(
    level: AreaLevel,
    code: string,
    name: string,
    aliases: string[],
    made: boolean,
    parent: AreaDraft | null,
  ): AreaDraft {
    const draft: AreaDraft = {
      index: this.#drafts.length,
      level,
      country: level === 'country' ? code : this.country.country,
      code,
      name,
      aliases,
      translations: new Map(),
      made,
      parent,
      parts: [],
      point: null,
      sources: [],
      addresses: 0,
      emptied: false,
      votes: null,
      id: -1,
    };
    this.#drafts.push(draft);
    return draft;
  }
}
