import { MOST_OSM_PARTS } from '../limits';
import { ProtobufReader } from './protobuf';

/** What a group of elements holds, in the order of a sorted file. */
export const NODES = 0;
export const WAYS = 1;
export const RELATIONS = 2;

export type ElementType = 'node' | 'way' | 'relation';

export interface Group {
  kind: number;
  dense: boolean;
  start: number;
  end: number;
}

export interface Member {
  type: ElementType;
  id: number;
  role: string;
}

/** One way or relation, as far as it was asked for. */
export interface Element {
  id: number;
  tags: Map<string, string>;
  /** Node ids of a way. */
  refs: number[];
  members: Member[];
}

/** Told each node: coordinates in 1e-7 degrees; `tags` makes its tags when asked. */
export type NodeVisitor = (
  id: number,
  latitude: number,
  longitude: number,
  tags: (() => Map<string, string>) | null,
) => void;

const NO_TAGS: Map<string, string> = new Map();
const MEMBER_TYPES: readonly ElementType[] = ['node', 'way', 'relation'];

/** One PrimitiveBlock (osmformat.proto). Elements are decoded as far as they are asked for. */
export class Block {
  readonly groups: Group[] = [];
  /** Of the nodes that were visited so far. */
  lowestId = Number.POSITIVE_INFINITY;
  highestId = Number.NEGATIVE_INFINITY;
  readonly #bytes: Buffer;
  #tableStart = 0;
  #tableEnd = 0;
  /** Start and end of each text, found when the first is asked for. */
  #texts: Uint32Array | null = null;
  /** Texts that were asked for: keys and names of streets come again and again. */
  #made: (string | undefined)[] = [];
  #granularity = 100;
  #latitudeOffset = 0;
  #longitudeOffset = 0;

  /** @throws RangeError for bytes that are no block. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const reader = new ProtobufReader(bytes);
    while (reader.more) {
      const field = reader.field();
      if (field === 1) {
        this.#tableEnd = reader.stop();
        this.#tableStart = reader.at;
        reader.at = this.#tableEnd;
      } else if (field === 2) {
        const end = reader.stop();
        this.#addGroup(reader.at, end);
        reader.at = end;
      } else if (field === 17) this.#granularity = reader.varint();
      else if (field === 19) this.#latitudeOffset = signed(reader.varint());
      else if (field === 20) this.#longitudeOffset = signed(reader.varint());
      else reader.skip();
    }
  }

  /** False where no element can have this key or value: its text is nowhere in the block. */
  mentions(text: string): boolean {
    const at = this.#bytes.indexOf(text, this.#tableStart, 'utf8');
    return at >= 0 && at < this.#tableEnd;
  }

  /** Visits the nodes of a group. @param withTags false where nobody will ask for tags. */
  nodes(group: Group, withTags: boolean, visit: NodeVisitor): void {
    if (group.dense) this.#denseNodes(group, withTags, visit);
    else this.#plainNode(group, withTags, visit);
  }

