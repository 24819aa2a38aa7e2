import { type Options, SingleBar } from 'cli-progress';
import type { BulkProgress, BulkReport, PlanNotice } from '../bulk/index';
import { columns, count, duration, widthOf } from './output';

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
  return process.stderr.isTTY ? barView() : lineView();
}

function barView(): BulkView {
  const options: Options = {
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    linewrap: false,
    format: (_options, _params, payload: { progress?: BulkProgress }) =>
      payload.progress === undefined ? 'Starting' : barLine(payload.progress),
  };
  const bar = new SingleBar(options);
  bar.start(1, 0, {});
  return {
    update: (progress) => bar.update(progress.done ?? 0, { progress }),
    stop: () => bar.stop(),
  };
}

function barLine(progress: BulkProgress): string {
  const width = widthOf(process.stderr);
  const tail = paceOf(progress);
  if (progress.done === null) return tail.slice(0, width - 1);
  const head = `${Math.floor(progress.done * 100)} %`.padStart(5);
  const room = Math.min(30, width - head.length - tail.length - 5);
  const filled = Math.round(progress.done * room);
  const bar = room >= 5 ? `▕${'█'.repeat(filled)}${' '.repeat(room - filled)}▏` : ' ';
  return `${head} ${bar} ${tail}`.slice(0, width - 1);
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
function paceOf({ rows, matched, freshRows, done, seconds }: BulkProgress): string {
  const rate = seconds > 0 ? Math.round(freshRows / seconds) : 0;
  const pace = `${count(rows)} rows, ${count(rate)}/s, ${percent(matched, rows)} matched`;
  if (done === null || done < LEAST_SHARE_FOR_ETA || done >= 1) return pace;
  return `${pace}, ${duration((seconds * (1 - done)) / done)} left`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** How the run will read and write: a guessed column is shown, so that a wrong guess is seen. */
export function planText(notice: PlanNotice): string {
  const map = notice.map.map(({ field, column }) => `${field} = ${JSON.stringify(column)}`).join(', ');
  let text = `${notice.guessed ? 'Columns, guessed from the header' : 'Columns'}: ${map}\n`;
  text += `Appended: ${notice.columns.join(', ')}\n`;
  if (notice.resumedRows > 0) text += `Resumed after ${count(notice.resumedRows)} rows\n`;
  return text;
}

/** What became of the rows, for a person. */
export function summaryText({ summary, seconds, freshRows, threads, output, rejects }: BulkReport): string {
  const share = (part: number) => `${count(part)} (${percent(part, summary.rows)})`;
  let text = `${count(summary.rows)} rows in ${duration(seconds)}, `;
  text += `${count(Math.round(freshRows / Math.max(seconds, 1e-3)))}/s on ${threads} threads`;
  text += `${output === '-' ? '' : `, in ${output}`}\n`;
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
  const tenths = Object.entries(summary.confidence).filter(([, number]) => number > 0);
  if (tenths.length === 0) return text;
  text += 'Matched by confidence\n';
  return text + columns(tenths.map(([tenth, number]) => [tenth, count(number)] as const).reverse());
}
