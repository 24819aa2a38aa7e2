import type { Manifest } from '../../model/manifest';

/** `Match.source` of the entries of an overlay. */
const SOURCE = 'overlay';
/** Accuracy of a point that somebody set: nine times in ten the true place is within this distance. */
const ACCURACY_METERS = 5;
const WORLD: Manifest['boundingBox'] = [-180, -90, 180, 90];

/** The manifest of an overlay as a dataset. Its entries may lie anywhere. */
export function ownManifest(base: Manifest): Manifest {
  return {
    ...base,
    name: SOURCE,
    counts: { addresses: 0, streets: 0, postcodes: 0, blocks: 0, areas: {} },
    boundingBox: WORLD,
    conventions: {},
    sources: [
      {
        name: SOURCE,
        kind: 'addresses',
        country: '',
        files: [],
        read: 0,
        accepted: 0,
        duplicates: 0,
        conflated: 0,
        rejected: {},
        licence: '',
        attribution: '',
        accuracyMeters: ACCURACY_METERS,
      },
    ],
    sourceSets: [[0]],
  };
}
