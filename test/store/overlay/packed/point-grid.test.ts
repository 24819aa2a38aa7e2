import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PointGrid } from '../../../../src/store/overlay/packed/point-grid';

const x = fc.integer({ min: -180_000_000, max: 180_000_000 });
const y = fc.integer({ min: -90_000_000, max: 90_000_000 });
type Point = readonly [number, number];

function gridOf(points: readonly Point[]): PointGrid {
  return new PointGrid(
    Int32Array.from(points, ([px]) => px),
    Int32Array.from(points, ([, py]) => py),
  );
}

it('finds the points in a small box that a scan finds', () => {
  const beside = fc.integer({ min: -800, max: 800 });
  const nearby = fc.array(fc.tuple(beside, beside), { maxLength: 30 });
  const half = fc.integer({ min: 0, max: 700 });
  fc.assert(
    fc.property(x, y, nearby, fc.array(fc.tuple(x, y), { maxLength: 30 }), half, (cx, cy, near, far, r) => {
      const points: Point[] = [...near.map(([dx, dy]): Point => [cx + dx, cy + dy]), ...far];
      const scanned = [...points.keys()].filter((at) => {
        const [px, py] = points[at]!;
        return Math.abs(px - cx) <= r && Math.abs(py - cy) <= r;
      });
      const found = gridOf(points).within(cx - r, cy - r, cx + r, cy + r);
      expect(found?.sort((a, b) => a - b)).toEqual(scanned);
    }),
  );
});

it('finds nothing where it has no point, and leaves a large box to a tree', () => {
  expect(gridOf([]).within(0, 0, 100, 100)).toEqual([]);
  expect(gridOf([[5, 5]]).within(0, 0, 10_000, 10_000)).toBeNull();
});
