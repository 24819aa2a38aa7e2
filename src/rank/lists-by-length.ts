/** Longer lists are rare: they are made anew each time. */
const MOST_KEPT = 16;

/**
 * A list for every length, each used again with other members: a list whose length changes is given new room by the
 * engine, at 150 bytes for a first member.
 */
export class ListsByLength<Member> {
  readonly #lists: Member[][] = [];

  /** The list of that length, with members of an earlier use: valid until the next call for that length. */
  of(length: number): Member[] {
    if (length > MOST_KEPT) return new Array<Member>(length);
    let list = this.#lists[length];
    if (list === undefined) {
      list = new Array<Member>(length);
      this.#lists[length] = list;
    }
    return list;
  }
}
