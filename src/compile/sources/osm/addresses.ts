import { printable, printableList } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import type { AddressSource } from '../../recipe/recipe';
import { LocatedRecords } from '../geometry/located-records';
import { pointOf } from '../geometry/point-of';
import { degreesProjection } from '../geometry/projection';
import type { ReadProgress, SourceRecord } from '../record';
import { INTERPOLATION_KEY, NUMBER_KEY, type OsmAddress, rowMaker, splitNumbers } from './address-rows';
import { type AssociatedStreets, readAssociatedStreets } from './associated-streets';
import { type Element, type ElementType, NODES, WAYS } from './elements';
import { interpolatedNumbers } from './interpolation';
import { NeededNodes } from './needed-nodes';
import { OsmFile } from './osm-file';
import { fillNodes, knownPositions, positionsOf, relationShapes } from './relation-shapes';
import { SeenAddresses } from './seen-addresses';

/** Node references in one batch: 128 MB for ids and coordinates. More references need more passes over the nodes. */
const REFERENCES_AT_A_TIME = 8_000_000;
const STREET = rowMaker(['@street']);

/**
 * Addresses of an .osm.pbf file: nodes, ways and relations with `addr:housenumber`, and the numbers along
 * `addr:interpolation` ways that are not mapped themselves. A way gets a point inside it. Memory does not grow with
 * the file: ways are read in batches, each with one pass over the nodes.
 */
export async function* readOsmAddresses(
  source: AddressSource,
  input: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const file = new OsmFile(input, progress);
  try {
    yield* new AddressPass(source, file).records();
    progress.bytes = input.bytes;
  } finally {
    file.close();
  }
}

class AddressPass {
  readonly #file: OsmFile;
  readonly #row: (address: OsmAddress) => string[];
  readonly #located: LocatedRecords;
  readonly #streets: AssociatedStreets;
  readonly #seen = new SeenAddresses();
  /** Blocks with interpolation ways, which are read after all other addresses. */
  readonly #interpolated: number[] = [];
  #batch: SourceRecord[] = [];
  #line = 0;

  constructor(source: AddressSource, file: OsmFile) {
    this.#file = file;
    const columns = LocatedRecords.wantedColumns(source);
    this.#row = rowMaker(columns);
    this.#located = new LocatedRecords(source, columns, file.blobs.label, degreesProjection());
    this.#streets = readAssociatedStreets(file);
  }

