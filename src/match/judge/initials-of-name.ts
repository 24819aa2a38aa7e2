import { keyOfInitials } from '../../country/index';
import type { Query } from '../query/query';

/** True if the asked name is the initials of a street's: `SV Road` may be Swami Vivekananda Road, and Sardar Vallabhbhai Road. */
export function asksInitials({ street, profile }: Query, name: string): boolean {
  const { namesAsInitials, streetTypes } = profile.conventions;
  if (!namesAsInitials || street === null) return false;
  const initials = keyOfInitials(profile.tokens(name), streetTypes);
  return initials !== null && street.keys.includes(initials);
}
