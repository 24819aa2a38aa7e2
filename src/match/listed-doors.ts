import { sortPart } from './sort-part';

/** Rows kept for the next question: a long street that is listed whole has more. */
const MOST_KEPT = 4096;

/** An address as far as a list needs it: identifiers, the dearest to decode, are not read. */
export class ListedDoor {
  streetname = '';
  city = '';
  number = '';
  suffix = '';
  postcode = '';
  /** Integers of 1e-6 degrees. */
  latitude = 0;
  longitude = 0;
  ordinal = 0;
}

/** Addresses that are sorted and cut to a page, in rows that are used again. */
export class ListedDoors {
  length = 0;
  readonly #rows: ListedDoor[] = [];

  clear(): void {
    this.length = 0;
    if (this.#rows.length > MOST_KEPT) this.#rows.length = MOST_KEPT;
  }

  at(place: number): ListedDoor {
    return this.#rows[place]!;
  }

  /** The next row, to be filled in whole. */
  add(): ListedDoor {
    const place = this.length++;
    if (place === this.#rows.length) this.#rows.push(new ListedDoor());
    return this.#rows[place]!;
  }

  /** Sorts the rows from a place on. */
  sort(from: number, compare: (a: ListedDoor, b: ListedDoor) => number): void {
    sortPart(this.#rows, from, this.length, compare);
  }
}
