import type { CountryProfile } from '../../country/index';
import type { NameLexicon } from '../../store/names/name-index';
import type { Store } from '../../store/rows';
import { countryOf } from './area-chain';
import type { ResolvedPlace } from './resolved-place';

/** More areas than this are a list, and no answer to what a text names. */
export const MAX_AREAS = 12;
/** A beginning or a part that more names share is accepted for none of them. */
export const MAX_LONGER = 64;

/** The areas of one country by their names. */
export class NamedPlaces {
  readonly profile: CountryProfile;
  readonly store: Store;
  /** All names of areas in the datasets of the country. */
  readonly lexicon: NameLexicon;

  constructor(store: Store, profile: CountryProfile) {
    this.store = store;
    this.profile = profile;
    this.lexicon = store.namesOf(profile.code).index.places;
  }

  /** The areas with exactly this key; empty if there is none. */
  ofKey(key: string): ResolvedPlace[] {
    const name = this.lexicon.keys.find(key);
    return name < 0 ? [] : this.ofName(name, 0);
  }

  /** The areas with a name of the lexicon. The name differs from the text in so many edits. */
  ofName(name: number, edits: number): ResolvedPlace[] {
    const found: ResolvedPlace[] = [];
    this.lexicon.forEachMember(name, (id, _, alias) => {
      const area = this.store.area(id);
      if (countryOf(this.store, area).code === this.profile.code) found.push({ area, edits, alias });
    });
    return found;
  }

  /** The names that begin with a key; null if they are too many. */
  beginningWith(key: string): readonly number[] | null {
    const names = this.lexicon.beginning(key);
    return names.size > MAX_LONGER ? null : Array.from({ length: names.size }, (_, at) => names.at(at));
  }
}

/** The places under a name that is not their own. */
export function asAliases(places: readonly ResolvedPlace[]): readonly ResolvedPlace[] {
  return places.map((place) => ({ ...place, alias: true }));
}
