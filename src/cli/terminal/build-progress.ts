import { type Options, SingleBar } from 'cli-progress';
import type { BuildProgress } from '../../compile/index';
import { count, duration, movesCursor, widthOf } from './output';

const LINE_INTERVAL_MS = 5000;
const LABELS: Record<BuildProgress['phase'], string> = {
  areas: 'Reading areas',
  addresses: 'Reading addresses',
  conflating: 'Joining sources',
  writing: 'Writing',
  publishing: 'Publishing',
};

/** Shows how far a build is; `stop` leaves the terminal as it was. */
export interface ProgressView {
  update(progress: BuildProgress): void;
  stop(): void;
}

/** A bar with rate and remaining time on a terminal; elsewhere a plain line each five seconds. Both on stderr. */
export function progressView(): ProgressView {
  return movesCursor(process.stderr) ? barView() : lineView();
}

function barView(): ProgressView {
  const options: Options = {
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: Math.max(5, Math.min(30, widthOf(process.stderr) - 60)),
    linewrap: false,
    format: (_options, { progress }, payload: Partial<BuildProgress>) => barLine(progress, payload),
  };
  const bar = new SingleBar(options);
  bar.start(1, 0, {});
  return {
    update: (progress) => bar.update(progress.share, progress),
    stop: () => bar.stop(),
  };
}

function barLine(share: number, payload: Partial<BuildProgress>): string {
  if (payload.phase === undefined) return 'Starting';
  const width = widthOf(process.stderr);
  const head = `${LABELS[payload.phase]} ${percent(share).padStart(5)}`;
  const tail = paceOf(payload as BuildProgress).slice(2);
  const room = Math.min(30, width - head.length - tail.length - 5);
  const filled = Math.round(share * room);
  const bar = room >= 5 ? `▕${'█'.repeat(filled)}${' '.repeat(room - filled)}▏` : ' ';
  return `${head} ${bar} ${tail}`.slice(0, width - 1);
}

function lineView(): ProgressView {
  let shown: BuildProgress | null = null;
  let told = 0;
  return {
    update: (progress) => {
      const now = performance.now();
      const started = shown?.phase !== progress.phase;
      const ended = progress.share === 1 && (started || shown?.share !== 1);
      if (!started && !ended && now - told < LINE_INTERVAL_MS) return;
      shown = { ...progress };
      told = now;
      const source = progress.source === '' ? '' : ` (${progress.source})`;
      process.stderr.write(
        `${LABELS[progress.phase]}${source}: ${percent(progress.share)}${paceOf(progress)}\n`,
      );
    },
    stop: () => {},
  };
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

/**
 * Rate and remaining time, with a comma before each. No remaining time at the start of a phase: it would be a guess.
 */
function paceOf({ rows, rowsPerSecond, etaSeconds, share }: BuildProgress): string {
  const pace = rows === 0 ? '' : `, ${count(rows)} rows, ${count(Math.round(rowsPerSecond))}/s`;
  const isKnown = etaSeconds !== null && etaSeconds >= 1 && share >= 0.02;
  return isKnown ? `${pace}, ${duration(etaSeconds)} left` : pace;
}
