import type { Store } from '../rows';

/** The first united number of each dataset. */
export interface Starts {
  readonly areas: readonly number[];
  readonly streets: readonly number[];
  readonly blocks: readonly number[];
}

/**
 * The numbers of each dataset follow those of the dataset before. The last dataset may grow, so only its start matters.
 */
export function startsOf(stores: readonly Pick<Store, 'manifest'>[]): Starts {
  const areas = [0];
  const streets = [0];
  const blocks = [0];
  for (const [at, { manifest }] of stores.entries()) {
    const { counts } = manifest;
    areas.push(areas[at]! + Object.values(counts.areas).reduce((sum, count) => sum + count, 0));
    streets.push(streets[at]! + counts.streets);
    blocks.push(blocks[at]! + counts.blocks);
  }
  return {
    areas: areas.slice(0, stores.length),
    streets: streets.slice(0, stores.length),
    blocks: blocks.slice(0, stores.length),
  };
}

/** The dataset to which a united number belongs. */
export function ownerOf(starts: readonly number[], number: number): number {
  let part = starts.length - 1;
  while (number < starts[part]!) part--;
  return part;
}
