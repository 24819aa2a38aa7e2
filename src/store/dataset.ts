import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { PolygonPart } from '../geo/polygon';
import type { Area, AreaLevel } from '../model/areas';
import { DATABASE_FILE, type Manifest } from '../model/manifest';
import { isUuid, uuidHash48 } from '../text/uuid';
import { cacheBudget } from './cache/cache-budget';
import { BLOCK_CAPACITY } from './format/block-layout';
import { CorruptBytes, reportDamage } from './format/damage';
import { addressUuid, buildingUuid, isAddressUuid } from './format/identifiers';
import { readManifest } from './format/manifest-file';
import { ADDRESS_ID_TABLE } from './format/schema';
import { ByteReader } from './format/varint';
import { Names } from './names/names';
import { AddressIndex, type CoordinateSource } from './read/address-index';
import { AreaIndex } from './read/area-index';
import { AreaTable } from './read/area-table';
import { BlobTable } from './read/blob-table';
import { BlockReader, streetOfBlock } from './read/block-reader';
import { CityKeys } from './read/city-keys';
import { HashPages } from './read/hash-pages';
import { openDatabase } from './read/open-database';
import { PostcodeTable } from './read/postcode-table';
import { openSettled } from './read/settled';
import { readIndexes, type SharedIndexes } from './read/shared-indexes';
import { StreetTable } from './read/street-table';
import { checkSizes, verifyDataset } from './read/verify';
import type { Address, BlockView, NearestAddress, Postcode, Store, Street, StreetHead } from './rows';

const NO_COORDINATES = { count: 0, latitudes: new Int32Array(0), longitudes: new Int32Array(0) };

export interface DatasetOptions {
  /** `quick` (default): sizes, headers, indexes; data is checked when it is read. `checksums`: every byte first. */
  verify?: 'quick' | 'checksums';
  /**
   * `resident` keeps addresses, streets and indexes in memory once they were read; `on-demand` reads them each time.
   * Default: what was read last stays, within `cacheBudget`.
   */
  memory?: 'resident' | 'on-demand';
  /** Indexes that another thread has read already (`Dataset.shared`): used as they are. */
  shared?: SharedIndexes;
}

/**
 * An open dataset. Every method may throw CorruptBytes or an error of SQLite: callers run what reads it within
 * `reportDamage`.
 */
export class Dataset implements Store {
  readonly manifest: Manifest;
  readonly names: Names;
  /** For other threads that open the same dataset. */
  readonly shared: SharedIndexes;
  readonly #db: Database;
  readonly #blockCount: number;
  readonly #areas: AreaTable;
  readonly #streets: StreetTable;
  readonly #postcodes: PostcodeTable;
  readonly #areaIndex: AreaIndex;
  readonly #addressIndex: AddressIndex;
  readonly #ids: HashPages;
  readonly #blocks: BlobTable;
  readonly #blockHead = new ByteReader('block');
  readonly #view = new BlockReader();
  /** What `nearest` and single addresses use, so that they leave the callers' view alone. */
  readonly #ownView = new BlockReader();
  /** Views of visits by depth: a visitor may start a visit of its own. */
  readonly #visitViews: BlockReader[] = [];
  #visits = 0;
  readonly #cityKeys: CityKeys;

  private constructor(directory: string, options: DatasetOptions) {
    const manifest = options.verify === 'checksums' ? verifyDataset(directory) : readManifest(directory);
    checkSizes(directory, manifest);
    this.manifest = manifest;
    this.shared =
      options.shared?.datasetId === manifest.datasetId ? options.shared : readIndexes(directory, manifest);
    const budget = cacheBudget(options.memory, manifest.files[DATABASE_FILE]!.bytes);
    const { db, counts } = openDatabase(join(directory, DATABASE_FILE), manifest, budget.pages);
    this.#db = db;
    try {
      this.#blockCount = counts.blocks;
      this.#blocks = new BlobTable(db, 'block', 'id', { count: counts.blocks, bytes: budget.blocks });
      this.#ids = new HashPages(db, ADDRESS_ID_TABLE, budget.ids);
      this.#areas = new AreaTable(db, counts.areas, budget.areas);
      this.#cityKeys = new CityKeys(this.#areas);
      this.#streets = new StreetTable(db, { count: manifest.counts.streets, bytes: budget.streets });
      this.#postcodes = new PostcodeTable(
        db,
        (manifest.counts.areas.country ?? 0) > 1,
        manifest.counts.postcodes,
        budget.postcodes,
      );
      this.#areaIndex = new AreaIndex(db, this.#areas, this.shared.areas, counts.shapes);
      this.#addressIndex = new AddressIndex(this.shared.addresses, counts.blocks);
      this.names = new Names(db, budget);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /**
   * Opens the dataset in a directory.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, DATASET_DAMAGED.
   */
  static open(directory: string, options: DatasetOptions = {}): Dataset {
    return openSettled(directory, (where) => reportDamage(where, () => new Dataset(where, options)));
  }

  get closed(): boolean {
    return !this.#db.open;
  }

  close(): void {
    this.#db.close();
  }

  area(id: number): Area {
    return this.#areas.area(id);
  }

  areaByUuid(uuid: string): Area | null {
    return this.#areas.byUuid(uuid);
  }

  children(parent: number, level: AreaLevel): Area[] {
    return this.#areas.children(parent, level);
  }

  countries(): Area[] {
    return this.#areas.countries();
  }

  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.#areaIndex.areasAt(latitude, longitude, level);
  }

