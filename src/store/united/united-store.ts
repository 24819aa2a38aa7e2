import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import { BLOCK_CAPACITY } from '../format/block-layout';
import type { Translated } from '../format/translation';
import type {
  Address,
  BlockView,
  CountryNames,
  NearestAddress,
  Postcode,
  Store,
  Street,
  StreetHead,
  VisitBlock,
} from '../rows';
import type { AreasOfSeveral, Joint } from './joint';
import { movedAddress, type Numbering } from './moved-view';
import { mayHoldPoint } from './near-box';
import { ownerOf } from './parts';
import { UnitedNames } from './united-names';
import { postcodeIn, unitedPostcode, withMainStreet } from './united-postcode';
import { UnitedStreets } from './united-streets';

const KEPT_POSTCODES = 2 ** 13;

/**
 * Several datasets as one store. Matching uses it like a single one, so candidates of all datasets compete. Numbers of
 * the first dataset stay as they are; those of the others follow.
 */
export class UnitedStore implements Store {
  readonly manifest: Manifest;
  readonly names: UnitedNames;
  readonly #joint: Joint;
  readonly #stores: readonly Store[];
  readonly #areas: AreasOfSeveral;
  readonly #streets: UnitedStreets;
  readonly #numberings: readonly Numbering[];
  /** By dataset: its countries, ISO 3166-1 alpha-2. */
  readonly #countries: readonly ReadonlySet<string>[];
  readonly #everyName: CountryNames;
  /** The names of each country that only one dataset holds. */
  readonly #namesByCountry = new Map<string, CountryNames>();
  /** Results for the last asked postcodes, so that their parts are joined once. */
  readonly #postcodes = new Map<string, Postcode | null>();
  /** The streets of these, which most questions about a postcode ask for. */
  #streetsOfPostcodes = new WeakMap<Postcode, readonly number[]>();

  constructor(joint: Joint) {
    const { stores, starts, manifest, areas, links, numberings } = joint;
    this.manifest = manifest;
    this.#joint = joint;
    this.#stores = stores;
    this.#areas = areas;
    this.#streets = new UnitedStreets(stores, starts, areas, links);
    this.names = new UnitedNames(joint, this.#streets);
    this.#numberings = numberings;
    this.#countries = stores.map((store) => new Set(store.countries().map(({ code }) => code)));
    this.#everyName = { index: this.names, isShared: areas.countries().length > 1 };
    if (joint.areCountriesFixed) this.#setCountriesApart();
  }

  /** Clears its caches after one of its datasets has changed. */
  forget(): void {
    this.#postcodes.clear();
    this.#streetsOfPostcodes = new WeakMap();
    this.#streets.forget();
    this.names.forget();
  }

  area(id: number): Area {
    return this.#areas.area(id);
  }

  areaByUuid(uuid: string): Area | null {
    return this.#areas.byUuid(uuid);
  }

  areasByUuidHash(hash: number): Area[] {
    return this.#areas.byUuidHash(hash);
  }

  children(parent: number, level: AreaLevel): Area[] {
    return this.#areas.children(parent, level);
  }

  countries(): Area[] {
    return this.#areas.countries();
  }

  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.#areas.at(latitude, longitude, level);
  }

  shapes(area: number): PolygonPart[] {
    return this.#areas.shapes(area);
  }

  street(id: number): Street {
    return this.#streets.street(id);
  }

  streetHead(id: number): StreetHead {
    return this.#streets.head(id);
  }

  addressCount(street: number): number {
    return this.#streets.addressCount(street);
  }

  /** A street that several datasets hold belongs to the first of them. */
  sourceOfStreet(street: number): string | null {
    const { streets } = this.#joint.starts;
    const part = ownerOf(streets, street);
    return this.#stores[part]!.sourceOfStreet(street - streets[part]!);
  }

  namesOf(country: string): CountryNames {
    return this.#namesByCountry.get(country) ?? this.#everyName;
  }

