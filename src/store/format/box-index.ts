import { closeSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import Flatbush from 'flatbush';
import type { Bounds } from '../../geo/bounds';
import { mercatorX, mercatorY } from '../../geo/mercator';
import { COORDINATE_SCALE } from '../../model/limits';
import type { GrowingUint32 } from '../write/growing-arrays';
import { CorruptBytes } from './damage';

/** Children of a node of the tree. */
const NODE_SIZE = 16;

/**
 * Adds the Web Mercator box around bounds in 1e-6 degrees. It is rounded outward, so that it always contains its
 * points.
 */
export function pushBox(boxes: GrowingUint32, bounds: Bounds): void {
  boxes.push(Math.floor(mercatorX(bounds.west / COORDINATE_SCALE)));
  boxes.push(Math.floor(mercatorY(bounds.south / COORDINATE_SCALE)));
  boxes.push(Math.ceil(mercatorX(bounds.east / COORDINATE_SCALE)));
  boxes.push(Math.ceil(mercatorY(bounds.north / COORDINATE_SCALE)));
}

/** The bytes of a Flatbush index over boxes (four integers each, in the order of their ids); empty without boxes. */
export function packBoxes(boxes: Uint32Array): Uint8Array {
  if (boxes.length === 0) return new Uint8Array(0);
  const index = new Flatbush(boxes.length / 4, NODE_SIZE, Uint32Array);
  for (let at = 0; at < boxes.length; at += 4) {
    index.add(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
  }
  index.finish();
  return new Uint8Array(index.data);
}

/**
 * A whole file in memory that worker threads can share.
 * @throws CorruptBytes if it is shorter: its size was checked before, but another process may be copying over it.
 */
export function readShared(path: string, byteLength: number): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(byteLength);
  const view = new Uint8Array(shared);
  const file = openSync(path, 'r');
  try {
    let filled = 0;
    while (filled < byteLength) {
      const read = readSync(file, view, filled, byteLength - filled, filled);
      if (read === 0) throw new CorruptBytes(basename(path), `expected ${byteLength} bytes, got ${filled}`);
      filled += read;
    }
  } finally {
    closeSync(file);
  }
  return shared;
}
