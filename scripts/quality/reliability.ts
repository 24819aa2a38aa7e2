import type { Answered } from './measure';

/** How sure answers said they were, and how often they were the place meant. */
export interface Reliability {
  /** Expected calibration error over ten equal ranges (Naeini, Cooper, Hauskrecht 2015). */
  error: number;
  answers: number;
  table: { from: number; answers: number; confidence: number; holds: number }[];
}

export function reliability(answered: readonly Answered[]): Reliability {
  const table = Array.from({ length: 10 }, (_, row) => {
    const inside = answered.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === row);
    return {
      from: row / 10,
      answers: inside.length,
      confidence: mean(inside.map(({ confidence }) => confidence)),
      holds: mean(inside.map(({ holds }) => Number(holds))),
    };
  });
  const error = table.reduce(
    (sum, row) => sum + (row.answers / Math.max(1, answered.length)) * Math.abs(row.confidence - row.holds),
    0,
  );
  return { error, answers: answered.length, table };
}

/** The same for each level that answers have. */
export function reliabilityByLevel(answered: readonly Answered[]): Record<string, Reliability> {
  const levels = [...new Set(answered.map(({ level }) => level))].sort();
  return Object.fromEntries(
    levels.map((level) => [level, reliability(answered.filter((one) => one.level === level))]),
  );
}

/** What an advice was given for. */
export interface AdviceFigures {
  answers: number;
  /** Of them the place that was meant. */
  holds: number;
  /** Share of all right addresses that got this advice. */
  ofRight: number;
}

/** Empty where the engine gives no advice. */
export function adviceFigures(answered: readonly Answered[]): Record<string, AdviceFigures> {
  const advised = answered.filter(({ advice }) => advice !== null);
  const right = advised.filter((one) => one.right && one.wanted === 'address').length;
  const kinds = [...new Set(advised.map(({ advice }) => advice!))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = advised.filter(({ advice }) => advice === kind);
      const ownRight = own.filter((one) => one.right && one.wanted === 'address').length;
      return [
        kind,
        {
          answers: own.length,
          holds: mean(own.map(({ holds, wanted }) => Number(holds && wanted !== 'nothing'))),
          ofRight: right === 0 ? 0 : ownRight / right,
        },
      ];
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
