import { existsSync, lstatSync, mkdirSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { takeLock } from '../../files/lock-file';
import { GeocoderError } from '../../model/errors';
import { flushToDisk } from '../format/file-checksum';
import { PREVIOUS_SUFFIX } from '../read/verify';
import { asBuildFailure } from './build-failure';
import {
  checkReplaceable,
  markBuilding,
  removeBuilding,
  removeDataset,
  unmarkBuilding,
} from './own-directory';

/** Beside its target a dataset is built here, and locked by that. */
const BUILDING_SUFFIX = '.building';
const LOCK_SUFFIX = '.lock';

/**
 * A dataset being built beside its target. `commit` moves it into place: the old one aside (`OUT.previous`), the new
 * one in (`OUT`), the old one away. A process that opens OUT between the two renames, or after a build died there, finds
 * `OUT.previous` (Dataset.open), and the next build puts it back. So at any moment OUT opens, whole.
 */
export class Publication {
  /** Where to write the files: a directory that holds nothing but the mark of a build. */
  readonly directory: string;
  readonly #target: string;
  readonly #release: () => void;
  #done = false;

  private constructor(target: string, release: () => void) {
    this.#target = target;
    this.#release = release;
    this.directory = target + BUILDING_SUFFIX;
  }

  /**
   * Locks the target, clears what dead builds left and makes an empty directory beside it.
   * @param out the dataset's directory; it need not exist, its parent is made.
   * @throws GeocoderError BUILD_FAILED where another build is running, OUT holds something else than a dataset, or
   *   the disk refuses.
   */
  static begin(out: string): Publication {
    let release: (() => void) | null = null;
    try {
      const target = resolveTarget(out);
      mkdirSync(dirname(target), { recursive: true });
      const lock = target + LOCK_SUFFIX;
      release = takeLock(lock, (holder) => otherBuild(out, lock, holder));
      restorePrevious(target);
      checkReplaceable(target);
      removeBuilding(target + BUILDING_SUFFIX);
      makeBuilding(target + BUILDING_SUFFIX);
      return new Publication(target, release);
    } catch (error) {
      release?.();
      throw asBuildFailure(error, out);
    }
  }

  /** Moves the files into place and lets go of the target. They must be whole and on disk. */
  commit(): void {
    try {
      checkReplaceable(this.#target);
      const previous = this.#target + PREVIOUS_SUFFIX;
      unmarkBuilding(this.directory);
      flushToDisk(this.directory);
      if (existsSync(this.#target)) renameSync(this.#target, previous);
      renameSync(this.directory, this.#target);
      flushToDisk(dirname(this.#target));
      removeDataset(previous);
      this.#done = true;
      this.#release();
    } catch (error) {
      this.abandon();
      throw asBuildFailure(error, this.#target);
    }
  }

  /** Removes what was written and lets go of the target, which stays as it was. Harmless after `commit`. */
  abandon(): void {
    if (this.#done) return;
    this.#done = true;
    try {
      restorePrevious(this.#target);
      removeBuilding(this.directory);
    } catch (error) {
      throw asBuildFailure(error, this.directory);
    } finally {
      this.#release();
    }
  }
}

/** An empty directory with our mark; none where the disk has no room for the mark. */
function makeBuilding(directory: string): void {
  mkdirSync(directory);
  try {
    markBuilding(directory);
  } catch (error) {
    removeBuilding(directory);
    throw error;
  }
}

function otherBuild(out: string, lock: string, holder: number | null): GeocoderError {
  const found =
    holder === null ? `${lock} keeps coming back` : `process ${holder} is building it (lock ${lock})`;
  return new GeocoderError('BUILD_FAILED', `expected to be the only build into ${out}, but ${found}`);
}

/** The directory itself behind symbolic links, so that the link stays and its end is replaced. */
function resolveTarget(out: string): string {
  const path = resolve(out);
  if (existsSync(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
    throw new GeocoderError(
      'BUILD_FAILED',
      `expected ${out} to be a directory, got a link that leads nowhere`,
    );
  }
  const parent = dirname(path);
  return join(existsSync(parent) ? realpathSync(parent) : parent, basename(path));
}

/** A build that died between its two renames left the dataset aside; one that died after them, garbage. */
function restorePrevious(target: string): void {
  const previous = target + PREVIOUS_SUFFIX;
  if (!existsSync(previous)) return;
  if (existsSync(target)) removeDataset(previous);
  else {
    checkReplaceable(previous);
    renameSync(previous, target);
  }
}
