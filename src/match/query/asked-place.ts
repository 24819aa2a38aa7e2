import type { CountryProfile } from '../../country/index';
import type { Field } from '../../model/match';
import type { ResolvedPlace } from '../places/resolved-place';

/** A place as it was asked. */
export interface AskedPlace {
  readonly profile: CountryProfile;
  readonly field: Field;
  readonly raw: string;
  readonly key: string;
  /** The areas that the text may name, best first; empty if no area has such a name. */
  readonly areas: readonly ResolvedPlace[];
  /** Ids of the cities that may hold them; null for wide areas. */
  readonly cities: readonly number[] | null;
}
