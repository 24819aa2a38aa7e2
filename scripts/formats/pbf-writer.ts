import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PbfWriter as Protobuf } from 'pbf';

export interface PbfNode {
  id: number;
  /** Degrees. */
  latitude: number;
  longitude: number;
  tags?: Record<string, string>;
}

export interface PbfWay {
  id: number;
  refs: number[];
  tags: Record<string, string>;
}

export interface PbfRelation {
  id: number;
  members: { type: 'node' | 'way' | 'relation'; id: number; role: string }[];
  tags: Record<string, string>;
}

export interface PbfOptions {
  /** Says in the header that the file is sorted. */
  sorted: boolean;
  /** Writes plain nodes instead of dense ones. */
  plainNodes?: boolean;
  elementsPerBlock?: number;
}

const MEMBER_TYPES = ['node', 'way', 'relation'];

/** Writes .osm.pbf files (wiki.openstreetmap.org/wiki/PBF_Format): what the reader's tests and measurements need. */
export class PbfWriter {
  readonly #file: number;
  readonly #options: PbfOptions;
  #bytes = 0;

  constructor(path: string, options: PbfOptions) {
    this.#file = openSync(path, 'w');
    this.#options = options;
    const header = new Protobuf();
    for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) header.writeStringField(4, feature);
    if (options.sorted) header.writeStringField(5, 'Sort.Type_then_ID');
    this.#blob('OSMHeader', header.finish());
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#bytes;
  }

  nodes(nodes: Iterable<PbfNode>): void {
    this.#blocks(nodes, (batch, texts, group) => {
      if (!this.#options.plainNodes) group.writeMessage(2, writeDenseNodes, { nodes: batch, texts });
      else for (const node of batch) group.writeMessage(1, writePlainNode, { node, texts });
    });
  }

  ways(ways: Iterable<PbfWay>): void {
    this.#blocks(ways, (batch, texts, group) => {
      for (const way of batch) group.writeMessage(3, writeWay, { way, texts });
    });
  }

  relations(relations: Iterable<PbfRelation>): void {
    this.#blocks(relations, (batch, texts, group) => {
      for (const relation of batch) group.writeMessage(4, writeRelation, { relation, texts });
    });
  }

  close(): void {
    closeSync(this.#file);
  }

  #blocks<Element>(
    elements: Iterable<Element>,
    writeGroup: (batch: Element[], texts: Texts, group: Protobuf) => void,
  ): void {
    let batch: Element[] = [];
    const flush = (): void => {
      if (batch.length === 0) return;
      const [texts, group, block] = [new Texts(), new Protobuf(), new Protobuf()];
      writeGroup(batch, texts, group);
      // The texts come first, and are known last.
      block.writeMessage(1, (table: Texts, pbf) => table.write(pbf), texts);
      block.writeBytesField(2, group.finish());
      this.#blob('OSMData', block.finish());
      batch = [];
    };
    for (const element of elements) {
      batch.push(element);
      if (batch.length >= (this.#options.elementsPerBlock ?? 8000)) flush();
    }
    flush();
  }

  #blob(type: string, data: Uint8Array): void {
    const blob = new Protobuf();
    blob.writeVarintField(2, data.length);
    blob.writeBytesField(3, deflateSync(data, { level: 1 }));
    const packed = blob.finish();
    const header = new Protobuf();
    header.writeStringField(1, type);
    header.writeVarintField(3, packed.length);
    const head = header.finish();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    const bytes = Buffer.concat([length, head, packed]);
    writeSync(this.#file, bytes);
    this.#bytes += bytes.length;
  }
}

class Texts {
  readonly #indexes = new Map<string, number>([['', 0]]);

  index(text: string): number {
    let index = this.#indexes.get(text);
    if (index === undefined) {
      index = this.#indexes.size;
      this.#indexes.set(text, index);
    }
    return index;
  }

  write(pbf: Protobuf): void {
    for (const text of this.#indexes.keys()) pbf.writeStringField(1, text);
  }
}

function writeDenseNodes({ nodes, texts }: { nodes: readonly PbfNode[]; texts: Texts }, pbf: Protobuf): void {
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [texts.index(key), texts.index(value)]),
    0,
  ]);
  pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
  pbf.writePackedSVarint(8, deltas(nodes.map(({ latitude }) => Math.round(latitude * 1e7))));
  pbf.writePackedSVarint(9, deltas(nodes.map(({ longitude }) => Math.round(longitude * 1e7))));
  pbf.writePackedVarint(10, tags);
}

function writePlainNode({ node, texts }: { node: PbfNode; texts: Texts }, pbf: Protobuf): void {
  pbf.writeSVarintField(1, node.id);
  writeTags(node.tags ?? {}, texts, pbf);
  pbf.writeSVarintField(8, Math.round(node.latitude * 1e7));
  pbf.writeSVarintField(9, Math.round(node.longitude * 1e7));
}

function writeWay({ way, texts }: { way: PbfWay; texts: Texts }, pbf: Protobuf): void {
  pbf.writeVarintField(1, way.id);
  writeTags(way.tags, texts, pbf);
  pbf.writePackedSVarint(8, deltas(way.refs));
}

function writeRelation({ relation, texts }: { relation: PbfRelation; texts: Texts }, pbf: Protobuf): void {
  const { id, members, tags } = relation;
  pbf.writeVarintField(1, id);
  writeTags(tags, texts, pbf);
  pbf.writePackedVarint(
    8,
    members.map(({ role }) => texts.index(role)),
  );
  pbf.writePackedSVarint(9, deltas(members.map((member) => member.id)));
  pbf.writePackedVarint(
    10,
    members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
  );
}

function writeTags(tags: Record<string, string>, texts: Texts, pbf: Protobuf): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => texts.index(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => texts.index(value)),
  );
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
