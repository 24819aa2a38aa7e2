import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeocoderError } from '../model/errors';

/** How often the lock of a dead process is cleared before another live one must have taken it. */
const ATTEMPTS = 10;

/** File systems without hard links, such as FAT, refuse with one of these. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Takes a lock that one process at a time can hold: a file that names the process. It appears whole or not at all
 * (written apart, then linked), and a lock whose process has died is taken over.
 * @param refused makes the error from the number of the process that holds the lock; null if the lock comes back
 *   each time it is cleared.
 * @returns lets the lock go.
 * @throws GeocoderError that `refused` made, while a living process holds the lock; what the file system throws.
 */
export function takeLock(path: string, refused: (holder: number | null) => GeocoderError): () => void {
  const own = `${path}.${process.pid}`;
  const holder = `${process.pid} ${startOf(process.pid)}\n`;
  // A link that somebody put there is not followed.
  rmSync(own, { force: true });
  try {
    // On a full disk the file may exist without its content.
    writeFileSync(own, holder, { flag: 'wx' });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (tryLink(own, path, holder)) {
        clearDeadAttempts(path);
        return () => release(path, holder);
      }
      const other = readHolder(path);
      if (other !== null && isAlive(other)) throw refused(Number.parseInt(other, 10));
      if (other !== null) clearStale(path, other, own);
    }
    throw refused(null);
  } finally {
    rmSync(own, { force: true });
  }
}

function tryLink(own: string, path: string, holder: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (NO_LINKS.has(code)) return tryCreate(path, holder);
    throw error;
  }
}

function tryCreate(path: string, holder: string): boolean {
  try {
    writeFileSync(path, holder, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    rmSync(path, { force: true });
    throw error;
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Moves the lock aside first, so that only one of several processes clears it. */
function clearStale(path: string, stale: string, own: string): void {
  const aside = `${own}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Somebody may have cleared it and taken it anew since it was read: then it goes back.
  const taken = readHolder(aside);
  if (taken !== null && taken !== stale) tryLink(aside, path, taken);
  rmSync(aside, { force: true });
}

/** Files of processes that died while they tried to take the lock. */
function clearDeadAttempts(path: string): void {
  const prefix = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const pid = /^(\d+)(?:\.stale)?$/.exec(name.startsWith(prefix) ? name.slice(prefix.length) : '')?.[1];
    if (pid !== undefined && !processExists(Number(pid))) rmSync(join(dirname(path), name), { force: true });
  }
}

function release(path: string, holder: string): void {
  if (readHolder(path) === holder) rmSync(path, { force: true });
}

function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.trim().split(' ');
  const process = Number(pid);
  if (!Number.isSafeInteger(process) || process <= 0 || !processExists(process)) return false;
  const found = startOf(process);
  // Process ids are reused: a different start time means a different process.
  return found === '' || start === '' || found === start;
}

/** True if a process with that number runs, whoever started it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in clock ticks since the machine did (Linux, proc(5)); `''` where that is not known. */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name, which may hold spaces and ends with the last parenthesis; the start is the 22nd of all.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
