import type { Evaluation } from '../../evaluate/evaluation';
import type { Geocoder } from '../../geocoder';
import { MAX_TEXT_LENGTH } from '../../model/limits';

/**
 * The same evaluation with an explanation of each of the worst answers: the row is asked again as one line, with
 * `explain`.
 */
export function explainWorst(geocoder: Geocoder, evaluation: Evaluation): Evaluation {
  const worst = evaluation.worst.map((row) => {
    if (row.asked === '' || row.asked.length > MAX_TEXT_LENGTH) return row;
    const points = geocoder.search(row.asked, { limit: 1, explain: true })[0]?.explanation?.points ?? [];
    const explanation = points
      .map(
        ({ field, verdict, score }) =>
          `${field}${verdict === undefined ? '' : ` ${verdict}`} ${score.toFixed(1)}`,
      )
      .join(', ');
    return { ...row, explanation };
  });
  return { ...evaluation, worst };
}
