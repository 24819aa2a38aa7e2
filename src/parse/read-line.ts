import type { CountryProfile } from '../country/index';
import { LineReader, type LineReading, type ReadingDraft } from './line-reader';
import { lineWords } from './line-words';
import { numberSpans } from './number-spans';
import type { Vocabulary } from './word-line';

const MAX_READINGS = 10;

/**
 * All plausible ways to read one line as an address, most plausible first: every run of words that may be the
 * number, with the street before or after it and places around, helped by what the data knows.
 */
export function readLine(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReadings {
  const drafts: ReadingDraft[] = [];
  for (const taken of lineWords(profile, line)) {
    const reader = new LineReader(profile, vocabulary, taken, drafts);
    if (!taken.postBox) for (const span of numberSpans(profile, taken.words)) reader.around(span);
    reader.withoutNumber();
  }
  return new LineReadings(drafts.sort(byCost));
}

/** Not the difference: every number with a fraction that a function returns is an object of its own. */
function byCost(a: ReadingDraft, b: ReadingDraft): number {
  return a.cost < b.cost ? -1 : a.cost > b.cost ? 1 : 0;
}

/** Readings of one line, each written out when it is asked for: mostly the first is enough. */
export class LineReadings {
  readonly #drafts: readonly ReadingDraft[];
  readonly #readings: LineReading[] = [];
  readonly #seen = new Set<string>();
  #next = 0;

  constructor(drafts: readonly ReadingDraft[]) {
    this.#drafts = drafts;
  }

  /** The reading in a place, from 0 on; of several that give the same fields only the first counts. */
  at(place: number): LineReading | undefined {
    while (this.#readings.length <= Math.min(place, MAX_READINGS - 1)) {
      const draft = this.#drafts[this.#next++];
      if (draft === undefined) break;
      const reading = draft.reader.reading(draft);
      const name = JSON.stringify(reading.fields);
      if (this.#seen.has(name)) continue;
      this.#seen.add(name);
      this.#readings.push(reading);
    }
    return this.#readings[place];
  }

  all(): readonly LineReading[] {
    this.at(MAX_READINGS - 1);
    return this.#readings;
  }
}
