import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { printablePath } from '../model/quote';
import { reasonOf } from '../model/reason-of';

/** Why a file could not be written, for a message: `the folder out does not exist`, `EACCES: permission denied`. */
export function whyNotWritten(path: string, cause: unknown): string {
  const folder = dirname(path);
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT' && !existsSync(folder))
    return `the folder ${printablePath(folder)} does not exist`;
  return reasonOf(cause);
}
