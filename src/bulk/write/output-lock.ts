import { takeLock } from '../../files/lock-file';
import type { GeocoderError } from '../../model/errors';
import { badOutput } from '../failure';
import { asOutputError } from './output-file';

/**
 * Locks the files that a run writes: two runs with one output would mix their rows.
 * @returns a function that releases the locks.
 * @throws GeocoderError BULK_OUTPUT while another run writes one of them.
 */
export function lockOutputs(paths: readonly string[]): () => void {
  const held: (() => void)[] = [];
  const release = () => {
    for (const one of held.splice(0).reverse()) one();
  };
  for (const path of paths) {
    try {
      held.push(takeLock(`${path}.lock`, (holder) => otherRun(path, holder)));
    } catch (cause) {
      release();
      throw asOutputError(cause, path);
    }
  }
  return release;
}

function otherRun(path: string, holder: number | null): GeocoderError {
  const found = holder === null ? 'its lock keeps coming back' : `process ${holder} writes it`;
  return badOutput(`${path}: expected to be the only run that writes it, but ${found} (lock ${path}.lock)`);
}
