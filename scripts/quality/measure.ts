import type { Match } from '../../src/index';
import type { Case, CaseClass, World } from './classes';
import { isRight, type Truth } from './truth';

/** Figures of one class. Shares are 0…1, times milliseconds. */
export interface ClassFigures {
  name: string;
  cases: number;
  top1: number;
  top5: number;
  /** Wrong answers given 0.8 or above. For addresses that do not exist: any address given 0.8 or above. */
  wrongConfident: number;
  /** Right answers given 0.8 or above. */
  rightConfident: number;
  p50: number;
  p95: number;
  p99: number;
  lost: { asked: string; wanted: string; got: string; confidence: number }[];
}

/** One answered case: what the reliability table is made of. */
export interface Answered {
  confidence: number;
  right: boolean;
}

export const CONFIDENT = 0.8;

/** Asks the cases of a class and measures the answers. */
export function measure(
  caseClass: CaseClass,
  ask: (question: Case) => Match[],
  truths: Iterator<Truth>,
  world: World,
  random: () => number,
  count: number,
  answered: Answered[],
): ClassFigures {
  const times: number[] = [];
  const figures = { top1: 0, top5: 0, wrongConfident: 0, rightConfident: 0 };
  const lost: ClassFigures['lost'] = [];
  let cases = 0;
  for (let drawn = 0; cases < count && drawn < count * 400; drawn++) {
    const question = caseClass.make(random, truths.next().value as Truth, world);
    if (question === null) continue;
    cases++;
    const start = performance.now();
    const matches = ask(question);
    times.push(performance.now() - start);
    const best = matches[0];
    const right = judge(question, best);
    const confident = best !== undefined && best.confidence >= CONFIDENT;
    if (right) figures.top1++;
    if (right || matches.slice(0, 5).some((match) => judge(question, match))) figures.top5++;
    if (right && confident) figures.rightConfident++;
    if (!right && confident && (question.truth !== null || best.level === 'address'))
      figures.wrongConfident++;
    if (best !== undefined && best.level === 'address')
      answered.push({ confidence: best.confidence, right: right && question.truth !== null });
    if (!right) lost.push(lostCase(question, best));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    name: caseClass.name,
    cases,
    top1: figures.top1 / cases,
    top5: figures.top5 / cases,
    wrongConfident: figures.wrongConfident / cases,
    rightConfident: figures.rightConfident / cases,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    lost,
  };
}

/** An address that does not exist is answered right by anything but a confident address. */
function judge({ truth }: Case, match: Match | undefined): boolean {
  if (truth !== null) return isRight(match, truth);
  return match === undefined || match.level !== 'address' || match.confidence < CONFIDENT;
}

function lostCase(
  { fields, line, origin, truth }: Case,
  best: Match | undefined,
): ClassFigures['lost'][number] {
  return {
    asked: `${line ?? ''} ${JSON.stringify(fields)}`,
    wanted:
      truth === null
        ? '(none)'
        : `${origin.streetname} ${origin.number} ${origin.suffix}, ${origin.postcode} ${origin.city}`,
    got: best === undefined ? '(nothing)' : `${best.level}: ${best.label}`,
    confidence: Number((best?.confidence ?? 0).toFixed(3)),
  };
}

/** Expected calibration error over ten equal ranges (Naeini, Cooper, Hauskrecht 2015), and the table behind it. */
export function reliability(answered: readonly Answered[]): {
  error: number;
  table: { from: number; to: number; answers: number; confidence: number; right: number }[];
} {
  const table = Array.from({ length: 10 }, (_, row) => {
    const from = row / 10;
    const inside = answered.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === row);
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      from,
      to: from + 0.1,
      answers: inside.length,
      confidence: mean(inside.map(({ confidence }) => confidence)),
      right: mean(inside.map(({ right }) => Number(right))),
    };
  });
  const error = table.reduce(
    (sum, row) => sum + (row.answers / Math.max(1, answered.length)) * Math.abs(row.confidence - row.right),
    0,
  );
  return { error, table };
}
