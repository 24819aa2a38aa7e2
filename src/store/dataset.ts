import { join } from 'node:path';
import type { PolygonPart } from '../geo/polygon';
import type { Area, AreaLevel } from '../model/areas';
import { DATABASE_FILE, type Manifest } from '../model/manifest';
import { cacheBudget } from './cache/cache-budget';
import { reportDamage } from './format/damage';
import { buildingUuid } from './format/identifiers';
import { readManifest } from './format/manifest-file';
import { ADDRESS_ID_TABLE } from './format/schema';
import type { Translated } from './format/translation';
import { Names } from './names/names';
import { AddressIndex, type CoordinateSource } from './read/address-index';
import { AreaIndex } from './read/area-index';
import { AreaTable } from './read/area-table';
import type { BlockReader } from './read/block-reader';
import { BlockTable } from './read/block-table';
import { CityKeys } from './read/city-keys';
import { HashPages } from './read/hash-pages';
import { type OpenDatabase, openDatabase } from './read/open-database';
import { OwnIds } from './read/own-ids';
import { PostcodeTable } from './read/postcode-table';
import { RedirectTable } from './read/redirect-table';
import { openSettled } from './read/settled';
import { readIndexes, type SharedIndexes } from './read/shared-indexes';
import { StreetTable } from './read/street-table';
import { TranslationTable } from './read/translation-table';
import { checkSizes, verifyDataset } from './read/verify';
import type {
  Address,
  AddressIds,
  BlockView,
  CountryNames,
  NearestAddress,
  Postcode,
  Store,
  Street,
  StreetHead,
  VisitBlock,
} from './rows';
import { soleSourceOf } from './sole-source';
import { IdsApart } from './united/ids-apart';

const NO_COORDINATES = { count: 0, latitudes: new Int32Array(0), longitudes: new Int32Array(0) };

export interface DatasetOptions {
  /**
   * `quick` (default) checks sizes, headers and indexes; data is checked when it is read. `checksums` reads every byte
   * first.
   */
  verify?: 'quick' | 'checksums';
  /**
   * `resident` keeps addresses, streets and indexes in memory after the first read; `on-demand` reads them each time.
   * Default: the data that was read last is kept, within `cacheBudget`.
   */
  memory?: 'resident' | 'on-demand';
  /** Indexes that another thread has read (`Dataset.shared`). They are used if they belong to this dataset. */
  shared?: SharedIndexes;
}

/**
 * An open dataset. Every method may throw CorruptBytes or an error of SQLite, so callers run it within `reportDamage`.
 */
export class Dataset implements Store {
  readonly manifest: Manifest;
  readonly names: Names;
  readonly #countryNames: CountryNames;
  /** For other threads that open the same dataset. */
  readonly shared: SharedIndexes;
  readonly #database: OpenDatabase;
  readonly #areas: AreaTable;
  readonly #streets: StreetTable;
  readonly #postcodes: PostcodeTable;
  readonly #areaIndex: AreaIndex;
  readonly #addressIndex: AddressIndex;
  /** The ids of its addresses as if it were open alone. */
  readonly ownIds: OwnIds;
  /** The ids of its addresses as answers show them. */
  readonly #ids: AddressIds;
  readonly #blocks: BlockTable;
  /** The successors of withdrawn ids. */
  readonly redirects: RedirectTable;
  /** The names of areas and streets in other languages. */
  readonly translations: TranslationTable;
  readonly #cityKeys: CityKeys;
  readonly #soleSource: string | null;