  shapes(area: number): PolygonPart[] {
    return this.#areaIndex.shapes(area);
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

  postcode(text: string, country: string): Postcode | null {
    return this.#postcodes.postcode(text, country);
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

  forEachBlockWithNumber(street: number, number: string, visit: (view: BlockView) => unknown): void {
    this.#visit((view) => {
      let block = this.#streets.blockWithNumber(street, number, 0);
      for (; block >= 0; block = this.#streets.blockWithNumber(street, number, block + 1))
        if (visit(this.#open(block, view)) === false) return;
    });
  }

  forEachBlockOf({ firstBlock, blockCount }: Street, visit: (view: BlockView) => unknown): void {
    this.#visit((view) => {
      for (let block = firstBlock; block < firstBlock + blockCount; block++)
        if (visit(this.#open(block, view)) === false) return;
    });
  }

  forEachBlockOfPostcode(
    { blocks }: Postcode,
    number: string | null,
    visit: (view: BlockView) => unknown,
  ): void {
    this.#visit((view) => {
      let street = -1;
      let next = 0;
      for (const block of blocks) {
        // A long list is mostly other numbers: the street knows which of its blocks may hold this one.
        if (number !== null && blocks.length > 2) {
          const itsStreet = this.#streetOf(block);
          if (itsStreet !== street || (next >= 0 && next < block)) {
            street = itsStreet;
            next = this.#streets.blockWithNumber(street, number, block);
          }
          if (next !== block) continue;
        }
        if (visit(this.#open(block, view)) === false) return;
      }
    });
  }

  streetsOfPostcode({ blocks }: Postcode): number[] {
    return [...new Set(blocks.map((block) => this.#streetOf(block)))];
  }

  load(block: number): BlockView {
    return this.#open(block, this.#view);
  }

  address(ordinal: number): Address {
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    // The block visited or loaded last is mostly the one of the address: its columns are decoded already.
    const visited = this.#visitViews[0];
    const view = this.#view.block === block ? this.#view : visited?.block === block ? visited : this.#ownView;
    return this.#open(block, view).address(slot);
  }

  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
  ): NearestAddress | null {
    const coordinatesOf = country === undefined ? this.#coordinatesOf : this.#coordinatesIn(country);
    return this.#addressIndex.nearest(latitude, longitude, maxDistanceMeters, coordinatesOf);
  }

  addressByUuid(uuid: string): Address | null {
    if (!isUuid(uuid)) return null;
    const asked = uuid.toLowerCase();
    for (const ordinal of this.#ids.lookup(uuidHash48(asked))) {
      const address = this.address(ordinal);
      // Pages keep a part of the id only: it is computed again from the address that they name.
      if (this.#isUuidOf(asked, address)) return address;
    }
    return null;
  }

  uuidOf(address: Address): string {
    const street = this.#streets.street(address.street);
    const keys = this.#cityKeys.of(street.city);
    return addressUuid(keys.identifier, keys.city, street.name, address);
  }

  buildingUuid(address: Address): string | null {
    if (address.building === '') return null;
    const { city } = this.#streets.street(address.street);
    return buildingUuid(this.#cityKeys.of(city).country, address.building);
  }

  readonly #coordinatesOf = (block: number): BlockReader => this.#open(block, this.#ownView);

  /** As if blocks of other countries were empty. */
  #coordinatesIn(country: string): CoordinateSource {
    return (block) => {
      const view = this.#open(block, this.#ownView);
      return this.#cityKeys.of(this.#streets.street(view.street).city).country === country
        ? view
        : NO_COORDINATES;
    };
  }

  /** Gives a view that no other visit uses. */
  #visit(run: (view: BlockReader) => void): void {
    const depth = this.#visits++;
    this.#visitViews[depth] ??= new BlockReader();
    try {
      run(this.#visitViews[depth]!);
    } finally {
      this.#visits--;
    }
  }

  #open(block: number, view: BlockReader): BlockReader {
    if (view.block === block) return view;
    const { bytes, start, end } = this.#find(block);
    view.open(block, bytes, start, end);
    return view;
  }

  #streetOf(block: number): number {
    const { bytes, start, end } = this.#find(block);
    this.#blockHead.reset(block, bytes, start, end);
    return streetOfBlock(this.#blockHead);
  }

  #find(block: number): BlobTable {
    if (!(block >= 0 && block < this.#blockCount)) {
      throw new CorruptBytes(DATABASE_FILE, `expected a block below ${this.#blockCount}, got ${block}`);
    }
    this.#blocks.find(block);
    return this.#blocks;
  }

  #isUuidOf(uuid: string, address: Address): boolean {
    const street = this.#streets.street(address.street);
    const keys = this.#cityKeys.of(street.city);
    return isAddressUuid(uuid, keys.identifier, keys.city, street.name, address);
  }
}
