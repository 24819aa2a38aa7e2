import type { AddressQuery } from '../model/match';
import { cheapestFirst } from './cheapest-first';
import type { FrameGroup, LineReading, ReadingDraft } from './reading-draft';
import { writeReading } from './write-reading';

/** Readings further down are too far-fetched to be tried. */
const MAX_READINGS = 10;
/** All fields that a reading may have. */
const FIELDS = ['streetname', 'number', 'suffix', 'city', 'suburb', 'municipality', 'postcode'] as const;

/** The readings of one line, cheapest first, each made when it is first asked for: mostly one or two are. */
export class LineReadings {
  readonly #drafts: Generator<ReadingDraft, undefined>;
  readonly #readings: LineReading[] = [];

  constructor(groups: readonly FrameGroup[]) {
    this.#drafts = cheapestFirst(groups);
  }

  /** The reading at a place, counted from 0; of several that give the same fields only the first counts. */
  at(place: number): LineReading | undefined {
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
