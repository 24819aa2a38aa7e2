import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { Geocoder } from '../geocoder';
import { GeocoderError } from '../model/errors';
import type { Manifest } from '../model/manifest';
import { OPERATION_NAMES } from '../model/operation-names';
import type { ExportedAddress } from '../ops/addresses';
import { checkDirectories, closedGeocoder } from '../schema/directories';
import { checkedLiveOptions, DEFAULT_EVERY_MILLISECONDS, type LiveOptions } from './live-options';
import { OpenedFiles, stampOf } from './opened-files';
import { validateWith } from './validate-with';

/** A dataset that does not open may still be copied. It is refused when its files have not changed for this time. */
const SETTLE_MILLISECONDS = 1000;
const SOON_MILLISECONDS = 50;

/** A new dataset is in use. */
export interface Swapped {
  /** Ids of the datasets. */
  from: string;
  to: string;
}

interface LiveEvents {
  swapped: [swapped: Swapped];
  /** Why a new dataset is refused; the old one stays in use. */
  refused: [reason: Error];
}

/**
 * A Geocoder over the dataset that is currently in a directory. It checks the files at intervals, opens and checks a
 * new dataset, and changes to it between two calls. When it refuses a new dataset, it keeps the old one. A dataset may
 * be replaced by `build`, `get` and `patch apply`, by renames, by changing a symbolic link, or file by file. It does
 * not keep the process alive.
 *
 * Every operation answers and throws as that of Geocoder. Events: `swapped`, `refused`.
 */
export class LiveGeocoder extends EventEmitter<LiveEvents> {
  declare readonly lookupStreet: Geocoder['lookupStreet'];
  declare readonly lookupPostcode: Geocoder['lookupPostcode'];
  declare readonly forwardGeocode: Geocoder['forwardGeocode'];
  declare readonly reverseGeocode: Geocoder['reverseGeocode'];
  declare readonly getAddress: Geocoder['getAddress'];
  declare readonly listMunicipalities: Geocoder['listMunicipalities'];
  declare readonly listProvinces: Geocoder['listProvinces'];
  declare readonly listCountries: Geocoder['listCountries'];
  declare readonly listSuburbs: Geocoder['listSuburbs'];
  declare readonly getArea: Geocoder['getArea'];
  declare readonly search: Geocoder['search'];
  declare readonly suggest: Geocoder['suggest'];
  declare readonly candidates: Geocoder['candidates'];
  declare readonly parse: Geocoder['parse'];
  declare readonly standardise: Geocoder['standardise'];
  declare readonly sameAddress: Geocoder['sameAddress'];

  readonly directory: string;
  readonly #directories: readonly string[];
  readonly #options: LiveOptions;
  readonly #timer: NodeJS.Timeout;
  #soon: NodeJS.Timeout | null = null;
  /** The last state of the files that was opened or refused. */
  #seen: string;
  /** A state of the files that did not open or that `validate` refused, and since when they have been in it. */
  #failing: { stamp: string; since: number; verdict: Error | null } | null = null;
  /** Null once it is closed. */
  #opened: OpenedFiles | null;

  private constructor(directories: readonly string[], options: LiveOptions) {
    super();
    this.#directories = directories;
    this.directory = directories.join(', ');
    this.#options = options;
    this.#seen = stampOf(directories);
    this.#opened = this.#open();
    const refusal = this.#refusalOf(this.#opened);
    if (refusal !== null) throw refusal;
    this.#timer = setInterval(() => this.#look(), options.everyMilliseconds ?? DEFAULT_EVERY_MILLISECONDS);
    this.#timer.unref();
  }

  /**
   * Opens the dataset in a directory, or those in several as one, and follows its changes.
   * @param options those of `Geocoder.open`, `everyMilliseconds`, `snapshot`, `validate`.
   * @throws GeocoderError as `Geocoder.open`; what `validate` throws.
   */
  static open(directory: string | readonly string[], options: LiveOptions = {}): LiveGeocoder {
    const checked = checkedLiveOptions(options);
    // A later change of the working directory must not change the dataset.
    const directories = checkDirectories('LiveGeocoder.open', directory).map((one) => resolve(one));
    return new LiveGeocoder(directories, checked);
  }

  /** A copy of the manifest of the current dataset. */
  get manifest(): Manifest {
    return this.current.manifest;
  }

  /** The current geocoder, for several calls on one dataset. It is closed when the next dataset is in use. */
  get current(): Geocoder {
    return this.#files().geocoder;
  }

  /** The overlay, if it was opened with one. Its entries stay when the dataset below changes. */
  get overlay(): Geocoder['overlay'] {
    return this.current.overlay;
  }

