import type { AddressQuery } from '../model/match';
import type { LineReading, ReadingDraft } from './reading-draft';
import { writeReading } from './write-reading';

/** Readings further down are too far-fetched to be tried. */
const MAX_READINGS = 10;
/** All fields that a reading may have. */
const FIELDS = ['streetname', 'number', 'suffix', 'city', 'suburb', 'municipality', 'postcode'] as const;

/** The readings of one line, cheapest first, each written when it is first asked for: mostly one or two are. */
export class LineReadings {
  readonly #drafts: readonly ReadingDraft[];
  readonly #readings: LineReading[] = [];
  #nextDraft = 0;

  constructor(drafts: readonly ReadingDraft[]) {
    this.#drafts = [...drafts].sort((a, b) => a.cost - b.cost);
  }

  /** The reading at a place, counted from 0; of several that give the same fields only the first counts. */
  at(place: number): LineReading | undefined {
    while (
      this.#readings.length <= Math.min(place, MAX_READINGS - 1) &&
      this.#nextDraft < this.#drafts.length
    )
      this.#write(this.#drafts[this.#nextDraft++]!);
    return this.#readings[place];
  }

  all(): readonly LineReading[] {
    this.at(MAX_READINGS - 1);
    return [...this.#readings];
  }

  #write(draft: ReadingDraft): void {
    const reading = writeReading(draft);
    if (!this.#readings.some(({ fields }) => sameFields(fields, reading.fields)))
      this.#readings.push(reading);
  }
}

function sameFields(left: AddressQuery, right: AddressQuery): boolean {
  return FIELDS.every((field) => left[field] === right[field]);
}
