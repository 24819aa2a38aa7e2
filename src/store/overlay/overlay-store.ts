import { GeocoderError } from '../../model/errors';
import { FORMAT_VERSION } from '../../model/manifest';
import type { Store } from '../rows';
import { MovedView, type Numbering } from '../united/moved-view';
import { startsOf } from '../united/parts';
import { addSet } from '../united/united-manifest';
import { UnitedStore } from '../united/united-store';
import { OverlayFile, type StoredSnapshot } from './file/overlay-file';
import { LiveAreas } from './live/live-areas';
import { LiveStore } from './live/live-store';
import type { HouseNumber } from './live/place-entry';
import { ownManifest } from './own-manifest';
import { packOverlay } from './pack-overlay';
import { PackedEntries } from './packed/packed-entries';
import { PackedOverlay } from './packed/packed-overlay';
import { PackedTexts } from './packed/packed-texts';
import type { PlacedIn, StoredEntry } from './stored-entry';

/** A change of another process is seen after at most this time. */
const LOOK_MILLISECONDS = 100;
/** The journal becomes part of the snapshot if it is longer than both this number and this share of the snapshot. */
const LONG_JOURNAL = 1000;
const LONG_SHARE = 0.02;

/**
 * A dataset with an overlay. The overlay acts as a second, small dataset of the newest entries. It hides the addresses
 * of the large dataset that it corrects or withdraws.
 */
