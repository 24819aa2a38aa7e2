import { type Options, SingleBar } from 'cli-progress';
import type { BulkProgress, BulkReport, PlanNotice } from '../../bulk/index';
import { printableLines, printableList, printablePath } from '../../model/quote';
import { columns, count, duration, movesCursor, widthOf } from './output';

const LINE_INTERVAL_MS = 5000;
/** Before this share of the input, the remaining time is a guess. */
const LEAST_SHARE_FOR_ETA = 0.01;

/** Shows how far a run is; `stop` leaves the terminal as it was. */
export interface BulkView {
  update(progress: BulkProgress): void;
  stop(): void;
}

/** A bar with rate, match rate and remaining time on a terminal; elsewhere a plain line each five seconds. */
export function bulkView(): BulkView {
  return movesCursor(process.stderr) ? barView() : lineView();
}

function barView(): BulkView {
  const options: Options = {
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    linewrap: false,
    format: (_options, _params, { progress }: { progress: BulkProgress }) =>
      barLine(progress, widthOf(process.stderr)),
  };
  const bar = new SingleBar(options);
  return {
    update: (progress) => {
      // The bar starts with the first progress: what is printed before that would share its line.
      if (bar.isActive) bar.update(progress.done ?? 0, { progress });
      else bar.start(1, progress.done ?? 0, { progress });
    },
    stop: () => bar.stop(),
  };
}

/**
 * One line that is narrower than the terminal. If room is short, the bar shrinks first; then the last words are left
 * out.
 */
export function barLine(progress: BulkProgress, width: number): string {
  const tail = paceOf(progress);
  if (progress.done === null) return fitting(tail, width - 1);
  const head = `${Math.floor(progress.done * 100)} %`.padStart(5);
  const room = Math.min(30, width - head.length - tail.length - 5);
  if (room < 5) return fitting(`${head}  ${tail}`, width - 1);
  const filled = Math.round(progress.done * room);
  return `${head} ▕${'█'.repeat(filled)}${' '.repeat(room - filled)}▏ ${tail}`;
}

/** The text without its last comma-separated parts, so that it fits the width. */
function fitting(text: string, width: number): string {
  let short = text;
  while (short.length > width && short.includes(', ')) short = short.slice(0, short.lastIndexOf(', '));
  return short.slice(0, Math.max(0, width));
}

function lineView(): BulkView {
  let told = performance.now();
  return {
    update: (progress) => {
      const now = performance.now();
      if (now - told < LINE_INTERVAL_MS) return;
      told = now;
      const share = progress.done === null ? '' : `${Math.floor(progress.done * 100)} %, `;
      process.stderr.write(`${share}${paceOf(progress)}\n`);
    },
    stop: () => {},
  };
}

/** `1,200,000 rows, 81,300/s, 98.1 % matched, 12 s left`. */
export function paceOf({ rows, matched, freshRows, done, seconds }: BulkProgress): string {
  const rate = seconds > 0 ? Math.round(freshRows / seconds) : 0;
  const pace = `${count(rows)} rows, ${count(rate)}/s, ${percent(matched, rows)} matched`;
  if (done === null || done >= 1) return pace;
  // Rows of an earlier run took none of these seconds.
  const fresh = rows === 0 ? 0 : (done * freshRows) / rows;
  return fresh < LEAST_SHARE_FOR_ETA ? pace : `${pace}, ${duration((seconds * (1 - done)) / fresh)} left`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** How the run will read and write: a guessed column is shown, so that a wrong guess is seen. */
export function planText(notice: PlanNotice): string {
  const fields = [...new Set(notice.map.map(({ field }) => field))];
  const columnsOf = (field: string) =>
    notice.map.filter((known) => known.field === field).map(({ column }) => JSON.stringify(column));
  const map = fields.map((field) => `${field} = ${columnsOf(field).join(' + ')}`).join(', ');
  let text = `${notice.guessed ? 'Columns, guessed from the header' : 'Columns'}: ${map}\n`;
  if (notice.unused.length > 0) text += `Unused columns: ${printableList(notice.unused)}\n`;
  text += `Appended: ${notice.columns.join(', ')}\n`;
  if (notice.resumedRows > 0) text += `Resumed after ${count(notice.resumedRows)} rows\n`;
  return printableLines(text);
}

/** How many rows were matched, not found and rejected, as text for a person. */
export function summaryText({ summary, seconds, freshRows, threads, output, rejects }: BulkReport): string {
  const share = (part: number) => `${count(part)} (${percent(part, summary.rows)})`;
  let text = `${count(summary.rows)} ${summary.rows === 1 ? 'row' : 'rows'}`;
  if (freshRows === 0 && summary.rows > 0) text += ', all done by an earlier run';
  else {
    text += ` in ${duration(seconds)}, ${count(Math.round(freshRows / Math.max(seconds, 1e-3)))}/s`;
    text += ` on ${threads} ${threads === 1 ? 'thread' : 'threads'}`;
  }
  text += `${output === '-' ? '' : `, in ${printablePath(output)}`}\n`;
  text += columns([
    ['matched', share(summary.matched)],
    ...Object.entries(summary.levels)
      .sort(([, a], [, b]) => b - a)
      .map(([level, number]) => [`  ${level}`, share(number)] as const),
    ['not found', share(summary.notFound)],
    ['rejected', share(summary.rejected) + (rejects === null ? '' : `, in ${rejects}`)],
    ...Object.entries(summary.reasons)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 3)
      .map(([reason, number]) => [`  ${count(number)}`, reason] as const),
  ]);
  const advice = Object.entries(summary.advice).sort(([, a], [, b]) => b - a);
  if (advice.length > 0) {
    text += 'Matched by advice\n';
    text += columns(advice.map(([name, number]) => [name, count(number)] as const));
  }
  const tenths = Object.entries(summary.confidence).filter(([, number]) => number > 0);
  if (tenths.length === 0) return text;
  text += 'Matched by confidence\n';
  return text + columns(tenths.map(([tenth, number]) => [tenth, count(number)] as const).reverse());
}
