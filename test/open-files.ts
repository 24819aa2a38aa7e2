import { existsSync, readdirSync, readlinkSync } from 'node:fs';

/** The files under a folder that this process has open. Empty if the system does not tell. */
export function openFilesIn(directory: string): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd')
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return '';
      }
    })
    .filter((file) => file.startsWith(directory));
}
