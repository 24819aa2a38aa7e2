import type { AddressQuery } from '../../model/match';
import type { PlaceDoubt } from '../places/doubted-place';
import type { NumberSpan } from '../words/number-span';
import type { TakenLine } from '../words/taken-line';
import type { WordLine } from '../words/word-line';
import type { WordSet } from '../words/word-set';

/** One way to read a line. */
export interface LineReading {
  readonly fields: AddressQuery;
  /** Words beside the street or the place that no field took. */
  readonly leftOver: readonly string[];
  /** All of them stand right beside a known place, in a line that has street and number: most likely a part of it. */
  readonly leftByPlace: boolean;
  /** They hold a number, which is most likely that of a part of the house; or the taken line may be another address. */
  readonly leavesNumber: boolean;
  /** Unread words in front of the street that may be its town; no other is named. */
  readonly townsLeft: readonly string[];
  /** What makes it doubtful that a known place in it is the town meant; null for nothing. */
  readonly placeDoubt: PlaceDoubt | null;
  /** The same in comma-separated parts of their own: a company, a person. */
  readonly leftApart: readonly string[];
  /** What belongs to no field, as the country knows: floors, attention lines, districts by number. */
  readonly noise: readonly string[];
  /** The place meant is beside the address: `tegenover`, `face à`, `near`. */
  readonly nearby: boolean;
  /** Its parts stand in an order that is rare in the country. */
  readonly unusualOrder: boolean;
  /** A comma stands between the street and its number. */
  readonly numberApart: boolean;
  /** Neither a comma nor a number stands between the street and a place: the place may be a part of the name. */
  readonly placeTouchesStreet: boolean;
  /** Its postcode stands in the position of a house number, and the line has no other number or a less likely one. */
  readonly postcodeAsNumber: boolean;
  /** Its postcode stands right behind a name. */
  readonly postcodeBesideName: boolean;
  /**
   * Its suffix is more likely a part of the place or the street: it is none that the country knows, and ends in a known
   * place or the line (`Hooftlaan 1 Assen`); or it is the direction of the street behind it (`20 W Ridgely Rd`), or
   * stands behind the street.
   */
  readonly suffixIsName: boolean;
  /** The line names a post box: its number is no house number. */
  readonly postBox: boolean;
  /** How little the words themselves speak for it: readings are tried from the lowest. */
  readonly cost: number;
}

/** A street and a number in a line, before anybody looks at the words around them. */
export interface ReadingFrame {
  readonly line: WordLine;
  readonly taken: TakenLine;
  readonly number: NumberSpan | null;
  readonly street: WordSet;
  /** The other words, before and behind street and number. */
  readonly front: WordSet;
  readonly back: WordSet;
  /** The word behind them that is read as a unit: `12 Park Cir A`. 0 for none. */
  readonly unit: WordSet;
  /** What street and number cost, beside the cost of `taken`: a reading costs at least both. */
  readonly cost: number;
}

/** What leads to readings: a way to take the line apart, a number in it, a frame. It is opened once nothing cheaper is left. */
export interface Opening {
  /** No reading that it leads to costs less. */
  readonly cost: number;
  open(): readonly (Opening | ReadingDraft)[];
}

/** A reading before its texts are written: which words stand where. */
export interface ReadingDraft {
  readonly frame: ReadingFrame;
  /** Smallest first, at most as many as there are fields for places. */
  readonly places: readonly WordSet[];
  /** Numbers of districts, beside their city. */
  readonly districts: readonly WordSet[];
  readonly leftOver: readonly WordSet[];
  readonly leftByPlace: boolean;
  /** They hold a number, which is most likely that of a part of the house. */
  readonly leavesNumber: boolean;
  readonly townsLeft: readonly WordSet[];
  readonly placeDoubt: PlaceDoubt | null;
  readonly leftApart: readonly WordSet[];
  /** A place stands before the street. */
  readonly placeInFront: boolean;
  readonly cost: number;
}

/** Fields of places, smallest first. */
export const PLACE_FIELDS = ['city', 'suburb', 'municipality'] as const;
