import type { Store, Street } from '../../store/rows';
import type { PreparedQuery } from './query';

const NONE: readonly number[] = [];

/** The asked postcode where the street has it, else the postcode of its first address. */
export function postcodeOnStreet(
  store: Store,
  { profile }: PreparedQuery,
  asked: string,
  street: Street,
): string {
  const blocks = store.postcode(asked, profile.code)?.blocks ?? NONE;
  const end = street.firstBlock + street.blockCount;
  for (let at = 0; at < blocks.length; at++)
    if (blocks[at]! >= street.firstBlock && blocks[at]! < end) return asked;
  return street.blockCount > 0 ? store.load(street.firstBlock).postcode(0) : '';
}
