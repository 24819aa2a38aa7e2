import type { Verdict } from './match';

const AGREEING: ReadonlySet<Verdict> = new Set<Verdict>(['exact', 'folded', 'abbreviation', 'alias']);

/** True for a field that was asked and is right, however it is written. */
export function isAgreeing(verdict: Verdict | undefined): boolean {
  return verdict !== undefined && AGREEING.has(verdict);
}
