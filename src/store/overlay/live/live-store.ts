import type { PolygonPart } from '../../../geo/polygon';
import type { Area, AreaLevel } from '../../../model/areas';
import type { Manifest } from '../../../model/manifest';
import { uuidHash48 } from '../../../text/uuid';
import type { NameIndex } from '../../names/name-index';
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
} from '../../rows';
import type { Numbering } from '../../united/moved-view';
import { type LiveAddress, plainNumber } from '../live-view';
import type { PackedOverlay } from '../packed/packed-overlay';
import { PackedPoints } from '../packed/packed-points';
import type { PlacedIn, StoredEntry } from '../stored-entry';
import { EntryAddresses } from './entry-addresses';
import { HiddenAddresses } from './hidden-addresses';
import type { LiveAreas } from './live-areas';
import { LiveEntries } from './live-entries';
import { LivePoints } from './live-points';
import { LivePostcodes } from './live-postcodes';
import { LiveStreets } from './live-streets';

const NONE = -1;

/** The entries of an overlay as a store. It also knows which addresses of the dataset they hide. */
export class LiveStore implements Store {
  readonly manifest: Manifest;
  readonly names: NameIndex;
  readonly areas: LiveAreas;
  readonly streets: LiveStreets;
  readonly entries: LiveEntries;
  readonly hidden: HiddenAddresses;
  /** Places entries and makes their addresses. */
  readonly places: EntryAddresses;
  readonly #base: Store;
  readonly #packed: PackedOverlay | null;
  /** Addresses of entries that were changed since the snapshot. */
  readonly #byUuid = new Map<string, LiveAddress>();
  readonly #postcodes: LivePostcodes;
  readonly #points: LivePoints;

