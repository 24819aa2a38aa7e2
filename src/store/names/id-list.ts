/** Ids in an array that grows; a decoder fills it for each name. The first `length` of the values count. */
export class IdList {
  values = new Uint32Array(64);
  length = 0;

  clear(): void {
    this.length = 0;
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
