import type { CountryProfile } from '../../../country/index';
import type { PolygonPart } from '../../../geo/polygon';
import type { Area, AreaLevel } from '../../../model/areas';
import { uuidHash48, uuidV5 } from '../../../text/uuid';
import type { Store } from '../../rows';
import type { AreasOfSeveral } from '../../united/joint';
import { hashedKeys } from '../hashed-keys';
import type { MadeArea } from '../made-area';
import type { PlacedIn } from '../stored-entry';
import { LiveLexicon } from './live-lexicon';

/**
 * The areas of the dataset below, and the cities and suburbs that entries need but the dataset lacks. Numbers of the
 * dataset stay the same.
 */
export class LiveAreas implements AreasOfSeveral {
  readonly #base: Store;
  readonly #first: number;
  readonly #made: Area[] = [];
  readonly #byKey = new Map<string, Area>();
  readonly #byParent = new Map<string, Area[]>();
  readonly #sourceSet: number;
  /** Names of the cities that were made. */
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

  /** Number of made areas. */
  get size(): number {
    return this.#made.length;
  }

  /** A city or suburb that the dataset lacks; made when first needed. */
  made(
    level: 'city' | 'suburb',
    parent: Area,
    name: string,
    profile: CountryProfile,
    point: { readonly latitude: number; readonly longitude: number },
  ): Area {
    const key = `${level}|${parent.uuid}|${profile.key(name)}`;
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
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
    this.#made.push(area);
    this.#byKey.set(key, area);
    const siblings = this.#byParent.get(`${level}|${parent.id}`);
    if (siblings === undefined) this.#byParent.set(`${level}|${parent.id}`, [area]);
    else siblings.push(area);
    if (level === 'city') this.names.add(area.id, 0, hashedKeys(profile.placeKeys(level, name)));
    return area;
  }

  /** All made areas, in the order of their numbers. */
  list(): MadeArea[] {
    return this.#made.map(({ level, parent, name, latitude, longitude }) => ({
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
    return id < this.#first ? this.#base.area(id) : this.#made[id - this.#first]!;
  }

  byUuid(uuid: string): Area | null {
    const asked = uuid.toLowerCase();
    return this.#base.areaByUuid(uuid) ?? this.#made.find((area) => area.uuid === asked) ?? null;
  }

  byUuidHash(hash: number): Area[] {
    return [
      ...this.#base.areasByUuidHash(hash),
      ...this.#made.filter(({ uuid }) => uuidHash48(uuid) === hash),
    ];
  }

  children(parent: number, level: AreaLevel): Area[] {
    const own = this.#byParent.get(`${level}|${parent}`) ?? [];
    return parent < this.#first ? [...this.#base.children(parent, level), ...own] : [...own];
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
}