  private constructor(directory: string, options: DatasetOptions, earlier: readonly Dataset[]) {
    const manifest = options.verify === 'checksums' ? verifyDataset(directory) : readManifest(directory);
    checkSizes(directory, manifest);
    this.manifest = manifest;
    this.#soleSource = soleSourceOf(manifest);
    this.shared =
      options.shared?.datasetId === manifest.datasetId ? options.shared : readIndexes(directory, manifest);
    const budget = cacheBudget(options.memory, manifest.files[DATABASE_FILE]!.bytes);
    const database = openDatabase(join(directory, DATABASE_FILE), manifest, budget.pages);
    const { db, counts, trees } = database;
    this.#database = database;
    try {
      this.redirects = new RedirectTable(db, trees);
      this.translations = new TranslationTable(db, trees);
      this.#areas = new AreaTable(db, trees, counts.areas, budget.areas);
      this.#cityKeys = new CityKeys(this.#areas);
      this.#streets = new StreetTable(db, { count: manifest.counts.streets, bytes: budget.streets });
      this.#blocks = new BlockTable(db, counts.blocks, budget.blocks, this.#streets);
      this.#postcodes = new PostcodeTable(
        db,
        trees,
        (manifest.counts.areas.country ?? 0) > 1,
        manifest.counts.postcodes,
        budget.postcodes,
      );
      this.#areaIndex = new AreaIndex(db, trees, this.#areas, this.shared.areas, counts.shapes);
      this.#addressIndex = new AddressIndex(this.shared.addresses, counts.blocks);
      this.names = new Names(db, trees, budget);
      this.ownIds = new OwnIds({
        pages: new HashPages(db, ADDRESS_ID_TABLE, budget.ids),
        blocks: this.#blocks,
        streets: this.#streets,
        cityKeys: this.#cityKeys,
        redirects: this.redirects,
      });
      this.#ids = earlier.length === 0 ? this.ownIds : new IdsApart(this, earlier);
      this.#countryNames = { index: this.names, isShared: (manifest.counts.areas.country ?? 0) > 1 };
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /**
   * Opens the dataset in a directory.
   * @param earlier the datasets before it, if several are opened as one.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, DATASET_DAMAGED.
   */
  static open(directory: string, options: DatasetOptions = {}, earlier: readonly Dataset[] = []): Dataset {
    return openSettled(directory, (where) => reportDamage(where, () => new Dataset(where, options, earlier)));
  }

  close(): void {
    this.#database.close();
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

  namesOf(): CountryNames {
    return this.#countryNames;
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

  sourceOfStreet(): string | null {
    return this.#soleSource;
  }

  postcode(text: string, country: string): Postcode | null {
    return this.#postcodes.postcode(text, country);
  }

  postcodesFrom(beginning: string, country: string, most: number): string[] {
    return this.#postcodes.beginning(beginning, country, most);
  }

  forEachBlockWithNumber(street: number, number: string, visit: VisitBlock): boolean {
    return this.#blocks.forEachWithNumber(street, number, visit);
  }

  forEachBlockOf(street: Street, visit: VisitBlock): boolean {
    return this.#blocks.forEachOf(street, visit);
  }

  forEachBlockOfPostcode(postcode: Postcode, number: string | null, visit: VisitBlock): boolean {
    return this.#blocks.forEachOfPostcode(postcode, number, visit);
  }

  streetsOfPostcode(postcode: Postcode): number[] {
    return this.#blocks.streetsOf(postcode);
  }

  load(block: number): BlockView {
    return this.#blocks.load(block);
  }

  address(ordinal: number): Address {
    return this.#blocks.address(ordinal);
  }

  nearest(
    latitude: number,
    longitude: number,
    maxDistanceMeters: number,
    country?: string,
    isHidden?: (ordinal: number) => boolean,
  ): NearestAddress | null {
    const coordinatesOf = country === undefined ? this.#coordinatesOf : this.#coordinatesIn(country);
    return this.#addressIndex.nearest(latitude, longitude, maxDistanceMeters, coordinatesOf, isHidden);
  }

  addressByUuid(uuid: string): Address | null {
    return this.#ids.addressByUuid(uuid);
  }

  redirectOf(uuid: string): string | null {
    return this.#ids.redirectOf(uuid);
  }

  nameIn(language: string, kind: Translated, id: number): string | null {
    return this.translations.nameIn(language, kind, id);
  }

  addressesByUuidHash(hash: number): Address[] {
    return this.#ids.addressesByUuidHash(hash);
  }

  uuidOf(address: Address): string {
    return this.#ids.uuidOf(address);
  }

  buildingUuid(address: Address): string | null {
    if (address.building === '') return null;
    const { city } = this.#streets.street(address.street);
    return buildingUuid(this.#cityKeys.of(city).country, address.building);
  }

  readonly #coordinatesOf = (block: number): BlockReader => this.#blocks.load(block);

  /** Coordinates as if blocks of other countries were empty. */
  #coordinatesIn(country: string): CoordinateSource {
    return (block) => {
      const view = this.#blocks.load(block);
      return this.#cityKeys.of(this.#streets.street(view.street).city).country === country
        ? view
        : NO_COORDINATES;
    };
  }
}
