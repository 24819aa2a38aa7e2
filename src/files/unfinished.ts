import { readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { processExists } from './lock-file';

/**
 * Where something is written before it takes its name: `nl.pack.4711.packing`, with the number of the process. What
 * dead processes left at such places is removed.
 */
export function unfinishedBeside(target: string, ending: string): string {
  for (const left of leftBehind(target, ending)) removeUnfinished(left);
  return `${target}.${process.pid}.${ending}`;
}

/** Removes a file or folder that was not finished. If that fails too, the first failure is the one to tell. */
export function removeUnfinished(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true });
  } catch {
    // A name that is too long cannot be removed, either.
  }
}

function leftBehind(target: string, ending: string): string[] {
  const prefix = `${basename(target)}.`;
  const folder = dirname(target);
  const isLeft = (name: string): boolean => {
    const digits = name.slice(prefix.length, -ending.length - 1);
    if (!/^\d+$/.test(digits)) return false;
    return Number(digits) === process.pid
      ? isOfEarlierProcess(join(folder, name))
      : !processExists(Number(digits));
  };
  return namesIn(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(`.${ending}`) && isLeft(name))
    .map((name) => join(folder, name));
}

/**
 * A process has the number of an earlier one where numbers are few, as in a container. What was changed since this process
 * began is its own, and may still be written.
 */
function isOfEarlierProcess(place: string): boolean {
  return statSync(place).mtimeMs < Date.now() - process.uptime() * 1000;
}

/** None for a folder that cannot be read: writing into it says why. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