  /**
   * The ways or relations of a group that `accept` wants by their id and tags.
   * @param wanted keys of which an element must have one; null for all.
   * @param withTags false where nobody will look at the tags: they come out empty.
   */
  *elements(group: Group, wanted: readonly string[] | null, withTags = true): Generator<Element> {
    const keys = wanted === null ? null : this.#indexesOf(wanted);
    if (keys !== null && keys.size === 0) return;
    const reader = new ProtobufReader(this.#bytes, group.start, group.end);
    while (reader.more) {
      const field = reader.field();
      if (field !== 3 && field !== 4) {
        reader.skip();
        continue;
      }
      const end = reader.stop();
      const element = this.#element(
        new ProtobufReader(this.#bytes, reader.at, end),
        field === 3,
        keys,
        withTags,
      );
      if (element !== null) yield element;
      reader.at = end;
    }
  }

  /** The ways of a group with these ids, without tags. */
  *waysById(group: Group, ids: ReadonlySet<number>): Generator<Element> {
    const reader = new ProtobufReader(this.#bytes, group.start, group.end);
    while (reader.more) {
      if (reader.field() !== 3) {
        reader.skip();
        continue;
      }
      const end = reader.stop();
      const way = new ProtobufReader(this.#bytes, reader.at, end);
      // The id is written first; a way that writes it later is decoded whole.
      const known = way.field() === 1 ? way.varint() : null;
      if (known === null || ids.has(signed(known))) {
        const element = this.#element(new ProtobufReader(this.#bytes, reader.at, end), true, null, true);
        if (element !== null && ids.has(element.id)) yield element;
      }
      reader.at = end;
    }
  }

  #addGroup(start: number, end: number): void {
    const reader = new ProtobufReader(this.#bytes, start, end);
    if (!reader.more) return;
    const field = reader.field();
    if (field < 1 || field > 5) throw new RangeError(`a group of kind ${field}`);
    if (field === 5) return;
    this.groups.push({ kind: field <= 2 ? NODES : field - 2, dense: field === 2, start, end });
  }

  #element(
    reader: ProtobufReader,
    isWay: boolean,
    keys: ReadonlySet<number> | null,
    withTags: boolean,
  ): Element | null {
    let id = 0;
    let [keysAt, keysEnd, valuesAt, valuesEnd] = [0, 0, 0, 0];
    let [rolesAt, rolesEnd, refsAt, refsEnd, typesAt, typesEnd] = [0, 0, 0, 0, 0, 0];
    while (reader.more) {
      const field = reader.field();
      if (field === 1) {
        id = signed(reader.varint());
        continue;
      }
      if (reader.wire !== 2) {
        reader.skip();
        continue;
      }
      const end = reader.stop();
      if (field === 2) [keysAt, keysEnd] = [reader.at, end];
      else if (field === 3) [valuesAt, valuesEnd] = [reader.at, end];
      else if (field === 8) {
        if (isWay) [refsAt, refsEnd] = [reader.at, end];
        else [rolesAt, rolesEnd] = [reader.at, end];
      } else if (field === 9 && !isWay) [refsAt, refsEnd] = [reader.at, end];
      else if (field === 10 && !isWay) [typesAt, typesEnd] = [reader.at, end];
      reader.at = end;
    }
    if (keys !== null && !this.#holdsAny(keysAt, keysEnd, keys)) return null;
    const element: Element = {
      id,
      tags: withTags ? this.#tags(keysAt, keysEnd, valuesAt, valuesEnd) : NO_TAGS,
      refs: [],
      members: [],
    };
    const refs = new ProtobufReader(this.#bytes, refsAt, refsEnd);
    let ref = 0;
    if (isWay) {
      while (refs.more) {
        ref += refs.zigzag();
        element.refs.push(ref);
        if (element.refs.length > MOST_OSM_PARTS)
          throw new RangeError(`a way of more than ${MOST_OSM_PARTS} nodes`);
      }
      return element;
    }
    const roles = new ProtobufReader(this.#bytes, rolesAt, rolesEnd);
    const types = new ProtobufReader(this.#bytes, typesAt, typesEnd);
    while (refs.more) {
      ref += refs.zigzag();
      const type = MEMBER_TYPES[types.varint()];
      if (type === undefined) throw new RangeError('a member that is no node, way or relation');
      element.members.push({ type, id: ref, role: this.#text(roles.varint()) });
      if (element.members.length > MOST_OSM_PARTS) {
        throw new RangeError(`a relation of more than ${MOST_OSM_PARTS} members`);
      }
    }
    return element;
  }

  #holdsAny(start: number, end: number, wanted: ReadonlySet<number>): boolean {
    const keys = new ProtobufReader(this.#bytes, start, end);
    while (keys.more) if (wanted.has(keys.varint())) return true;
    return false;
  }

  #tags(keysAt: number, keysEnd: number, valuesAt: number, valuesEnd: number): Map<string, string> {
    const tags = new Map<string, string>();
    const keys = new ProtobufReader(this.#bytes, keysAt, keysEnd);
    const values = new ProtobufReader(this.#bytes, valuesAt, valuesEnd);
    while (keys.more) tags.set(this.#text(keys.varint()), this.#text(values.varint()));
    return tags;
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
        if (stop - start > 1) ask = () => this.#denseTags(start, stop);
      }
      visit(
        id,
        this.#degrees(latitude, this.#latitudeOffset),
        this.#degrees(longitude, this.#longitudeOffset),
        ask,
      );
    }
  }

  #denseTags(start: number, stop: number): Map<string, string> {
    const reader = new ProtobufReader(this.#bytes, start, stop);
    const tags = new Map<string, string>();
    for (let key = reader.varint(); key !== 0; key = reader.varint()) {
      tags.set(this.#text(key), this.#text(reader.varint()));
    }
    return tags;
  }

  #plainNode(group: Group, withTags: boolean, visit: NodeVisitor): void {
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
        withTags && keysEnd > keysAt ? () => this.#tags(keysAt, keysEnd, valuesAt, valuesEnd) : null;
      visit(
        id,
        this.#degrees(latitude, this.#latitudeOffset),
        this.#degrees(longitude, this.#longitudeOffset),
        tags,
      );
      outer.at = end;
    }
  }

  #noteId(id: number): void {
    if (id < this.lowestId) this.lowestId = id;
    if (id > this.highestId) this.highestId = id;
  }

  /** 1e-9 degrees as `offset + granularity × value`, to 1e-7 degrees. */
  #degrees(value: number, offset: number): number {
    return Math.round((offset + this.#granularity * value) / 100);
  }

  #text(index: number): string {
    const texts = this.#texts ?? this.#findTexts();
    if (2 * index + 1 >= texts.length) throw new RangeError(`text ${index} of ${texts.length / 2}`);
    let text = this.#made[index];
    if (text === undefined) {
      text = this.#bytes.toString('utf8', texts[2 * index]!, texts[2 * index + 1]!);
      this.#made[index] = text;
    }
    return text;
  }

  #indexesOf(wanted: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const text of wanted) {
      if (!this.mentions(text)) continue;
      const texts = this.#texts ?? this.#findTexts();
      const bytes = Buffer.from(text);
      for (let index = 0; 2 * index < texts.length; index++) {
        const [start, end] = [texts[2 * index]!, texts[2 * index + 1]!];
        if (end - start === bytes.length && this.#bytes.compare(bytes, 0, bytes.length, start, end) === 0) {
          found.add(index);
        }
      }
    }
    return found;
  }

  #findTexts(): Uint32Array {
    const places: number[] = [];
    const reader = new ProtobufReader(this.#bytes, this.#tableStart, this.#tableEnd);
    while (reader.more) {
      if (reader.field() !== 1) {
        reader.skip();
        continue;
      }
      const stop = reader.stop();
      places.push(reader.at, stop);
      if (places.length > 2 * MOST_OSM_PARTS) throw new RangeError(`more than ${MOST_OSM_PARTS} texts`);
      reader.at = stop;
    }
    this.#texts = Uint32Array.from(places);
    this.#made = new Array<string | undefined>(places.length / 2);
    return this.#texts;
  }
}

/** An int64 that was read as unsigned: negative ones come out near 2^64. */
function signed(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value;
}
