import type { Evaluation, Group, WorstRow } from './evaluation';
import { distancePlot, reliabilityPlot } from './plots';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { font-size: .875rem; } svg { width: 100%; height: auto; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .875rem; min-width: 100%; }
th, td { border-bottom: 1px solid #8884; padding: .25rem .5rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.number { white-space: nowrap; }`;

/** Most reasons that are shown for rows that were not asked. */
const MOST_REASONS = 10;
const NUMBER = /^[\d.,]+(?: %)?$/;

/** The evaluation as one page that needs no other file; readable on a small screen. */
export function reportHtml(evaluation: Evaluation, title: string): string {
  const { rows, found, right, notFound, rejected, withinMeters } = evaluation;
  const asked = rows - rejected;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${count(rows)} rows: ${count(found)} answered (${percent(found, asked)}), ${count(right)} right (${percent(right, asked)}),
${count(notFound)} not found, ${count(rejected)} not asked. Right is the known id, or a point within ${withinMeters} m of the
known one.</p>
${notAskedList(evaluation)}
<div class="plots">
${figure(reliabilityPlot(evaluation.reliability), 'How often answers of each confidence are right. On the line, confidence is honest.')}
${figure(distancePlot(evaluation.distance), 'Share of the answers that lie at most so far from the known point.')}
</div>
<h2>Which threshold</h2>
${table(
  ['at most wrong', 'minConfidence', 'rows kept', 'wrong among them'],
  evaluation.thresholds.map(({ mostWrong, minConfidence, kept, wrong }) => [
    share(mostWrong),
    minConfidence === null ? 'none does it' : minConfidence.toFixed(4),
    share(kept),
    minConfidence === null ? '' : share(wrong),
  ]),
)}
<h2>By level</h2>
${groups(evaluation.byLevel)}
<h2>By advice</h2>
${groups(evaluation.byAdvice)}
<h2>The worst</h2>
<p>Wrong answers, the surest first.</p>
${worst(evaluation.worst)}
</html>
`;
}

function notAskedList({ notAsked }: Evaluation): string {
  if (notAsked.length === 0) return '';
  const items = notAsked
    .slice(0, MOST_REASONS)
    .map(
      ({ reason, rows, firstRow }) =>
        `<li>${count(rows)} not asked: ${escaped(reason)} (first: row ${firstRow})</li>`,
    );
  return `<ul>${items.join('')}</ul>`;
}

function figure(svg: string, caption: string): string {
  return `<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
}

function groups(named: Readonly<Record<string, Group>>): string {
  return table(
    ['', 'answers', 'right', 'median metres'],
    Object.entries(named).map(([name, { answers, right, medianMeters }]) => [
      name,
      count(answers),
      percent(right, answers),
      medianMeters === null ? '' : String(medianMeters),
    ]),
  );
}

function worst(rows: readonly WorstRow[]): string {
  const cells = rows.map(
    ({ row, asked, label, level, confidence, advice, verdicts, meters, explanation }) => [
      String(row),
      asked,
      `${label} (${level})`,
      confidence.toFixed(3),
      meters === null ? '' : count(meters),
      advice,
      [verdictText(verdicts), explanation].filter((text) => text !== '').join(' · '),
    ],
  );
  return table(['row', 'asked', 'answered', 'confidence', 'metres off', 'advice', 'why'], cells);
}

/** `streetname:typo;number:exact` → `streetname typo, number exact`. */
function verdictText(verdicts: string): string {
  return verdicts.replaceAll(':', ' ').replaceAll(';', ', ');
}

/** A table. A column with numbers is aligned to the right, with its head. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumber = head.map((_, at) => rows.some((cells) => NUMBER.test(cells[at] ?? '')));
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell, at) => `<${tag}${isNumber[at] ? ' class="number"' : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll"><table>${row(head, 'th')}\n${rows.map((cells) => row(cells, 'td')).join('\n')}</table></div>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function share(value: number): string {
  return `${(100 * value).toFixed(value < 0.01 ? 2 : 1)} %`;
}

function percent(part: number, of: number): string {
  return of === 0 ? '0 %' : `${((100 * part) / of).toFixed(1)} %`;
}
