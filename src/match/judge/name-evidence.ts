import type { NameFit } from '../../rank/fit';
import { mayBeOtherName } from '../../rank/name-fit';
import type { Query } from '../query/query';

/** The evidence from the name of a street. */
export interface NameEvidence {
  readonly fit: NameFit;
  /** True if a street somewhere has exactly the asked name. */
  readonly nameExists: boolean;
  /** True if a street with the asked name lies in the asked place. Then a street around that place is hardly meant. */
  readonly namesakeInside: boolean;
  /** True if a street in the asked place has the asked name with another street type. */
  readonly sisterInside: boolean;
}

/**
 * True if the asked street may well be another one, though the rest agrees. `Square Jean Jaurès` is not the avenue of that name,
 * and `Albertlaan` is hardly a damaged `Auberlaan` if there is one elsewhere, unless a postcode of that street says so: one of
 * digits mostly covers a town. People leave out words of a name, and then the rest may be another name.
 */
export function mayBeOtherStreet(query: Query, { fit, nameExists }: NameEvidence): boolean {
  const { postcode } = query;
  if (fit.verdict === 'partial' && mayBeLonger(query)) return true;
  const isTold = postcode !== null && postcode.row !== null && !postcode.isOfDigits;
  if (mayBeOtherName(fit, isTold)) return true;
  const isElsewhere = nameExists && (fit.verdict !== 'partial' || fit.extra > 0);
  return !isTold && (fit.typeConflict || isElsewhere);
}

/**
 * `Petra Koch Molmen Straat` is hardly `Oude Straat`: words in front that were not read may belong to the name, unless its
 * number or its type begins the address.
 */
function mayBeLonger({ line, profile }: Query): boolean {
  const { numberFirst, typePlace } = profile.conventions;
  return line.leftApart > 0 && !numberFirst && typePlace !== 'first';
}
