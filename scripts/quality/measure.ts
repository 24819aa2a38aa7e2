import type { Match } from '../../src/index';
import type { Case, CaseClass, Wanted } from './case';
import { CONFIDENT, judge } from './judge';
import type { Truth, World } from './world';

/** Figures of one class. Shares are 0…1, times milliseconds. */
export interface ClassFigures {
  name: string;
  cases: number;
  /** The first answer is right. */
  top1: number;
  /** One of the first five is. */
  top5: number;
  /** Given 0.8 or more, though not the place that was meant. */
  wrongConfident: number;
  /** Right, and given 0.8 or more. For what is not there: not answered with 0.8 or more. */
  rightConfident: number;
  p50: number;
  p95: number;
  p99: number;
  lost: Lost[];
}

/** A question whose first answer is not right. */
export interface Lost {
  line: string;
  fields: Case['fields'];
  wanted: string;
  got: string;
  confidence: number;
}

/** One first answer: what the tables of reliability and of advice are made of. */
export interface Answered {
  level: string;
  /** Null where the engine gives none. */
  advice: string | null;
  confidence: number;
  right: boolean;
  holds: boolean;
  wanted: Wanted;
}

/** Draws so many addresses at most for each case that a class is to have. */
const DRAWS_A_CASE = 300;

/** Asks the cases of a class and measures the answers. */
export function measure(
  caseClass: CaseClass,
  ask: (question: Case) => readonly Match[],
  truths: Iterator<Truth, never>,
  world: World,
  random: () => number,
  count: number,
  answered: Answered[],
): ClassFigures {
  const times: number[] = [];
  const sums = { top1: 0, top5: 0, wrongConfident: 0, rightConfident: 0 };
  const lost: Lost[] = [];
  for (let drawn = 0; times.length < count && drawn < count * DRAWS_A_CASE; drawn++) {
    const question = caseClass.make(random, truths.next().value, world);
    if (question === null) continue;
    const start = performance.now();
    const matches = ask(question);
    times.push(performance.now() - start);
    const best = matches[0];
    const { right, holds } = judge(question, best);
    const confident = best !== undefined && best.confidence >= CONFIDENT;
    if (right) sums.top1++;
    if (right || matches.slice(0, 5).some((match) => judge(question, match).right)) sums.top5++;
    if (confident && !holds && !(right && question.wanted === 'nothing')) sums.wrongConfident++;
    if (right && (confident || question.wanted === 'nothing' || question.wanted === 'absent number'))
      sums.rightConfident++;
    if (best !== undefined) answered.push({ ...answerOf(best), right, holds, wanted: question.wanted });
    if (!right) lost.push(lostCase(question, best));
  }
  const cases = times.length;
  const share = (sum: number): number => (cases === 0 ? 0 : sum / cases);
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(cases - 1, Math.floor(cases * part))] ?? 0;
  return {
    name: caseClass.name,
    cases,
    top1: share(sums.top1),
    top5: share(sums.top5),
    wrongConfident: share(sums.wrongConfident),
    rightConfident: share(sums.rightConfident),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    lost,
  };
}

function answerOf(best: Match): Pick<Answered, 'level' | 'advice' | 'confidence'> {
  const advice = 'advice' in best && typeof best.advice === 'string' ? best.advice : null;
  return { level: best.level, advice, confidence: best.confidence };
}

function lostCase({ fields, line, truth, wanted }: Case, best: Match | undefined): Lost {
  const { streetname, number, suffix, postcode, city } = truth;
  return {
    line,
    fields,
    wanted: `${wanted}: ${streetname} ${number} ${suffix}, ${postcode} ${city}`,
    got: best === undefined ? '(nothing)' : `${best.level}: ${best.label} ${JSON.stringify(best.verdicts)}`,
    confidence: Number((best?.confidence ?? 0).toFixed(3)),
  };
}
