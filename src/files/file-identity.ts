import { statSync } from 'node:fs';

/** Device and number of the file that a path leads to, equal for two names of one file; null if it leads to none. */
export function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
