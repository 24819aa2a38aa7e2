import { MOST_OSM_PARTS } from '../limits';
import { type Element, type ElementType, type Group, NODES, type NodeVisitor } from './elements';
import { NodeGroups } from './node-groups';
import { ProtobufReader } from './protobuf';
import { TextTable } from './text-table';

const NO_TAGS: Map<string, string> = new Map();
const MEMBER_TYPES: readonly ElementType[] = ['node', 'way', 'relation'];

/** One PrimitiveBlock (osmformat.proto). Only the needed parts of elements are decoded. */
export class Block {
  readonly groups: Group[] = [];
  readonly #bytes: Buffer;
  readonly #texts: TextTable;
  readonly #nodes: NodeGroups;

  /** @throws RangeError for invalid bytes. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const scale = { granularity: 100, latitudeOffset: 0, longitudeOffset: 0 };
    let [tableStart, tableEnd] = [0, 0];
    const reader = new ProtobufReader(bytes);
    while (reader.more) {
      const field = reader.field();
      if (field === 1) {
        tableEnd = reader.stop();
        tableStart = reader.at;
        reader.at = tableEnd;
      } else if (field === 2) {
        const end = reader.stop();
        this.#addGroup(reader.at, end);
        reader.at = end;
      } else if (field === 17) scale.granularity = reader.varint();
      else if (field === 19) scale.latitudeOffset = signed(reader.varint());
      else if (field === 20) scale.longitudeOffset = signed(reader.varint());
      else reader.skip();
    }
    this.#texts = new TextTable(bytes, tableStart, tableEnd);
    this.#nodes = new NodeGroups(bytes, this.#texts, scale);
  }

  /** Lowest id of the visited nodes. */
  get lowestId(): number {
    return this.#nodes.lowestId;
  }

  get highestId(): number {
    return this.#nodes.highestId;
  }

  /** False if no element can have this key or value, because the block does not contain the text. */
  mentions(text: string): boolean {
    return this.#texts.mentions(text);
  }

  /** Visits the nodes of a group. @param withTags false if tags are not needed. */
  nodes(group: Group, withTags: boolean, visit: NodeVisitor): void {
    this.#nodes.visit(group, withTags, visit);
  }

  /**
   * The ways or relations of a group.
   * @param wanted keys of which an element must have one; null for all.
   * @param withTags false if tags are not needed: they are then empty.
   */
  *elements(group: Group, wanted: readonly string[] | null, withTags = true): Generator<Element> {
    const keys = wanted === null ? null : this.#texts.indexesOf(wanted);
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
      // Usually the id comes first; a way with a later id is decoded whole.
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
      tags: withTags ? this.#texts.tags(keysAt, keysEnd, valuesAt, valuesEnd) : NO_TAGS,
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
      element.members.push({ type, id: ref, role: this.#texts.text(roles.varint()) });
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
}

/** An int64 that was read as unsigned: negative ones come out near 2^64. */
function signed(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value;
}
