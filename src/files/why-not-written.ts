import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { printable, printablePath } from '../model/quote';

/**
 * Why a file could not be written, for a message: `the folder out does not exist`, `EACCES: permission denied`. The
 * system names its call and the file of it, which may be a temporary one that nobody knows: they are left out.
 */
export function whyNotWritten(path: string, cause: unknown): string {
  if (!(cause instanceof Error)) return printable(String(cause));
  const folder = dirname(path);
  if ('code' in cause && cause.code === 'ENOENT' && !existsSync(folder))
    return `the folder ${printablePath(folder)} does not exist`;
  return printable('syscall' in cause ? cause.message.replace(/, [a-z]+(?: '.*)?$/s, '') : cause.message);
}
