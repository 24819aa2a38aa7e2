import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../../src/geo/distance';
import { Dataset } from '../../../src/store/dataset';
import type { NearestAddress } from '../../../src/store/rows';
import { mulberry32, type Plan, temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();

interface Placed {
  ordinal: number;
  latitude: number;
  longitude: number;
}

function placesOf(dataset: Dataset): Placed[] {
  const places: Placed[] = [];
  for (let block = 0; block < dataset.manifest.counts.blocks; block++) {
    const view = dataset.load(block);
    for (let slot = 0; slot < view.count; slot++) {
      const { ordinal, latitude, longitude } = view.address(slot);
      places.push({ ordinal, latitude, longitude });
    }
  }
  return places;
}

/** Every address measured, the nearest kept; of equals the first. */
function bruteForce(
  places: Placed[],
  latitude: number,
  longitude: number,
  reach: number,
): NearestAddress | null {
  let nearest: NearestAddress | null = null;
  for (const place of places) {
    const distance = distanceMeters(latitude, longitude, place.latitude, place.longitude);
    if (distance <= reach && (nearest === null || distance < nearest.distanceMeters)) {
      nearest = { ordinal: place.ordinal, distanceMeters: distance };
    }
  }
  return nearest;
}

const REGIONS = {
  'the Netherlands': (random: () => number) => ({ latitude: 51 + 2 * random(), longitude: 4 + 3 * random() }),
  'the whole world': (random: () => number) => ({
    latitude: 180 * random() - 90,
    longitude: 360 * random() - 180,
  }),
  'both sides of the antimeridian': (random: () => number) => ({
    latitude: -18 + 2 * random(),
    longitude: random() < 0.5 ? 180 - 0.3 * random() : -180 + 0.3 * random(),
  }),
  'the north pole': (random: () => number) => ({
    latitude: 90 - 2 * random() ** 2,
    longitude: 360 * random() - 180,
  }),
  'the south pole': (random: () => number) => ({
    latitude: -90 + 8 * random() ** 2,
    longitude: 360 * random() - 180,
  }),
  'one crowded spot': (random: () => number) => ({
    latitude: 52 + 1e-6 * Math.floor(3 * random()),
    longitude: 5,
  }),
};

describe.each(Object.entries(REGIONS))('nearest in %s', (_name, place) => {
  const directory = newDirectory();
  const plan: Plan = writePlan(directory, { seed: 21, streets: 60, place });
  const dataset = Dataset.open(directory);
  const places = placesOf(dataset);
  const random = mulberry32(77);

  it.each([0, 1, 60, 250, 5_000, 50_000, 3_000_000, 30_000_000])(
    'agrees with brute force within %d m',
    (reach) => {
      let found = 0;
      for (let round = 0; round < 120; round++) {
        const near = places[Math.floor(random() * places.length)]!;
        const anywhere = place(random);
        const scatter = [0, 1e-6, 1e-4, 3e-3, 0.5][round % 5]!;
        const base = round % 3 === 0 ? anywhere : near;
        const latitude = Math.max(-90, Math.min(90, base.latitude + scatter * (2 * random() - 1)));
        let longitude = base.longitude + scatter * (2 * random() - 1);
        if (longitude > 180) longitude -= 360;
        if (longitude < -180) longitude += 360;
        const expected = bruteForce(places, latitude, longitude, reach);
        expect(dataset.nearest(latitude, longitude, reach)).toEqual(expected);
        if (expected !== null) found++;
      }
      expect(found).toBeGreaterThan(0);
    },
  );

  it('finds each address at its own point', () => {
    expect(plan.streets.length).toBe(60);
    for (const { latitude, longitude } of places) {
      if (dataset.nearest(latitude, longitude, 250)?.distanceMeters !== 0) {
        expect(dataset.nearest(latitude, longitude, 250)).toEqual({ latitude, longitude });
      }
    }
  });

  it('is correct at the edges of the map', () => {
    for (const latitude of [-90, -85.06, 0, 85.06, 90]) {
      for (const longitude of [-180, 0, 180]) {
        expect(dataset.nearest(latitude, longitude, 30_000_000)).toEqual(
          bruteForce(places, latitude, longitude, 30_000_000),
        );
      }
    }
  });
});
