import { Bounds } from '../../src/geo/bounds';
import type { PolygonPart } from '../../src/geo/polygon';
import { AREA_LEVELS, type Area } from '../../src/model/areas';
import type { Store } from '../../src/store/rows';
import { mulberry32 } from '../quality/random';

/** One polygon of an area, in 1e-6 degrees. */
export interface AreaShape {
  area: Area;
  part: PolygonPart;
  bounds: Bounds;
}

/** Every polygon of a dataset, as brute force asks them. */
export function everyAreaShape(store: Store): AreaShape[] {
  const shapes: AreaShape[] = [];
  const visit = (area: Area): void => {
    for (const part of store.shapes(area.id)) {
      const bounds = new Bounds();
      bounds.addAll(part.coordinates);
      shapes.push({ area, part, bounds });
    }
    for (const level of AREA_LEVELS) for (const child of store.children(area.id, level)) visit(child);
  };
  for (const country of store.countries()) visit(country);
  return shapes;
}

/** Points spread evenly over the globe. */
export function randomPoints(count: number, seed: number): { latitude: number; longitude: number }[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => ({
    latitude: (Math.asin(2 * random() - 1) * 180) / Math.PI,
    longitude: random() * 360 - 180,
  }));
}
