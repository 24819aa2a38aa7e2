import { writeFileSync } from 'node:fs';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

const ZOOM = 14;
const EXTENT = 4096;
const BLOCK = 512;
const HEADER_BYTES = 127;
const NONE = 1;
const MVT = 1;

/** A PMTiles file (version 3, nothing compressed) with a grid of streets in the tile around a point. */
export function writeStreetTiles(file: string, latitude: number, longitude: number, name: string): void {
  const x = Math.floor(((longitude + 180) / 360) * 2 ** ZOOM);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** ZOOM);
  const tile = mvt(name);
  const directory = new PbfWriter();
  // One entry: its id, how many tiles share it, its length, its offset plus one.
  for (const value of [1, zxyToTileId(ZOOM, x, y), 1, tile.length, 1]) directory.writeVarint(value);
  const root = Buffer.from(directory.finish());
  const metadata = Buffer.from(
    JSON.stringify({
      attribution: '<a href="https://example.org/map">© Map makers</a>',
      vector_layers: [{ id: 'roads', fields: { name: 'String' } }],
    }),
  );
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const metadataAt = HEADER_BYTES + root.length;
  const tilesAt = metadataAt + metadata.length;
  const places = [
    HEADER_BYTES,
    root.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ];
  for (const [index, value] of places.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  header.set([1, NONE, NONE, MVT, ZOOM, ZOOM], 96);
  const degrees = [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1];
  for (const [index, value] of degrees.entries())
    header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4);
  header[118] = ZOOM;
  header.writeInt32LE(Math.round(longitude * 1e7), 119);
  header.writeInt32LE(Math.round(latitude * 1e7), 123);
  writeFileSync(file, Buffer.concat([header, root, metadata, tile]));
}

/** Lines from edge to edge: for each a move, and a line as long as the tile. */
function grid(): number[] {
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const commands: number[] = [];
  let at: readonly [number, number] = [0, 0];
  for (let place = BLOCK / 2; place < EXTENT; place += BLOCK) {
    for (const [x, y, across, down] of [
      [0, place, EXTENT, 0],
      [place, 0, 0, EXTENT],
    ] as const) {
      commands.push(9, zigzag(x - at[0]), zigzag(y - at[1]), 10, zigzag(across), zigzag(down));
      at = [x + across, y + down];
    }
  }
  return commands;
}

/** A vector tile with a layer `roads`. */
function mvt(name: string): Buffer {
  const pbf = new PbfWriter();
  pbf.writeMessage(
    3,
    (_, layer) => {
      layer.writeVarintField(15, 2);
      layer.writeStringField(1, 'roads');
      layer.writeMessage(
        2,
        (__, feature) => {
          feature.writePackedVarint(2, [0, 0]);
          feature.writeVarintField(3, 2);
          feature.writePackedVarint(4, grid());
        },
        null,
      );
      layer.writeStringField(3, 'name');
      layer.writeMessage(4, (__, value) => value.writeStringField(1, name), null);
      layer.writeVarintField(5, EXTENT);
    },
    null,
  );
  return Buffer.from(pbf.finish());
}
