import { gzipSync } from 'node:zlib';
import type { Bounds } from '../../geo/bounds';
import { hilbertIndex } from '../../geo/hilbert';
import { type CutTile, MAX_ZOOM, MIN_ZOOM } from './cut-tiles';
import { DRAWN_LAYERS } from './drawn-kind';

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;
/** The header and the root directory must be in the first 16 KiB: readers request these first. */
const MOST_ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4096;
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap contributors</a>';

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** 0 for an entry that leads to a directory. */
  readonly run: number;
}

/**
 * The parts of a PMTiles file of version 3, in order.
 * (github.com/protomaps/PMTiles, spec/v3: header, root directory, metadata, leaf directories, tiles.)
 */
export function pmtilesPieces(tiles: readonly CutTile[], box: Bounds): Buffer[] {
  const numbered = tiles.map((tile) => ({ id: tileId(tile), bytes: tile.bytes }));
  numbered.sort((a, b) => a.id - b.id);
  let offset = 0;
  const entries = numbered.map(({ id, bytes }): Entry => {
    const entry = { id, offset, length: bytes.length, run: 1 };
    offset += bytes.length;
    return entry;
  });
  const { root, leaves } = directories(entries);
  const metadata = gzipSync(
    JSON.stringify({
      name: 'Streets',
      attribution: ATTRIBUTION,
      vector_layers: DRAWN_LAYERS.map((id) => ({
        id,
        fields: { kind: 'String', name: 'String' },
        minzoom: MIN_ZOOM,
        maxzoom: MAX_ZOOM,
      })),
    }),
  );
  const sizes = { root: root.length, metadata: metadata.length, leaves: leaves.length, tiles: offset };
  return [header(sizes, entries.length, box), root, metadata, leaves, ...numbered.map(({ bytes }) => bytes)];
}

/** The number of a tile: along Hilbert curves, level after level. */
export function tileId({ zoom, x, y }: Omit<CutTile, 'bytes'>): number {
  const before = (4 ** zoom - 1) / 3;
  // `hilbertIndex` has 16 levels. A curve of fewer levels is in its corner, mirrored for each missing level.
  return before + (zoom % 2 === 0 ? hilbertIndex(x, y) : hilbertIndex(y, x));
}

/** One directory if it is short enough; otherwise a root directory with leaf directories. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries);
  if (root.length <= MOST_ROOT_BYTES) return { root, leaves: Buffer.alloc(0) };
  const pieces: Buffer[] = [];
  const leading: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(at, at + LEAF_ENTRIES));
    leading.push({ id: entries[at]!.id, offset, length: leaf.length, run: 0 });
    pieces.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(leading), leaves: Buffer.concat(pieces) };
}

/**
 * A directory in columns: id differences, runs, lengths, offsets plus one; offset 0 means directly after the previous
 * entry.
 */
function directory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  putVarint(bytes, entries.length);
  let last = 0;
  for (const { id } of entries) {
    putVarint(bytes, id - last);
    last = id;
  }
  for (const { run } of entries) putVarint(bytes, run);
  for (const { length } of entries) putVarint(bytes, length);
  for (const [index, { offset }] of entries.entries()) putVarint(bytes, index === 0 ? offset + 1 : 0);
  return gzipSync(Buffer.from(bytes));
}

function putVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

function header(
  sizes: { root: number; metadata: number; leaves: number; tiles: number },
  count: number,
  { west, south, east, north }: Bounds,
): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 0, 'latin1');
  bytes[7] = 3;
  let at = HEADER_BYTES;
  const parts = [sizes.root, sizes.metadata, sizes.leaves, sizes.tiles].flatMap((size) => {
    at += size;
    return [at - size, size];
  });
  // Numbers of addressed tiles, entries and distinct contents: all equal here.
  for (const [index, value] of [...parts, count, count, count].entries())
    bytes.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  const clustered = 1;
  bytes.set([clustered, GZIP, GZIP, MVT, MIN_ZOOM, MAX_ZOOM], 96);
  const degrees = (value: number, place: number) => bytes.writeInt32LE(Math.round(value * 1e7), place);
  for (const [index, value] of [west, south, east, north].entries()) degrees(value, 102 + index * 4);
  bytes[118] = MAX_ZOOM - 2;
  degrees((west + east) / 2, 119);
  degrees((south + north) / 2, 123);
  return bytes;
}
