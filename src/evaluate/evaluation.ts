import { distanceMeters } from '../geo/distance';

/** A row that was asked, with what is known and what was found. */
export interface EvaluatedRow {
  /** In the file, from 1. */
  readonly row: number;
  /** As it was asked. */
  readonly asked: string;
  readonly truth: Truth;
  /** Null if nothing was found. */
  readonly found: Found | null;
  /** Why it could not be asked; else null. */
  readonly error: string | null;
}

/** What is known of a row: an id, a point, or both. */
export interface Truth {
  readonly id: string | null;
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
}

export interface Found {
  readonly id: string | null;
  readonly level: string;
  readonly label: string;
  readonly confidence: number;
  readonly advice: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly verdicts: string;
}

/** Answers of one kind, and how many are right. */
export interface Group {
  answers: number;
  right: number;
  /** Median distance from the known point; null without points. */
  medianMeters: number | null;
}

/** Answers in one tenth of the confidences. */
interface Tenth {
  from: number;
  answers: number;
  confidence: number;
  right: number;
}

/** The least confidence that keeps the share of wrong answers at most at `mostWrong`. */
interface Threshold {
  mostWrong: number;
  /** Null if no threshold is enough. */
  minConfidence: number | null;
  /** Share of the asked rows that are kept. */
  kept: number;
  wrong: number;
}

export interface WorstRow {
  row: number;
  asked: string;
  label: string;
  level: string;
  confidence: number;
  advice: string;
  verdicts: string;
  meters: number | null;
  /** The scores for and against the answer; `''` where they are not known. */
  explanation: string;
}

/** Rows that could not be asked, for one reason. */
interface NotAsked {
  reason: string;
  rows: number;
  /** The first of them, from 1. */
  firstRow: number;
}

export interface Evaluation {
  rows: number;
  rejected: number;
  /** Why rows were rejected, the most frequent reason first. */
  notAsked: NotAsked[];
  notFound: number;
  found: number;
  right: number;
  withinMeters: number;
  byLevel: Record<string, Group>;
  byAdvice: Record<string, Group>;
  /** Metres from the known point, by share of the answers; empty without points. */
  distance: Record<string, number>;
  reliability: Tenth[];
  thresholds: Threshold[];
  /** Wrong answers, the surest first, then the farthest. */
  worst: WorstRow[];
}

const QUANTILES = [0.5, 0.75, 0.9, 0.95, 0.99, 1];
const ERROR_SHARES = [0.001, 0.005, 0.01, 0.02, 0.05];
const TENTHS = 10;
const MOST_WORST = 100;

interface Judged {
  readonly row: EvaluatedRow;
  readonly found: Found;
  readonly meters: number | null;
  readonly right: boolean;
}

/**
 * Compares answers with known ids and points. An answer is right where its id is the known one; without ids, where its
 * point lies within `withinMeters` of the known one.
 */
export function evaluate(rows: readonly EvaluatedRow[], withinMeters: number): Evaluation {
  const judged = rows.flatMap((row) => (row.found === null ? [] : [judge(row, row.found, withinMeters)]));
  const rejected = rows.filter(({ error }) => error !== null).length;
  return {
    rows: rows.length,
    rejected,
    notAsked: reasonsOf(rows),
    notFound: rows.length - rejected - judged.length,
    found: judged.length,
    right: judged.filter(({ right }) => right).length,
    withinMeters,
    byLevel: grouped(judged, ({ found }) => found.level),
    byAdvice: grouped(judged, ({ found }) => found.advice),
    distance: quantiles(metersOf(judged)),
    reliability: reliability(judged),
    thresholds: ERROR_SHARES.map((share) => threshold(judged, share, rows.length - rejected)),
    worst: worstOf(judged),
  };
}

function reasonsOf(rows: readonly EvaluatedRow[]): NotAsked[] {
  const reasons = new Map<string, NotAsked>();
  for (const { row, error } of rows) {
    if (error === null) continue;
    const known = reasons.get(error) ?? { reason: error, rows: 0, firstRow: row };
    reasons.set(error, { ...known, rows: known.rows + 1 });
  }
  return [...reasons.values()].sort((a, b) => b.rows - a.rows);
}

function judge(row: EvaluatedRow, found: Found, withinMeters: number): Judged {
  const { id, point } = row.truth;
  const meters =
    point === null ? null : distanceMeters(point.latitude, point.longitude, found.latitude, found.longitude);
  const right =
    id !== null && found.id !== null ? id === found.id : meters !== null && meters <= withinMeters;
  return { row, found, meters, right };
}

function metersOf(judged: readonly Judged[]): number[] {
  return judged.flatMap(({ meters }) => meters ?? []).sort((a, b) => a - b);
}

function grouped(judged: readonly Judged[], nameOf: (one: Judged) => string): Record<string, Group> {
  const names = [...new Set(judged.map(nameOf))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const own = judged.filter((one) => nameOf(one) === name);
      const right = own.filter((one) => one.right).length;
      return [name, { answers: own.length, right, medianMeters: quantile(metersOf(own), 0.5) }];
    }),
  );
}

function quantiles(sorted: readonly number[]): Record<string, number> {
  if (sorted.length === 0) return {};
  return Object.fromEntries(
    QUANTILES.map((share) => [share === 1 ? 'max' : `p${share * 100}`, quantile(sorted, share)!]),
  );
}

function quantile(sorted: readonly number[], share: number): number | null {
  const at = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[at] === undefined ? null : Math.round(sorted[at] * 10) / 10;
}

function reliability(judged: readonly Judged[]): Tenth[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const own = judged.filter(
      ({ found }) => Math.min(TENTHS - 1, Math.floor(found.confidence * TENTHS)) === tenth,
    );
    const mean = (numberOf: (one: Judged) => number) =>
      own.length === 0 ? 0 : own.reduce((sum, one) => sum + numberOf(one), 0) / own.length;
    return {
      from: tenth / TENTHS,
      answers: own.length,
      confidence: mean(({ found }) => found.confidence),
      right: mean(({ right }) => Number(right)),
    };
  });
}

/** Answers of equal confidence are kept or dropped together. */
function threshold(judged: readonly Judged[], mostWrong: number, asked: number): Threshold {
  const sorted = [...judged].sort((a, b) => b.found.confidence - a.found.confidence);
  let best: Threshold = { mostWrong, minConfidence: null, kept: 0, wrong: 0 };
  let wrong = 0;
  for (const [at, { found, right }] of sorted.entries()) {
    if (!right) wrong++;
    if (sorted[at + 1]?.found.confidence === found.confidence || wrong > mostWrong * (at + 1)) continue;
    best = { mostWrong, minConfidence: found.confidence, kept: (at + 1) / asked, wrong: wrong / (at + 1) };
  }
  return best;
}

function worstOf(judged: readonly Judged[]): WorstRow[] {
  return judged
    .filter(({ right }) => !right)
    .sort((a, b) => b.found.confidence - a.found.confidence || (b.meters ?? 0) - (a.meters ?? 0))
    .slice(0, MOST_WORST)
    .map(({ row: { row, asked }, found, meters }) => {
      const { label, level, confidence, advice, verdicts } = found;
      return {
        row,
        asked,
        label,
        level,
        confidence,
        advice,
        verdicts,
        meters: meters === null ? null : Math.round(meters),
        explanation: '',
      };
    });
}
