import type { Opening, ReadingDraft } from './reading-draft';

/** An opening or a draft, and its place in the line's order, which counts between those that cost the same. */
interface Placed {
  readonly what: Opening | ReadingDraft;
  readonly isDraft: boolean;
  readonly place: number;
  /** The places of all that it leads to lie between this and the next. */
  readonly room: number;
}

/** More than any opening leads to at once. */
const MOST_OPENED = 1000;
const ROOM = MOST_OPENED ** 5;
/** A place farther from the end is looked for by halves. */
const MOST_STEPS = 16;

/**
 * The drafts that some openings lead to, cheapest first. Openings say what their drafts cost at least, so they are opened
 * only once nothing cheaper is left: for the first draft usually one way to take the line apart, and one frame in ten.
 */
export function* cheapestFirst(openings: readonly Opening[]): Generator<ReadingDraft, undefined> {
  /** The cheapest stands last. */
  const waiting: Placed[] = [];
  const add = (all: readonly (Opening | ReadingDraft)[], place: number, room: number) => {
    const share = room / MOST_OPENED;
    for (const [at, what] of all.entries())
      insert(waiting, { what, isDraft: !('open' in what), place: place + at * share, room: share });
  };
  add(openings, 0, ROOM);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { what, place, room } = next;
    if ('open' in what) add(what.open(), place, room);
    else yield what;
  }
  return undefined;
}

/** What is new is mostly cheap, so its place is looked for near the end first. */
function insert(waiting: Placed[], one: Placed): void {
  const last = waiting.length;
  if (last < MOST_STEPS || !comesBefore(waiting[last - MOST_STEPS]!, one)) {
    let at = last;
    for (; at > 0 && comesBefore(waiting[at - 1]!, one); at--) waiting[at] = waiting[at - 1]!;
    waiting[at] = one;
    return;
  }
  let from = 0;
  let end = last - MOST_STEPS;
  while (from < end) {
    const middle = (from + end) >> 1;
    if (comesBefore(waiting[middle]!, one)) end = middle;
    else from = middle + 1;
  }
  waiting.splice(from, 0, one);
}

/** An opening comes before a draft of the same cost, because it may lead to one with an earlier place. */
function comesBefore(left: Placed, right: Placed): boolean {
  if (left.what.cost !== right.what.cost) return left.what.cost < right.what.cost;
  if (left.isDraft !== right.isDraft) return right.isDraft;
  return left.place <= right.place;
}
