import { gramOf, gramsOf } from '../names/grams';
import { compareKeys } from '../names/key-table';
import type { NameKeys } from '../names/name-index';

/**
 * The same values as for one dataset: only the rarest grams count, and a letter of difference in length costs half a
 * point.
 */
const RAREST = 9;
const LENGTH_COST = 0.5;
const LEAST_WEIGHT = 2;
const SPACE = 32;

/**
 * Ranks names of several datasets by the trigrams that they share with a key. The weight of a trigram depends on how
 * rare it is in all datasets.
 */
export class SharedRanking {
  readonly #keys: NameKeys;
  readonly #length: number;
  /** The rarest grams of the key, each with its position as a bit. */
  readonly #bits = new Map<number, number>();
  readonly #weights: number[] = [];

  /** @param count number of names, and number of names with the gram. */
  constructor(keys: NameKeys, key: string, count: (gram: number) => { names: number; holding: number }) {
    this.#keys = keys;
    this.#length = key.length;
    const rarest = gramsOf(key)
      .map((gram) => ({ gram, ...count(gram) }))
      .filter(({ holding }) => holding > 0)
      .sort((a, b) => a.holding - b.holding)
      .slice(0, RAREST);
    for (const { gram, names, holding } of rarest) {
      this.#bits.set(gram, 1 << this.#weights.length);
      this.#weights.push(Math.max(LEAST_WEIGHT, Math.round(Math.log2(names / holding))));
    }
  }

  /** Smaller is better. */
  cost(name: number): number {
    return this.#costOf(name, this.#keys.key(name));
  }

  /** The best names, best first. */
  best(names: readonly number[], limit: number): number[] {
    return names
      .map((name) => {
        const text = this.#keys.key(name);
        return { name, text, cost: this.#costOf(name, text) };
      })
      .sort((a, b) => a.cost - b.cost || compareKeys(a.text, b.text))
      .slice(0, limit)
      .map(({ name }) => name);
  }

  #costOf(name: number, text: string): number {
    let held = 0;
    let first = SPACE;
    let second = text.charCodeAt(0);
    for (let at = 1; at <= text.length; at++) {
      const third = at < text.length ? text.charCodeAt(at) : SPACE;
      held |= this.#bits.get(gramOf(first, second, third)) ?? 0;
      first = second;
      second = third;
    }
    let cost = Math.abs(this.#keys.length(name) - this.#length) * LENGTH_COST;
    for (const [at, weight] of this.#weights.entries()) if ((held & (1 << at)) !== 0) cost -= weight;
    return cost;
  }
}
