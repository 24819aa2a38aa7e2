import type { ClassFigures } from './measure';
import type { AdviceFigures, Reliability } from './reliability';
import { KINDS, type Kind, type QualityReport } from './run';

/** Differences up to this, in shares, are noise of the draw. */
const SAME = 0.002;
const SHORT: Record<Kind, string> = { fields: 'F', lines: 'L', forward: '1' };

export function classRow(kind: Kind, figures: ClassFigures): string {
  const { name, cases, top1, wrongConfident, rightConfident, p50, p95, p99 } = figures;
  const shares = `first ${percent(top1)}  wrong≥.8 ${percent(wrongConfident)}  right≥.8 ${percent(rightConfident)}`;
  const times = `p50 ${p50.toFixed(2)}  p95 ${p95.toFixed(2)}  p99 ${p99.toFixed(2)} ms`;
  return `${SHORT[kind]} ${name.padEnd(55)} ${String(cases).padStart(5)}  ${shares}  ${times}`;
}

/** Reliability by level, and what advice was given. */
export function closingTables(report: QualityReport): string {
  const lines: string[] = [];
  for (const kind of KINDS) {
    const { byLevel, ...all } = report.reliability[kind];
    if (all.answers === 0) continue;
    lines.push('', `${kind}: reliability (level: answers, calibration error; range: said → held)`);
    lines.push(reliabilityRow('all', all));
    for (const [level, one] of Object.entries(byLevel)) lines.push(reliabilityRow(level, one));
    lines.push(...adviceRows(report.advice[kind]));
  }
  return lines.join('\n');
}

function reliabilityRow(name: string, { answers, error, table }: Reliability): string {
  const ranges = table
    .filter((row) => row.answers > 0)
    .map((row) => `${row.confidence.toFixed(2)}→${row.holds.toFixed(2)} (${row.answers})`);
  return `  ${name.padEnd(13)} ${String(answers).padStart(6)}  ${error.toFixed(4)}  ${ranges.join('  ')}`;
}

function adviceRows(advice: Record<string, AdviceFigures>): string[] {
  return Object.entries(advice).map(
    ([kind, { answers, holds, ofRight }]) =>
      `  advice ${kind.padEnd(9)} ${String(answers).padStart(6)}  wrong ${percent(1 - holds, 2)}  of the right addresses ${percent(ofRight)}`,
  );
}

/** Classes whose shares differ from those of another report by more than noise; a class that only one has, too. */
export function differences(before: QualityReport, now: QualityReport): string {
  const lines: string[] = [];
  for (const kind of KINDS) {
    const old = new Map(before.classes[kind].map((figures) => [figures.name, figures]));
    for (const figures of now.classes[kind]) {
      const other = old.get(figures.name);
      if (other === undefined || other.cases === 0 || figures.cases === 0) continue;
      const parts = (['top1', 'wrongConfident', 'rightConfident'] as const)
        .filter((share) => Math.abs(figures[share] - other[share]) > SAME)
        .map((share) => `${share} ${percent(other[share])} → ${percent(figures[share])}`);
      if (parts.length > 0) lines.push(`${SHORT[kind]} ${figures.name.padEnd(55)} ${parts.join('  ')}`);
    }
  }
  return lines.length === 0 ? 'No class differs by more than 0.2 points.' : lines.join('\n');
}

function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}`.padStart(5);
}
