import { join, resolve } from 'node:path';
import { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import { MANIFEST_FILE } from '../../model/manifest';
import type { OpenOptions } from '../../model/options';
import { FileWatch } from './file-watch';

/** How often a running server looks whether its dataset was replaced. */
const WATCH_MILLISECONDS = 1000;
/** A dataset is replaced by two renames; in between there is none. Looked for again this much later. */
const GONE_MILLISECONDS = 100;
const GONE_TRIES = 50;

export interface Reload {
  /** The dataset that answers from now on. */
  datasetId: string;
  /** Why a new one was refused; the old one keeps answering. */
  refusal: GeocoderError | null;
}

/**
 * The dataset of a directory, or of several, opened again whenever one of them is replaced. Operations are synchronous, so the
 * swap falls between two requests and loses none; a new dataset that cannot be opened is refused and the old one,
 * whose files stay open, keeps answering.
 */
export class LiveDataset {
  readonly directories: readonly string[];
  readonly #options: OpenOptions;
  readonly #onReload: (reload: Reload) => void;
  readonly #watches: readonly FileWatch[];
  #current: Geocoder;
  #retry: NodeJS.Timeout | null = null;

  /**
   * @param onReload hears of each new dataset, accepted or refused.
   * @throws GeocoderError as `Geocoder.open` does.
   */
  constructor(
    directory: string | readonly string[],
    options: OpenOptions,
    onReload: (reload: Reload) => void,
  ) {
    // A later change of the working directory must not change the dataset.
    this.directories = [directory].flat().map((one) => resolve(one));
    this.#options = options;
    this.#onReload = onReload;
    this.#watches = this.directories.map(
      (one) => new FileWatch(join(one, MANIFEST_FILE), () => this.reload()),
    );
    this.#current = Geocoder.open(this.directories, options);
    for (const watch of this.#watches) watch.start(WATCH_MILLISECONDS);
  }

  get current(): Geocoder {
    return this.#current;
  }

  /** Opens the directory again now. */
  reload(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    for (const watch of this.#watches) watch.acknowledge();
    this.#tryReload(GONE_TRIES);
  }

  close(): void {
    for (const watch of this.#watches) watch.stop();
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#current.close();
  }

  #tryReload(triesLeft: number): void {
    let opened: Geocoder;
    try {
      opened = Geocoder.open(this.directories, this.#options);
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      if (error.code === 'DATASET_NOT_FOUND' && triesLeft > 0) {
        this.#retry = setTimeout(() => this.#tryReload(triesLeft - 1), GONE_MILLISECONDS);
        this.#retry.unref();
        return;
      }
      this.#onReload({ datasetId: this.#current.manifest.datasetId, refusal: error });
      return;
    }
    const old = this.#current;
    this.#current = opened;
    old.close();
    this.#onReload({ datasetId: opened.manifest.datasetId, refusal: null });
  }
}
