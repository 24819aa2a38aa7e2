import type { Postcode } from '../rows';
import type { Numbering } from './moved-view';

/** A postcode that a later dataset holds. */
interface UnitedPostcode extends Postcode {
  /** The postcode in each dataset; null if the dataset does not have it. */
  readonly inParts: readonly (Postcode | null)[];
  /**
   * The numberings of the store that united it. They differ for nested stores: the first dataset may itself be several.
   */
  readonly by: readonly Numbering[];
}

/** The postcode in one dataset; null if that does not have it. A postcode of only the first dataset is not changed. */
export function postcodeIn(
  part: number,
  postcode: Postcode | UnitedPostcode,
  numberings: readonly Numbering[],
): Postcode | null {
  if ('by' in postcode && postcode.by === numberings) return postcode.inParts[part]!;
  return part === 0 ? postcode : null;
}

/**
 * One postcode from several datasets: it has the blocks of all, and street and point of the dataset with most of its
 * addresses.
 * @param found by dataset; null if it does not have the postcode.
 */
export function unitedPostcode(
  found: readonly (Postcode | null)[],
  numberings: readonly Numbering[],
): Postcode | null {
  if (found.every((one, part) => part === 0 || one === null)) return found[0]!;
  let united: UnitedPostcode | null = null;
  for (const [part, one] of found.entries()) {
    if (one === null) continue;
    const moved = movedPostcode(one, part, { inParts: found, by: numberings });
    united = united === null ? moved : joined(united, moved);
  }
  return united;
}

/** The same postcode with another main street. */
export function withMainStreet(
  postcode: Postcode | UnitedPostcode,
  street: number,
): Postcode | UnitedPostcode {
  const { text, blocks, blockCount, latitude, longitude, radiusMeters, addressCount } = postcode;
  const moved = { text, blocks, blockCount, street, latitude, longitude, radiusMeters, addressCount };
  return 'by' in postcode ? { ...moved, inParts: postcode.inParts, by: postcode.by } : moved;
}

function movedPostcode(
  { text, blocks, blockCount, street, latitude, longitude, radiusMeters, addressCount }: Postcode,
  part: number,
  { inParts, by }: Pick<UnitedPostcode, 'inParts' | 'by'>,
): UnitedPostcode {
  const { firstBlock, streetOf } = by[part]!;
  return {
    text,
    blocks: firstBlock === 0 ? blocks : blocks.map((block) => firstBlock + block),
    blockCount,
    street: streetOf(street),
    latitude,
    longitude,
    radiusMeters,
    addressCount,
    inParts,
    by,
  };
}

function joined(a: UnitedPostcode, b: UnitedPostcode): UnitedPostcode {
  const { text, street, latitude, longitude } = b.addressCount > a.addressCount ? b : a;
  return {
    text,
    blocks: [...a.blocks, ...b.blocks],
    blockCount: a.blockCount + b.blockCount,
    street,
    latitude,
    longitude,
    radiusMeters: Math.max(a.radiusMeters, b.radiusMeters),
    addressCount: a.addressCount + b.addressCount,
    inParts: a.inParts,
    by: a.by,
  };
}
