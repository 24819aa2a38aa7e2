/** The report of `doorplate evaluate` for a dropped table that has known points. */

import { type EvaluatedRow, type Evaluation, evaluate } from '../../evaluate/evaluation';
import { knownPoint } from '../../evaluate/known-columns';
import { reportHtml } from '../../evaluate/report-html';
import type { Match } from '../../model/match';
import { lineOf, pointColumns, type Table } from './csv-file';
import { make } from './element';

/** An answer is right within this distance of the known point, as by default on the command line. */
const WITHIN_METERS = 100;

/** Null if the table has no known points. */
export function evaluationOf(
  table: Table,
  chosen: readonly boolean[],
  found: readonly (Match | null)[],
): Evaluation | null {
  const columns = pointColumns(table);
  if (columns === null) return null;
  const rows = table.rows.map((row, at): EvaluatedRow => {
    const { point, fault } = knownPoint(row[columns.latitude] ?? '', row[columns.longitude] ?? '');
    const match = found[at] ?? null;
    return {
      row: at + 1,
      asked: lineOf(row, chosen),
      truth: { id: null, point },
      found: point === null || match === null ? null : { ...match, verdicts: verdictsOf(match) },
      error: fault,
    };
  });
  return rows.every(({ error }) => error !== null) ? null : evaluate(rows, WITHIN_METERS);
}

/** A line of summary and a link to the whole report. */
export function evaluationPanel(evaluation: Evaluation, name: string): HTMLElement {
  const { rows, rejected, right, withinMeters } = evaluation;
  const asked = rows - rejected;
  const share = ((100 * right) / asked).toFixed(1);
  const link = make('a', 'link', 'Download the report') as HTMLAnchorElement;
  link.href = URL.createObjectURL(
    new Blob([reportHtml(evaluation, `Evaluation of ${name}`)], { type: 'text/html' }),
  );
  link.download = `${name.replace(/\.[^.]*$/, '')}-evaluation.html`;
  const text = `The table has known points: ${right} of ${asked} rows (${share} %) have an answer within ${withinMeters} m. `;
  return make('p', 'hint', text, link);
}

function verdictsOf({ verdicts }: Match): string {
  return Object.entries(verdicts)
    .map(([field, verdict]) => `${field}:${verdict}`)
    .join(';');
}
