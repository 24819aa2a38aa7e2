import type { CountryProfile } from '../country/index';
import type { Field } from '../model/match';
import type { ResolvedPlace } from './resolve-place';

/** A place as it was asked. Used again: see `begin`. */
export class AskedPlace {
  field: Field = 'city';
  raw = '';
  /** The areas that the text may name, best first; none where nothing in the data bears such a name. */
  areas: readonly ResolvedPlace[] = [];
  #profile: CountryProfile;
  #key: string | null = null;

  constructor(profile: CountryProfile) {
    this.#profile = profile;
  }

  begin(profile: CountryProfile, field: Field, raw: string, areas: readonly ResolvedPlace[]): void {
    this.#profile = profile;
    this.field = field;
    this.raw = raw;
    this.areas = areas;
    this.#key = null;
  }

  /** Looked at where it may be damaged. */
  get key(): string {
    this.#key ??= this.#profile.key(this.raw);
    return this.#key;
  }
}
