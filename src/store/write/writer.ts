import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { NameKey } from '../../country/conventions';
import { Bounds } from '../../geo/bounds';
import type { LearnedConventions } from '../../model/learned';
import { DATABASE_FILE, FORMAT_VERSION, type Manifest, type ManifestSource } from '../../model/manifest';
import { pushBox } from '../format/box-index';
import { APPLICATION_ID, INDEXES, SCHEMA, SQLITE_PAGE_BYTES } from '../format/schema';
import { encodeShape, roundShape, shapeSquareMeters } from '../format/shape-codec';
import { encodeStreet } from '../format/street-codec';
import { NamesWriter } from '../names/write/names-writer';
import { openSqlite } from '../sqlite';
import { AreaCollector, type WriterArea } from './area-collector';
import { cutStreet } from './block-cutter';
import type { WriterAddress } from './block-encoder';
import { BlockWriter } from './block-writer';
import { asBuildFailure } from './build-failure';
import { boundingBoxOf, writeDatasetFiles } from './dataset-files';
import { GrowingUint32 } from './growing-arrays';
import { reachMeters } from './reach';
import { SealedBytes } from './sealed-bytes';
import { SourceSets } from './source-sets';
import { spreadOf } from './spread';

export type { WriterArea } from './area-collector';
export type { WriterAddress } from './block-encoder';

export interface WriterStreet {
  /** As the source writes it. */
  name: string;
  /** Area id of its city. */
  city: number;
  keys: readonly NameKey[];
  /** Its point, 1e-6 degrees; null to use the address nearest to the mean of its addresses. */
  point?: { latitude: number; longitude: number } | null;
}

/**
 * Writes the files of a dataset into an empty directory. Call `addArea` for all areas (enclosing areas first), then
 * `addStreet` for all streets in their final order, then `finish`. The same calls give the same bytes. It takes about
 * twelve bytes of memory for each address, and the text index.
 *
 * Every method throws GeocoderError BUILD_FAILED if the disk is full or must not be written, and RangeError if it is
 * called wrongly.
 */
export class DatasetWriter {
  readonly #directory: string;
  readonly #name: string;
  readonly #builtAt: string;
  readonly #db: Database.Database;
  /** Combinations of sources. Addresses and areas refer to them by number. */
  readonly sourceSets = new SourceSets();
  readonly #areas = new AreaCollector(this.sourceSets);
  readonly #names: NamesWriter;
  readonly #blocks: BlockWriter;
  readonly #insertShape: Database.Statement<[number, number, Buffer]>;
  readonly #insertStreet: Database.Statement<[number, Buffer]>;
  readonly #shapeBytes = new SealedBytes('shape');
  readonly #streetBytes = new SealedBytes('street');
  readonly #shapeBoxes = new GrowingUint32();
  readonly #bounds = new Bounds();
  /** The bounds of the polygons, for a dataset without addresses. */
  readonly #shapeBounds = new Bounds();
  #latitudes = new Int32Array(256);
  #longitudes = new Int32Array(256);
  #streets = 0;
  #addresses = 0;
  #shapes = 0;

