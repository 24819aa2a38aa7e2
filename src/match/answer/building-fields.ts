import type { Store } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';

/** The fields of a building, with the names of the public interface. */
export interface BuildingFields {
  readonly number: string;
  /** Null if its units differ in postcode or have none. */
  readonly postcode: string | null;
  readonly building_id: string | null;
  /** The suffixes to choose from. */
  readonly units: readonly string[];
  /** The set of sources of its first address. */
  readonly sourceSet: number;
}

/** Most units that are read to find which building of the register it is. */
const MOST_READ = 50;

export function buildingFields(
  store: Store,
  { number, postcode, units, addresses }: FoundBuilding,
): BuildingFields {
  const read = addresses.slice(0, MOST_READ).map(({ ordinal }) => store.address(ordinal));
  const first = read[0]!;
  const isShared = read.every(({ building }) => building === first.building);
  return {
    number,
    postcode: postcode || null,
    building_id: isShared ? store.buildingUuid(first) : null,
    units,
    sourceSet: first.sourceSet,
  };
}
