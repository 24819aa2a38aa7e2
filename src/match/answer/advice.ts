import type { Advice, Field, MatchLevel, Verdict } from '../../model/match';

/** What a judgement on an answer rests on. */
export interface Judged {
  readonly level: MatchLevel;
  readonly confidence: number;
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** The suffixes to choose from, at level `building`. */
  readonly units: readonly string[];
}

/** Less sure than this, an answer is a guess. */
const GUESS = 0.5;
/** At least this sure, an answer that agrees is taken. Fitted on noise of every class: docs/advice.md. */
const SURE = 0.9;
/** At least this sure, so is one in which a word is written otherwise or missing. */
const SURE_THOUGH_DAMAGED = 0.97;
const CONTRADICTING: ReadonlySet<Verdict> = new Set<Verdict>(['conflict', 'missing', 'nearest']);
const DAMAGED: ReadonlySet<Verdict> = new Set<Verdict>(['typo', 'phonetic', 'partial']);

/**
 * What to do with an answer: `fix` where it is a guess or lacks the number asked, `add-unit` where a building has units to
 * choose from, `accept` where it is sure and nothing asked contradicts it, else `confirm`.
 */
export function adviceOn({ level, confidence, verdicts, units }: Judged): Advice {
  if (confidence < GUESS || verdicts.number === 'missing' || verdicts.streetname === 'missing') return 'fix';
  if (level === 'building' && units.length > 0) return 'add-unit';
  const all = Object.values(verdicts);
  if (all.some((verdict) => CONTRADICTING.has(verdict))) return 'confirm';
  const least = all.some((verdict) => DAMAGED.has(verdict)) ? SURE_THOUGH_DAMAGED : SURE;
  return confidence >= least ? 'accept' : 'confirm';
}
