import type { Database, Statement } from 'better-sqlite3';
import Flatbush from 'flatbush';
import { mercatorX, mercatorY } from '../../geo/mercator';
import type { PolygonPart } from '../../geo/polygon';
import { PolygonSlabs } from '../../geo/polygon-slabs';
import type { Area, AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { AREA_INDEX_FILE, DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { decodeShape } from '../format/shape-codec';
import { ByteReader } from '../format/varint';
import type { AreaTable } from './area-table';
import { BlobTable } from './blob-table';
import type { ProvenTree, ProvenTrees } from './proven-trees';

/** Total size of the cached prepared polygons, bytes. */
const KEPT_BYTES = 48 * 2 ** 20;

/** Finds the areas that hold a point. */
export class AreaIndex {
  readonly #boxes: Flatbush | null;
  readonly #areas: AreaTable;
  readonly #shapes: BlobTable;
  readonly #reader = new ByteReader('shape');
  readonly #tree: ProvenTree;
  readonly #selectAreas: Statement<[], number>;
  readonly #shapeCount: number;
  /** The area of each shape, read when first asked for. */
  #areaOfShape: Uint32Array | null = null;
  /** Prepared polygons by shape. */
  readonly #kept: (PolygonSlabs | undefined)[];
  #keptBytes = 0;
  /** 1 for a shape that was used since the clock hand last passed it (second chance: Corbató 1968). */
  readonly #used: Uint8Array;
  #hand = 0;
  #last: { latitude: number; longitude: number; shapes: readonly number[] } = {
    latitude: Number.NaN,
    longitude: Number.NaN,
    shapes: [],
  };

  /** @throws CorruptBytes if the bytes are not an index of that many shapes. */
  constructor(
    db: Database,
    trees: ProvenTrees,
    areas: AreaTable,
    buffer: ArrayBufferLike,
    shapeCount: number,
  ) {
    this.#tree = trees.of('shape');
    this.#areas = areas;
    this.#shapeCount = shapeCount;
    this.#shapes = new BlobTable(db, 'shape', 'id', null);
    this.#kept = new Array<PolygonSlabs | undefined>(shapeCount).fill(undefined);
    this.#used = new Uint8Array(shapeCount);
    this.#selectAreas = db.prepare<[], number>('SELECT area FROM shape ORDER BY id').pluck();
    if (shapeCount === 0) {
      this.#boxes = null;
      return;
    }
    try {
      this.#boxes = Flatbush.from(buffer);
    } catch (error) {
      throw new CorruptBytes(AREA_INDEX_FILE, `expected a Flatbush index, got: ${(error as Error).message}`, {
        cause: error,
      });
    }
    if (this.#boxes.numItems !== shapeCount) {
      throw new CorruptBytes(
        AREA_INDEX_FILE,
        `expected boxes of ${shapeCount} shapes, got ${this.#boxes.numItems}`,
      );
    }
  }

  /** Areas of one level that hold the point, smallest first; of equally large ones the lower id first. Degrees. */
  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    const areaOfShape = this.#shapeAreas();
    const found: Area[] = [];
    for (const shape of this.#shapesNear(latitude, longitude)) {
      const area = this.#areas.area(areaOfShape[shape]!);
      if (area.level !== level || found.includes(area)) continue;
      if (this.#slabs(shape).holds(longitude * COORDINATE_SCALE, latitude * COORDINATE_SCALE))
        found.push(area);
    }
    if (found.length > 1) {
      found.sort((a, b) => this.#areas.extent(a.id) - this.#areas.extent(b.id) || a.id - b.id);
    }
    return found;
  }

  /** Shapes whose box holds the point. The last result is kept, because a point is asked for each level in turn. */
  #shapesNear(latitude: number, longitude: number): readonly number[] {
    const last = this.#last;
    if (last.latitude === latitude && last.longitude === longitude) return last.shapes;
    const x = mercatorX(longitude);
    const y = mercatorY(latitude);
    const shapes = this.#boxes === null ? [] : this.#boxes.search(x, y, x, y);
    this.#last = { latitude, longitude, shapes };
    return shapes;
  }

  /** The polygons of an area, in no particular order; empty for an area without a border. */
  shapes(area: number): PolygonPart[] {
    const areaOfShape = this.#shapeAreas();
    const parts: PolygonPart[] = [];
    for (let shape = 0; shape < areaOfShape.length; shape++) {
      if (areaOfShape[shape] === area) parts.push(this.#polygon(shape));
    }
    return parts;
  }

  #shapeAreas(): Uint32Array {
    if (this.#areaOfShape === null) {
      this.#tree.prove();
      const areas = Uint32Array.from(this.#selectAreas.all());
      if (areas.length !== this.#shapeCount) {
        throw new CorruptBytes(DATABASE_FILE, `expected ${this.#shapeCount} shapes, got ${areas.length}`);
      }
      this.#areaOfShape = areas;
    }
    return this.#areaOfShape;
  }

  /** The prepared polygon, cached for the next point near it. */
  #slabs(shape: number): PolygonSlabs {
    this.#used[shape] = 1;
    const kept = this.#kept[shape];
    if (kept !== undefined) return kept;
    const slabs = new PolygonSlabs(this.#polygon(shape));
    this.#keptBytes += slabs.byteLength;
    this.#makeRoom();
    this.#kept[shape] = slabs;
    return slabs;
  }

  /** Drops polygons that were not used recently. */
  #makeRoom(): void {
    for (let steps = 2 * this.#shapeCount; this.#keptBytes > KEPT_BYTES && steps > 0; steps--) {
      const at = this.#hand;
      this.#hand = at + 1 === this.#shapeCount ? 0 : at + 1;
      const old = this.#kept[at];
      if (old === undefined) continue;
      if (this.#used[at] === 1) {
        this.#used[at] = 0;
        continue;
      }
      this.#kept[at] = undefined;
      this.#keptBytes -= old.byteLength;
    }
  }

  #polygon(shape: number): PolygonPart {
    this.#shapes.find(shape);
    this.#reader.reset(shape, this.#shapes.bytes, this.#shapes.start, this.#shapes.end);
    const { area, part } = decodeShape(this.#reader);
    if (area !== this.#shapeAreas()[shape])
      throw new CorruptBytes(DATABASE_FILE, `shape ${shape} belongs to another area`);
    return part;
  }
}
