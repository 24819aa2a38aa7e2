import type { Match } from '../model/match';

/** `SELECT geocode_lat(a), geocode_lon(a)` asks the same twice for each row. */
const KEPT = 64;

/** The answers to the texts asked last. */
export class RecentAnswers {
  readonly #ask: (text: string) => Match | null;
  readonly #kept = new Map<string, Match | null>();

  constructor(ask: (text: string) => Match | null) {
    this.#ask = ask;
  }

  of(text: string): Match | null {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const match = this.#ask(text);
    if (this.#kept.size >= KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(text, match);
    return match;
  }
}
