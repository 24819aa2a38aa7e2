import type { Store } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';

/** A building as the interface names its fields. */
export interface BuildingFields {
  readonly number: string;
  /** Null where its units differ or have none. */
  readonly postcode: string | null;
  readonly building_id: string | null;
  /** The suffixes to choose from. */
  readonly units: readonly string[];
  /** Of its first address. */
  readonly sourceSet: number;
}

/** Of a tower with more units than this, so many tell which building of the register it is. */
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
