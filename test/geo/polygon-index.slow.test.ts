import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../src/geo/distance';
import { type PolygonPart, polygonArea, polygonHolds } from '../../src/geo/polygon';
import { PolygonIndex } from '../../src/geo/polygon-index';
import { PolygonSlabs } from '../../src/geo/polygon-slabs';
import { representativePoint } from '../../src/geo/representative-point';
import { seeded } from '../compile/seeded';

const SCALE = 1_000_000;

/** A star-shaped polygon with a hole in its middle, in 1e-6 degrees. */
function star(random: () => number, points: number, hole: boolean): PolygonPart {
  const x = (random() - 0.5) * 4 * SCALE;
  const y = 50 * SCALE + (random() - 0.5) * 4 * SCALE;
  const radius = (0.02 + random()) * SCALE;
  const coordinates: number[] = [];
  const ringEnds: number[] = [];
  for (const [count, share] of hole
    ? ([
        [points, 1],
        [5, 0.2],
      ] as const)
    : ([[points, 1]] as const)) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI;
      const reach = radius * share * (share < 1 ? 1 : 0.4 + 0.6 * random());
      coordinates.push(Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * Math.sin(angle)));
    }
    ringEnds.push(coordinates.length / 2);
  }
  return { coordinates: Int32Array.from(coordinates), ringEnds: Int32Array.from(ringEnds) };
}

describe('PolygonIndex', () => {
  const random = seeded(7);
  const parts = Array.from({ length: 150 }, (_, i) =>
    star(random, 3 + Math.floor(random() * 60), i % 3 === 0),
  );
  const index = new PolygonIndex(parts.map((part, owner) => ({ owner, part })));

  it('finds what a plain test of every polygon finds, the smallest first', () => {
    let inside = 0;
    for (let i = 0; i < 20_000; i++) {
      const x = Math.round((random() - 0.5) * 6 * SCALE);
      const y = Math.round(50 * SCALE + (random() - 0.5) * 6 * SCALE);
      const holding = [...parts.keys()].filter((owner) => polygonHolds(parts[owner]!, x, y));
      const smallest = holding.sort((a, b) => polygonArea(parts[a]!) - polygonArea(parts[b]!))[0] ?? null;
      expect(index.smallestAt(x, y)).toBe(smallest);
      if (smallest !== null) inside++;
      const odd = holding.filter((owner) => owner % 2 === 1)[0] ?? null;
      expect(index.smallestAt(x, y, (owner) => owner % 2 === 1)).toBe(odd);
    }
    expect(inside).toBeGreaterThan(2000);
  });

  it('agrees on vertices, edges and the corners of boxes', () => {
    for (const part of parts) {
      const slabs = new PolygonSlabs(part);
      for (let point = 0; point < part.coordinates.length; point += 2) {
        const [x, y] = [part.coordinates[point]!, part.coordinates[point + 1]!];
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const) {
          expect(slabs.holds(x + dx, y + dy)).toBe(polygonHolds(part, x + dx, y + dy));
        }
      }
    }
  });

  it('gives a point on a shared border to exactly one of two neighbours', () => {
    const border = Array.from({ length: 30 }, (_, i) => [Math.round(random() * 1000), i * 100] as const);
    const west = ring([[-5000, 0], [-5000, 2900], ...[...border].reverse()]);
    const east = ring([[5000, 2900], [5000, 0], ...border]);
    for (let i = 0; i < border.length - 1; i++) {
      for (let t = 0; t < 1; t += 0.01) {
        const x = border[i]![0] + t * (border[i + 1]![0] - border[i]![0]);
        const y = border[i]![1] + t * 100;
        const holders = [new PolygonSlabs(west), new PolygonSlabs(east)].filter((slabs) => slabs.holds(x, y));
        expect(holders.length).toBe(1);
      }
    }
  });

  it('finds the nearest border within a distance, as stepping along every edge does', () => {
    let found = 0;
    for (let i = 0; i < 300; i++) {
      const x = Math.round((random() - 0.5) * 7 * SCALE);
      const y = Math.round(50 * SCALE + (random() - 0.5) * 7 * SCALE);
      if (index.smallestAt(x, y) !== null) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const part of parts) least = Math.min(least, steppedDistance(part, x, y));
      const owner = index.nearest(x, y, 20_000, SCALE);
      if (least > 20_100) expect(owner).toBeNull();
      if (least < 19_900) {
        expect(owner).not.toBeNull();
        expect(steppedDistance(parts[owner!]!, x, y)).toBeLessThan(least * 1.01 + 5);
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('measures to level borders too', () => {
    const level = new PolygonIndex([
      {
        owner: 1,
        part: ring([
          [4 * SCALE, 52 * SCALE],
          [5 * SCALE, 52 * SCALE],
          [5 * SCALE, 53 * SCALE],
          [4 * SCALE, 53 * SCALE],
        ]),
      },
    ]);
    expect(level.nearest(4.5 * SCALE, 53.01 * SCALE, 1200, SCALE)).toBe(1);
    expect(level.nearest(4.5 * SCALE, 53.01 * SCALE, 1100, SCALE)).toBeNull();
    expect(level.nearest(4.5 * SCALE, 51.99 * SCALE, 1200, SCALE)).toBe(1);
  });

  it('answers nothing where there are no polygons', () => {
    const empty = new PolygonIndex<number>([]);
    expect(empty.smallestAt(0, 0)).toBeNull();
    expect(empty.nearest(0, 0, 5000, SCALE)).toBeNull();
  });
});

describe('representativePoint', () => {
  it('lies inside the largest polygon, off its holes', () => {
    const random = seeded(11);
    for (let i = 0; i < 300; i++) {
      const parts = [star(random, 3 + Math.floor(random() * 50), i % 2 === 0), star(random, 8, false)];
      const point = representativePoint(parts, SCALE)!;
      const largest = polygonArea(parts[0]!) >= polygonArea(parts[1]!) ? parts[0]! : parts[1]!;
      expect(polygonHolds(largest, point.longitude, point.latitude)).toBe(true);
    }
  });

  it('is null without polygons', () => {
    expect(representativePoint([], SCALE)).toBeNull();
  });
});

function ring(points: readonly (readonly [number, number])[]): PolygonPart {
  return { coordinates: Int32Array.from(points.flat()), ringEnds: Int32Array.of(points.length) };
}

/** Distance to a border by looking at a thousand points of each edge. */
function steppedDistance(part: PolygonPart, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let start = 0;
  for (const end of part.ringEnds) {
    for (let point = start; point < end; point++) {
      const before = point === start ? end - 1 : point - 1;
      const [ax, ay] = [part.coordinates[2 * before]!, part.coordinates[2 * before + 1]!];
      const [bx, by] = [part.coordinates[2 * point]!, part.coordinates[2 * point + 1]!];
      const reach = 0.7 * SCALE;
      if (Math.min(ay, by) - y > reach || y - Math.max(ay, by) > reach) continue;
      for (let t = 0; t <= 1; t += 0.005) {
        const meters = distanceMeters(
          y / SCALE,
          x / SCALE,
          (ay + t * (by - ay)) / SCALE,
          (ax + t * (bx - ax)) / SCALE,
        );
        if (meters < least) least = meters;
      }
    }
    start = end;
  }
  return least;
}
