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

/** Suffixes of the directory beside the target in which a dataset is built, and of the lock. */
const BUILDING_SUFFIX = '.building';
const LOCK_SUFFIX = '.lock';

/**
 * A dataset that is built beside its target. `commit` moves it into place: it renames the old one to `OUT.previous`,
 * renames the new one to `OUT`, and removes the old one. A process that opens OUT between the two renames, or after a
 * build that died there, finds `OUT.previous` (Dataset.open), and the next build restores it. So OUT can be opened at
 * any moment, and is always complete.
 */
export class Publication {
  /** The directory for the files. At first it holds only the mark of a build. */
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
   * Locks the target, removes what dead builds left, and makes an empty directory beside it.
   * @param out the directory of the dataset. It need not exist; its parent is created.
   * @throws GeocoderError BUILD_FAILED if another build is running, OUT is not a dataset, or the disk refuses.
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

  /** Moves the files into place and releases the target. The files must be complete and on disk. */
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

  /** Removes what was written and releases the target, which stays as it was. Harmless after `commit`. */
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

/** Makes an empty directory with our mark. Removes it if the disk has no room for the mark. */
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

/** Resolves symbolic links, so that a link stays and the directory behind it is replaced. */
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

/**
 * A build that died between its two renames left the dataset in `OUT.previous`. One that died later left an old copy
 * there.
 */
function restorePrevious(target: string): void {
  const previous = target + PREVIOUS_SUFFIX;
  if (!existsSync(previous)) return;
  if (existsSync(target)) removeDataset(previous);
  else {
    checkReplaceable(previous);
    renameSync(previous, target);
  }
}
