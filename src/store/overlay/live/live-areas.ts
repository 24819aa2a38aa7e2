import type { CountryProfile } from '../../../country/index';
import type { PolygonPart } from '../../../geo/polygon';
import type { Area, AreaLevel } from '../../../model/areas';
import { uuidHash48, uuidV5 } from '../../../text/uuid';
import type { Store } from '../../rows';
import type { AreasOfSeveral } from '../../united/joint';
import { type HashedKey, hashedKeys } from '../hashed-keys';
import type { MadeArea } from '../made-area';
import type { PlacedIn } from '../stored-entry';
import { LiveLexicon } from './live-lexicon';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** An area that the dataset lacks. */
interface Made {
  area: Area;
  readonly keys: readonly HashedKey[];
  /** Number of entries in it. */
  entries: number;
}

/**
 * The areas of the dataset below, and the cities and suburbs that entries need but the dataset lacks. These are there
 * as long as an entry lies in them. Numbers of the dataset stay the same.
 */
export class LiveAreas implements AreasOfSeveral {
  readonly #base: Store;
  readonly #first: number;
  readonly #made: Made[] = [];
  readonly #byKey = new Map<string, Made>();
  readonly #byParent = new Map<string, Made[]>();
  readonly #sourceSet: number;
  #edition = 0;
  /** Names of the made areas that are there. */
  readonly names = new LiveLexicon(null, () => 0);

  /**
   * @param first areas of the dataset have smaller numbers.
   * @param sourceSet the set of sources of the overlay itself.
   */
  constructor(base: Store, first: number, sourceSet: number) {
    this.#base = base;
    this.#first = first;
    this.#sourceSet = sourceSet;
  }

  /** Grows when an area comes or goes. */
  get edition(): number {
    return this.#edition;
  }

  /** A city or suburb that the dataset lacks; made when first needed. It is there once an entry lies in it. */
  made(level: 'city' | 'suburb', parent: Area, name: string, profile: CountryProfile, point: Point): Area {
    const key = `${level}|${parent.uuid}|${profile.key(name)}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known.area;
    const area: Area = {
      id: this.#first + this.#made.length,
      level,
      parent: parent.id,
      uuid: uuidV5(`overlay|${key}`),
      code: '',
      name,
      made: true,
      latitude: point.latitude,
      longitude: point.longitude,
      radiusMeters: 0,
      addressCount: 0,
      sourceSet: this.#sourceSet,
      addressSourceSet: this.#sourceSet,
    };
    const made = { area, keys: hashedKeys(profile.placeKeys(level, name)), entries: 0 };
    this.#made.push(made);
    this.#byKey.set(key, made);
    const siblings = this.#byParent.get(`${level}|${parent.id}`);
    if (siblings === undefined) this.#byParent.set(`${level}|${parent.id}`, [made]);
    else siblings.push(made);
    return area;
  }

  /** Counts an entry in its areas. The first entry gives a made area its point. */
  enter({ city, suburb }: PlacedIn, { latitude, longitude }: Point): void {
    for (const made of this.#madeOf(city, suburb)) {
      if (made.entries++ > 0) continue;
      const { id } = made.area;
      made.area = { ...made.area, latitude, longitude };
      this.names.add(id, 0, made.keys);
      this.#edition++;
    }
  }

  /** Undoes `enter`: an area without entries is not found. */
  leave({ city, suburb }: PlacedIn): void {
    for (const made of this.#madeOf(city, suburb)) {
      if (--made.entries > 0) continue;
      this.names.remove(made.area.id);
      this.#edition++;
    }
  }

  /** All made areas, in the order of their numbers. */
  list(): MadeArea[] {
    return this.#made.map(({ area: { level, parent, name, latitude, longitude } }) => ({
      level: level as MadeArea['level'],
      parent: parent!,
      name,
      latitude,
      longitude,
    }));
  }

  isMade(area: number): boolean {
    return area >= this.#first;
  }

  /** True if the place has the same number in every process. Made areas get their own number in each process. */
  canKeep({ city, suburb }: PlacedIn): boolean {
    return !this.isMade(city) && !this.isMade(suburb);
  }

  area(id: number): Area {
    return id < this.#first ? this.#base.area(id) : this.#made[id - this.#first]!.area;
  }

  byUuid(uuid: string): Area | null {
    const asked = uuid.toLowerCase();
    return this.#base.areaByUuid(uuid) ?? this.#present().find((area) => area.uuid === asked) ?? null;
  }

  byUuidHash(hash: number): Area[] {
    return [
      ...this.#base.areasByUuidHash(hash),
      ...this.#present().filter(({ uuid }) => uuidHash48(uuid) === hash),
    ];
  }

  children(parent: number, level: AreaLevel): Area[] {
    const own = present(this.#byParent.get(`${level}|${parent}`) ?? []);
    return parent < this.#first ? [...this.#base.children(parent, level), ...own] : own;
  }

  countries(): Area[] {
    return this.#base.countries();
  }

  at(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.#base.areasAt(latitude, longitude, level);
  }

  shapes(area: number): PolygonPart[] {
    return area < this.#first ? this.#base.shapes(area) : [];
  }

  /** The areas of the overlay have the same numbers as in the dataset. */
  unitedOf(_part: number, local: number): number {
    return local;
  }

  localOf(part: number, united: number): number {
    return part === 0 && united >= this.#first ? -1 : united;
  }

  #present(): Area[] {
    return present(this.#made);
  }

  /** The made ones of some areas. A withdrawn address of the dataset lies in none: -1. */
  #madeOf(...areas: readonly number[]): Made[] {
    return areas.filter((area) => this.isMade(area)).map((area) => this.#made[area - this.#first]!);
  }
}

function present(areas: readonly Made[]): Area[] {
  return areas.filter(({ entries }) => entries > 0).map(({ area }) => area);
}
