import { describe, expect, it } from 'vitest';
import type { PolygonPart } from '../../../src/geo/polygon';
import { polygonHolds } from '../../../src/geo/polygon';
import { findNearest } from '../../../src/ops/reverse';
import { Dataset } from '../../../src/store/dataset';
import { mulberry32, square, temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();

/** A star with a hole, degrees: rings that no box describes. */
function star(random: () => number, latitude: number, longitude: number): PolygonPart {
  const coordinates: number[] = [];
  const ring = (points: number, least: number, most: number) => {
    for (let point = 0; point < points; point++) {
      const angle = (2 * Math.PI * point) / points;
      const radius = least + (most - least) * random();
      coordinates.push(longitude + radius * Math.cos(angle), latitude + radius * Math.sin(angle));
    }
    return coordinates.length / 2;
  };
  const outer = ring(40, 0.1, 0.3);
  return {
    coordinates: Float64Array.from(coordinates),
    ringEnds: Int32Array.from([outer, ring(12, 0.02, 0.08)]),
  };
}

/** The even-odd rule, written out plainly over rounded coordinates. */
function plainlyHolds(part: PolygonPart, x: number, y: number): boolean {
  const rounded = part.coordinates.map((value) => Math.round(value * 1e6) / 1e6);
  let crossings = 0;
  let start = 0;
  for (const end of part.ringEnds) {
    for (let point = start; point < end; point++) {
      const next = point + 1 < end ? point + 1 : start;
      const [x1, y1, x2, y2] = [
        rounded[2 * point]!,
        rounded[2 * point + 1]!,
        rounded[2 * next]!,
        rounded[2 * next + 1]!,
      ];
      if (y1 > y === y2 > y) continue;
      if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossings++;
    }
    start = end;
  }
  return crossings % 2 === 1;
}

describe('areas at a point', () => {
  const random = mulberry32(31);
  const parts = Array.from({ length: 60 }, () =>
    Array.from({ length: 1 + Math.floor(2 * random()) }, () => star(random, 52 + random(), 5 + random())),
  );
  const directory = newDirectory();
  const plan = writePlan(directory, {
    seed: 5,
    streets: 40,
    suburbParts: parts,
    municipalityParts: [square(52.5, 5.5, 0.8)],
    place: (next) => ({ latitude: 52.4 + 0.2 * next(), longitude: 5.4 + 0.2 * next() }),
  });
  const dataset = Dataset.open(directory);

  it('are those whose rings hold it, smallest first', () => {
    let several = 0;
    for (let round = 0; round < 800; round++) {
      const latitude = 51.6 + 1.8 * random();
      const longitude = 4.6 + 1.8 * random();
      const expected = plan.suburbs.filter((_, index) =>
        (parts[index] ?? []).some((part) => plainlyHolds(part, longitude, latitude)),
      );
      const found = dataset.areasAt(latitude, longitude, 'suburb');
      expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
      if (found.length > 1) several++;
      expect(dataset.areasAt(latitude, longitude, 'province')).toEqual([]);
    }
    expect(several).toBeGreaterThan(100);
  });

  it('come smallest first', () => {
    const nested = newDirectory();
    const { suburbs } = writePlan(nested, {
      seed: 5,
      streets: 3,
      suburbParts: [[square(52, 5, 0.3)], [square(52, 5, 0.1)], [square(52, 5, 0.2)]],
    });
    expect(
      Dataset.open(nested)
        .areasAt(52, 5, 'suburb')
        .map(({ id }) => id),
    ).toEqual([suburbs[1], suburbs[2], suburbs[0]]);
  });

  it('fall back from address to suburb, and to the made suburb outside all polygons', () => {
    const made = plan.suburbs.at(-1)!;
    let suburbs = 0;
    for (let round = 0; round < 2000; round++) {
      const latitude = 51.6 + 1.8 * random();
      const longitude = 4.6 + 1.8 * random();
      const nearest = findNearest(dataset, latitude, longitude, 250);
      if (dataset.nearest(latitude, longitude, 250) !== null) {
        expect(nearest?.kind).toBe('address');
        continue;
      }
      const holding = dataset.areasAt(latitude, longitude, 'suburb')[0];
      const inside = Math.abs(latitude - 52.5) < 0.8 && Math.abs(longitude - 5.5) < 0.8;
      if (holding !== undefined) expect(nearest).toEqual({ kind: 'suburb', area: holding });
      else if (inside) expect(nearest).toEqual({ kind: 'suburb', area: dataset.area(made) });
      else expect(nearest).toBeNull();
      expect(findNearest(dataset, latitude, longitude, 250, false)).toBeNull();
      suburbs++;
    }
    expect(suburbs).toBeGreaterThan(500);
  });
});

describe('a border that two polygons share', () => {
  it('belongs to exactly one of them', () => {
    const random = mulberry32(8);
    const border = Array.from(
      { length: 30 },
      (_, index) => [Math.round(1e6 * random()), index * 100_000] as const,
    );
    const left = Int32Array.from([-5e6, 0, ...border.flat(), -5e6, 2_900_000]);
    const right = Int32Array.from([5e6, 2_900_000, ...[...border].reverse().flat(), 5e6, 0]);
    const ringEnds = Int32Array.from([32]);
    for (let round = 0; round < 20_000; round++) {
      const segment = Math.floor(29 * random());
      const share = random();
      const [x1, y1] = border[segment]!;
      const [x2, y2] = border[segment + 1]!;
      const [x, y] = [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
      const holds = [left, right].filter((coordinates) => polygonHolds({ coordinates, ringEnds }, x, y));
      expect(holds.length).toBe(1);
    }
  });
});
