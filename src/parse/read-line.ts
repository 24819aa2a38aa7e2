import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { LineReader, type LineReading } from './line-reader';
import { lineWords } from './line-words';
import { numberSpans } from './number-spans';
import { ReadingDrafts } from './reading-drafts';
import type { Vocabulary } from './word-line';

const MAX_READINGS = 10;
/** All fields that a reading may have. */
const FIELDS = ['streetname', 'number', 'suffix', 'city', 'suburb', 'municipality', 'postcode'] as const;

/**
 * Reads lines one after the other, with what it needs for one used again for the next: the lists and objects that tell
 * readings apart were 9 of the 12 KB that reading a line allocated.
 */
export class LineParser {
  readonly #drafts = new ReadingDrafts();
  readonly #readers: LineReader[] = [];

  /**
   * All plausible ways to read one line as an address, most plausible first: every run of words that may be the
   * number, with the street before or after it and places around, helped by what the data knows.
   * @returns what is valid until the next line is read.
   */
  read(profile: CountryProfile, vocabulary: Vocabulary, line: string): LineReadings {
    const drafts = this.#drafts;
    drafts.clear();
    const ways = lineWords(profile, line);
    for (let way = 0; way < ways.length; way++) {
      const taken = ways[way]!;
      if (way === this.#readers.length) this.#readers.push(new LineReader(way, drafts));
      const reader = this.#readers[way]!;
      reader.begin(profile, vocabulary, taken);
      if (!taken.postBox) for (const span of numberSpans(profile, taken.words)) reader.around(span);
      reader.withoutNumber();
    }
    return new LineReadings(drafts, this.#readers);
  }
}

/** Readings of one line, each written out when it is asked for: mostly the first is enough. */
export class LineReadings {
  readonly #drafts: ReadingDrafts;
  readonly #readers: readonly LineReader[];
  readonly #readings: LineReading[] = [];

  constructor(drafts: ReadingDrafts, readers: readonly LineReader[]) {
    this.#drafts = drafts;
    this.#readers = readers;
  }

  /** The reading in a place, from 0 on; of several that give the same fields only the first counts. */
  at(place: number): LineReading | undefined {
    const readings = this.#readings;
    while (readings.length <= Math.min(place, MAX_READINGS - 1)) {
      const draft = this.#drafts.next();
      if (draft === undefined) break;
      const reading = this.#readers[draft.way]!.reading(draft);
      if (!readings.some(({ fields }) => sameFields(fields, reading.fields))) readings.push(reading);
    }
    return readings[place];
  }

  all(): readonly LineReading[] {
    this.at(MAX_READINGS - 1);
    return this.#readings;
  }
}

function sameFields(left: AddressQuery, right: AddressQuery): boolean {
  for (const field of FIELDS) if (left[field] !== right[field]) return false;
  return true;
}
