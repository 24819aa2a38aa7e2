import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MarkedCells } from '../../../src/store/overlay/marked-cells';
import { seeded } from '../../compile/seeded';

const x = fc.integer({ min: -180_000_000, max: 180_000_000 });
const y = fc.integer({ min: -90_000_000, max: 90_000_000 });

it('never misses a point that a scan finds in a box', () => {
  const beside = fc.integer({ min: -3000, max: 3000 });
  const half = fc.integer({ min: 0, max: 9000 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(x, y), { minLength: 1, maxLength: 30 }),
      beside,
      beside,
      half,
      (points, dx, dy, r) => {
        const cells = new MarkedCells();
        for (const [px, py] of points) cells.add(px, py);
        const [cx, cy] = [points[0]![0] + dx, points[0]![1] + dy];
        const [west, south, east, north] = [cx - r, cy - r, cx + r, cy + r];
        const isThere = points.some(([px, py]) => px >= west && px <= east && py >= south && py <= north);
        if (isThere) expect(cells.mayHold(west, south, east, north)).toBe(true);
      },
    ),
  );
});

it('rules out nearly all small boxes among a hundred points', () => {
  const random = seeded(1);
  const drawn = () => [(random() - 0.5) * 360e6, (random() - 0.5) * 180e6] as const;
  const cells = new MarkedCells();
  for (let at = 0; at < 100; at++) cells.add(...drawn());
  const boxes = Array.from({ length: 10_000 }, drawn);
  const held = boxes.filter(([cx, cy]) => cells.mayHold(cx - 200, cy - 200, cx + 200, cy + 200));
  expect(held.length).toBeLessThan(20);
});
