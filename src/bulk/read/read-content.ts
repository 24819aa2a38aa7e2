import type { Hash } from 'node:crypto';
import { badInput } from '../failure';
import type { ReadPart } from '../work/checkpoint';

/** The digest of the bytes so far; the hash can be continued. */
export function digestSoFar(hash: Hash): string {
  return hash.copy().digest('hex');
}

export function refuseOtherContent(name: string, { start, end, sha256 }: ReadPart, found: string): void {
  if (found === sha256) return;
  throw badInput(
    `${name}: expected what the run that is resumed has read (${start} to ${end}), but the content has changed; ` +
      'run without resume to start anew',
  );
}
