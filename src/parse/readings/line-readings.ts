import type { AddressQuery } from '../../model/match';
import { cheapestFirst } from './cheapest-first';
import type { LineReading, Opening, ReadingDraft } from './reading-draft';
import { writeReading } from './write-reading';

/** Most readings that are tried; later ones are too unlikely. */
const MAX_READINGS = 10;
/** All fields that a reading may have. */
const FIELDS = ['streetname', 'number', 'suffix', 'city', 'suburb', 'municipality', 'postcode'] as const;

/** The readings of one line, cheapest first. Each is made when first asked for; usually only one or two are needed. */
export class LineReadings {
  /** True if the first reading is that of a line as most are written. */
  readonly isWellFormed: boolean;
  readonly #openings: () => readonly Opening[];
  #drafts: Generator<ReadingDraft, undefined> | null = null;
  readonly #readings: LineReading[];

  /**
   * @param openings lead to all readings.
   * @param wellFormed the first reading, if a quick look finds it. Then the others are looked for only when one is asked for.
   */
  constructor(openings: () => readonly Opening[], wellFormed: LineReading | null = null) {
    this.isWellFormed = wellFormed !== null;
    this.#openings = openings;
    this.#readings = wellFormed === null ? [] : [wellFormed];
  }

  /** The reading at a position, counted from 0. Readings with the same fields count once. */
  at(place: number): LineReading | undefined {
    if (place < this.#readings.length) return this.#readings[place];
    this.#drafts ??= cheapestFirst(this.#openings());
    while (this.#readings.length <= Math.min(place, MAX_READINGS - 1)) {
      const draft = this.#drafts.next().value;
      if (draft === undefined) break;
      const reading = writeReading(draft);
      if (!this.#has(reading)) this.#readings.push(reading);
    }
    return this.#readings[place];
  }

  all(): readonly LineReading[] {
    this.at(MAX_READINGS - 1);
    return [...this.#readings];
  }

  #has(reading: LineReading): boolean {
    return this.#readings.some(({ fields }) => sameFields(fields, reading.fields));
  }
}

function sameFields(left: AddressQuery, right: AddressQuery): boolean {
  return FIELDS.every((field) => left[field] === right[field]);
}
