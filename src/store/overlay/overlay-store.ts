import { GeocoderError } from '../../model/errors';
import type { Manifest } from '../../model/manifest';
import type { Store } from '../rows';
import { startsOf } from '../united/parts';
import { addSet } from '../united/united-manifest';
import { UnitedStore } from '../united/united-store';
import { LiveAreas } from './live-areas';
import { LiveStore } from './live-store';
import { OverlayFile } from './overlay-file';
import type { PlacedIn, StoredEntry } from './stored-entry';

/** How long a change of another process may stay unseen. */
const LOOK_MILLISECONDS = 100;
/** What `Match.source` says of what the overlay holds. */
const SOURCE = 'overlay';
/** How far a point that somebody set may lie from the true place nine times in ten. */
const ACCURACY_METERS = 5;
const WORLD: Manifest['boundingBox'] = [-180, -90, 180, 90];

/**
 * A dataset with an overlay: the overlay is a small dataset of the newest things behind the large one, and hides of the large
 * one what it says anew or takes away.
 */
export class OverlayStore {
  /** Both as one. */
  readonly store: Store;
  readonly base: Store;
  readonly #united: UnitedStore;
  readonly #file: OverlayFile;
  readonly #live: LiveStore;
  /** The last change that was read. */
  #last = 0;
  #dataVersion = 0;
  #lookedAt = 0;

  /** @throws GeocoderError OVERLAY_INVALID for a file that is something else, or that cannot be written. */
  constructor(path: string, base: Store) {
    this.base = base;
    this.#file = new OverlayFile(path);
    try {
      const own = ownManifest(base.manifest);
      const sources = [...base.manifest.sources, ...own.sources];
      // Several datasets find new sets of sources as they go: then both number the same list.
      const sourceSets =
        base instanceof UnitedStore ? base.manifest.sourceSets : [...base.manifest.sourceSets];
      const overlaySet = addSet(sourceSets, [sources.length - 1]);
      const ownSets = [overlaySet];
      const starts = startsOf([base, { manifest: own }]);
      const areaCount = Object.values(base.manifest.counts.areas).reduce((sum, count) => sum + count, 0);
      const areas = new LiveAreas(base, areaCount, overlaySet);
      const live = new LiveStore(base, own, areas, (baseSet) => {
        const below = base.manifest.sourceSets[baseSet]!;
        ownSets[baseSet + 1] ??= addSet(sourceSets, [sources.length - 1, ...below]);
        return baseSet + 1;
      });
      this.#live = live;
      this.#united = new UnitedStore({
        stores: [base, live],
        starts,
        // Of the dataset everything holds but the sources.
        manifest: { ...base.manifest, sources, sourceSets },
        sets: [[], ownSets],
        areas,
        links: {
          unitedOf: (part, local) => {
            if (part === 0) return local;
            const below = live.streets.baseOf(local);
            return below >= 0 ? below : starts.streets[1]! + local;
          },
          beside: (street) => {
            const local = street < starts.streets[1]! ? live.streets.besideBase(street) : -1;
            return local < 0 ? NOTHING : [1, local];
          },
        },
        isEmptied: (street) =>
          street < starts.streets[1]! &&
          live.hidden.holdsAllOf(street) &&
          live.streets.besideBase(street) < 0,
        shown: {
          shownIn: (part, view) => (part === 0 ? live.hidden.shownIn(view) : null),
          isHidden: (part, ordinal) => part === 0 && live.hidden.has(ordinal),
        },
      });
      this.store = this.#united;
      this.#read();
      this.#keepPlaces();
    } catch (error) {
      this.#file.close();
      throw error;
    }
  }

  get path(): string {
    return this.#file.path;
  }

  /** Grows when an entry needs an area that the dataset has not: what was remembered of places is out of date then. */
  get areasMade(): number {
    return this.#live.areas.size;
  }

  /** Blocks of both. */
  get blockCount(): number {
    return this.base.manifest.counts.blocks + this.#live.streets.blockCount;
  }

  get size(): number {
    return this.#live.size;
  }

  entries(): Iterable<StoredEntry> {
    return this.#live.entries();
  }

  entry(id: string): StoredEntry | null {
    return this.#live.entry(id);
  }

  /** True for an entry that lies in no country of the dataset: no question finds it. */
  isLost(entry: StoredEntry): boolean {
    return this.#placeOf(entry, false) === null;
  }

  /**
   * Checks that an entry can be placed.
   * @throws GeocoderError INVALID_REQUEST for a point in no country of the dataset.
   */
  checkPlace(entry: StoredEntry): void {
    this.#live.place(entry);
  }

  /** The street of the dataset that an entry lies on; null for none. */
  streetBelow(entry: StoredEntry): number | null {
    const street = this.#placeOf(entry, false)?.street ?? -1;
    return street < 0 ? null : street;
  }

  /** Reads what other processes changed; at most ten times a second it looks whether they did. */
  refresh(): void {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_MILLISECONDS) return;
    this.#lookedAt = now;
    const version = this.#file.dataVersion;
    if (version === this.#dataVersion) return;
    this.#dataVersion = version;
    this.#read();
  }

  /**
   * Writes entries, all or none; they are durable when it returns, and every question finds them.
   * @param make gives them, from what is there at that moment; an entry that it asks for may have come from elsewhere.
   */
  write(make: () => readonly StoredEntry[]): void {
    this.#file.change(() => {
      this.#read();
      const keeps = this.#file.placedIn === this.base.manifest.datasetId;
      for (const entry of make()) {
        const placed = entry.gone ? null : this.#live.place(entry);
        const kept = placed !== null && keeps && this.#live.canKeep(placed) ? placed : null;
        this.#file.write({ ...entry, placed: kept });
      }
    });
    this.#read();
  }

  close(): void {
    this.#file.close();
  }

  #read(): void {
    const { entries, last } = this.#file.since(this.#last);
    if (entries.length === 0) return;
    const isPlaced = this.#file.placedIn === this.base.manifest.datasetId;
    this.#last = last;
    this.#live.apply(entries, (entry) => this.#placeOf(entry, isPlaced));
    this.#united.forget();
  }

  #placeOf(entry: StoredEntry, isPlaced: boolean): PlacedIn | null {
    if (isPlaced && entry.placed !== null) return entry.placed;
    try {
      return this.#live.place(entry);
    } catch (error) {
      // The dataset below is another now, and does not reach there any more: `review` tells.
      if (error instanceof GeocoderError) return null;
      throw error;
    }
  }

  /** Where the dataset is another than the last time, keeps where each entry lies in this one. */
  #keepPlaces(): void {
    const { datasetId } = this.base.manifest;
    if (this.#file.placedIn === datasetId) return;
    this.#file.change(() => {
      this.#read();
      this.#file.setPlacedIn(datasetId);
      for (const entry of this.#live.entries()) {
        const placed = this.#placeOf(entry, false);
        this.#file.setPlace(entry.id, placed !== null && this.#live.canKeep(placed) ? placed : null);
      }
    });
  }
}

const NOTHING: readonly number[] = [];

/** What an overlay says of itself as a dataset. It may lie anywhere. */
function ownManifest(base: Manifest): Manifest {
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
