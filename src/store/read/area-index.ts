import type { Database, Statement } from 'better-sqlite3';
import Flatbush from 'flatbush';
import { mercatorX, mercatorY } from '../../geo/mercator';
import { type PolygonPart, polygonHolds } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { AREA_INDEX_FILE, DATABASE_FILE } from '../../model/manifest';
import { CorruptBytes } from '../format/damage';
import { decodeShape } from '../format/shape-codec';
import { ByteReader } from '../format/varint';
import type { AreaTable } from './area-table';
import { BlobTable } from './blob-table';

/** Decoded polygons are kept up to this size together; those used longest ago go first. */
const KEPT_BYTES = 16 * 2 ** 20;

/** Which areas hold a point. */
export class AreaIndex {
  readonly #boxes: Flatbush | null;
  readonly #areas: AreaTable;
  readonly #shapes: BlobTable;
  readonly #reader = new ByteReader('shape');
  readonly #selectAreas: Statement<[], number>;
  readonly #shapeCount: number;
  /** The area of each shape, read when first asked for. */
  #areaOfShape: Uint32Array | null = null;
  readonly #kept = new Map<number, PolygonPart>();
  #keptBytes = 0;

  /** @throws CorruptBytes where the bytes are no index of that many shapes. */
  constructor(db: Database, areas: AreaTable, buffer: ArrayBufferLike, shapeCount: number) {
    this.#areas = areas;
    this.#shapeCount = shapeCount;
    this.#shapes = new BlobTable(db, 'shape', 'id', null);
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

  /** Areas of one level that hold the point, smallest first; of equals the lower id first. Degrees. */
  areasAt(latitude: number, longitude: number, level: AreaLevel): Area[] {
    if (this.#boxes === null) return [];
    const x = mercatorX(longitude);
    const y = mercatorY(latitude);
    const areaOfShape = this.#shapeAreas();
    const found: Area[] = [];
    for (const shape of this.#boxes.search(x, y, x, y)) {
      const area = this.#areas.area(areaOfShape[shape]!);
      if (area.level !== level || found.includes(area)) continue;
      if (polygonHolds(this.#polygon(shape), longitude * COORDINATE_SCALE, latitude * COORDINATE_SCALE))
        found.push(area);
    }
    if (found.length > 1) {
      found.sort((a, b) => this.#areas.extent(a.id) - this.#areas.extent(b.id) || a.id - b.id);
    }
    return found;
  }

  /** The polygons of an area, in no stated order; none for an area without a border. */
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
      const areas = Uint32Array.from(this.#selectAreas.all());
      if (areas.length !== this.#shapeCount) {
        throw new CorruptBytes(DATABASE_FILE, `expected ${this.#shapeCount} shapes, got ${areas.length}`);
      }
      this.#areaOfShape = areas;
    }
    return this.#areaOfShape;
  }

  #polygon(shape: number): PolygonPart {
    const kept = this.#kept.get(shape);
    if (kept !== undefined) {
      // To the end of the line: the map gives its oldest entry first.
      this.#kept.delete(shape);
      this.#kept.set(shape, kept);
      return kept;
    }
    this.#shapes.find(shape);
    this.#reader.reset(shape, this.#shapes.bytes, this.#shapes.start, this.#shapes.end);
    const { area, part } = decodeShape(this.#reader);
    if (area !== this.#shapeAreas()[shape])
      throw new CorruptBytes(DATABASE_FILE, `shape ${shape} belongs to another area`);
    this.#kept.set(shape, part);
    this.#keptBytes += part.coordinates.byteLength;
    for (const [oldest, old] of this.#kept) {
      if (this.#keptBytes <= KEPT_BYTES || oldest === shape) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= old.coordinates.byteLength;
    }
    return part;
  }
}
