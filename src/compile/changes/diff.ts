import { A_FUNCTION, A_SIGNAL, checkOptionKinds, checkPath } from '../../schema/option-kinds';
import { reportDamage } from '../../store/format/damage';
import { areaChanges } from './area-changes';
import {
  type AddressChanged,
  type AddressMoved,
  CHANGING_FIELDS,
  type Change,
  type ChangingField,
  type DiffSummary,
  type FieldChange,
} from './change';
import { OldAndNew } from './old-and-new';
import { meters, type OldAddress, type Pair, RowPairs } from './pair-rows';
import { areaAbove, pointOf, shownAddress } from './show';
import { type Row, type StreetRows, streetRows } from './street-rows';

/** Streets between two checks of the signal. */
const STREETS_A_STEP = 128;

export interface DiffOptions {
  /** Called at intervals with the share that is done, 0…1. */
  onProgress?: ((progress: { share: number }) => void) | undefined;
  /** Stops the work: the step throws the reason of the signal. */
  signal?: AbortSignal | undefined;
}

/**
 * Yields the changes from one dataset to another: areas, then streets and addresses in the order of the new dataset,
 * then withdrawn addresses. An address is the same if it has the same id. Memory does not grow with the changes; it
 * needs some bits for each address.
 * @param old directory of the older dataset; `renewed` that of the newer one.
 * @returns a summary, after all changes.
 * @throws GeocoderError as `Geocoder.open` (the first step), DATASET_DAMAGED (any step).
 */
export async function* diff(
  old: string,
  renewed: string,
  written: DiffOptions = {},
): AsyncGenerator<Change, DiffSummary, undefined> {
  checkPath('diff', 'old', old);
  checkPath('diff', 'renewed', renewed);
  const options = checkOptionKinds('diff', written, { onProgress: A_FUNCTION, signal: A_SIGNAL });
  const both = OldAndNew.open(old, renewed);
  try {
    const difference = new Difference(both);
    const where = `${old} or ${renewed}`;
    yield* difference.counted(reportDamage(where, () => [...areaChanges(both)]));
    const before = both.old.manifest.counts.streets;
    const now = both.new.manifest.counts.streets;
    for (let street = 0; street < now + before; street++) {
      if (street % STREETS_A_STEP === 0) {
        await new Promise(setImmediate);
        options.signal?.throwIfAborted();
        options.onProgress?.({ share: street / (now + before) });
      }
      yield* difference.counted(
        reportDamage(where, () =>
          street < now ? difference.ofNewStreet(street) : difference.ofOldStreet(street - now),
        ),
      );
    }
    options.onProgress?.({ share: 1 });
    return difference.summary;
  } finally {
    both.close();
  }
}

class Difference {
  readonly summary: DiffSummary;
  readonly #both: OldAndNew;
  readonly #pairs: RowPairs;
  /** For each old street, the new street that it became; -1 for none. */
  readonly #newStreets: Int32Array;

  constructor(both: OldAndNew) {
    this.#both = both;
    this.#pairs = new RowPairs(both);
    this.#newStreets = new Int32Array(both.old.manifest.counts.streets).fill(-1);
    this.summary = {
      addresses: { before: both.old.manifest.counts.addresses, now: both.new.manifest.counts.addresses },
      added: 0,
      changed: 0,
      moved: 0,
      withdrawn: 0,
      replaced: 0,
      streetsRenamed: 0,
      areasAdded: 0,
      areasChanged: 0,
      areasWithdrawn: 0,
      fields: {},
    };
  }

  *counted(changes: readonly Change[]): Generator<Change, void, undefined> {
    for (const change of changes) {
      this.#count(change);
      yield change;
    }
  }

