import { distanceMeters } from '../../geo/distance';
import { BLOCK_CAPACITY } from '../../store/format/block-layout';
import type { OldAndNew } from './old-and-new';
import { pointOf, type ShownStreet } from './show';
import { type Row, rowOf, type StreetRows } from './street-rows';

/** The same house number under a new id lies within this distance of the old one. */
const SAME_NUMBER_METERS = 100;
/** On a street of another name it lies within this distance. */
const SAME_PLACE_METERS = 1;

/** An address of the old dataset. */
export interface OldAddress {
  street: ShownStreet;
  row: Row;
}

/** A new address and its old counterpart. */
export interface Pair {
  row: Row;
  /** The old address with the same id; null for none. */
  same: OldAddress | null;
  /** For a new id: the old address that it replaces; null for none. */
  replaces: OldAddress | null;
}

/** Finds the old counterpart of each new address. It marks the old addresses that were found, one bit each. */
export class RowPairs {
  readonly #both: OldAndNew;
  readonly #found: Uint8Array;

  constructor(both: OldAndNew) {
    this.#both = both;
    this.#found = new Uint8Array(Math.ceil((both.old.manifest.counts.blocks * BLOCK_CAPACITY) / 8));
  }

  /** Whether the old address has a new counterpart. */
  wasFound(ordinal: number): boolean {
    return (this.#found[ordinal >> 3]! & (1 << (ordinal & 7))) !== 0;
  }

  /** @param old the old street of the new one; null for none. */
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
   * The successor of an old address that has none yet: the only new address with its house number nearby, as when a
   * house is split or two are merged. Null if there is none, or several.
   * @param now the new street of the old one; null for none.
   */
  onlyOneOfNumber(row: Row, now: StreetRows | null): Row | null {
    const fitting = (now?.rows ?? []).filter(
      (other) =>
        other.number === row.number &&
        meters(other, row) <= SAME_NUMBER_METERS &&
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
      .filter((other) => meters(other, row) <= SAME_NUMBER_METERS && this.#isGone(old, other))
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

/** The text from which an id is made, within one street of one city. */
function keyOf({ identifier, number, suffix, postcode, occurrence }: Row): string {
  return identifier === '' ? `|${number}|${suffix}|${postcode}|${occurrence}` : identifier;
}
