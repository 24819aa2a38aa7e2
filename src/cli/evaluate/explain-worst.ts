import type { Evaluation } from '../../evaluate/evaluation';
import type { Geocoder } from '../../geocoder';
import { MAX_TEXT_LENGTH } from '../../model/limits';
import type { Explanation } from '../../model/match';

/**
 * The same evaluation with an explanation of each of the worst answers: the row is asked again as one line, with
 * `explain`.
 */
export function explainWorst(geocoder: Geocoder, evaluation: Evaluation): Evaluation {
  const worst = evaluation.worst.map((row) => {
    if (row.asked === '' || row.asked.length > MAX_TEXT_LENGTH) return row;
    const [answer] = geocoder.search(row.asked, { limit: 1, explain: true });
    return { ...row, explanation: answer?.explanation === undefined ? '' : textOf(answer.explanation) };
  });
  return { ...evaluation, worst };
}

/** `doubt: town, streetname exact 3.1, city conflict -4.0`. */
function textOf({ doubt, points }: Explanation): string {
  const parts = points.map(
    ({ field, verdict, score }) =>
      `${field}${verdict === undefined ? '' : ` ${verdict}`} ${score.toFixed(1)}`,
  );
  return (doubt === null ? parts : [`doubt: ${doubt}`, ...parts]).join(', ');
}