  constructor(options: { directory: string; name: string; builtAt: string }) {
    this.#directory = options.directory;
    this.#name = options.name;
    this.#builtAt = options.builtAt;
    try {
      const db = openSqlite(join(options.directory, DATABASE_FILE));
      this.#db = db;
      db.pragma(`page_size = ${SQLITE_PAGE_BYTES}`);
      // A crash loses nothing that matters: the directory is published only when it is complete.
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      db.pragma('locking_mode = EXCLUSIVE');
      db.pragma('cache_size = -65536');
      db.pragma('temp_store = MEMORY');
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${FORMAT_VERSION}`);
      db.exec('BEGIN');
      db.exec(SCHEMA);
      this.#names = new NamesWriter(db);
      this.#blocks = new BlockWriter(db, this.#areas);
      this.#insertShape = db.prepare('INSERT INTO shape VALUES (?, ?, ?)');
      this.#insertStreet = db.prepare('INSERT INTO street VALUES (?, ?)');
    } catch (error) {
      throw asBuildFailure(error, options.directory);
    }
  }

  /**
   * Adds an area and returns its id. Areas inside it refer to it by this id. Ids count from 0 in the order of calls.
   */
  addArea(area: WriterArea): number {
    try {
      const shapes = area.parts.map(roundShape).filter((shape) => shape !== null);
      const extent = shapes.reduce((sum, shape) => sum + shapeSquareMeters(shape), 0);
      const { latitude, longitude } = area;
      const parts = shapes.map(({ part }) => part);
      const reach = latitude === null || longitude === null ? 0 : reachMeters(parts, latitude, longitude);
      const id = this.#areas.add(area, extent, reach);
      for (const { part, bounds } of shapes) {
        const sealed = this.#shapeBytes.seal(this.#shapes, (bytes) => encodeShape(bytes, id, part));
        this.#insertShape.run(this.#shapes, id, sealed);
        pushBox(this.#shapeBoxes, bounds);
        this.#shapeBounds.add(bounds.west, bounds.south);
        this.#shapeBounds.add(bounds.east, bounds.north);
        this.#shapes++;
      }
      this.#names.addPlace(id, area.keys);
      return id;
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /**
   * Adds a street with all its addresses: at least one, without duplicates, sorted by postcode, number (natural order),
   * suffix and occurrence. Returns its id; ids count from 0 in the order of calls. The writer keeps none of the
   * objects.
   */
  addStreet(street: WriterStreet, addresses: readonly WriterAddress[]): number {
    try {
      return this.#addStreet(street, addresses);
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /**
   * Writes all indexes, closes the files and writes the manifest.
   * @param options `sources`: the list to whose positions `sourceSets` refers; `conventions`: what the rows of each
   * country show about how addresses are written, none by default.
   */
  finish(options: {
    sources: readonly ManifestSource[];
    conventions?: Record<string, LearnedConventions>;
  }): Manifest {
    try {
      const db = this.#db;
      this.#blocks.finish(db, this.#areas.countByLevel().country! > 1);
      this.#areas.write(db);
      this.#names.finish((id) => {
        const area = this.#areas.area(id);
        return area.level === 'suburb' ? 0 : area.addressCount;
      });
      db.exec(INDEXES);
      db.prepare('INSERT INTO dataset VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
        Buffer.alloc(16),
        Buffer.alloc(32),
        this.#addresses,
        this.#streets,
        this.#blocks.count,
        this.#blocks.byteCount,
        this.#areas.count,
        this.#shapes,
      );
      db.exec('COMMIT');
      db.close();
      return this.#writeFiles(options.sources, options.conventions ?? {});
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /** Closes the files without finishing. Harmless after `finish`. */
  abandon(): void {
    this.#db.close();
  }

  #addStreet(street: WriterStreet, addresses: readonly WriterAddress[]): number {
    if (addresses.length === 0)
      throw new RangeError(`expected street "${street.name}" to have an address, got none`);
    const id = this.#streets++;
    const firstBlock = this.#blocks.count;
    const ends = cutStreet(addresses);
    this.#measure(addresses, street.city);
    this.#areas.addStreet(street.city);
    const ranges: number[] = [];
    let start = 0;
    for (const end of ends) {
      ranges.push(...this.#blocks.add({ id, name: street.name, city: street.city }, addresses, start, end));
      start = end;
    }
    this.#names.addStreet(id, street.city, street.keys, addresses.length);
    const { latitude, longitude, radiusMeters } = spreadOf(
      this.#latitudes,
      this.#longitudes,
      addresses.length,
      street.point ?? null,
    );
    const entry = {
      name: street.name,
      city: street.city,
      firstBlock,
      blockCount: ends.length,
      latitude,
      longitude,
      radiusMeters,
      addressCount: addresses.length,
      ranges,
    };
    this.#insertStreet.run(
      id,
      this.#streetBytes.seal(id, (bytes) => encodeStreet(bytes, entry)),
    );
    this.#addresses += addresses.length;
    return id;
  }

  /** Collects coordinates and counts each address for its suburb and its city. */
  #measure(addresses: readonly WriterAddress[], city: number): void {
    if (this.#latitudes.length < addresses.length) {
      this.#latitudes = new Int32Array(2 * addresses.length);
      this.#longitudes = new Int32Array(2 * addresses.length);
    }
    for (let index = 0; index < addresses.length; index++) {
      const { latitude, longitude, suburb, sourceSet } = addresses[index]!;
      this.#latitudes[index] = latitude;
      this.#longitudes[index] = longitude;
      this.#areas.addAddress(suburb, latitude, longitude, sourceSet);
      this.#areas.addAddress(city, latitude, longitude, sourceSet);
      this.#bounds.add(longitude, latitude);
    }
  }

  #writeFiles(sources: readonly ManifestSource[], conventions: Record<string, LearnedConventions>): Manifest {
    return writeDatasetFiles(this.#directory, this.#blocks.boxes(), this.#shapeBoxes.values(), {
      builtAt: this.#builtAt,
      name: this.#name,
      counts: {
        addresses: this.#addresses,
        streets: this.#streets,
        postcodes: this.#blocks.postcodeCount,
        blocks: this.#blocks.count,
        areas: this.#areas.countByLevel(),
      },
      boundingBox: boundingBoxOf(this.#bounds.empty ? this.#shapeBounds : this.#bounds),
      conventions,
      sources: [...sources],
      sourceSets: this.sourceSets.lists(),
    });
  }

  /** Wrong calls stay RangeError or TypeError; other errors become BUILD_FAILED. */
  #failure(error: unknown): Error {
    if (error instanceof RangeError || error instanceof TypeError) return error;
    return asBuildFailure(error, this.#directory);
  }
}
