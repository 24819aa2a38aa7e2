import { COORDINATE_SCALE } from '../../model/limits';
import { Dataset } from '../../store/dataset';
import { type Row, type StreetRows, streetRows } from './street-rows';

/** Most addresses of a street that are searched in the old dataset before the street counts as new. */
const LOOKED_FOR = 8;
/** Points within this distance are one place. */
const SAME_PLACE_METERS = 1;

/** Two states of a dataset, and which areas and streets of one are which of the other. */
export class OldAndNew {
  readonly old: Dataset;
  readonly new: Dataset;
  /** For each old area, its number in the new dataset, by UUID; -1 for one that is gone. */
  readonly newAreas: Int32Array;

  private constructor(old: Dataset, renewed: Dataset) {
    this.old = old;
    this.new = renewed;
    this.newAreas = Int32Array.from({ length: areaCount(old) }, (_, id) => {
      return renewed.areaByUuid(old.area(id).uuid)?.id ?? -1;
    });
  }

  /** @throws GeocoderError as `Dataset.open`. */
  static open(old: string, renewed: string): OldAndNew {
    const first = Dataset.open(old);
    let second: Dataset | null = null;
    try {
      second = Dataset.open(renewed);
      return new OldAndNew(first, second);
    } catch (error) {
      first.close();
      second?.close();
      throw error;
    }
  }

  close(): void {
    this.old.close();
    this.new.close();
  }

  /** The old street of a new one: by the ids of its addresses, else by house numbers at the same places. */
  oldStreetOf(street: StreetRows): StreetRows | null {
    const step = Math.max(1, Math.floor(street.rows.length / LOOKED_FOR));
    const tried = street.rows.filter((_, at) => at % step === 0).slice(0, LOOKED_FOR);
    for (const row of tried) {
      const id = this.oldIdStreet(street, row);
      if (id >= 0) return streetRows(this.old, id);
    }
    const votes = new Map<number, number>();
    for (const row of tried) {
      const there = this.#oldAt(row);
      if (there >= 0) votes.set(there, (votes.get(there) ?? 0) + 1);
    }
    const [most] = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return most !== undefined && 2 * most[1] >= tried.length ? streetRows(this.old, most[0]) : null;
  }

  /** The old street of the address with the same id; -1 for none. */
  oldIdStreet(street: StreetRows, row: Row): number {
    return this.old.addressByUuid(this.newId(street, row))?.street ?? -1;
  }

  newId(street: StreetRows, row: Row): string {
    return idOf(this.new, street, row);
  }

  /** The old street with the same house number at the same place; -1 for none. */
  #oldAt(row: Row): number {
    const found = this.old.nearest(
      row.latitude / COORDINATE_SCALE,
      row.longitude / COORDINATE_SCALE,
      SAME_PLACE_METERS,
    );
    if (found === null) return -1;
    const address = this.old.address(found.ordinal);
    return address.number === row.number ? address.street : -1;
  }
}

export function areaCount(dataset: Dataset): number {
  return Object.values(dataset.manifest.counts.areas).reduce((sum, count) => sum + count, 0);
}

function idOf(dataset: Dataset, street: StreetRows, row: Row): string {
  return dataset.uuidOf({ ...row, street: street.id });
}
