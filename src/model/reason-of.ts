import { printable } from './quote';

/**
 * Why something failed, for a message: `EACCES: permission denied`. The system names its call and the file of it, which
 * may be a temporary one that nobody knows: they are left out, for the message itself names the file that was meant.
 */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return printable(String(cause));
  const said = cause.message || cause.name;
  return printable('syscall' in cause ? said.replace(/, [a-z]+(?: '.*)?$/s, '') : said);
}
