import type { MatchLevel } from '../model/match';

/**
 * Is told what a plain answer rests on, for whoever shows that beside it: the interface's shapes have no place for it, and a
 * Match in their place costs more.
 */
export type Tell = (level: MatchLevel, confidence: number) => void;
