import { type CountryProfile, countryProfile } from '../../country/index';
import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import { uuidHash48 } from '../../text/uuid';
import { BLOCK_CAPACITY } from '../format/block-layout';
import type { NameIndex } from '../names/name-index';
import type { NumberSet } from '../names/number-set';
import type { Address, BlockView, NearestAddress, Postcode, Store, Street, StreetHead } from '../rows';
import { HiddenAddresses } from './hidden-addresses';
import type { LiveAreas } from './live-areas';
import { LivePoints } from './live-points';
import { LiveStreets, middleOf } from './live-streets';
import type { LiveAddress } from './live-view';
import { type HouseNumber, numberOf, placeEntry } from './place-entry';
import type { EntryFields, PlacedIn, StoredEntry } from './stored-entry';

/** An entry with the places that it has taken. */
interface Held {
  readonly entry: StoredEntry;
  readonly addresses: readonly LiveAddress[];
  /** The address of the dataset that it hides; -1 for none. */
  readonly hidden: number;
}

const NONE = -1;
const NO_NUMBER: HouseNumber = { number: '', suffix: '' };

/** The entries of an overlay as a store, and what they hide of the dataset below. */
export class LiveStore implements Store {
  readonly manifest: Manifest;
  readonly names: NameIndex;
  readonly areas: LiveAreas;
  readonly streets = new LiveStreets();
  readonly #base: Store;
  readonly #held = new Map<string, Held>();
  readonly #byUuid = new Map<string, LiveAddress>();
  readonly #byPostcode = new Map<string, Set<LiveAddress>>();
  readonly #points = new LivePoints();
  readonly hidden: HiddenAddresses;
  readonly #profiles = new Map<string, CountryProfile>();
  /** What a set of sources of the dataset is called here, for a corrected address. */
  readonly #correctedSet: (baseSet: number) => number;

  constructor(base: Store, manifest: Manifest, areas: LiveAreas, correctedSet: (baseSet: number) => number) {
    this.#base = base;
    this.manifest = manifest;
    this.areas = areas;
    this.#correctedSet = correctedSet;
    this.hidden = new HiddenAddresses(base);
    const { streets } = this;
    this.names = {
      streets: streets.names,
      places: areas.names,
      streetNamesIn: (city) => streets.namesIn(city),
      addStreetNamesIn: (city: number, names: NumberSet) => {
        for (const name of streets.namesIn(city)) names.add(name);
      },
    };
  }

