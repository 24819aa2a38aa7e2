import type { Store, Street } from '../../store/rows';
import type { PreparedQuery } from './query';

/** The asked postcode where the street has it, else the postcode of its first address. */
export function postcodeOnStreet(
  store: Store,
  { profile }: PreparedQuery,
  asked: string,
  street: Street,
): string {
  const blocks = store.postcode(asked, profile.code)?.blocks ?? [];
  const end = street.firstBlock + street.blockCount;
  if (blocks.some((block) => block >= street.firstBlock && block < end)) return asked;
  return street.blockCount > 0 ? store.load(street.firstBlock).postcode(0) : '';
}
