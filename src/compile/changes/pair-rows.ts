import { distanceMeters } from '../../geo/distance';
import { BLOCK_CAPACITY } from '../../store/format/block-layout';
import type { OldAndNew } from './old-and-new';
import { pointOf, type ShownStreet } from './show';
import { type Row, rowOf, type StreetRows } from './street-rows';

/** The same house number under a new id is no farther from where it was, metres. */
const SAME_DOOR_METERS = 100;
/** On a street of another name it is at the same place. */
const SAME_PLACE_METERS = 1;

/** An address of the old dataset. */
export interface OldAddress {
  street: ShownStreet;
  row: Row;
}

/** A new address and what it was. */
export interface Pair {
  row: Row;
  /** The old address of the same id; null for a new one. */
  same: OldAddress | null;
  /** For a new one: the old address in whose place it comes. */
  replaces: OldAddress | null;
}

/** Finds of each new address what it was. Remembers which old ones were found: one bit an address. */
export class RowPairs {
  readonly #both: OldAndNew;
  readonly #found: Uint8Array;

  constructor(both: OldAndNew) {
    this.#both = both;
    this.#found = new Uint8Array(Math.ceil((both.old.manifest.counts.blocks * BLOCK_CAPACITY) / 8));
  }

  /** Whether the old address was found to be a new one, or in its place. */
  wasFound(ordinal: number): boolean {
    return (this.#found[ordinal >> 3]! & (1 << (ordinal & 7))) !== 0;
  }

  /** @param old the old street that the new one was, if there is one. */
  of(street: StreetRows, old: StreetRows | null): Pair[] {
    const byKey = new Map(old?.rows.map((row) => [keyOf(row), row]));
    const keysAreIds =
      old !== null && old.name === street.name && this.#both.newAreas[old.city] === street.city;
    const pairs = street.rows.map((row): Pair => {
      const same = keysAreIds ? byKey.get(keyOf(row)) : undefined;
      return {
        row,
        same: same === undefined ? this.#sameId(street, row) : { street: old!, row: same },
        replaces: null,
      };
    });
    for (const pair of pairs) if (pair.same !== null) this.#mark(pair.same.row);
    for (const pair of pairs) {
      if (pair.same !== null) continue;
      pair.replaces = this.#sameHouseNumber(pair.row, old) ?? this.#samePlace(pair.row);
      if (pair.replaces !== null) this.#mark(pair.replaces.row);
    }
    return pairs;
  }

  /**
   * The new address in whose place an old one without successor went: the only new one of its number nearby, as where a
   * house is split or two become one; null where there is none, or a choice.
   * @param now the new street that the old one became, if there is one.
   */
  onlyOneOfNumber(row: Row, now: StreetRows | null): Row | null {
    const fitting = (now?.rows ?? []).filter(
      (other) =>
        other.number === row.number &&
        meters(other, row) <= SAME_DOOR_METERS &&
        this.#sameId(now!, other) === null,
    );
    return fitting.length === 1 ? fitting[0]! : null;
  }

  #sameId(street: StreetRows, row: Row): OldAddress | null {
    const { old } = this.#both;
    const address = old.addressByUuid(this.#both.newId(street, row));
    return address === null ? null : { street: old.street(address.street), row: rowOf(address) };
  }

  /** A withdrawn address of the old street with the same number and suffix. */
  #sameHouseNumber(row: Row, old: StreetRows | null): OldAddress | null {
    if (old === null) return null;
    const fitting = old.rows
      .filter((other) => other.number === row.number && other.suffix === row.suffix)
      .filter((other) => meters(other, row) <= SAME_DOOR_METERS && this.#isGone(old, other))
      .sort((a, b) => meters(a, row) - meters(b, row));
    return fitting[0] === undefined ? null : { street: old, row: fitting[0] };
  }

  #samePlace(row: Row): OldAddress | null {
    const { old } = this.#both;
    const { latitude, longitude } = pointOf(row);
    const nearest = old.nearest(latitude, longitude, SAME_PLACE_METERS);
    if (nearest === null) return null;
    const address = old.address(nearest.ordinal);
    const found = { street: old.street(address.street), row: rowOf(address) };
    const isSame = address.number === row.number && address.suffix === row.suffix;
    return isSame && this.#isGone(found.street, found.row) ? found : null;
  }

  #isGone(street: ShownStreet, row: Row): boolean {
    if (this.wasFound(row.ordinal)) return false;
    const { old, new: renewed } = this.#both;
    return renewed.addressByUuid(old.uuidOf({ ...row, street: street.id })) === null;
  }

  #mark({ ordinal }: Row): void {
    this.#found[ordinal >> 3]! |= 1 << (ordinal & 7);
  }
}

export function meters(a: Row, b: Row): number {
  const from = pointOf(a);
  const to = pointOf(b);
  return distanceMeters(from.latitude, from.longitude, to.latitude, to.longitude);
}

/** What makes an id within one street of one city. */
function keyOf({ identifier, number, suffix, postcode, occurrence }: Row): string {
  return identifier === '' ? `|${number}|${suffix}|${postcode}|${occurrence}` : identifier;
}
