import type { CountryProfile } from '../../country/index';
import type { AddressQuery, Field, Reading, Verdict } from '../../model/match';
import type { RankedCandidate } from '../judge/candidate';
import { splitHouseNumber } from './split-house-number';

/** A line or fields, with the candidates that the data have for it. */
export interface Understood {
  readonly profile: CountryProfile;
  /** As asked, with number and suffix separate. */
  readonly fields: AddressQuery;
  /** The verdicts of the best candidate on these fields. */
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** For a line: the fields of the reading with the fewest unread letters; null if that is the reading above. */
  readonly plain: AddressQuery | null;
  /** Words of the line that belong to no field. */
  readonly leftOver: readonly string[];
  /** Those of them that stand in front of the street and may be its town. */
  readonly townsLeft: readonly string[];
  /** Best first; empty if nothing in the data fits. */
  readonly ranked: readonly RankedCandidate[];
  /** True if the line means a place beside the address: `tegenover`, `near`. */
  readonly isBeside: boolean;
  /** The chance that the fields are what is meant, 0…1. */
  readonly confidence: number;
}

/** Fields for which the data have no answer. */
export function notFound(profile: CountryProfile, { fields, leftOver }: Reading): Understood {
  return {
    profile,
    fields: splitHouseNumber(profile, fields, null),
    verdicts: {},
    plain: null,
    leftOver,
    townsLeft: [],
    ranked: [],
    isBeside: false,
    confidence: 0,
  };
}
