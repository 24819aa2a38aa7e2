import type { BoundingBox, WithinBox } from '../../model/requests';
import { Dataset, type DatasetOptions } from '../dataset';
import { reportDamage } from '../format/damage';
import type { SharedIndexes } from '../read/shared-indexes';
import type { Store } from '../rows';
import { unite } from './unite';

/** Where the answers to a question may lie. */
export interface Scope {
  /** ISO 3166-1 alpha-2, in either case. */
  readonly country?: string | undefined;
  readonly within?: string | WithinBox | BoundingBox | undefined;
}

/** Some datasets of those that are open, and the store that they are together. */
export interface ScopedStore {
  /** The same for the same datasets. */
  readonly key: string;
  readonly store: Store;
}

/** The datasets that a geocoder answers from. */
export class OpenedDatasets {
  readonly #datasets: readonly Dataset[];
  readonly #all: ScopedStore;
  /** By the datasets in it. */
  readonly #scoped = new Map<string, ScopedStore>();

  private constructor(datasets: readonly Dataset[]) {
    this.#datasets = datasets;
    this.#all = this.#scopedTo(datasets);
  }

  /**
   * Opens datasets, in their order of precedence: of an address that two hold, the first one's is given.
   * @param indexes that another thread has read already, of each.
   * @throws GeocoderError as `Dataset.open`; then none stays open.
   */
  static open(
    directories: readonly string[],
    options: DatasetOptions,
    indexes: readonly SharedIndexes[] | null,
  ): OpenedDatasets {
    const datasets: Dataset[] = [];
    try {
      for (const [at, directory] of directories.entries()) {
        const shared = indexes?.[at];
        datasets.push(Dataset.open(directory, shared === undefined ? options : { ...options, shared }));
      }
      return reportDamage(directories.join(', '), () => new OpenedDatasets(datasets));
    } catch (error) {
      for (const dataset of datasets) dataset.close();
      throw error;
    }
  }

  /** All of them as one. */
  get store(): Store {
    return this.#all.store;
  }

  /** For other threads that open the same datasets. */
  get indexes(): readonly SharedIndexes[] {
    return this.#datasets.map(({ shared }) => shared);
  }

  /** Those that can answer: others are not asked. */
  scoped({ country, within }: Scope): ScopedStore {
    if (this.#datasets.length === 1 || (country === undefined && within === undefined)) return this.#all;
    const code = country?.toUpperCase();
    const able = this.#datasets.filter((dataset) => holdsCountry(dataset, code) && reaches(dataset, within));
    return able.length === this.#datasets.length || able.length === 0 ? this.#all : this.#scopedTo(able);
  }

  close(): void {
    for (const dataset of this.#datasets) dataset.close();
  }

  #scopedTo(datasets: readonly Dataset[]): ScopedStore {
    const key = datasets.map((dataset) => this.#datasets.indexOf(dataset)).join();
    let scoped = this.#scoped.get(key);
    if (scoped === undefined) {
      scoped = { key, store: unite(datasets) };
      this.#scoped.set(key, scoped);
    }
    return scoped;
  }
}

function holdsCountry(dataset: Dataset, code: string | undefined): boolean {
  return code === undefined || dataset.countries().some((country) => country.code === code);
}

/** False where nothing of the dataset lies in what was asked. A dataset without addresses does not say where it lies. */
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
