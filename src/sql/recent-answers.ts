import type { Match } from '../model/match';

/** Texts whose answers are kept. `SELECT geocode_lat(a), geocode_lon(a)` asks for the same text twice in each row. */
const KEPT = 64;

/** Keeps the answers to the newest texts; the oldest are forgotten first. */
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