  /**
   * If only one dataset holds a country, only its names are searched. The others have none there and would cost time.
   */
  #setCountriesApart(): void {
    for (const { code } of this.countries()) {
      const holders = [...this.#countries.keys()].filter((part) => this.#countries[part]!.has(code));
      const [only] = holders;
      if (only === undefined || holders.length > 1) continue;
      const { isShared } = this.#stores[only]!.namesOf(code);
      this.#namesByCountry.set(code, { index: this.names.ofPart(only), isShared });
    }
  }

  postcodesFrom(beginning: string, country: string, most: number): string[] {
    const able = this.#stores.filter((_, part) => this.#countries[part]!.has(country));
    const all = able.flatMap((store) => store.postcodesFrom(beginning, country, most));
    return [...new Set(all)].sort().slice(0, most);
  }

  postcode(text: string, country: string): Postcode | null {
    const key = `${country}|${text}`;
    let postcode = this.#postcodes.get(key);
    if (postcode === undefined) {
      postcode = this.#readPostcode(text, country);
      if (this.#postcodes.size >= KEPT_POSTCODES) this.#postcodes.clear();
      this.#postcodes.set(key, postcode);
    }
    return postcode;
  }

  #readPostcode(text: string, country: string): Postcode | null {
    const inParts = this.#stores.map((store, part) =>
      this.#countries[part]!.has(country) ? store.postcode(text, country) : null,
    );
    const found = unitedPostcode(inParts, this.#numberings);
    if (found === null || !this.#joint.isEmptied(found.street)) return found;
    // All addresses of its main street are hidden, so another street becomes the main one.
    const [street] = this.streetsOfPostcode(found);
    return street === undefined ? null : withMainStreet(found, street);
  }

  forEachBlockWithNumber(street: number, number: string, visit: VisitBlock): boolean {
    return this.#streets.everyPart(street, (store, local, part) =>
      store.forEachBlockWithNumber(local, number, this.#visitIn(part, visit)),
    );
  }

  forEachBlockOf({ id }: Street, visit: VisitBlock): boolean {
    return this.#streets.everyPart(id, (store, local, part) =>
      store.forEachBlockOf(store.street(local), this.#visitIn(part, visit)),
    );
  }

  forEachBlockOfPostcode(postcode: Postcode, number: string | null, visit: VisitBlock): boolean {
    for (let part = 0; part < this.#stores.length; part++) {
      const local = postcodeIn(part, postcode, this.#numberings);
      if (local === null) continue;
      if (!this.#stores[part]!.forEachBlockOfPostcode(local, number, this.#visitIn(part, visit)))
        return false;
    }
    return true;
  }

  /** The same visit for the blocks of a dataset. */
  #visitIn(part: number, visit: VisitBlock): VisitBlock {
    const viewOf = this.#joint.views[part]!;
    return viewOf === null ? visit : (view) => visit(viewOf(view));
  }

  streetsOfPostcode(postcode: Postcode): readonly number[] {
    let streets = this.#streetsOfPostcodes.get(postcode);
    if (streets === undefined) {
      streets = this.#readStreetsOfPostcode(postcode);
      this.#streetsOfPostcodes.set(postcode, streets);
    }
    return streets;
  }

  #readStreetsOfPostcode(postcode: Postcode): readonly number[] {
    let streets: readonly number[] = [];
    for (let part = 0; part < this.#stores.length; part++) {
      const local = postcodeIn(part, postcode, this.#numberings);
      if (local === null) continue;
      const own = this.#stores[part]!.streetsOfPostcode(local);
      streets = part === 0 ? own : merged(streets, own.map(this.#numberings[part]!.streetOf));
    }
    return streets.filter((street) => !this.#joint.isEmptied(street));
  }

  load(block: number): BlockView {
    const part = ownerOf(this.#joint.starts.blocks, block);
    const view = this.#stores[part]!.load(block - this.#joint.starts.blocks[part]!);
    return this.#joint.views[part]?.(view) ?? view;
  }

  address(ordinal: number): Address {
    const part = this.#partOf(ordinal);
    const address = this.#stores[part]!.address(this.#localOrdinal(part, ordinal));
    return part === 0 ? address : movedAddress(address, this.#numberings[part]!);
  }

  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
    isHidden?: (ordinal: number) => boolean,
  ): NearestAddress | null {
    const { isHidden: isNotShown, starts } = this.#joint;
    let nearest: NearestAddress | null = null;
    for (let part = 0; part < this.#stores.length; part++) {
      const store = this.#stores[part]!;
      const reach = nearest?.distanceMeters ?? maxDistanceMeters;
      if (!mayHoldPoint(store.manifest.boundingBox, latitude, longitude, reach)) continue;
      const first = starts.blocks[part]! * BLOCK_CAPACITY;
      const found = store.nearest(
        latitude,
        longitude,
        reach,
        country,
        (local) => isNotShown(part, local) || isHidden?.(first + local) === true,
      );
      if (found === null || (nearest !== null && found.distanceMeters >= nearest.distanceMeters)) continue;
      nearest = { ordinal: first + found.ordinal, distanceMeters: found.distanceMeters };
    }
    return nearest;
  }

  addressByUuid(uuid: string): Address | null {
    for (const [part, store] of this.#stores.entries()) {
      const address = store.addressByUuid(uuid);
      if (address === null || this.#joint.isHidden(part, address.ordinal)) continue;
      return part === 0 ? address : movedAddress(address, this.#numberings[part]!);
    }
    return null;
  }

  nameIn(language: string, kind: Translated, id: number): string | null {
    if (kind === 'street') {
      let found: string | null = null;
      this.#streets.everyPart(id, (store, local) => {
        found = store.nameIn(language, kind, local);
        return found === null;
      });
      return found;
    }
    for (const [part, store] of this.#stores.entries()) {
      const local = this.#areas.localOf(part, id);
      const name = local < 0 ? null : store.nameIn(language, kind, local);
      if (name !== null) return name;
    }
    return null;
  }

  redirectOf(uuid: string): string | null {
    for (const store of this.#stores) {
      const successor = store.redirectOf(uuid);
      if (successor !== null) return successor;
    }
    return null;
  }

  addressesByUuidHash(hash: number): Address[] {
    return [...this.#stores.entries()].flatMap(([part, store]) =>
      store
        .addressesByUuidHash(hash)
        .filter(({ ordinal }) => !this.#joint.isHidden(part, ordinal))
        .map((address) => (part === 0 ? address : movedAddress(address, this.#numberings[part]!))),
    );
  }

  uuidOf(address: Address): string {
    const [store, local] = this.#ownAddress(address);
    return store.uuidOf(local);
  }

  buildingUuid(address: Address): string | null {
    if (address.building === '') return null;
    const [store, local] = this.#ownAddress(address);
    return store.buildingUuid(local);
  }

  /** The dataset that holds an address, and the address with its local numbers. */
  #ownAddress(address: Address): readonly [Store, Address] {
    const part = this.#partOf(address.ordinal);
    const store = this.#stores[part]!;
    return [store, part === 0 ? address : store.address(this.#localOrdinal(part, address.ordinal))];
  }

  #partOf(ordinal: number): number {
    return ownerOf(this.#joint.starts.blocks, Math.floor(ordinal / BLOCK_CAPACITY));
  }

  #localOrdinal(part: number, ordinal: number): number {
    return ordinal - this.#joint.starts.blocks[part]! * BLOCK_CAPACITY;
  }
}

/** The numbers of two lists, each once and in order. The first list is so already, and usually has all. */
function merged(a: readonly number[], b: readonly number[]): readonly number[] {
  if (b.every((number) => a.includes(number))) return a;
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}
