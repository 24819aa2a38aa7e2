import type { Postcode } from '../rows';
import type { Numbering } from './moved-view';

/**
 * One postcode of several datasets: the blocks of all; street and point of the one with most of its addresses.
 * @param found by dataset; null where it has none.
 */
export function unitedPostcode(
  found: readonly (Postcode | null)[],
  numberings: readonly Numbering[],
): Postcode | null {
  let united: Postcode | null = null;
  for (const [part, one] of found.entries()) {
    if (one === null) continue;
    const moved = part === 0 ? one : movedPostcode(one, numberings[part]!);
    united = united === null ? moved : joined(united, moved);
  }
  return united;
}

function movedPostcode(postcode: Postcode, { firstBlock, streetOf }: Numbering): Postcode {
  return {
    ...postcode,
    blocks: postcode.blocks.map((block) => firstBlock + block),
    street: streetOf(postcode.street),
  };
}

function joined(a: Postcode, b: Postcode): Postcode {
  const more = b.addressCount > a.addressCount ? b : a;
  return {
    ...more,
    blocks: [...a.blocks, ...b.blocks],
    radiusMeters: Math.max(a.radiusMeters, b.radiusMeters),
    addressCount: a.addressCount + b.addressCount,
  };
}
