import type { Group, NodeVisitor } from './elements';
import { ProtobufReader } from './protobuf';
import type { TextTable } from './text-table';

/** The encoding of coordinates in a block: 1e-9 degrees as `offset + granularity × value`. */
export interface CoordinateScale {
  granularity: number;
  latitudeOffset: number;
  longitudeOffset: number;
}

/** The nodes of a block, in both of their layouts (plain and dense). */
export class NodeGroups {
  /** Lowest id of the visited nodes. */
  lowestId = Number.POSITIVE_INFINITY;
  highestId = Number.NEGATIVE_INFINITY;
  readonly #bytes: Buffer;
  readonly #texts: TextTable;
  readonly #scale: CoordinateScale;

  constructor(bytes: Buffer, texts: TextTable, scale: CoordinateScale) {
    this.#bytes = bytes;
    this.#texts = texts;
    this.#scale = scale;
  }

  /** Visits the nodes of a group. @param withTags false if tags are not needed. */
  visit(group: Group, withTags: boolean, visit: NodeVisitor): void {
    if (group.dense) this.#denseNodes(group, withTags, visit);
    else this.#plainNodes(group, withTags, visit);
  }

  #denseNodes(group: Group, withTags: boolean, visit: NodeVisitor): void {
    const outer = new ProtobufReader(this.#bytes, group.start, group.end);
    outer.field();
    const end = outer.stop();
    const reader = new ProtobufReader(this.#bytes, outer.at, end);
    const parts = [0, 0, 0, 0, 0, 0, 0, 0];
    while (reader.more) {
      const field = reader.field();
      const slot = field === 1 ? 0 : field === 8 ? 2 : field === 9 ? 4 : field === 10 ? 6 : -1;
      if (slot < 0) {
        reader.skip();
        continue;
      }
      const stop = reader.stop();
      parts[slot] = reader.at;
      parts[slot + 1] = stop;
      reader.at = stop;
    }
    const ids = new ProtobufReader(this.#bytes, parts[0], parts[1]);
    const latitudes = new ProtobufReader(this.#bytes, parts[2], parts[3]);
    const longitudes = new ProtobufReader(this.#bytes, parts[4], parts[5]);
    const tags = new ProtobufReader(this.#bytes, parts[6], parts[7]);
    const tagged = withTags && tags.more;
    let [id, latitude, longitude] = [0, 0, 0];
    while (ids.more) {
      id += ids.zigzag();
      this.#noteId(id);
      latitude += latitudes.zigzag();
      longitude += longitudes.zigzag();
      let ask: (() => Map<string, string>) | null = null;
      if (tagged) {
        const start = tags.at;
        // Key, value, key, value, …, 0.
        while (tags.varint() !== 0) tags.varint();
        const stop = tags.at;
        if (stop - start > 1) ask = () => this.#texts.denseTags(start, stop);
      }
      visit(
        id,
        this.#degrees(latitude, this.#scale.latitudeOffset),
        this.#degrees(longitude, this.#scale.longitudeOffset),
        ask,
      );
    }
  }

  #plainNodes(group: Group, withTags: boolean, visit: NodeVisitor): void {
    const outer = new ProtobufReader(this.#bytes, group.start, group.end);
    while (outer.more) {
      if (outer.field() !== 1) {
        outer.skip();
        continue;
      }
      const end = outer.stop();
      const reader = new ProtobufReader(this.#bytes, outer.at, end);
      let [id, latitude, longitude, keysAt, keysEnd, valuesAt, valuesEnd] = [0, 0, 0, 0, 0, 0, 0];
      while (reader.more) {
        const field = reader.field();
        if (field === 1) id = reader.zigzag();
        else if (field === 8) latitude = reader.zigzag();
        else if (field === 9) longitude = reader.zigzag();
        else if (field === 2 || field === 3) {
          const stop = reader.stop();
          if (field === 2) [keysAt, keysEnd] = [reader.at, stop];
          else [valuesAt, valuesEnd] = [reader.at, stop];
          reader.at = stop;
        } else reader.skip();
      }
      this.#noteId(id);
      const tags =
        withTags && keysEnd > keysAt ? () => this.#texts.tags(keysAt, keysEnd, valuesAt, valuesEnd) : null;
      visit(
        id,
        this.#degrees(latitude, this.#scale.latitudeOffset),
        this.#degrees(longitude, this.#scale.longitudeOffset),
        tags,
      );
      outer.at = end;
    }
  }

  #noteId(id: number): void {
    if (id < this.lowestId) this.lowestId = id;
    if (id > this.highestId) this.highestId = id;
  }

  /** In 1e-7 degrees. */
  #degrees(value: number, offset: number): number {
    return Math.round((offset + this.#scale.granularity * value) / 100);
  }
}
