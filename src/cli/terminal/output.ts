import { once } from 'node:events';
import pc from 'picocolors';
import { printableLines } from '../../model/quote';
import { EXIT_STATUS } from '../exit-status';
import { featuresOf } from './geojson';

/** Prints JSON on stdout: indented on a terminal, on one line elsewhere. */
export function printJson(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer, null, process.stdout.isTTY ? 2 : 0)}\n`);
}

export const ANSWER_FORMATS = ['json', 'geojson', 'geojsonl'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** Prints an answer on stdout as JSON, as a FeatureCollection, or with a feature a line. */
export function printAnswer(answer: unknown, format: AnswerFormat): void {
  if (format === 'json') printJson(answer);
  else if (format === 'geojson') printJson({ type: 'FeatureCollection', features: featuresOf(answer) });
  else
    process.stdout.write(
      featuresOf(answer)
        .map((feature) => `${JSON.stringify(feature)}\n`)
        .join(''),
    );
}

/** Writes to stdout and waits while the reader is slower. */
export async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Prints why the command failed, on stderr. */
export function printFailure(message: string): void {
  const paint = pc.createColors(colours(process.stderr));
  process.stderr.write(`${paint.red('error:')} ${printableLines(message)}\n`);
}

/**
 * Ends the process at once when its output cannot be written: silently if the reader went away (`| head -1`), which is
 * no failure; else, as on a full disk, with the reason and exit status 1.
 */
export function endOnLostOutput(): void {
  process.stdout.on('error', endOnLostAnswers);
  process.stderr.on('error', endOnLostMessages);
}

/** For a service: output that cannot be written is lost, and the process continues. */
export function goOnWithoutReaders(): void {
  process.stdout.off('error', endOnLostAnswers).on('error', ignore);
  process.stderr.off('error', endOnLostMessages).on('error', ignore);
}

function endOnLostAnswers(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(EXIT_STATUS.done);
  printFailure(`expected to write to standard output, but got ${error.message}`);
  process.exit(EXIT_STATUS.failed);
}

function endOnLostMessages(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? EXIT_STATUS.done : EXIT_STATUS.failed);
}

function ignore(): void {}

/** True for a terminal that shows colours, unless NO_COLOR is set. */
export function colours(stream: NodeJS.WriteStream): boolean {
  return pc.isColorSupported && stream.isTTY === true;
}

/** True for a terminal that takes a line back and writes over it: an editor's shell (TERM=dumb) shows the codes. */
export function movesCursor(stream: Pick<NodeJS.WriteStream, 'isTTY'>, { TERM } = process.env): boolean {
  return stream.isTTY === true && TERM !== 'dumb';
}

/** Columns of the terminal; 80 if there is none. */
export function widthOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY ? Math.max(20, stream.columns ?? 80) : 80;
}

/** 1442867 → `1,442,867`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** 41_300_000 → `41.3 MB`. Decimal units, as disks are sold. */
export function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let unit = 0;
  let scaled = value;
  while (scaled >= 1000 && unit < units.length - 1) {
    scaled /= 1000;
    unit++;
  }
  return `${unit === 0 ? scaled : scaled.toFixed(1)} ${units[unit]}`;
}

/** Seconds as `0.4 s`, `12 s`, `3 min 05 s`, `2 h 10 min`. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`;
}

/** Lines of `label  value` with the values in one column. */
export function columns(rows: readonly (readonly [string, string])[], indent = 2): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return printableLines(
    rows.map(([label, value]) => `${' '.repeat(indent)}${label.padEnd(width)}  ${value}\n`).join(''),
  );
}
