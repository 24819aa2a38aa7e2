import { Bounds } from '../../geo/bounds';
import { MERCATOR_WORLD, mercatorX, mercatorY } from '../../geo/mercator';
import type { DrawnElement } from './read-drawn';

/** The box around each element, and around all of them. */
export class MercatorBoxes {
  /** Degrees. */
  readonly all = new Bounds();
  readonly #edges: Float64Array;

  constructor(elements: readonly DrawnElement[]) {
    this.#edges = new Float64Array(4 * elements.length);
    for (const [index, { geometry }] of elements.entries()) {
      const box = new Bounds();
      addAll(box, geometry().coordinates);
      this.all.add(box.west, box.south);
      this.all.add(box.east, box.north);
      this.#edges.set([across(box.west), down(box.north), across(box.east), down(box.south)], 4 * index);
    }
  }

  /** West, north, east, south of an element in the square of Web Mercator, 0…1 from its north-western corner. */
  at(index: number): readonly [number, number, number, number] {
    const [west, north, east, south] = this.#edges.subarray(4 * index, 4 * index + 4);
    return [west!, north!, east!, south!];
  }
}

function addAll(box: Bounds, coordinates: readonly unknown[]): void {
  const [longitude, latitude] = coordinates;
  if (typeof longitude === 'number' && typeof latitude === 'number') box.add(longitude, latitude);
  else for (const each of coordinates) addAll(box, each as readonly unknown[]);
}

function across(longitude: number): number {
  return mercatorX(longitude) / MERCATOR_WORLD;
}

function down(latitude: number): number {
  return 1 - mercatorY(latitude) / MERCATOR_WORLD;
}
