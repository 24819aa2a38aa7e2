import { KINDS, type QualityReport } from './run';

/** What a class reached, in tenths of a percent: the first answer right, and wrong answers given with confidence. */
export interface Reached {
  top1: number;
  wrongConfident: number;
}

/** Asked of every class when a baseline is stored and when it is compared, so that both see the same questions. */
export const BASELINE_RUN = { cases: 60, seed: 5 };

/** The figures of a report that must not get worse. */
export interface Baseline {
  classes: Record<string, Reached>;
  /** How far confidence and truth are apart, in thousandths. */
  calibrationError: Record<string, number>;
}

export function baselineOf(report: QualityReport): Baseline {
  const calibrationError = Object.fromEntries(
    KINDS.map((kind) => [kind, Math.round(report.reliability[kind].error * 1000)]),
  );
  return { classes: classesOf(report), calibrationError };
}

function classesOf(report: QualityReport): Record<string, Reached> {
  const reached: Record<string, Reached> = {};
  for (const kind of KINDS) {
    for (const { name, cases, top1, wrongConfident } of report.classes[kind]) {
      if (cases === 0) continue;
      reached[`${kind}: ${name}`] = {
        top1: Math.round(top1 * 1000),
        wrongConfident: Math.round(wrongConfident * 1000),
      };
    }
  }
  return reached;
}
