import { distanceMeters } from '../../geo/distance';
import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import type { Store } from '../rows';
import { ownerOf } from './parts';

const NOT_LOOKED_UP = -2;
const NONE = -1;
/** Number of slots for the areas that were read last. */
const PLACES = 2 ** 14;

const ONE_IN_TEN = 0.1;

/** Joins two sets of sources: returns the number of the union. */
export type JoinSets = (left: number, right: number) => number;

/**
 * The areas of several datasets. Areas with the same id are one area, with its number from the first dataset that holds
 * it.
 */
export class UnitedAreas {
  readonly #stores: readonly Store[];
  readonly #starts: readonly number[];
  /** By dataset: the united numbers of its source sets. */
  readonly #sets: readonly (readonly number[])[];
  readonly #join: JoinSets;
  /** By dataset: its areas → united areas. */
  readonly #united: readonly Int32Array[];
  /** By dataset: united areas of earlier datasets → its own areas, or none. */
  readonly #local: readonly Map<number, number>[];
  readonly #kept = new Array<Area | undefined>(PLACES).fill(undefined);

  constructor(
    stores: readonly Store[],
    starts: readonly number[],
    sets: readonly (readonly number[])[],
    join: JoinSets,
  ) {
    this.#stores = stores;
    this.#starts = starts;
    this.#sets = sets;
    this.#join = join;
    this.#local = stores.map(() => new Map());
    this.#united = stores.map(({ manifest }, part) =>
      part === 0
        ? new Int32Array(0)
        : new Int32Array(Object.values(manifest.counts.areas).reduce((sum, count) => sum + count, 0)).fill(
            NOT_LOOKED_UP,
          ),
    );
  }

  area(id: number): Area {
    const kept = this.#kept[id & (PLACES - 1)];
    if (kept !== undefined && kept.id === id) return kept;
    const area = this.#read(id);
    this.#kept[id & (PLACES - 1)] = area;
    return area;
  }

  byUuid(uuid: string): Area | null {
    for (const [part, store] of this.#stores.entries()) {
      const area = store.areaByUuid(uuid);
      if (area !== null) return this.area(this.unitedOf(part, area.id));
    }
    return null;
  }

  byUuidHash(hash: number): Area[] {
    return this.#each((_, store) => store.areasByUuidHash(hash));
  }

  children(parent: number, level: AreaLevel): Area[] {
    return this.#each((part, store) => {
      const local = this.localOf(part, parent);
      return local === NONE ? [] : store.children(local, level);
    });
  }

  countries(): Area[] {
    return this.#each((_, store) => store.countries());
  }

  at(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.#each((_, store) => store.areasAt(latitude, longitude, level));
  }

  shapes(area: number): PolygonPart[] {
    for (const [part, store] of this.#stores.entries()) {
      const local = this.localOf(part, area);
      const shapes = local === NONE ? [] : store.shapes(local);
      if (shapes.length > 0) return shapes;
    }
    return [];
  }

  /** The first united number of a dataset's own areas. */
  firstOf(part: number): number {
    return this.#starts[part]!;
  }

  /** The united number of an area of a dataset. */
  unitedOf(part: number, local: number): number {
    if (part === 0) return local;
    const known = this.#united[part]![local]!;
    if (known >= 0) return known;
    const united = this.#findUnited(part, local);
    this.#united[part]![local] = united;
    return united;
  }

  /** The number of an area in a dataset; -1 if the dataset does not hold it. */
  localOf(part: number, united: number): number {
    const starts = this.#starts;
    const owner = ownerOf(starts, united);
    if (owner === part) return united - starts[part]!;
    // An area that several datasets hold belongs to the earliest one.
    if (owner > part) return NONE;
    const known = this.#local[part]!.get(united);
    if (known !== undefined) return known;
    const local = this.#findLocal(part, owner, united);
    this.#local[part]!.set(united, local);
    return local;
  }

  #findUnited(part: number, local: number): number {
    const own = this.#starts[part]! + local;
    const area = this.#stores[part]!.area(local);
    // If no earlier dataset holds the parent, none holds the area.
    if (area.parent !== null && this.unitedOf(part, area.parent) >= this.#starts[part]!) return own;
    for (let other = 0; other < part; other++) {
      const same = this.#stores[other]!.areaByUuid(area.uuid);
      if (same !== null) return this.unitedOf(other, same.id);
    }
    return own;
  }

  #findLocal(part: number, owner: number, united: number): number {
    const area = this.#stores[owner]!.area(united - this.#starts[owner]!);
    if (area.parent !== null && this.localOf(part, this.unitedOf(owner, area.parent)) === NONE) return NONE;
    return this.#stores[part]!.areaByUuid(area.uuid)?.id ?? NONE;
  }

  /** The areas from all datasets without duplicates, in the order in which they come. */
  #each(areasOf: (part: number, store: Store) => Area[]): Area[] {
    const ids = new Set<number>();
    for (const [part, store] of this.#stores.entries())
      for (const { id } of areasOf(part, store)) ids.add(this.unitedOf(part, id));
    return [...ids].map((id) => this.area(id));
  }

  #read(id: number): Area {
    const owner = ownerOf(this.#starts, id);
    let united = this.#ofPart(owner, id - this.#starts[owner]!, id);
    for (let part = owner + 1; part < this.#stores.length; part++) {
      const local = this.localOf(part, id);
      if (local !== NONE) united = this.#joined(united, this.#ofPart(part, local, id));
    }
    return united;
  }

  /** An area of a dataset with united numbers. */
  #ofPart(part: number, local: number, id: number): Area {
    const area = this.#stores[part]!.area(local);
    if (part === 0) return area;
    const sets = this.#sets[part]!;
    return {
      ...area,
      id,
      parent: area.parent === null ? null : this.unitedOf(part, area.parent),
      sourceSet: sets[area.sourceSet]!,
      addressSourceSet: sets[area.addressSourceSet]!,
    };
  }

  /** One area from two datasets. Its point comes from the dataset with more of its addresses. */
  #joined(a: Area, b: Area): Area {
    const [more, less] = b.addressCount > a.addressCount ? [b, a] : [a, b];
    // The radius grows only if the smaller part has more than a tenth of the addresses.
    const reach =
      less.addressCount > ONE_IN_TEN * (a.addressCount + b.addressCount)
        ? distanceMeters(more.latitude, more.longitude, less.latitude, less.longitude) + less.radiusMeters
        : 0;
    return {
      ...a,
      aliases: [...new Set([...(a.aliases ?? []), ...(b.aliases ?? [])])],
      latitude: more.latitude,
      longitude: more.longitude,
      radiusMeters: Math.max(more.radiusMeters, reach),
      addressCount: a.addressCount + b.addressCount,
      sourceSet: this.#join(a.sourceSet, b.sourceSet),
      addressSourceSet:
        a.addressCount === 0
          ? b.addressSourceSet
          : b.addressCount === 0
            ? a.addressSourceSet
            : this.#join(a.addressSourceSet, b.addressSourceSet),
    };
  }
}
