/** Up to so many, moving each to its place beats a sort. */
const FEW = 24;
/** Places of scratch kept for the next list. */
const MOST_KEPT = 4096;

const scratch: unknown[] = [];

/**
 * Sorts part of a list in place, equals as they stood: runs of a few by insertion, which are merged. `Array.sort` takes
 * 1.5 KB for its own notes, however short the list.
 */
export function sortPart<T>(list: T[], from: number, to: number, compare: (a: T, b: T) => number): void {
  for (let start = from; start < to; start += FEW) insert(list, start, Math.min(start + FEW, to), compare);
  for (let width = FEW; width < to - from; width *= 2)
    for (let start = from; start + width < to; start += 2 * width)
      merge(list, start, start + width, Math.min(start + 2 * width, to), compare);
  if (to - from > FEW) forget();
}

function insert<T>(list: T[], from: number, to: number, compare: (a: T, b: T) => number): void {
  for (let at = from + 1; at < to; at++) {
    const one = list[at]!;
    let place = at;
    for (; place > from && compare(list[place - 1]!, one) > 0; place--) list[place] = list[place - 1]!;
    list[place] = one;
  }
}

/** The first run stands aside while both are written back, so that nothing is written over before it is read. */
function merge<T>(
  list: T[],
  from: number,
  middle: number,
  to: number,
  compare: (a: T, b: T) => number,
): void {
  const first = scratch as T[];
  const length = middle - from;
  for (let at = 0; at < length; at++) first[at] = list[from + at]!;
  let left = 0;
  let right = middle;
  for (let at = from; left < length; at++) {
    if (right < to && compare(first[left]!, list[right]!) > 0) list[at] = list[right++]!;
    else list[at] = first[left++]!;
  }
}

/** Holds on to nothing that was sorted. */
function forget(): void {
  if (scratch.length > MOST_KEPT) scratch.length = MOST_KEPT;
  scratch.fill(undefined);
}
