import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { LineReader, LineReading } from './line-reader';
import { LineWays } from './line-words';
import { ReadingDrafts } from './reading-drafts';
import type { Vocabulary } from './word-line';
import type { WordList } from './word-list';

const MAX_READINGS = 10;
/** All fields that a reading may have. */
const FIELDS = ['streetname', 'number', 'suffix', 'city', 'suburb', 'municipality', 'postcode'] as const;

/**
 * Reads lines one after the other, with what it needs for one used again for the next: the lists and objects that tell
 * readings apart were 9 of the 12 KB that reading a line allocated.
 */
export class LineParser {
  readonly #ways = new LineWays();
  readonly #drafts = new ReadingDrafts();
  readonly #readers: LineReader[] = [];
  readonly #readings = new LineReadings(this.#drafts, this.#readers);

  /**
   * All plausible ways to read one line as an address, most plausible first: every run of words that may be the
   * number, with the street before or after it and places around, helped by what the data knows.
   * @returns what is valid until the next line is read.
   */
  read(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReadings {
    const ways = this.#ways;
    const readers = this.#readers;
    this.#drafts.clear();
    this.#readings.clear();
    ways.take(profile, line);
    for (let way = 0; way < ways.length; way++) {
      if (way === readers.length) readers.push(new LineReader(way, this.#drafts));
      readers[way]!.draft(profile, vocabulary, ways.at(way));
    }
    return this.#readings;
  }

  /** The words of a line without what is certain, and without a postcode only where there is one for sure. */
  words(profile: CountryProfile, line: string): WordList {
    const ways = this.#ways;
    ways.take(profile, line);
    return ways.at(ways.length - 1).words;
  }
}

/** Readings of one line, each written out when it is asked for: mostly the first is enough. */
export class LineReadings {
  readonly #drafts: ReadingDrafts;
  readonly #readers: readonly LineReader[];
  readonly #readings: LineReading[] = [];
  #length = 0;

  constructor(drafts: ReadingDrafts, readers: readonly LineReader[]) {
    this.#drafts = drafts;
    this.#readers = readers;
  }

  clear(): void {
    this.#length = 0;
  }

  /** The reading in a place, from 0 on; of several that give the same fields only the first counts. */
  at(place: number): LineReading | undefined {
    while (this.#length <= Math.min(place, MAX_READINGS - 1)) {
      const draft = this.#drafts.next();
      if (draft === undefined) break;
      if (this.#length === this.#readings.length) this.#readings.push(new LineReading());
      const reading = this.#readings[this.#length]!;
      this.#readers[draft.way]!.write(draft, reading);
      if (this.#isNews(reading)) this.#length++;
    }
    return place < this.#length ? this.#readings[place] : undefined;
  }

  all(): readonly LineReading[] {
    this.at(MAX_READINGS - 1);
    return this.#readings.slice(0, this.#length);
  }

  #isNews({ fields }: LineReading): boolean {
    for (let at = 0; at < this.#length; at++)
      if (sameFields(this.#readings[at]!.fields, fields)) return false;
    return true;
  }
}

function sameFields(left: AddressQuery, right: AddressQuery): boolean {
  for (const field of FIELDS) if (left[field] !== right[field]) return false;
  return true;
}
