import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { PolygonPart } from '../geo/polygon';
import type { Area, AreaLevel } from '../model/areas';
import { GeocoderError } from '../model/errors';
import { DATABASE_FILE, type Manifest } from '../model/manifest';
import { isUuid, uuidHash48 } from '../text/uuid';
import { roomOf } from './cache/memory';
import { BLOCK_CAPACITY } from './format/block-layout';
import { asDamage, damaged } from './format/damage';
import { addressUuid, buildingUuid, isAddressUuid } from './format/identifiers';
import { readManifest } from './format/manifest-file';
import { ADDRESS_ID_TABLE } from './format/schema';
import { Names } from './names/names';
import { AddressIndex, type CoordinateSource } from './read/address-index';
import { AreaIndex } from './read/area-index';
import { AreaTable } from './read/area-table';
import { BlobTable } from './read/blob-table';
import { BlockReader } from './read/block-reader';
import { CityKeys } from './read/city-keys';
import { HashPages } from './read/hash-pages';
import { openDatabase } from './read/open-database';
import { PostcodeTable } from './read/postcode-table';
import { readIndexes, type SharedIndexes } from './read/shared-indexes';
import { StreetTable } from './read/street-table';
import { checkSizes, locateDataset, verifyDataset } from './read/verify';
import type {
  Address,
  AddressRoom,
  BlockView,
  NearestAddress,
  Postcode,
  PostcodeRoom,
  Store,
  Street,
  StreetHead,
} from './rows';

export type { SharedIndexes };

const NO_COORDINATES = { count: 0, latitudes: new Int32Array(0), longitudes: new Int32Array(0) };
/** How often a dataset that is replaced while it is being opened is tried again. */
const ATTEMPTS = 5;

export interface DatasetOptions {
  /** `quick` (default): sizes, headers, indexes; data is checked when it is read. `checksums`: every byte first. */
  verify?: 'quick' | 'checksums';
  /**
   * `resident` keeps addresses, streets and indexes in memory once they were read; `on-demand` reads them each time.
   * Default: what was read last stays, as far as `roomOf` gives it room.
   */
  memory?: 'resident' | 'on-demand';
  /** Indexes that another thread has read already (`Dataset.shared`): used as they are. */
  shared?: SharedIndexes;
}

/**
 * An open dataset. Every method throws GeocoderError: DATASET_DAMAGED where bytes are not the ones that were built,
 * GEOCODER_CLOSED after `close`.
 */
export class Dataset implements Store {
  readonly manifest: Manifest;
  readonly names: Names;
  /** For other threads that open the same dataset. */
  readonly shared: SharedIndexes;
  readonly #directory: string;
  readonly #db: Database;
  readonly #blockCount: number;
  readonly #areas: AreaTable;
  readonly #streets: StreetTable;
  readonly #postcodes: PostcodeTable;
  readonly #areaIndex: AreaIndex;
  readonly #addressIndex: AddressIndex;
  readonly #ids: HashPages;
  readonly #blocks: BlobTable;
  readonly #view = new BlockReader();
  /** What `nearest` and single addresses use, so that they leave the callers' view alone. */
  readonly #ownView = new BlockReader();
  /** Views of visits by depth: a visitor may start a visit of its own. */
  readonly #visitViews: BlockReader[] = [];
  #visits = 0;
  readonly #cityKeys: CityKeys;
  /** The address that was decoded to verify an id: asked for next, it is given away. */
  #verified: Address | null = null;

  private constructor(directory: string, options: DatasetOptions) {
    const manifest = options.verify === 'checksums' ? verifyDataset(directory) : readManifest(directory);
    checkSizes(directory, manifest);
    this.manifest = manifest;
    this.#directory = directory;
    this.shared =
      options.shared?.datasetId === manifest.datasetId ? options.shared : readIndexes(directory, manifest);
    const room = roomOf(options.memory, manifest.files[DATABASE_FILE]!.bytes);
    const { db, counts } = openDatabase(join(directory, DATABASE_FILE), manifest, room.pages);
    this.#db = db;
    try {
      this.#blockCount = counts.blocks;
      this.#blocks = new BlobTable(db, 'block', 'id', { count: counts.blocks, bytes: room.blocks });
      this.#ids = new HashPages(db, ADDRESS_ID_TABLE, room.ids);
      this.#areas = new AreaTable(db, counts.areas, room.areas);
      this.#cityKeys = new CityKeys(this.#areas);
      this.#streets = new StreetTable(db, { count: manifest.counts.streets, bytes: room.streets });
      this.#postcodes = new PostcodeTable(
        db,
        (manifest.counts.areas.country ?? 0) > 1,
        manifest.counts.postcodes,
        room.postcodes,
      );
      this.#areaIndex = new AreaIndex(db, this.#areas, this.shared.areas, counts.shapes);
      this.#addressIndex = new AddressIndex(this.shared.addresses, counts.blocks);
      this.names = new Names(db, room);
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
    for (let attempt = 1; ; attempt++) {
      const where = locateDataset(directory);
      const before = statSync(where, { throwIfNoEntry: false })?.ino;
      try {
        return new Dataset(where, options);
      } catch (error) {
        // A new dataset may have taken the directory's place between two of our steps: only then is it worth again.
        const after = statSync(locateDataset(directory), { throwIfNoEntry: false })?.ino;
        if (attempt < ATTEMPTS && before !== after) continue;
        throw asDamage(error, where);
      }
    }
  }

