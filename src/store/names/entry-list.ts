/** Entries or ids in an array that is used again and grows as it must: the first `length` of the values count. */
export class EntryList {
  values = new Uint32Array(64);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(1);
    this.values[this.length++] = value;
  }

  pushAll(list: EntryList): void {
    this.reserve(list.length);
    // Mostly a few: a view of them would be the larger part.
    for (let at = 0; at < list.length; at++) this.values[this.length++] = list.values[at]!;
  }

  /** Makes room for more. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.values.length) return;
    const larger = new Uint32Array(2 * needed);
    larger.set(this.values.subarray(0, this.length));
    this.values = larger;
  }
}
