import type { Database, Statement } from 'better-sqlite3';
import { AREA_LEVELS, type Area, type AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { DATABASE_FILE } from '../../model/manifest';
import { formatUuid, parseUuid } from '../../text/uuid';
import { type Column, rowChecksum, tableSalt } from '../format/checksum';
import { CorruptBytes } from '../format/damage';
import { levelNumber } from '../format/schema';
import type { ProvenTree, ProvenTrees } from './proven-trees';

const SALT = tableSalt('area');
const COLUMNS = 15;
const UUID_BYTES = 16;
const HASH_BYTES = 6;
const NONE: readonly string[] = [];
/** Levels below the root that a chain of parents can have. */
const DEEPEST = AREA_LEVELS.length;

/** The areas. A direct-mapped cache keeps those read last: one area per slot. */
export class AreaTable {
  readonly #areas: (Area | undefined)[];
  /** A power of two minus one; the slot of an area is its id AND this mask. */
  readonly #places: number;
  readonly #count: number;
  readonly #extents: Float64Array;
  readonly #rowTree: ProvenTree;
  readonly #uuidTree: ProvenTree;
  readonly #parentTree: ProvenTree;
  readonly #select: Statement<[number], Column[]>;
  readonly #selectByUuid: Statement<[Buffer], number>;
  readonly #selectBetween: Statement<[Buffer, Buffer], number>;
  readonly #selectChildren: Statement<[number, number], number>;
  readonly #selectRoots: Statement<[], number>;
  /** Read once, because every question asks for the countries. */
  #roots: readonly Area[] | null = null;

  /** @param most approximate number of cached areas; each takes about 280 bytes. */
  constructor(db: Database, trees: ProvenTrees, count: number, most: number) {
    this.#rowTree = trees.of('area');
    this.#uuidTree = trees.of('area_uuid');
    this.#parentTree = trees.of('area_parent');
    const places = 2 ** Math.ceil(Math.log2(Math.max(1, Math.min(count, most))));
    this.#areas = new Array<Area | undefined>(places).fill(undefined);
    this.#places = places - 1;
    this.#count = count;
    this.#extents = new Float64Array(count);
    this.#select = db
      .prepare<[number], Column[]>(
        'SELECT id, level, parent, uuid, code, name, aliases, made, latitude, longitude, radius, addresses, ' +
          'extent, sources, address_sources, checksum FROM area WHERE id = ?',
      )
      .raw();
    this.#selectByUuid = db.prepare<[Buffer], number>('SELECT id FROM area WHERE uuid = ?').pluck();
    this.#selectBetween = db
      .prepare<[Buffer, Buffer], number>('SELECT id FROM area WHERE uuid BETWEEN ? AND ? ORDER BY uuid')
      .pluck();
    this.#selectChildren = db
      .prepare<[number, number], number>('SELECT id FROM area WHERE parent = ? AND level = ? ORDER BY id')
      .pluck();
    this.#selectRoots = db
      .prepare<[], number>('SELECT id FROM area WHERE parent IS NULL ORDER BY id')
      .pluck();
  }

  /** @throws CorruptBytes for an id that does not exist or a row that is not intact. */
  area(id: number): Area {
    const kept = this.#areas[id & this.#places];
    return kept !== undefined && kept.id === id ? kept : this.#read(id);
  }

  /** Approximate area of its polygons, square metres. */
  extent(id: number): number {
    this.area(id);
    return this.#extents[id]!;
  }

  byUuid(uuid: string): Area | null {
    const bytes = parseUuid(uuid);
    if (bytes === null) return null;
    this.#uuidTree.prove();
    const id = this.#selectByUuid.get(bytes);
    if (id === undefined) return null;
    const area = this.area(id);
    if (area.uuid !== uuid.toLowerCase())
      throw new CorruptBytes(DATABASE_FILE, `the index of uuids points from ${uuid} to ${area.uuid}`);
    return area;
  }

  /** The areas whose uuid begins with 48 bits, as `uuidHash48` packs them. */
  byUuidHash(hash: number): Area[] {
    this.#uuidTree.prove();
    const least = Buffer.alloc(UUID_BYTES);
    const most = Buffer.alloc(UUID_BYTES, 0xff);
    least.writeUIntBE(hash, 0, HASH_BYTES);
    most.writeUIntBE(hash, 0, HASH_BYTES);
    return this.#selectBetween.all(least, most).map((id) => this.area(id));
  }

  children(parent: number, level: AreaLevel): Area[] {
    this.#parentTree.prove();
    const areas = this.#selectChildren.all(parent, levelNumber(level)).map((id) => this.area(id));
    for (const area of areas) {
      if (area.parent !== parent || area.level !== level) {
        throw new CorruptBytes(
          DATABASE_FILE,
          `the index of parents points from area ${parent} to ${area.id}`,
        );
      }
    }
    return areas;
  }

  countries(): Area[] {
    this.#roots ??= this.#readRoots();
    return [...this.#roots];
  }

  /** The area itself, then the areas around it, up to the country. */
  chain(id: number): Area[] {
    const chain = [this.area(id)];
    for (let parent = chain[0]!.parent; parent !== null; parent = chain[chain.length - 1]!.parent) {
      chain.push(this.area(parent));
      if (chain.length > DEEPEST) throw new CorruptBytes(DATABASE_FILE, `area ${id} lies in itself`);
    }
    return chain;
  }

  #readRoots(): Area[] {
    this.#parentTree.prove();
    return this.#selectRoots.all().map((id) => this.area(id));
  }

  #read(id: number): Area {
    this.#rowTree.prove();
    const row = this.#select.get(id);
    if (row === undefined || id >= this.#count)
      throw new CorruptBytes(DATABASE_FILE, `expected area ${id}, got none`);
    if (rowChecksum(row, COLUMNS, SALT) !== row[COLUMNS]) {
      throw new CorruptBytes(DATABASE_FILE, `the checksum of area ${id} disagrees with its row`);
    }
    if (!isAreaRow(row)) throw new CorruptBytes(DATABASE_FILE, `area ${id} holds impossible values`);
    const aliases = row[6] as string;
    const area: Area = {
      id,
      level: AREA_LEVELS[row[1] as number]!,
      parent: row[2] as number | null,
      uuid: formatUuid(row[3] as Uint8Array),
      code: row[4] as string,
      name: row[5] as string,
      aliases: aliases === '' ? NONE : aliases.split('\n'),
      made: row[7] === 1,
      latitude: (row[8] as number) / COORDINATE_SCALE,
      longitude: (row[9] as number) / COORDINATE_SCALE,
      radiusMeters: row[10] as number,
      addressCount: row[11] as number,
      sourceSet: row[13] as number,
      addressSourceSet: row[14] as number,
    };
    this.#areas[id & this.#places] = area;
    this.#extents[id] = row[12] as number;
    return area;
  }
}

/** Columns of `#select` by the type of their values. */
const NUMBERS = [0, 1, 7, 8, 9, 10, 11, 12, 13, 14];
const TEXTS = [4, 5, 6];
const COUNTRY_CODE = /^[A-Z]{2}$/;

/** A parent has a smaller id than its children, so no area can enclose itself. */
function isAreaRow(row: readonly Column[]): boolean {
  const [id, level, parent, uuid, code] = row;
  const isRoot = parent === null && level === 0 && COUNTRY_CODE.test(String(code));
  return (
    NUMBERS.every((column) => Number.isSafeInteger(row[column])) &&
    TEXTS.every((column) => typeof row[column] === 'string') &&
    AREA_LEVELS[level as number] !== undefined &&
    (isRoot ||
      (Number.isSafeInteger(parent) && (level as number) > 0 && (parent as number) < (id as number))) &&
    uuid instanceof Uint8Array &&
    uuid.length === 16
  );
}