  /** Entries that are not gone. */
  *entries(): Generator<StoredEntry> {
    for (const { entry } of this.#held.values()) yield entry;
  }

  entry(id: string): StoredEntry | null {
    return this.#held.get(id)?.entry ?? null;
  }

  get size(): number {
    return this.#held.size;
  }

  /**
   * Where an entry lies in the dataset below.
   * @throws GeocoderError INVALID_REQUEST for a point in no country of the dataset.
   */
  place(entry: StoredEntry): PlacedIn {
    const below = entry.overDataset ? this.#base.addressByUuid(entry.id) : null;
    const ordinal = below?.ordinal ?? NONE;
    const { fields, original } = entry;
    if (fields === null) return { city: NONE, suburb: NONE, street: NONE, ordinal };
    const { city, suburb, profile } = placeEntry(
      this.#base,
      this.areas,
      (code) => this.profileOf(code),
      fields,
      // A corrected address stays in its city, unless the correction says another.
      below !== null && fields.city === original?.city ? below : null,
    );
    const street = fields.streetname === '' ? NONE : this.#streetOfBase(profile, fields.streetname, city.id);
    return { city: city.id, suburb: suburb.id, street, ordinal };
  }

  /** True where a place can be kept: areas that were made have another number in the next process. */
  canKeep({ city, suburb }: PlacedIn): boolean {
    return !this.areas.isMade(city) && !this.areas.isMade(suburb);
  }

  profileOf(code: string): CountryProfile {
    let profile = this.#profiles.get(code);
    if (profile === undefined) {
      profile = countryProfile(code, this.#base.manifest.conventions[code]);
      this.#profiles.set(code, profile);
    }
    return profile;
  }

  /** Takes entries as they are now, each in place of what it was before. */
  apply(entries: readonly StoredEntry[], placeOf: (entry: StoredEntry) => PlacedIn | null): void {
    const isFirst = this.#held.size === 0;
    const points: LiveAddress[] = [];
    for (const entry of entries) {
      this.#drop(entry.id);
      if (entry.gone) continue;
      const placed = placeOf(entry);
      const addresses = placed === null || entry.withdrawn ? [] : this.#addressesOf(entry, placed);
      for (const address of addresses) this.#add(address);
      const hidden = placed?.ordinal ?? NONE;
      if (hidden !== NONE) this.hidden.hide(hidden);
      this.#held.set(entry.id, { entry, addresses, hidden });
      // A place with an address is found at the address.
      const at = addresses.at(-1);
      if (at !== undefined) {
        this.#byUuid.set(at.uuid, at);
        if (isFirst) points.push(at);
        else this.#points.add(at);
      }
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

  postcodesFrom(beginning: string, country: string, most: number): string[] {
    const key = `${country}|${beginning}`;
    const keys = [...this.#byPostcode].flatMap(([other, held]) =>
      held.size > 0 && other.startsWith(key) ? [other] : [],
    );
    return keys
      .map((other) => other.slice(country.length + 1))
      .sort()
      .slice(0, most);
  }

  postcode(text: string, country: string): Postcode | null {
    const held = this.#byPostcode.get(`${country}|${text}`);
    if (held === undefined || held.size === 0) return null;
    const addresses = [...held].sort((a, b) => a.ordinal - b.ordinal);
    const blocks = [...new Set(addresses.map(({ ordinal }) => Math.floor(ordinal / BLOCK_CAPACITY)))];
    return {
      text,
      blocks,
      street: commonest(addresses.map(({ street }) => street)),
      ...middleOf(addresses),
      addressCount: addresses.length,
    };
  }

  forEachStreetOfName(nameId: number, visit: (street: number, city: number) => unknown): void {
    this.names.streets.forEachMember(nameId, visit);
  }

  streetsOfNameIn(nameId: number, cities: readonly number[]): number[] {
    return this.names.streets.membersIn(nameId, cities);
  }

  forEachAreaOfName(nameId: number, visit: (area: number, alias: boolean) => unknown): void {
    this.names.places.forEachMember(nameId, (area, _, alias) => visit(area, alias));
  }

  forEachBlockWithNumber(street: number, _number: string, visit: (view: BlockView) => unknown): void {
    this.#visit(this.streets.blocksOf(street), visit);
  }

  forEachBlockOf({ id }: Street, visit: (view: BlockView) => unknown): void {
    this.#visit(this.streets.blocksOf(id), visit);
  }

  forEachBlockOfPostcode(
    { blocks }: Postcode,
    _number: string | null,
    visit: (view: BlockView) => unknown,
  ): void {
    this.#visit(blocks, visit);
  }

  streetsOfPostcode({ blocks }: Postcode): number[] {
    return [...new Set(blocks.map((block) => this.streets.view(block).street))].sort((a, b) => a - b);
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

  redirectOf(uuid: string): string | null {
    return this.#base.redirectOf(uuid);
  }

  addressByUuid(uuid: string): Address | null {
    return this.#byUuid.get(uuid.toLowerCase()) ?? null;
  }

  addressesByUuidHash(hash: number): Address[] {
    return [...this.#byUuid.values()].filter(({ uuid }) => uuidHash48(uuid) === hash);
  }

  uuidOf({ ordinal }: Address): string {
    return this.streets.address(ordinal).uuid;
  }

  buildingUuid({ ordinal }: Address): string | null {
    return this.streets.address(ordinal).buildingUuid;
  }

  #visit(blocks: readonly number[], visit: (view: BlockView) => unknown): void {
    for (const block of blocks) {
      const view = this.streets.view(block);
      if (view.count > 0 && visit(view) === false) return;
    }
  }

  #add(address: LiveAddress): void {
    this.streets.add(address);
    if (address.postcode === '') return;
    const key = `${this.#countryOf(address.street)}|${address.postcode}`;
    const held = this.#byPostcode.get(key);
    if (held === undefined) this.#byPostcode.set(key, new Set([address]));
    else held.add(address);
  }

  #drop(id: string): void {
    const held = this.#held.get(id);
    if (held === undefined) return;
    this.#held.delete(id);
    for (const address of held.addresses) {
      this.streets.remove(address);
      this.#points.remove(address);
      this.#byPostcode.get(`${this.#countryOf(address.street)}|${address.postcode}`)?.delete(address);
    }
    this.#byUuid.delete(id);
    if (held.hidden !== NONE) this.hidden.show(held.hidden);
  }

  /** The name of a place as a street of its own, and its address; the address last. */
  #addressesOf(entry: StoredEntry, placed: PlacedIn): LiveAddress[] {
    const fields = entry.fields;
    if (fields === null) return [];
    const country = this.#rootOf(placed.city);
    const profile = this.profileOf(country.code);
    const rows: LiveAddress[] = [];
    if (fields.name !== '') {
      const street = this.streets.of(fields.name, placed.city, profile, NONE, true);
      rows.push(this.#row(entry.id, fields, placed, street, NO_NUMBER));
    }
    if (fields.streetname !== '') {
      const name = placed.street === NONE ? fields.streetname : this.#base.streetHead(placed.street).name;
      const street = this.streets.of(name, placed.city, profile, placed.street, false);
      rows.push(this.#row(entry.id, fields, placed, street, numberOf(fields, profile)));
    }
    return rows;
  }

  #row(id: string, fields: EntryFields, placed: PlacedIn, street: number, number: HouseNumber): LiveAddress {
    const below = placed.ordinal === NONE ? null : this.#base.address(placed.ordinal);
    const { name, kind } = fields;
    // No spread: a large object that is spread together becomes a dictionary, at ten times the cost.
    const address: LiveAddress = {
      ordinal: this.streets.roomOn(street),
      street,
      number: number.number,
      suffix: number.suffix,
      postcode: this.#postcodeOf(fields, placed),
      suburb: placed.suburb,
      occurrence: 0,
      latitude: fields.latitude,
      longitude: fields.longitude,
      identifier: '',
      building: below?.building ?? '',
      sourceSet: below === null ? 0 : this.#correctedSet(below.sourceSet),
      uuid: id,
      buildingUuid: below === null ? null : this.#base.buildingUuid(below),
    };
    return name === '' && kind === ''
      ? address
      : { ...address, ...(name === '' ? {} : { name }), ...(kind === '' ? {} : { kind }) };
  }

  #postcodeOf({ postcode }: EntryFields, { city }: PlacedIn): string {
    if (postcode === '') return '';
    return this.profileOf(this.#rootOf(city).code).normalisePostcode(postcode) ?? postcode;
  }

  #streetOfBase(profile: CountryProfile, name: string, city: number): number {
    if (this.areas.isMade(city)) return NONE;
    const { keys } = this.#base.names.streets;
    const entry = keys.find(profile.key(name));
    if (entry < 0) return NONE;
    const streets = this.#base.streetsOfNameIn(entry, [city]);
    const same = streets.find((street) => this.#base.streetHead(street).name === name);
    return same ?? streets[0] ?? NONE;
  }

  #countryOf(street: number): string {
    return this.#rootOf(this.streets.head(street).city).code;
  }

  #rootOf(area: number): Area {
    let at = this.areas.area(area);
    while (at.parent !== null) at = this.areas.area(at.parent);
    return at;
  }
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
