import type { Field, Verdict } from '../model/match';

/**
 * The verdicts on one candidate, in the order given, in arrays that are used again: an object that grows a key at a time
 * is made only of those that are answered.
 */
export class VerdictList {
  readonly #fields: Field[] = [];
  readonly #verdicts: Verdict[] = [];
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  get(field: Field): Verdict | undefined {
    for (let at = 0; at < this.#length; at++) if (this.#fields[at] === field) return this.#verdicts[at];
    return undefined;
  }

  /** Sets the verdict on a field, in its place where it has one. */
  set(field: Field, verdict: Verdict): void {
    let at = 0;
    while (at < this.#length && this.#fields[at] !== field) at++;
    this.#fields[at] = field;
    this.#verdicts[at] = verdict;
    if (at === this.#length) this.#length++;
  }

  /** A fresh object of them. */
  written(): Partial<Record<Field, Verdict>> {
    const verdicts: Partial<Record<Field, Verdict>> = {};
    for (let at = 0; at < this.#length; at++) verdicts[this.#fields[at]!] = this.#verdicts[at]!;
    return verdicts;
  }
}
