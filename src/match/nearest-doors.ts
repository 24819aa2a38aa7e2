import { COORDINATE_SCALE } from '../model/limits';
import { BLOCK_CAPACITY } from '../store/format/block-layout';
import type { BlockView } from '../store/rows';
import { compareNatural } from '../text/natural-order';

/** An address that bears the number asked. */
export interface FoundDoor {
  ordinal: number;
  /** As it is compared. */
  suffix: string;
  /** Written letter by letter as it was asked; told of those only whose suffix is the one asked. */
  sameText: boolean;
  /** Empty where it was not asked. */
  postcode: string;
  /** Area id of its suburb. */
  suburb: number;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A house with more flats than this is one answer of so many. */
const MAX_SIBLINGS = 4;

/**
 * The addresses that come nearest to a house number: those of the least cost, by suffix and place, at most four. Of a house
 * with hundreds of flats no more than these are ever noted, in objects that are used again.
 */
export class NearestDoors {
  length = 0;
  /** Of all that are kept; see `doorCost`. */
  cost = Number.POSITIVE_INFINITY;
  readonly #doors: FoundDoor[] = [];

  #notesPostcodes = false;

  /** @param notesPostcodes whether the postcodes of the doors are looked at: otherwise no text is made of them. */
  begin(notesPostcodes: boolean): void {
    this.length = 0;
    this.cost = Number.POSITIVE_INFINITY;
    this.#notesPostcodes = notesPostcodes;
  }

  at(place: number): FoundDoor {
    return this.#doors[place]!;
  }

  /** @param suffix as it is compared. */
  offer(view: BlockView, slot: number, cost: number, suffix: string, sameText: boolean): void {
    if (cost > this.cost) return;
    if (cost < this.cost) this.length = 0;
    this.cost = cost;
    const ordinal = view.block * BLOCK_CAPACITY + slot;
    let place = this.length;
    while (place > 0 && comesBefore(suffix, ordinal, this.#doors[place - 1]!)) place--;
    if (place === MAX_SIBLINGS) return;
    const door = this.#makeRoom(place);
    door.ordinal = ordinal;
    door.suffix = suffix;
    door.sameText = sameText;
    door.postcode = this.#notesPostcodes ? view.postcode(slot) : '';
    door.suburb = view.suburb(slot);
    door.latitude = view.latitudes[slot]! / COORDINATE_SCALE;
    door.longitude = view.longitudes[slot]! / COORDINATE_SCALE;
  }

  /** Moves those from a place on one further, and gives the object of the last for the one that comes there. */
  #makeRoom(place: number): FoundDoor {
    const doors = this.#doors;
    if (this.length < MAX_SIBLINGS) {
      if (this.length === doors.length) doors.push(noDoor());
      this.length++;
    }
    const spare = doors[this.length - 1]!;
    for (let at = this.length - 1; at > place; at--) doors[at] = doors[at - 1]!;
    doors[place] = spare;
    return spare;
  }
}

function comesBefore(suffix: string, ordinal: number, other: FoundDoor): boolean {
  const order = compareNatural(suffix, other.suffix);
  return order < 0 || (order === 0 && ordinal < other.ordinal);
}

function noDoor(): FoundDoor {
  return {
    ordinal: -1,
    suffix: '',
    sameText: false,
    postcode: '',
    suburb: -1,
    // Fractions from the start: a field that held whole numbers first is boxed anew when it changes its kind.
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}
