import {
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Geocoder } from '../geocoder';
import { DATABASE_FILE, MANIFEST_FILE } from '../model/manifest';
import type { OpenOptions } from '../model/options';
import { reportDamage } from '../store/format/damage';
import { CONTENT_FILES } from '../store/format/manifest-file';
import { openSettled } from '../store/read/settled';
import { locateDataset } from '../store/read/verify';

const FILES = [MANIFEST_FILE, ...CONTENT_FILES];
/** Whether an open file may be removed and stays readable: not on Windows. */
const MAY_UNLINK_OPEN_FILES = process.platform !== 'win32';
/** Attempts to open one consistent dataset: another one may take its place meanwhile. */
const OPEN_TRIES = 20;

/** An open database file, and its state when it was opened. */
interface Guard {
  file: number;
  bytes: number;
  modified: number;
}

/** A geocoder, and whether its files are still the ones that were opened. */
export class OpenedFiles {
  readonly geocoder: Geocoder;
  readonly #guards: readonly Guard[];
  /** A private copy that is removed at the end; null for none. */
  readonly #copy: string | null;

  private constructor(geocoder: Geocoder, guards: readonly Guard[], copy: string | null) {
    this.geocoder = geocoder;
    this.#guards = guards;
    this.#copy = copy;
  }

  /** @throws GeocoderError as `Geocoder.open`. */
  static open(directories: readonly string[], options: OpenOptions): OpenedFiles {
    for (let left = OPEN_TRIES; ; left--) {
      const places = directories.map((directory) => path.join(locateDataset(directory), DATABASE_FILE));
      const guards = places.flatMap((place) => guardOf(place) ?? []);
      try {
        const geocoder = Geocoder.open(directories, options);
        if (
          left === 0 ||
          (guards.length === places.length && places.every((place, at) => isSame(place, guards[at]!)))
        )
          return new OpenedFiles(geocoder, guards, null);
        geocoder.close();
      } catch (error) {
        release(guards);
        throw error;
      }
      release(guards);
    }
  }

  /** The same over private copies, each checked byte by byte. Later changes of the original files do not matter. */
  static openCopies(directories: readonly string[], options: OpenOptions): OpenedFiles {
    const copy = mkdtempSync(path.join(tmpdir(), 'doorplate-live-'));
    try {
      const copies = directories.map((directory, at) => {
        const target = path.join(copy, String(at));
        mkdirSync(target);
        openSettled(directory, (where) => reportDamage(where, () => copyDataset(where, target)));
        return target;
      });
      const geocoder = Geocoder.open(copies, { ...options, verify: 'checksums' });
      if (MAY_UNLINK_OPEN_FILES) rmSync(copy, { recursive: true });
      return new OpenedFiles(geocoder, [], MAY_UNLINK_OPEN_FILES ? null : copy);
    } catch (error) {
      rmSync(copy, { recursive: true, force: true });
      throw error;
    }
  }

  /** Whether somebody wrote into the open files: an answer may then mix old and new bytes. */
  get isOverwritten(): boolean {
    for (const { file, bytes, modified } of this.#guards) {
      const { size, mtimeMs } = fstatSync(file);
      if (size !== bytes || mtimeMs !== modified) return true;
    }
    return false;
  }

  close(): void {
    release(this.#guards);
    this.geocoder.close();
    if (this.#copy !== null) rmSync(this.#copy, { recursive: true, force: true });
  }
}

/** A text that differs for each state of the files. */
export function stampOf(directories: readonly string[]): string {
  return directories
    .flatMap((directory) => FILES.map((name) => fileStamp(path.join(directory, name))))
    .join('/');
}

function fileStamp(file: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${dev}:${ino}:${size}:${mtimeNs}`;
  } catch {
    return '';
  }
}

/** Null if the file cannot be opened: opening the dataset then throws the reason. */
function guardOf(place: string): Guard | null {
  try {
    const file = openSync(place, 'r');
    const { size, mtimeMs } = fstatSync(file);
    return { file, bytes: size, modified: mtimeMs };
  } catch {
    return null;
  }
}

/** Whether a path still leads to its guarded file, unchanged since it was opened. */
function isSame(place: string, { file, bytes, modified }: Guard): boolean {
  const named = statSync(place, { throwIfNoEntry: false });
  const { ino, dev, size, mtimeMs } = fstatSync(file);
  return named?.ino === ino && named.dev === dev && size === bytes && mtimeMs === modified;
}

function release(guards: readonly Guard[]): void {
  for (const { file } of guards) closeSync(file);
}

/** Copies the files of a dataset; without cost if the file system can share blocks between files. */
function copyDataset(from: string, to: string): void {
  for (const name of FILES)
    copyFileSync(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
}
