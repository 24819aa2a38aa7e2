import type { PolygonPart } from '../../geo/polygon';
import { COORDINATE_SCALE } from '../../model/limits';
import type { Dataset } from '../../store/dataset';
import type { WriterAddress } from '../../store/write/writer';
import { type StreetRows, streetRows } from './street-rows';

const NONE: readonly string[] = [];

/** The name keys of other names, by street. A dataset keeps them only in its text index. */
export function aliasKeysOf(dataset: Dataset): (street: number) => readonly string[] {
  const byStreet = new Map<number, string[]>();
  const { keys } = dataset.names.streets;
  for (let name = 0; name < keys.size; name++) {
    dataset.names.streets.forEachMember(name, (street, _city, isAlias) => {
      if (!isAlias) return;
      const known = byStreet.get(street);
      if (known === undefined) byStreet.set(street, [keys.key(name)]);
      else known.push(keys.key(name));
    });
  }
  return (street) => byStreet.get(street) ?? NONE;
}

/** For each source set of the old dataset, its number in the new one; -1 for one that is gone. */
export function newSourceSets(old: readonly number[][], renewed: readonly number[][]): Int32Array {
  const numbers = new Map(renewed.map((set, number) => [set.join(), number]));
  return Int32Array.from(old, (set) => numbers.get(set.join()) ?? -1);
}

/** A street of the old dataset with the area and source set numbers of the new one; -1 for those that are gone. */
export function renumbered(
  old: Dataset,
  street: number,
  areas: ArrayLike<number>,
  sourceSets: ArrayLike<number>,
): Omit<StreetRows, 'rows'> & { rows: WriterAddress[] } {
  const { rows, city, ...rest } = streetRows(old, street);
  return {
    ...rest,
    city: areas[city]!,
    rows: rows.map(({ ordinal: _ordinal, ...row }) => ({
      ...row,
      suburb: areas[row.suburb]!,
      sourceSet: sourceSets[row.sourceSet]!,
    })),
  };
}

/** Converts polygons from whole 1e-6 degrees to degrees, which the writer takes. */
export function inDegrees({ coordinates, ringEnds }: PolygonPart): PolygonPart {
  return { coordinates: Float64Array.from(coordinates, (units) => units / COORDINATE_SCALE), ringEnds };
}
