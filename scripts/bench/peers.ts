/** Peers from npm over the same points and names. Each tells what it does not do. */
import Flatbush from 'flatbush';
import { around as aroundFlatbush } from 'geoflatbush';
import { around as aroundKdbush } from 'geokdbush';
import KDBush from 'kdbush';
import { createKdTree } from 'kdt';
import MiniSearch from 'minisearch';
import { distanceMeters } from '../../src/geo/distance';
import { mercatorX, mercatorY } from '../../src/geo/mercator';
import type { Geocoder } from '../../src/index';
import type { QuestionSet } from './questions';
import type { Contestant } from './timing';

export const PEERS = ['flatbush', 'geoflatbush', 'geokdbush', 'kdt', 'minisearch'] as const;
export type PeerName = (typeof PEERS)[number];

export interface Peer {
  /** The operation of ours it stands beside. */
  operation: string;
  contestant: Contestant;
  note: string;
}

/** Points and streets of a dataset, as a peer takes them. */
export interface Places {
  latitudes: Float64Array;
  longitudes: Float64Array;
  streets: Map<string, { id: number; name: string; city: string }>;
}

export function readPlaces(geocoder: Geocoder, withStreets: boolean): Places {
  const count = geocoder.manifest.counts.addresses;
  const places: Places = {
    latitudes: new Float64Array(count),
    longitudes: new Float64Array(count),
    streets: new Map(),
  };
  let index = 0;
  for (const { latitude, longitude, streetname, city } of geocoder.addresses()) {
    places.latitudes[index] = latitude;
    places.longitudes[index++] = longitude;
    const key = `${streetname}|${city}`;
    if (withStreets && !places.streets.has(key)) {
      places.streets.set(key, { id: places.streets.size, name: streetname, city });
    }
  }
  return places;
}

export function makePeer(name: PeerName, places: Places, { questions }: QuestionSet): Peer {
  const { latitudes, longitudes } = places;
  const count = latitudes.length;
  const nearest = (ask: (index: number) => unknown, note: string): Peer => ({
    operation: 'reverseGeocode',
    contestant: { name, ask },
    note,
  });
  switch (name) {
    case 'flatbush': {
      const index = new Flatbush(count, 16, Uint32Array);
      for (let i = 0; i < count; i++) {
        const x = Math.round(mercatorX(longitudes[i]!));
        const y = Math.round(mercatorY(latitudes[i]!));
        index.add(x, y, x, y);
      }
      index.finish();
      return nearest((i) => {
        const { latitude, longitude } = questions[i]!;
        return index.neighbors(mercatorX(longitude), mercatorY(latitude), 1);
      }, 'the bare index over every address, in Mercator units: a number, no address');
    }
    case 'geoflatbush': {
      const index = new Flatbush(count, 16, Float64Array);
      for (let i = 0; i < count; i++) index.add(longitudes[i]!, latitudes[i]!, longitudes[i]!, latitudes[i]!);
      index.finish();
      return nearest(
        (i) => aroundFlatbush(index, questions[i]!.longitude, questions[i]!.latitude, 1),
        'nearest on the sphere: a number, no address',
      );
    }
    case 'geokdbush': {
      const index = new KDBush(count);
      for (let i = 0; i < count; i++) index.add(longitudes[i]!, latitudes[i]!);
      index.finish();
      return nearest(
        (i) => aroundKdbush(index, questions[i]!.longitude, questions[i]!.latitude, 1),
        'nearest on the sphere: a number, no address',
      );
    }
    case 'kdt': {
      // What local-reverse-geocoder answers from: objects in a k-d tree, with its own distance.
      const points = Array.from({ length: count }, (_, i) => ({
        latitude: latitudes[i]!,
        longitude: longitudes[i]!,
      }));
      const distance = (a: { latitude: number; longitude: number }, b: typeof a): number =>
        distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
      const tree = createKdTree(points, distance, ['latitude', 'longitude']);
      return nearest((i) => {
        const { latitude, longitude } = questions[i]!;
        return tree.nearest({ latitude, longitude }, 1);
      }, 'the tree of local-reverse-geocoder over every address: a point, no address');
    }
    case 'minisearch': {
      const index = new MiniSearch({ fields: ['name', 'city'], storeFields: ['name', 'city'] });
      index.addAll([...places.streets.values()]);
      return {
        operation: 'search',
        contestant: {
          name,
          ask: (i) =>
            index
              .search(`${questions[i]!.streetname} ${questions[i]!.city}`, { combineWith: 'AND' })
              .slice(0, 5),
        },
        note: 'streets with their city only: it knows no numbers and no postcodes',
      };
    }
  }
}
