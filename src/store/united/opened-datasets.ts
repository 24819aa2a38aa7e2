import { existsSync } from 'node:fs';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import type { BoundingBox, WithinBox } from '../../model/requests';
import { Dataset, type DatasetOptions } from '../dataset';
import { reportDamage } from '../format/damage';
import { OverlayStore } from '../overlay/overlay-store';
import type { SharedIndexes } from '../read/shared-indexes';
import type { Store } from '../rows';
import { unite } from './unite';

/** The part of the world in which the answers to a question may lie. */
export interface Scope {
  /** ISO 3166-1 alpha-2, in either case. */
  readonly country?: string | undefined;
  readonly within?: string | WithinBox | BoundingBox | undefined;
}

/** Some of the open datasets, and the store that joins them. */
export interface ScopedStore {
  /** Equal for the same datasets. */
  readonly key: string;
  readonly store: Store;
  /** This number changes when cached places are out of date. */
  readonly edition: number;
}

/** The datasets that a geocoder answers from. */
export class OpenedDatasets {
  readonly #datasets: readonly Dataset[];
  readonly #all: ScopedStore;
  /** Null if none was opened. */
  readonly overlay: OverlayStore | null;
  /** By the datasets that it joins. */
  readonly #scoped = new Map<string, ScopedStore>();

  private constructor(datasets: readonly Dataset[], overlay: string | undefined) {
    this.#datasets = datasets;
    this.#all = this.#scopedTo(datasets);
    this.overlay = overlay === undefined ? null : new OverlayStore(overlay, this.#all.store);
  }

  /**
   * Opens datasets in order of precedence: if two hold an address, the address of the first one is used.
   * @param indexes those of each dataset, if another thread has read them already.
   * @param overlay path of an overlay over all datasets.
   * @throws GeocoderError as `Dataset.open`, OVERLAY_INVALID, and INVALID_REQUEST for a new overlay in a dataset. Then no dataset stays open.
   */
  static open(
    directories: readonly string[],
    { overlay, ...options }: DatasetOptions & { overlay?: string },
    indexes: readonly SharedIndexes[] | null,
  ): OpenedDatasets {
    // An overlay that lies in a dataset already stays usable.
    if (overlay !== undefined && !existsSync(overlay)) refuseDatasetFile('overlay', overlay, directories);
    const datasets: Dataset[] = [];
    try {
      for (const [at, directory] of directories.entries()) {
        const shared = indexes?.[at];
        const own = shared === undefined ? options : { ...options, shared };
        datasets.push(Dataset.open(directory, own, [...datasets]));
      }
      return reportDamage(directories.join(', '), () => new OpenedDatasets(datasets, overlay));
    } catch (error) {
      for (const dataset of datasets) dataset.close();
      throw error;
    }
  }

  /** All datasets as one, without the overlay. */
  get store(): Store {
    return this.#all.store;
  }

  /** All datasets as one with the current overlay, and the number of blocks of this store. */
  get everything(): { readonly store: Store; readonly blockCount: number } {
    const { overlay, store } = this;
    overlay?.refresh();
    return overlay ?? { store, blockCount: store.manifest.counts.blocks };
  }

  /** For other threads that open the same datasets. */
  get indexes(): readonly SharedIndexes[] {
    return this.#datasets.map(({ shared }) => shared);
  }

  /** The datasets that can have an answer; all if none of them can, or if there is an overlay. */
  scoped({ country, within }: Scope): ScopedStore {
    if (this.overlay !== null) return overlaid(this.overlay);
    if (this.#datasets.length === 1 || (country === undefined && within === undefined)) return this.#all;
    const code = country?.toUpperCase();
    const able = this.#datasets.filter((dataset) => holdsCountry(dataset, code) && reaches(dataset, within));
    return able.length === this.#datasets.length || able.length === 0 ? this.#all : this.#scopedTo(able);
  }

  close(): void {
    this.overlay?.close();
    for (const dataset of this.#datasets) dataset.close();
  }

  #scopedTo(datasets: readonly Dataset[]): ScopedStore {
    const key = datasets.map((dataset) => this.#datasets.indexOf(dataset)).join();
    let scoped = this.#scoped.get(key);
    if (scoped === undefined) {
      scoped = { key, store: unite(datasets), edition: 0 };
      this.#scoped.set(key, scoped);
    }
    return scoped;
  }
}

/** The store with the current overlay. Its entries may lie anywhere, so every dataset is asked. */
function overlaid(overlay: OverlayStore): ScopedStore {
  overlay.refresh();
  return { key: 'overlay', store: overlay.store, edition: overlay.areasEdition };
}

function holdsCountry(dataset: Dataset, code: string | undefined): boolean {
  return code === undefined || dataset.countries().some((country) => country.code === code);
}

/**
 * False if nothing of the dataset lies in the asked part. The place of a dataset without addresses is not known, so it
 * is asked.
 */
function reaches(dataset: Dataset, within: Scope['within']): boolean {
  if (within === undefined) return true;
  if (typeof within === 'string') return dataset.areaByUuid(within) !== null;
  const held = dataset.manifest.boundingBox;
  if (held === null) return true;
  const [west, south, east, north] = Array.isArray(within)
    ? within
    : [within.west, within.south, within.east, within.north];
  if (held[1] > north || held[3] < south) return false;
  return west <= east ? held[0] <= east && held[2] >= west : held[2] >= west || held[0] <= east;
}