  ofNewStreet(id: number): Change[] {
    const street = streetRows(this.#both.new, id);
    const old = this.#both.oldStreetOf(street);
    const pairs = this.#pairs.of(street, old);
    const isRenamed = old !== null && this.#isRenamed(street, old, pairs);
    if (old !== null && (this.#newStreets[old.id]! < 0 || isRenamed || old.name === street.name))
      this.#newStreets[old.id] = id;
    const changes: Change[] = isRenamed ? [this.#renamed(old, street)] : [];
    for (const pair of pairs) changes.push(...this.#ofPair(street, pair, isRenamed ? old.id : -1));
    return changes;
  }

  /** The withdrawn addresses of an old street. Call it after all new streets. */
  ofOldStreet(id: number): Change[] {
    const { old, new: renewed } = this.#both;
    const { firstBlock, blockCount } = old.street(id);
    if (this.#wasFoundWhole(firstBlock, blockCount)) return [];
    const street = streetRows(old, id);
    const became = this.#newStreets[id]!;
    const now = became < 0 ? null : streetRows(renewed, became);
    return street.rows
      .filter(({ ordinal }) => !this.#pairs.wasFound(ordinal))
      .map((row) => {
        const successor = this.#pairs.onlyOneOfNumber(row, now);
        return {
          change: 'withdrawn',
          address: shownAddress(old, street, row),
          replacedBy: successor === null ? null : this.#both.newId(now!, successor),
        };
      });
  }

  #wasFoundWhole(firstBlock: number, blockCount: number): boolean {
    for (let block = firstBlock; block < firstBlock + blockCount; block++) {
      const view = this.#both.old.load(block);
      for (let slot = 0; slot < view.count; slot++)
        if (!this.#pairs.wasFound(view.ordinal(slot))) return false;
    }
    return true;
  }

  /** Whether at least half of the addresses of the old street are in a street of another name in the same city. */
  #isRenamed(street: StreetRows, old: StreetRows, pairs: readonly Pair[]): boolean {
    if (old.name === street.name || this.#both.newAreas[old.city] !== street.city) return false;
    const kept = pairs.filter((pair) => (pair.same ?? pair.replaces)?.street.id === old.id);
    return 2 * kept.length >= old.rows.length;
  }

  #renamed(old: StreetRows, street: StreetRows): Change {
    const { new: renewed } = this.#both;
    return {
      change: 'renamed',
      from: old.name,
      to: street.name,
      city: renewed.area(street.city).name,
      municipality: areaAbove(renewed, street.city, 'municipality')?.name ?? '',
      addresses: street.rows.length,
    };
  }

  /** @param renamed the old street whose new name was reported already. */
  *#ofPair(street: StreetRows, { row, same, replaces }: Pair, renamed: number): Generator<Change> {
    const { old, new: renewed } = this.#both;
    if (same !== null) {
      const change = this.#changeOf(street, row, same, renamed);
      if (change !== null) yield change;
      return;
    }
    const address = shownAddress(renewed, street, row);
    if (replaces === null) {
      yield { change: 'added', address };
      return;
    }
    const gone = shownAddress(old, replaces.street, replaces.row);
    yield { change: 'withdrawn', address: gone, replacedBy: address.id };
    yield { change: 'added', address, replaces: gone.id };
  }

  #changeOf(
    street: StreetRows,
    row: Row,
    was: OldAddress,
    renamed: number,
  ): AddressChanged | AddressMoved | null {
    const { new: renewed } = this.#both;
    const fields = this.#fieldsOf(street, row, was, renamed);
    const hasMoved = row.latitude !== was.row.latitude || row.longitude !== was.row.longitude;
    const movedMeters = Math.round(100 * meters(was.row, row)) / 100;
    if (fields !== null) {
      const moved = hasMoved ? { movedMeters } : {};
      const address = shownAddress(renewed, street, row);
      return { change: 'changed', id: address.id, fields, ...moved, address };
    }
    if (!hasMoved) return null;
    const id = this.#both.newId(street, row);
    return { change: 'moved', id, movedMeters, from: pointOf(was.row), to: pointOf(row) };
  }

  /** The changed fields of an address; null for none. */
  #fieldsOf(street: StreetRows, row: Row, was: OldAddress, renamed: number): AddressChanged['fields'] | null {
    const { old, new: renewed, newAreas } = this.#both;
    const isSame =
      (was.street.name === street.name || was.street.id === renamed) &&
      newAreas[was.street.city] === street.city &&
      newAreas[was.row.suburb] === row.suburb &&
      was.row.number === row.number &&
      was.row.suffix === row.suffix &&
      was.row.postcode === row.postcode &&
      was.row.building === row.building;
    if (isSame) return null;
    const before = shownAddress(old, was.street, was.row);
    const now = shownAddress(renewed, street, row);
    const fields: Partial<Record<ChangingField, FieldChange>> = {};
    for (const field of CHANGING_FIELDS) {
      if (field === 'streetname' && was.street.id === renamed) continue;
      if (before[field] !== now[field]) fields[field] = { from: before[field], to: now[field] };
    }
    return Object.keys(fields).length === 0 ? null : fields;
  }

  #count(change: Change): void {
    const { summary } = this;
    switch (change.change) {
      case 'added':
        summary.added++;
        break;
      case 'changed':
        summary.changed++;
        if (change.movedMeters !== undefined) summary.moved++;
        for (const field of Object.keys(change.fields) as ChangingField[])
          summary.fields[field] = (summary.fields[field] ?? 0) + 1;
        break;
      case 'moved':
        summary.moved++;
        break;
      case 'withdrawn':
        summary.withdrawn++;
        if (change.replacedBy !== null) summary.replaced++;
        break;
      case 'renamed':
        summary.streetsRenamed++;
        break;
      case 'area-added':
        summary.areasAdded++;
        break;
      case 'area-changed':
        summary.areasChanged++;
        break;
      case 'area-withdrawn':
        summary.areasWithdrawn++;
        break;
    }
  }
}
