import { draftReadings } from './draft-readings';
import type { FrameGroup, ReadingDraft, ReadingFrame } from './reading-draft';

/** Something that says what it costs at least. Of several that cost the same, the first in the line's order counts. */
interface Placed<T> {
  readonly what: T;
  readonly atLeast: number;
  readonly place: number;
}

/** Room for the frames of one group among the places of all. */
const PLACES_A_GROUP = 1000;

/**
 * The drafts of all frames, cheapest first. Groups and frames say what their drafts cost at least, so frames are found,
 * and the words around them read, only once nothing cheaper is left: for the first draft those of one frame in ten.
 */
export function* cheapestFirst(groups: readonly FrameGroup[]): Generator<ReadingDraft, undefined> {
  const unopened = groups
    .map((group, at) => ({ what: group, atLeast: group.atLeast, place: at * PLACES_A_GROUP }))
    .sort(byCost);
  const frames: Placed<ReadingFrame>[] = [];
  const drafts: Placed<ReadingDraft>[] = [];
  const least = (list: readonly Placed<unknown>[]) => list[0]?.atLeast ?? Number.POSITIVE_INFINITY;
  while (unopened.length + frames.length + drafts.length > 0) {
    if (least(unopened) <= Math.min(least(frames), least(drafts))) {
      const { what, place } = unopened.shift()!;
      for (const [at, frame] of what.frames().entries())
        frames.push({ what: frame, atLeast: frame.cost + frame.taken.cost, place: place + at });
      frames.sort(byCost);
    } else if (least(frames) <= least(drafts)) {
      const { what, place } = frames.shift()!;
      for (const draft of draftReadings(what)) drafts.push({ what: draft, atLeast: draft.cost, place });
      drafts.sort(byCost);
    } else {
      yield drafts.shift()!.what;
    }
  }
  return undefined;
}

function byCost(left: Placed<unknown>, right: Placed<unknown>): number {
  return left.atLeast - right.atLeast || left.place - right.place;
}