  *records(): Generator<SourceRecord[]> {
    yield* this.#nodesAndWays();
    const relations = [...this.#file.relations([NUMBER_KEY])];
    for (const { relation, shape } of relationShapes(this.#file, relations)) {
      const point = pointOf(shape);
      this.#add('relation', relation.id, relation.tags, point?.[0] ?? Number.NaN, point?.[1] ?? Number.NaN);
      if (this.#batch.length >= 1000) yield this.#taken();
    }
    if (this.#batch.length > 0) yield this.#taken();
    yield* this.#interpolations();
  }

  *#nodesAndWays(): Generator<SourceRecord[]> {
    const nodes = new NeededNodes(REFERENCES_AT_A_TIME);
    const blocks = this.#file.blocks(WAYS);
    let nodesAreDue = true;
    for (let start = 0; start < blocks.length || nodesAreDue; ) {
      nodes.clear();
      let end = start;
      for (; end < blocks.length && !nodes.full; end++) {
        this.#file.read(blocks[end]!, WAYS, (block, groups) => {
          if (block.mentions(INTERPOLATION_KEY)) this.#interpolated.push(blocks[end]!);
          for (const group of groups) {
            for (const way of block.elements(group, [NUMBER_KEY], false)) nodes.add(way.refs);
          }
        });
      }
      if (nodesAreDue) yield* this.#firstPass(nodes);
      else fillNodes(this.#file, nodes);
      nodesAreDue = false;
      for (; start < end; start++) {
        for (const way of this.#file.elements(blocks[start]!, WAYS, [NUMBER_KEY])) this.#addWay(way, nodes);
        if (this.#batch.length > 0) yield this.#taken();
      }
    }
  }

  /** Yields the nodes that are addresses, and stores the coordinates of needed nodes in the same pass. */
  *#firstPass(nodes: NeededNodes): Generator<SourceRecord[]> {
    nodes.seal();
    for (const index of this.#file.blocks(NODES)) {
      this.#file.nodes(index, NUMBER_KEY, (id, latitude, longitude, ask) => {
        nodes.offer(id, latitude, longitude);
        if (ask === null) return;
        const tags = ask();
        if (tags.has(NUMBER_KEY)) this.#add('node', id, tags, longitude / 1e7, latitude / 1e7);
      });
      if (this.#batch.length > 0) yield this.#taken();
    }
  }

  #addWay(way: Element, nodes: NeededNodes): void {
    const positions = knownPositions(way.refs, nodes);
    const closed = positions.length >= 4 && way.refs[0] === way.refs[way.refs.length - 1];
    const point = pointOf(
      closed ? { type: 'Polygon', coordinates: [positions] } : { type: 'LineString', coordinates: positions },
    );
    this.#add('way', way.id, way.tags, point?.[0] ?? Number.NaN, point?.[1] ?? Number.NaN);
  }

  #add(
    type: ElementType,
    id: number,
    tags: ReadonlyMap<string, string>,
    longitude: number,
    latitude: number,
  ): void {
    const associatedStreet = this.#streets[type].get(id) ?? '';
    let suffix = '';
    for (const number of splitNumbers(tags.get(NUMBER_KEY) ?? '')) {
      this.#addRow(
        { type, id, tags, number, suffix: suffix && `#${number}`, associatedStreet },
        longitude,
        latitude,
      );
      suffix = '#';
    }
  }

  #addRow(address: OsmAddress, longitude: number, latitude: number): SourceRecord | null {
    this.#line++;
    const record = this.#located.build(this.#row(address), this.#line, longitude, latitude);
    if (record === null) return null;
    if (Number.isNaN(longitude)) {
      record.flaw = `${address.type}/${address.id}: none of its nodes is in the file`;
      record.reason = 'nodes not in the file';
    }
    this.#seen.add(record.streetname, address.number);
    this.#batch.push(record);
    return record;
  }

  #taken(): SourceRecord[] {
    const batch = this.#batch;
    this.#batch = [];
    return batch;
  }

  *#interpolations(): Generator<SourceRecord[]> {
    const blocks = this.#interpolated;
    for (let start = 0; start < blocks.length; ) {
      const nodes = new NeededNodes(REFERENCES_AT_A_TIME);
      const ways: Element[] = [];
      for (; start < blocks.length && !nodes.full; start++) {
        for (const way of this.#file.elements(blocks[start]!, WAYS, [INTERPOLATION_KEY])) {
          ways.push(way);
          nodes.add(way.refs);
        }
      }
      nodes.seal();
      const numbered = this.#numberedNodes(nodes);
      for (const way of ways) {
        this.#addInterpolated(way, nodes, numbered);
        if (this.#batch.length >= 1000) yield this.#taken();
      }
      if (this.#batch.length > 0) yield this.#taken();
    }
  }

  /** Tags of the needed nodes with a house number; stores the coordinates of needed nodes in the same pass. */
  #numberedNodes(nodes: NeededNodes): Map<number, ReadonlyMap<string, string>> {
    const numbered = new Map<number, ReadonlyMap<string, string>>();
    for (const index of this.#file.blocks(NODES)) {
      this.#file.nodes(index, NUMBER_KEY, (id, latitude, longitude, ask) => {
        nodes.offer(id, latitude, longitude);
        if (ask === null || !nodes.has(id)) return;
        const tags = ask();
        if (tags.has(NUMBER_KEY)) numbered.set(id, tags);
      });
    }
    return numbered;
  }

  #addInterpolated(
    way: Element,
    nodes: NeededNodes,
    numbered: ReadonlyMap<number, ReadonlyMap<string, string>>,
  ): void {
    const ends = way.refs.flatMap((ref, at) => {
      const number = numbered.get(ref)?.get(NUMBER_KEY);
      return number === undefined ? [] : [{ at, number }];
    });
    const positions = positionsOf(way.refs, nodes);
    const kind = way.tags.get(INTERPOLATION_KEY) ?? '';
    const between = positions === null ? null : interpolatedNumbers(way, kind, ends, positions);
    // The way is no valid range and counts as rejected; its ends are addresses of their own.
    const firstNode = ends[0] === undefined ? undefined : way.refs[ends[0].at];
    const tags = new Map([...(firstNode === undefined ? [] : numbered.get(firstNode)!), ...way.tags]);
    tags.delete('building');
    const associatedStreet = this.#streets.way.get(way.id) ?? (this.#streets.node.get(firstNode ?? -1) || '');
    const address: OsmAddress = { type: 'way', id: way.id, tags, number: '', suffix: '', associatedStreet };
    if (between === null) {
      const record = this.#addRow(address, Number.NaN, Number.NaN);
      if (record === null) return;
      record.reason = 'interpolation without numbers to stand between';
      record.flaw = `way/${way.id}: ${INTERPOLATION_KEY}=${printable(kind)} between ${printableList(ends.map(({ number }) => number)) || 'nothing'}`;
      return;
    }
    const street = STREET(address)[0]!;
    for (const { number, longitude, latitude } of between) {
      if (this.#seen.has(street, number)) continue;
      this.#addRow({ ...address, number, suffix: `#${number}` }, longitude, latitude);
    }
  }
}
