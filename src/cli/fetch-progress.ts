import { type Options, SingleBar } from 'cli-progress';
import type { FetchProgress } from '../compile/index';
import { bytes, duration, widthOf } from './output';

const LINE_INTERVAL_MS = 5000;

/** Shows how far the downloads are; `stop` leaves the terminal as it was. */
interface FetchView {
  update(progress: FetchProgress): void;
  stop(): void;
}

/** One line that changes on a terminal; elsewhere a plain line each five seconds. Both on stderr. */
export function fetchView(): FetchView {
  return process.stderr.isTTY ? barView() : lineView();
}

function barView(): FetchView {
  const options: Options = {
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    linewrap: false,
    format: (_options, _params, payload: Partial<FetchProgress>) =>
      payload.url === undefined
        ? 'Asking'
        : lineOf(payload as FetchProgress).slice(0, widthOf(process.stderr) - 1),
  };
  let bar: SingleBar | null = null;
  return {
    update: (progress) => {
      if (bar === null) {
        bar = new SingleBar(options);
        bar.start(1, 0, progress);
      }
      bar.update(0, progress);
    },
    stop: () => bar?.stop(),
  };
}

function lineView(): FetchView {
  let told = performance.now();
  return {
    update: (progress) => {
      const now = performance.now();
      if (now - told < LINE_INTERVAL_MS) return;
      told = now;
      process.stderr.write(`${lineOf(progress)}\n`);
    },
    stop: () => {},
  };
}

function lineOf({ url, bytes: here, bytesTotal, bytesPerSecond }: FetchProgress): string {
  const parts = [
    bytesTotal === null ? bytes(here) : `${bytes(here)} of ${bytes(bytesTotal)}`,
    `${bytes(Math.round(bytesPerSecond))}/s`,
  ];
  if (bytesTotal !== null && bytesPerSecond > 0)
    parts.push(`${duration((bytesTotal - here) / bytesPerSecond)} left`);
  return `Downloading ${new URL(url).pathname.split('/').pop()}: ${parts.join(', ')}`;
}
