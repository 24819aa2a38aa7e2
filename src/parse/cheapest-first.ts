import { draftReadings } from './draft-readings';
import type { ReadingDraft, ReadingFrame } from './reading-draft';

/** A draft with the place of its frame: of several that cost the same the first counts. */
interface PlacedDraft {
  readonly draft: ReadingDraft;
  readonly place: number;
}

/**
 * The drafts of all frames, cheapest first. A frame says what its drafts cost at least, so the words around it are read
 * only once nothing cheaper is left: for the first draft those of one frame in ten.
 */
export function* cheapestFirst(frames: readonly ReadingFrame[]): Generator<ReadingDraft, undefined> {
  const placed = frames.map((frame, place) => ({ frame, place, atLeast: frame.cost + frame.taken.cost }));
  placed.sort((a, b) => a.atLeast - b.atLeast);
  const drafts: PlacedDraft[] = [];
  for (const { frame, place, atLeast } of placed) {
    while (drafts.length > 0 && drafts[0]!.draft.cost < atLeast) yield drafts.shift()!.draft;
    for (const draft of draftReadings(frame)) drafts.push({ draft, place });
    drafts.sort((a, b) => a.draft.cost - b.draft.cost || a.place - b.place);
  }
  for (const { draft } of drafts) yield draft;
  return undefined;
}