  get closed(): boolean {
    return !this.#db.open;
  }

  close(): void {
    this.#db.close();
  }

  area(id: number): Area {
    try {
      return this.#areas.area(id);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  areaByUuid(uuid: string): Area | null {
    return this.#read(() => this.#areas.byUuid(uuid));
  }

  children(parent: number, level: AreaLevel): Area[] {
    return this.#read(() => this.#areas.children(parent, level));
  }

  countries(): Area[] {
    return this.#read(() => this.#areas.countries());
  }

  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    return this.#read(() => this.#areaIndex.areasAt(latitude, longitude, level));
  }

  shapes(area: number): PolygonPart[] {
    return this.#read(() => this.#areaIndex.shapes(area));
  }

  street(id: number): Street {
    try {
      return this.#streets.street(id);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  streetHead(id: number): StreetHead {
    try {
      return this.#streets.head(id);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  addressCount(street: number): number {
    try {
      return this.#streets.addressCount(street);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  blockWithNumber(street: number, number: string, from: number): number {
    try {
      return this.#streets.blockWithNumber(street, number, from);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  postcode(text: string, country: string, room?: PostcodeRoom): Postcode | null {
    try {
      return this.#postcodes.postcode(text, country, room);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  postcodesWithPrefix(prefix: string, country: string, limit: number): string[] {
    try {
      return this.#postcodes.withPrefix(prefix, country, limit);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  forEachStreetOfName(nameId: number, visit: (street: number, city: number) => unknown): void {
    this.names.streets.forEachBearer(nameId, visit);
  }

  streetsOfNameIn(nameId: number, cities: readonly number[]): number[] {
    return this.names.streets.bearersOwnedBy(nameId, cities);
  }

  forEachAreaOfName(nameId: number, visit: (area: number, alias: boolean) => unknown): void {
    this.names.places.forEachBearer(nameId, (area, _, alias) => visit(area, alias));
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

  viewAt(ordinal: number): { view: BlockView; slot: number } {
    const slot = ordinal % BLOCK_CAPACITY;
    return { view: this.load((ordinal - slot) / BLOCK_CAPACITY), slot };
  }

  load(block: number): BlockView {
    try {
      return this.#open(block, this.#view);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  address(ordinal: number, room?: AddressRoom): Address {
    const verified = this.#verified;
    if (verified !== null && verified.ordinal === ordinal) {
      this.#verified = null;
      return verified;
    }
    try {
      return this.#readAddress(ordinal, room);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
  ): NearestAddress | null {
    try {
      const coordinatesOf = country === undefined ? this.#coordinatesOf : this.#coordinatesIn(country);
      return this.#addressIndex.nearest(latitude, longitude, maxDistanceMeters, coordinatesOf);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  ordinalByUuid(uuid: string): number | null {
    if (!isUuid(uuid)) return null;
    const asked = uuid.toLowerCase();
    try {
      for (const ordinal of this.#ids.lookup(uuidHash48(asked))) {
        const address = this.#readAddress(ordinal);
        // Pages keep a part of the id only: it is computed again from the address that they name.
        if (!this.#isUuidOf(asked, address)) continue;
        this.#verified = address;
        return ordinal;
      }
      return null;
    } catch (error) {
      throw this.#failure(error);
    }
  }

  uuidOf(address: Address): string {
    try {
      return this.#uuidOf(address);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  buildingUuid(address: Address): string | null {
    if (address.building === '') return null;
    try {
      return buildingUuid(
        this.#cityKeys.of(this.#streets.street(address.street).city).country,
        address.building,
      );
    } catch (error) {
      throw this.#failure(error);
    }
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
    const blocks = this.#blocks;
    if (view.block === block && view.age === blocks.age) return view;
    if (!(block >= 0 && block < this.#blockCount)) {
      throw damaged(DATABASE_FILE, `expected a block below ${this.#blockCount}, got ${block}`);
    }
    blocks.find(block);
    view.open(block, blocks.bytes, blocks.start, blocks.end);
    view.age = blocks.age;
    return view;
  }

  #readAddress(ordinal: number, room?: AddressRoom): Address {
    const slot = ordinal % BLOCK_CAPACITY;
    const block = (ordinal - slot) / BLOCK_CAPACITY;
    // The block visited or loaded last is mostly the one of the address: its columns are decoded already.
    const visited = this.#visitViews[0];
    const view = this.#view.block === block ? this.#view : visited?.block === block ? visited : this.#ownView;
    return this.#open(block, view).address(slot, room);
  }

  #uuidOf(address: Address): string {
    const street = this.#streets.street(address.street);
    const keys = this.#cityKeys.of(street.city);
    return addressUuid(keys.identifier, keys.city, street.name, address);
  }

  #isUuidOf(uuid: string, address: Address): boolean {
    const street = this.#streets.street(address.street);
    const keys = this.#cityKeys.of(street.city);
    return isAddressUuid(uuid, keys.identifier, keys.city, street.name, address);
  }

  #read<Answer>(run: () => Answer): Answer {
    try {
      return run();
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error: unknown): GeocoderError {
    if (!this.#db.open) {
      return new GeocoderError(
        'GEOCODER_CLOSED',
        `expected an open dataset, but ${this.#directory} was closed`,
      );
    }
    return asDamage(error, join(this.#directory, DATABASE_FILE));
  }
}
