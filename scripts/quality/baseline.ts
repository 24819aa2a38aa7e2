import type { QualityReport } from '../quality';

/** What a class reached, in tenths of a percent: the first answer right, and wrong answers given with confidence. */
export interface Reached {
  top1: number;
  wrongConfident: number;
}

/** Asked of every class when a baseline is stored and when it is compared, so that both see the same questions. */
export const BASELINE_RUN = { cases: 60, seed: 5 };

/** The figures of a report that must not get worse. */
export function baselineOf(report: QualityReport): Record<string, Reached> {
  const reached: Record<string, Reached> = {};
  for (const kind of ['fields', 'lines', 'forward'] as const) {
    for (const { name, cases, top1, wrongConfident } of report[kind]) {
      if (cases === 0) continue;
      reached[`${kind}: ${name}`] = {
        top1: Math.round(top1 * 1000),
        wrongConfident: Math.round(wrongConfident * 1000),
      };
    }
  }
  return reached;
}