  /**
   * @param packed a snapshot over this dataset; null for none.
   * @param numbering numbers of the overlay in the united store. Blocks are returned with these numbers.
   */
  constructor(
    base: Store,
    manifest: Manifest,
    areas: LiveAreas,
    packed: PackedOverlay | null,
    numbering: Numbering,
    correctedSet: (baseSet: number) => number,
  ) {
    this.#base = base;
    this.#packed = packed;
    this.manifest = manifest;
    this.areas = areas;
    const places = new EntryAddresses(base, areas, correctedSet);
    this.places = places;
    for (const area of packed?.areas() ?? [])
      areas.made(area.level, areas.area(area.parent), area.name, places.profileIn(area.parent), area);
    for (const { placed, point } of packed?.inMadeAreas((area) => areas.isMade(area)) ?? [])
      areas.enter(placed, point);
    this.hidden = new HiddenAddresses(base);
    const hidden = packed?.columns.hidden ?? [];
    for (let at = 0; at < hidden.length; at += 2) this.hidden.hide(hidden[at]!, hidden[at + 1]!);
    this.entries = new LiveEntries(packed?.entries ?? null);
    const streets = new LiveStreets(packed, {
      numbering,
      profileIn: (city) => places.profileIn(city),
      nameOfBase: (street) => base.streetHead(street).name,
      addressOf: (entry, isName, street, ordinal) => {
        const { entries } = packed!;
        const placed = entries.placed(entry)!;
        return places.address(entries.id(entry), entries.fields(entry)!, placed, isName, street, ordinal);
      },
    });
    this.streets = streets;
    const packedAddress = (entry: number, ordinal: number) =>
      this.entries.isPacked(entry) ? streets.address(ordinal) : null;
    this.#postcodes = new LivePostcodes(packed, {
      countryOf: (street) => this.#countryOf(street),
      isThere: (entry) => this.entries.isPacked(entry),
      packedAddress,
    });
    this.#points = new LivePoints(() => (packed === null ? null : new PackedPoints(packed, packedAddress)));
    this.names = {
      streets: streets.names,
      places: areas.names,
      streetNamesIn: (city) => streets.namesIn(city),
    };
  }

  /** Replaces the old states of entries by their new ones. */
  apply(entries: readonly StoredEntry[], placeOf: (entry: StoredEntry) => PlacedIn | null): void {
    const isFirst = this.#packed === null && this.entries.size === 0;
    this.#postcodes.forget();
    const points: LiveAddress[] = [];
    for (const entry of entries) {
      this.#drop(entry.id);
      if (entry.gone) continue;
      const placed = placeOf(entry);
      const addresses = placed === null ? [] : this.#addressesOf(entry, placed);
      if (placed !== null && placed.ordinal !== NONE) this.hidden.hide(placed.ordinal);
      if (placed !== null && addresses.length > 0) this.areas.enter(placed, addresses[0]!);
      this.entries.add({ entry, placed, addresses });
      // A place with an address is found at the address, which comes last.
      const at = addresses.at(-1);
      if (at === undefined) continue;
      this.#byUuid.set(at.uuid, at);
      if (isFirst) points.push(at);
      else this.#points.add(at);
    }
    if (isFirst) this.#points.load(points.filter((address) => this.#byUuid.get(address.uuid) === address));
  }

  area(id: number): Area {
    return this.areas.area(id);
  }

  areaByUuid(uuid: string): Area | null {
    return this.areas.byUuid(uuid);
  }

  areasByUuidHash(hash: number): Area[] {
    return this.areas.byUuidHash(hash);
  }

  children(parent: number, level: AreaLevel): Area[] {
    return this.areas.children(parent, level);
  }

  /** An overlay may have entries in any country. */
  namesOf(): CountryNames {
    return { index: this.names, isShared: true };
  }

  countries(): Area[] {
    return this.areas.countries();
  }

  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.areas.at(latitude, longitude, level);
  }

  shapes(area: number): PolygonPart[] {
    return this.areas.shapes(area);
  }

  street(id: number): Street {
    return this.streets.street(id);
  }

  streetHead(id: number): StreetHead {
    return this.streets.head(id);
  }

  addressCount(street: number): number {
    return this.streets.addressCount(street);
  }

  sourceOfStreet(): string {
    return this.manifest.sources[0]!.name;
  }

  postcodesFrom(beginning: string, country: string, most: number): string[] {
    return this.#postcodes.beginning(beginning, country, most);
  }

  postcode(text: string, country: string): Postcode | null {
    return this.#postcodes.find(text, country);
  }

  forEachBlockWithNumber(street: number, number: string, visit: VisitBlock): boolean {
    const value = plainNumber(number);
    const { streets } = this;
    let block = streets.blockWithNumber(street, value, 0);
    for (; block >= 0; block = streets.blockWithNumber(street, value, block + 1))
      if (visit(streets.view(block)) === false) return false;
    return true;
  }

  forEachBlockOf({ id }: Street, visit: VisitBlock): boolean {
    return this.#visit(this.streets.blocksOf(id), visit);
  }

  forEachBlockOfPostcode({ blocks }: Postcode, number: string | null, visit: VisitBlock): boolean {
    if (number === null) return this.#visit(blocks, visit);
    const value = plainNumber(number);
    return this.#visit(
      blocks.filter(
        (block) => this.streets.blockWithNumber(this.streets.streetOfBlock(block), value, block) === block,
      ),
      visit,
    );
  }

  streetsOfPostcode({ blocks }: Postcode): number[] {
    return [...new Set(blocks.map((block) => this.streets.streetOfBlock(block)))].sort((a, b) => a - b);
  }

  load(block: number): BlockView {
    return this.streets.view(block);
  }

  address(ordinal: number): Address {
    return this.streets.address(ordinal);
  }

  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
    isHidden?: (ordinal: number) => boolean,
  ): NearestAddress | null {
    const found = this.#points.nearest(
      latitude,
      longitude,
      maxDistanceMeters,
      (address) =>
        isHidden?.(address.ordinal) !== true &&
        (country === undefined || this.#countryOf(address.street) === country),
    );
    return found && { ordinal: found.address.ordinal, distanceMeters: found.distanceMeters };
  }

  /** Entries have only the names that they were given, no translations. */
  nameIn(): null {
    return null;
  }

  redirectOf(uuid: string): string | null {
    return this.#base.redirectOf(uuid);
  }

  addressByUuid(uuid: string): Address | null {
    const id = uuid.toLowerCase();
    return this.#byUuid.get(id) ?? this.#packedAddress(this.entries.packed(id));
  }

  addressesByUuidHash(hash: number): Address[] {
    const packed = (this.#packed?.entries.withHash(hash) ?? []).flatMap((entry) =>
      this.entries.isPacked(entry) ? (this.#packedAddress(entry) ?? []) : [],
    );
    return [...packed, ...[...this.#byUuid.values()].filter(({ uuid }) => uuidHash48(uuid) === hash)];
  }

  uuidOf({ ordinal }: Address): string {
    return this.streets.address(ordinal).uuid;
  }

  buildingUuid({ ordinal }: Address): string | null {
    return this.streets.address(ordinal).buildingUuid;
  }

  #packedAddress(entry: number): LiveAddress | null {
    const ordinal = entry < 0 ? NONE : this.#packed!.rows.ordinalOf(entry);
    return ordinal < 0 ? null : this.streets.address(ordinal);
  }

  #visit(blocks: readonly number[], visit: VisitBlock): boolean {
    return blocks.every((block) => {
      const view = this.streets.view(block);
      return view.count === 0 || visit(view) !== false;
    });
  }

  #addressesOf({ id, fields, withdrawn }: StoredEntry, placed: PlacedIn): LiveAddress[] {
    if (fields === null || withdrawn) return [];
    return this.places.streetsOf(fields, placed).map((key) => {
      const street = this.streets.of(key);
      const ordinal = this.streets.roomOn(street);
      const address = this.places.address(id, fields, placed, key.isPlace, street, ordinal);
      this.streets.add(address);
      this.#postcodes.add(address);
      return address;
    });
  }

  /** Removes the old state of an entry, from the snapshot or from the changes since. */
  #drop(id: string): void {
    const held = this.entries.held(id);
    if (held !== undefined) {
      for (const address of held.addresses) {
        this.streets.remove(address);
        this.#points.remove(address);
        this.#postcodes.remove(address);
      }
      this.#byUuid.delete(id);
      if (held.placed !== null && held.addresses.length > 0) this.areas.leave(held.placed);
      if (held.placed !== null && held.placed.ordinal !== NONE) this.hidden.show(held.placed.ordinal);
    } else this.#dropPacked(this.entries.packed(id));
    this.entries.remove(id);
  }

  #dropPacked(entry: number): void {
    if (entry < 0) return;
    const { rows, entries } = this.#packed!;
    const ordinals = rows.ordinalsOf(entry);
    for (const ordinal of ordinals) this.streets.remove(this.streets.address(ordinal));
    const placed = entries.placed(entry);
    if (placed === null) return;
    if (ordinals.length > 0) this.areas.leave(placed);
    if (placed.ordinal !== NONE) this.hidden.show(placed.ordinal);
  }

  #countryOf(street: number): string {
    return this.places.countryOf(this.streets.city(street));
  }
}
