import { BLOCK_CAPACITY } from '../format/block-layout';
import type { WriterAddress } from './block-encoder';

/**
 * Cuts the addresses of a street into blocks: returns the end of each block, ascending. Addresses with the same
 * postcode stay together if they fit into one block. If not, they begin a new block and fill as few blocks as possible.
 */
export function cutStreet(addresses: readonly WriterAddress[]): number[] {
  const ends: number[] = [];
  let start = 0;
  for (let index = 0; index < addresses.length; ) {
    const { postcode } = addresses[index]!;
    let runEnd = index + 1;
    while (runEnd < addresses.length && addresses[runEnd]!.postcode === postcode) runEnd++;
    if (runEnd - start > BLOCK_CAPACITY && index > start) {
      ends.push(index);
      start = index;
    }
    while (runEnd - start > BLOCK_CAPACITY) {
      start += BLOCK_CAPACITY;
      ends.push(start);
    }
    index = runEnd;
  }
  if (start < addresses.length) ends.push(addresses.length);
  return ends;
}
