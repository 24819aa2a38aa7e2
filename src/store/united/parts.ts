import type { Store } from '../rows';

/** What each dataset's numbers begin at, once several are one. */
export interface Starts {
  readonly areas: readonly number[];
  readonly streets: readonly number[];
  readonly blocks: readonly number[];
}

/** One dataset's numbers follow those of the one before. Of the last one only where it begins counts: it may grow. */
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

/** Whose a number is. */
export function ownerOf(starts: readonly number[], number: number): number {
  let part = starts.length - 1;
  while (number < starts[part]!) part--;
  return part;
}
