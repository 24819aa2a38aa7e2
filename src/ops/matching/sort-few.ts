/** Up to so many, moving each to its place beats a sort. */
const FEW = 24;

/**
 * Sorts part of a list in place, equals as they stood. `Array.sort` takes 1.5 KB for its own notes,
 * however short the list.
 */
export function sortFew<T>(list: T[], from: number, to: number, compare: (a: T, b: T) => number): void {
  if (to - from > FEW) {
    const sorted = list.slice(from, to).sort(compare);
    for (let at = from; at < to; at++) list[at] = sorted[at - from]!;
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const one = list[at]!;
    let place = at;
    for (; place > from && compare(list[place - 1]!, one) > 0; place--) list[place] = list[place - 1]!;
    list[place] = one;
  }
}