  /**
   * Every address of the current dataset, as `Geocoder.addresses` gives them. If another dataset comes into use before
   * the last one, the next step throws GEOCODER_CLOSED: two datasets are never mixed.
   */
  *addresses(): Generator<ExportedAddress, void, undefined> {
    const opened = this.#files();
    for (const address of opened.geocoder.addresses()) {
      if (opened.isOverwritten) throw this.#overwritten();
      yield address;
    }
  }

  get closed(): boolean {
    return this.#opened === null;
  }

  /**
   * Opens the files anew, also if they have not changed. A dataset that does not open is refused at once.
   * @returns whether what was opened is in use.
   * @throws GeocoderError GEOCODER_CLOSED.
   */
  reload(): boolean {
    this.#files();
    return this.#tryOpen(stampOf(this.#directories), 0);
  }

  /** Stops checking and releases the files. Closing twice is harmless. */
  close(): void {
    clearInterval(this.#timer);
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#opened?.close();
    this.#opened = null;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  static {
    for (const name of OPERATION_NAMES) {
      Object.defineProperty(LiveGeocoder.prototype, name, {
        configurable: true,
        writable: true,
        value(this: LiveGeocoder, ...args: never[]) {
          return this.#ask((geocoder) =>
            (geocoder[name] as (...given: never[]) => unknown).apply(geocoder, args),
          );
        },
      });
    }
  }

  #files(): OpenedFiles {
    if (this.#opened === null) throw closedGeocoder(this.directory);
    return this.#opened;
  }

  #open(): OpenedFiles {
    const { everyMilliseconds: _every, snapshot = false, validate: _validate, ...options } = this.#options;
    return snapshot
      ? OpenedFiles.openCopies(this.#directories, options)
      : OpenedFiles.open(this.#directories, options);
  }

  /** Why `validate` refuses opened files, which are closed then; null if they may be used. */
  #refusalOf(opened: OpenedFiles): Error | null {
    const refusal = validateWith(this.#options.validate, opened.geocoder);
    if (refusal !== null) opened.close();
    return refusal;
  }

  /** Opens the files if they have changed. */
  #look(): void {
    if (this.#opened === null) return;
    const stamp = stampOf(this.#directories);
    if (stamp !== this.#seen) this.#tryOpen(stamp, SETTLE_MILLISECONDS);
  }

  /** @param patience how long files that do not open may stay unchanged before they are refused, milliseconds. */
  #tryOpen(stamp: string, patience: number): boolean {
    const old = this.#files();
    // `validate` is asked once for each state of the files.
    if (patience > 0 && this.#failing?.stamp === stamp && this.#failing.verdict !== null) {
      this.#failed(stamp, patience, this.#failing.verdict);
      return false;
    }
    let opened: OpenedFiles;
    try {
      opened = this.#open();
    } catch (error) {
      this.#failed(stamp, patience, error as Error);
      return false;
    }
    const refusal = this.#refusalOf(opened);
    // `validate` may have closed this geocoder.
    if (this.#opened === null) {
      opened.close();
      return false;
    }
    if (refusal !== null) {
      this.#failed(stamp, patience, refusal, isVerdict(refusal));
      return false;
    }
    const swapped = { from: old.geocoder.manifest.datasetId, to: opened.geocoder.manifest.datasetId };
    this.#opened = opened;
    this.#seen = stamp;
    this.#failing = null;
    old.close();
    this.emit('swapped', swapped);
    return true;
  }

  #failed(stamp: string, patience: number, reason: Error, isVerdict = false): void {
    const now = performance.now();
    if (this.#failing?.stamp !== stamp) this.#failing = { stamp, since: now, verdict: null };
    if (isVerdict) this.#failing.verdict = reason;
    if (now - this.#failing.since >= patience) {
      this.#seen = stamp;
      this.#failing = null;
      this.emit('refused', reason);
      return;
    }
    if (this.#soon !== null) clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.#look(), SOON_MILLISECONDS);
    this.#soon.unref();
  }

  /** An answer from files that nobody wrote into before or during the call. */
  #ask<Answer>(ask: (geocoder: Geocoder) => Answer): Answer {
    if (this.#files().isOverwritten) this.#look();
    const opened = this.#files();
    try {
      const answer = ask(opened.geocoder);
      if (!opened.isOverwritten) return answer;
    } catch (error) {
      // Files that are being overwritten look damaged.
      if (!opened.isOverwritten) throw error;
    }
    throw this.#overwritten();
  }

  #overwritten(): GeocoderError {
    return new GeocoderError(
      'DATASET_DAMAGED',
      `${this.directory}: the open files are being overwritten, and the new dataset is not complete yet; ` +
        'replace datasets by a rename, or open with the option "snapshot"',
    );
  }
}

/** False for damaged bytes: the files may still be being written. */
function isVerdict(refusal: unknown): boolean {
  return !(refusal instanceof GeocoderError && refusal.code === 'DATASET_DAMAGED');
}
