import type { ChunkAnswer } from './work/plan';

/** The counts of a run. */
export interface BulkSummary {
  /** Rows that were read. */
  rows: number;
  /** Rows with an answer. */
  matched: number;
  notFound: number;
  /** Rows that could not be asked. */
  rejected: number;
  /** Matched rows by the level of their match. */
  levels: Record<string, number>;
  /** Matched rows by confidence: `0.0-0.1`, …, `0.9-1.0`. */
  confidence: Record<string, number>;
  /** Matched rows by advice: `accept`, `confirm`, `add-unit`, `fix`. */
  advice: Record<string, number>;
  /** Rejected rows by reason: the first 50 different reasons, and the rest together as `other reasons`. */
  reasons: Record<string, number>;
}

/** Most different reasons; further ones are counted together, because a reason may quote its row. */
const MOST_REASONS = 50;
const OTHER_REASONS = 'other reasons';

export function emptySummary(): BulkSummary {
  const confidence: Record<string, number> = {};
  for (let tenth = 0; tenth < 10; tenth++) confidence[nameOf(tenth)] = 0;
  return { rows: 0, matched: 0, notFound: 0, rejected: 0, levels: {}, confidence, advice: {}, reasons: {} };
}

/** Adds the counts of a chunk. Call it in the order of the chunks, so that every run gives the same counts. */
export function addToSummary(summary: BulkSummary, answer: ChunkAnswer): void {
  summary.rows += answer.rows;
  summary.notFound += answer.notFound;
  for (const [level, count] of Object.entries(answer.levels)) {
    summary.levels[level] = (summary.levels[level] ?? 0) + count;
    summary.matched += count;
  }
  for (const [advice, count] of Object.entries(answer.advice)) {
    summary.advice[advice] = (summary.advice[advice] ?? 0) + count;
  }
  for (let tenth = 0; tenth < answer.tenths.length; tenth++) {
    summary.confidence[nameOf(tenth)]! += answer.tenths[tenth]!;
  }
  for (const [reason, count] of Object.entries(answer.reasons)) {
    summary.rejected += count;
    const isKnown = Object.hasOwn(summary.reasons, reason);
    const name = isKnown || Object.keys(summary.reasons).length < MOST_REASONS ? reason : OTHER_REASONS;
    summary.reasons[name] = (summary.reasons[name] ?? 0) + count;
  }
}

function nameOf(tenth: number): string {
  return `${(tenth / 10).toFixed(1)}-${((tenth + 1) / 10).toFixed(1)}`;
}
