import { BLOCK_CAPACITY } from '../format/block-layout';
import type { WriterAddress } from './block-encoder';

/**
 * Where to cut a street's addresses into blocks: the end of each, ascending. A postcode stays whole where it fits
 * into a block; one that does not begins a block of its own and fills as few as it can.
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
