import * as noise from './noise';
import type { Truth, World } from './world';

/** Draws of a slip that makes no other street type of the name's. */
const ATTEMPTS = 20;

/**
 * A street's name with slips of the fingers. None makes a type of it that the data's names have (`RD` typed as `DR`): whoever
 * reads that cannot tell a slip from a sister street.
 */
export function slips(random: () => number, truth: Truth, world: World, count: number): string {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const damaged = noise.typos(random, truth.streetname, count);
    if (!world.isOtherType(truth, damaged)) return damaged;
  }
  return truth.streetname;
}
