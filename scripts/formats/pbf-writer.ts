import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

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

/** Writes .osm.pbf files (wiki.openstreetmap.org/wiki/PBF_Format): what the reader's tests and measurements need. */
export class PbfWriter {
  readonly #file: number;
  readonly #options: PbfOptions;
  #bytes = 0;

  constructor(path: string, options: PbfOptions) {
    this.#file = openSync(path, 'w');
    this.#options = options;
    const features = ['OsmSchema-V0.6', 'DenseNodes'].map((feature) => message(4, Buffer.from(feature)));
    if (options.sorted) features.push(message(5, Buffer.from('Sort.Type_then_ID')));
    this.#blob('OSMHeader', Buffer.concat(features));
  }

  /** Bytes written so far. */
  get bytes(): number {
    return this.#bytes;
  }

  nodes(nodes: Iterable<PbfNode>): void {
    this.#blocks(nodes, (batch, texts) => {
      if (this.#options.plainNodes)
        return message(2, Buffer.concat(batch.map((node) => message(1, plainNode(node, texts)))));
      return message(2, message(2, denseNodes(batch, texts)));
    });
  }

  ways(ways: Iterable<PbfWay>): void {
    this.#blocks(ways, (batch, texts) =>
      message(
        2,
        Buffer.concat(
          batch.map(({ id, refs, tags }) =>
            message(3, Buffer.concat([number(1, id), tagFields(tags, texts), message(8, deltas(refs))])),
          ),
        ),
      ),
    );
  }

  relations(relations: Iterable<PbfRelation>): void {
    const types = ['node', 'way', 'relation'];
    this.#blocks(relations, (batch, texts) =>
      message(
        2,
        Buffer.concat(
          batch.map(({ id, members, tags }) =>
            message(
              4,
              Buffer.concat([
                number(1, id),
                tagFields(tags, texts),
                message(8, varints(members.map(({ role }) => texts.index(role)))),
                message(9, deltas(members.map((member) => member.id))),
                message(10, varints(members.map(({ type }) => types.indexOf(type)))),
              ]),
            ),
          ),
        ),
      ),
    );
  }

  close(): void {
    closeSync(this.#file);
  }

  #blocks<Element>(elements: Iterable<Element>, group: (batch: Element[], texts: Texts) => Buffer): void {
    let batch: Element[] = [];
    const flush = (): void => {
      if (batch.length === 0) return;
      const texts = new Texts();
      const written = group(batch, texts);
      this.#blob('OSMData', Buffer.concat([message(1, texts.table()), written]));
      batch = [];
    };
    for (const element of elements) {
      batch.push(element);
      if (batch.length >= (this.#options.elementsPerBlock ?? 8000)) flush();
    }
    flush();
  }

  #blob(type: string, data: Buffer): void {
    const blob = Buffer.concat([number(2, data.length), message(3, deflateSync(data, { level: 1 }))]);
    const header = Buffer.concat([message(1, Buffer.from(type)), number(3, blob.length)]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(header.length);
    const bytes = Buffer.concat([length, header, blob]);
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

  table(): Buffer {
    return Buffer.concat([...this.#indexes.keys()].map((text) => message(1, Buffer.from(text))));
  }
}

function denseNodes(nodes: readonly PbfNode[], texts: Texts): Buffer {
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [texts.index(key), texts.index(value)]),
    0,
  ]);
  return Buffer.concat([
    message(1, deltas(nodes.map(({ id }) => id))),
    message(8, deltas(nodes.map(({ latitude }) => Math.round(latitude * 1e7)))),
    message(9, deltas(nodes.map(({ longitude }) => Math.round(longitude * 1e7)))),
    message(10, varints(tags)),
  ]);
}

function plainNode({ id, latitude, longitude, tags }: PbfNode, texts: Texts): Buffer {
  return Buffer.concat([
    varint(8),
    zigzag(id),
    tagFields(tags ?? {}, texts),
    varint(64),
    zigzag(Math.round(latitude * 1e7)),
    varint(72),
    zigzag(Math.round(longitude * 1e7)),
  ]);
}

function tagFields(tags: Record<string, string>, texts: Texts): Buffer {
  const keys = Object.keys(tags).map((key) => texts.index(key));
  const values = Object.values(tags).map((value) => texts.index(value));
  return Buffer.concat([message(2, varints(keys)), message(3, varints(values))]);
}

function message(field: number, bytes: Uint8Array): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

function zigzag(value: number): Buffer {
  return varint(value < 0 ? -2 * value - 1 : 2 * value);
}

function varints(values: readonly number[]): Buffer {
  return packed(values, (value) => value);
}

function deltas(values: readonly number[]): Buffer {
  let last = 0;
  return packed(values, (value) => {
    const delta = value - last;
    last = value;
    return delta < 0 ? -2 * delta - 1 : 2 * delta;
  });
}

function packed(values: readonly number[], toUnsigned: (value: number) => number): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 10);
  let at = 0;
  for (const value of values) {
    let rest = toUnsigned(value);
    while (rest >= 128) {
      bytes[at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    bytes[at++] = rest;
  }
  return bytes.subarray(0, at);
}