export class OverlayStore {
  /** The dataset with the overlay. */
  readonly store: Store;
  readonly base: Store;
  readonly #united: UnitedStore;
  readonly #file: OverlayFile;
  readonly #live: LiveStore;
  /** Number of the last change that was read. */
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
      // Several datasets add sets of sources while they answer, so they and the overlay share the list.
      const sourceSets =
        base instanceof UnitedStore ? base.manifest.sourceSets : [...base.manifest.sourceSets];
      const overlaySet = addSet(sourceSets, [sources.length - 1]);
      const ownSets = [overlaySet];
      const starts = startsOf([base, { manifest: own }]);
      const areaCount = Object.values(base.manifest.counts.areas).reduce((sum, count) => sum + count, 0);
      const areas = new LiveAreas(base, areaCount, overlaySet);
      const snapshot = this.#file.snapshot();
      const isOurs = snapshot?.over === this.#over;
      const packed = snapshot !== null && isOurs ? new PackedOverlay(snapshot.columns) : null;
      const below: Numbering = { firstBlock: 0, streetOf: same, areaOf: same, sourceSetOf: same };
      const above: Numbering = {
        firstBlock: starts.blocks[1]!,
        streetOf: (local) => {
          const street = live.streets.baseOf(local);
          return street >= 0 ? street : starts.streets[1]! + local;
        },
        areaOf: same,
        sourceSetOf: (local) => ownSets[local]!,
      };
      const live = new LiveStore(base, own, areas, packed, above, (baseSet) => {
        const set = base.manifest.sourceSets[baseSet]!;
        ownSets[baseSet + 1] ??= addSet(sourceSets, [sources.length - 1, ...set]);
        return baseSet + 1;
      });
      this.#live = live;
      this.#united = new UnitedStore({
        stores: [base, live],
        starts,
        // The manifest of the dataset stays as it is, except for the sources.
        manifest: { ...base.manifest, sources, sourceSets },
        numberings: [below, above],
        areas,
        links: {
          unitedOf: (part, local) => (part === 0 ? local : above.streetOf(local)),
          beside: (street) => {
            const local = street < starts.streets[1]! ? live.streets.besideBase(street) : -1;
            return local < 0 ? NOTHING : [1, local];
          },
        },
        areCountriesFixed: false,
        isEmptied: (street) =>
          street < starts.streets[1]! &&
          live.hidden.holdsAllOf(street) &&
          live.streets.besideBase(street) < 0,
        views: [
          (view) => {
            const hidden = live.hidden.hiddenIn(view);
            return hidden === 0 ? view : new MovedView(view, below, hidden);
          },
          null,
        ],
        isHidden: (part, ordinal) => part === 0 && live.hidden.has(ordinal),
      });
      this.store = this.#united;
      if (packed !== null) this.#last = snapshot!.last;
      this.#read();
      if (snapshot !== null && !isOurs) this.#fold();
      else this.#foldLong();
    } catch (error) {
      this.#file.close();
      throw error;
    }
  }

  get path(): string {
    return this.#file.path;
  }

  /** Grows when an area that the dataset lacks comes or goes. Cached places are out of date then. */
  get areasEdition(): number {
    return this.#live.areas.edition;
  }

  /** Number of blocks of the dataset and the overlay. */
  get blockCount(): number {
    return this.base.manifest.counts.blocks + this.#live.streets.blockCount;
  }

  get size(): number {
    return this.#live.entries.size;
  }

  entries(): Iterable<StoredEntry> {
    return this.#live.entries.all();
  }

  entry(id: string): StoredEntry | null {
    return this.#live.entries.get(id);
  }

  /** Reads a house number as the country of an address or entry does: `12A` is number 12 with suffix A. */
  houseNumber(id: string, written: HouseNumber): HouseNumber {
    const city = this.#cityOf(id);
    return city < 0 ? written : this.#live.places.numberOf(written, { city });
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
    this.#live.places.place(entry);
  }

  /** The street of the dataset that an entry lies on; null for none. */
  streetBelow(entry: StoredEntry): number | null {
    const street = this.#placeOf(entry, false)?.street ?? -1;
    return street < 0 ? null : street;
  }

  /** Reads the changes of other processes. It checks for changes at most ten times a second. */
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
   * Writes all entries or none. When it returns, they are durable and every question finds them.
   * @param make returns the entries. It is called after all changes were read, also those of other processes.
   */
  write(make: () => readonly StoredEntry[]): void {
    let written = 0;
    this.#file.change(() => {
      this.#read();
      if (this.#file.placedIn === '') this.#file.setPlacedIn(this.base.manifest.datasetId);
      const keeps = this.#file.placedIn === this.base.manifest.datasetId;
      for (const entry of make()) {
        const placed = entry.gone ? null : this.#live.places.place(entry);
        const kept = placed !== null && keeps && this.#live.areas.canKeep(placed) ? placed : null;
        this.#file.write({ ...entry, placed: kept });
        written++;
      }
    });
    this.#read();
    if (written > LONG_JOURNAL) this.#foldLong();
  }

  close(): void {
    try {
      this.#foldLong();
    } finally {
      this.#file.close();
    }
  }

  #read(): void {
    const from = this.#last;
    const folded = this.#file.snapshotLast > from ? this.#foldedSince(from) : [];
    const { entries, last } = this.#file.since(from);
    this.#last = Math.max(last, folded.at(-1)?.change ?? 0);
    if (folded.length + entries.length === 0) return;
    const isPlaced = this.#file.placedIn === this.base.manifest.datasetId;
    this.#live.apply([...folded, ...entries], (entry) => this.#placeOf(entry, isPlaced));
    this.#united.forget();
  }

  /** Changes that another process moved to the snapshot before this process read them in the journal. */
  #foldedSince(change: number): StoredEntry[] {
    const { columns, over } = this.#file.snapshot()!;
    const packed = entriesOf(columns);
    return [...packed.inOrder()]
      .filter((at) => packed.change(at) > change)
      .map((at) => packed.entry(at))
      .map((entry) => (over === this.#over ? entry : { ...entry, placed: null }));
  }

  /** The city of an entry, else of an address of the dataset; -1 for none. */
  #cityOf(id: string): number {
    const placed = this.#live.entries.placed(id);
    if (placed !== null && placed.city >= 0) return placed.city;
    const below = this.base.addressByUuid(id);
    return below === null ? -1 : this.base.streetHead(below.street).city;
  }

  #placeOf(entry: StoredEntry, isPlaced: boolean): PlacedIn | null {
    // Another process may have given another number to an area that it made.
    if (isPlaced && entry.placed !== null && this.#live.areas.canKeep(entry.placed)) return entry.placed;
    try {
      return this.#live.places.place(entry);
    } catch (error) {
      // The dataset was replaced by one without this country; `review` reports such entries.
      if (error instanceof GeocoderError) return null;
      throw error;
    }
  }

  /** For which dataset a snapshot is made. The format is included, because the names in a snapshot follow its rules. */
  get #over(): string {
    return `${this.base.manifest.datasetId}, format ${FORMAT_VERSION}`;
  }

  #foldLong(): void {
    if (this.#isLong() && !this.#file.isReplaced) this.#fold();
  }

  #isLong(): boolean {
    const { journalSize } = this.#file;
    return journalSize > LONG_JOURNAL && journalSize > LONG_SHARE * (this.#live.entries.size - journalSize);
  }

  /** Makes one snapshot from the last snapshot and the journal. */
  #fold(): void {
    this.#file.change(() => {
      this.#read();
      const { entries: journal, last } = this.#file.since(0);
      const before = this.#file.snapshot();
      const changed = new Set(journal.map(({ id }) => id));
      const kept = before === null ? [] : entriesNotIn(before, changed);
      const { entries, areas, places, hidden } = this.#live;
      const all = [...kept, ...journal].map((entry) => ({ entry, placed: entries.placed(entry.id) }));
      const columns = packOverlay(all, { areas, places, hidden });
      this.#file.writeSnapshot({ columns, last: Math.max(last, before?.last ?? 0), over: this.#over });
      this.#file.setPlacedIn(this.base.manifest.datasetId);
    });
    this.#file.trim();
  }
}

function entriesOf(columns: StoredSnapshot['columns']): PackedEntries {
  return new PackedEntries(columns, new PackedTexts(columns.textBytes, columns.textEnds));
}

function entriesNotIn({ columns }: StoredSnapshot, ids: ReadonlySet<string>): StoredEntry[] {
  const packed = entriesOf(columns);
  return Array.from({ length: packed.size }, (_, at) => packed.entry(at)).filter(({ id }) => !ids.has(id));
}

const NOTHING: readonly number[] = [];

function same(number: number): number {
  return number;
}
