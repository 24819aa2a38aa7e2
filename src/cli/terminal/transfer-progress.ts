import { SingleBar } from 'cli-progress';
import { bytes as bytesText, duration, movesCursor, widthOf } from './output';

const LINE_INTERVAL_MS = 5000;
/** No rate is shown before this: it would be a guess. */
const SETTLED_SECONDS = 1;

/** How far a transfer of bytes is. */
interface Transferred {
  bytes: number;
  totalBytes: number | null;
}

/** Shows the progress of a transfer; `stop` leaves the terminal as it was. */
export interface TransferView {
  update(label: string, transferred: Transferred): void;
  stop(): void;
}

/** A bar with rate and remaining time on a terminal; elsewhere a plain line each five seconds. Both on stderr. */
export function transferView(): TransferView {
  const pace = new Pace();
  return movesCursor(process.stderr) ? barView(pace) : lineView(pace);
}

/** A line that is rewritten in place and cleared at the end. */
function startedBar(): SingleBar {
  const bar = new SingleBar({
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    linewrap: false,
    format: (_options, _parameters, payload: { line?: string }) => payload.line ?? '',
  });
  bar.start(1, 0, {});
  return bar;
}

function barView(pace: Pace): TransferView {
  let bar: SingleBar | null = null;
  return {
    update: (label, transferred) => {
      // The bar starts with the first progress: what is printed before that would share its line.
      bar ??= startedBar();
      bar.update(0, { line: barLine(label, transferred, pace) });
    },
    stop: () => bar?.stop(),
  };
}

function barLine(label: string, transferred: Transferred, pace: Pace): string {
  const width = widthOf(process.stderr);
  const share = shareOf(transferred);
  const tail = pace.tell(label, transferred);
  const room = Math.min(30, width - label.length - tail.length - 12);
  const filled = Math.round((share ?? 0) * room);
  const bar = share !== null && room >= 5 ? ` ▕${'█'.repeat(filled)}${' '.repeat(room - filled)}▏` : '';
  return `${label} ${percent(share)}${bar} ${tail}`.slice(0, width - 1);
}

function lineView(pace: Pace): TransferView {
  let told = performance.now();
  let last = '';
  return {
    update: (label, transferred) => {
      const now = performance.now();
      const ends = shareOf(transferred) === 1 && last !== label;
      if (!ends && now - told < LINE_INTERVAL_MS) return;
      told = now;
      if (ends) last = label;
      process.stderr.write(`${label}: ${percent(shareOf(transferred))}${pace.tell(label, transferred)}\n`);
    },
    stop: () => {},
  };
}

function shareOf({ bytes, totalBytes }: Transferred): number | null {
  return totalBytes === null || totalBytes === 0 ? null : bytes / totalBytes;
}

function percent(share: number | null): string {
  return share === null ? '' : `${Math.floor(share * 100)} % `;
}

/** Bytes a second since this run began, for each label. Bytes of an earlier run do not count. */
class Pace {
  readonly #begun = new Map<string, { readonly at: number; readonly bytes: number }>();

  tell(label: string, { bytes, totalBytes }: Transferred): string {
    const now = performance.now();
    const begun = this.#begun.get(label) ?? { at: now, bytes };
    this.#begun.set(label, begun);
    const seconds = (now - begun.at) / 1000;
    const of = totalBytes === null ? '' : ` of ${bytesText(totalBytes)}`;
    const amount = `${bytesText(bytes)}${of}`;
    const rate = (bytes - begun.bytes) / seconds;
    if (seconds < SETTLED_SECONDS || rate === 0) return amount;
    const left = totalBytes === null ? '' : `, ${duration((totalBytes - bytes) / rate)} left`;
    return `${amount}, ${bytesText(rate)}/s${left}`;
  }
}

/** The same view for work that is measured as a share, 0…1. */
export function shareView(label: string): {
  update: (progress: { share: number }) => void;
  stop: () => void;
} {
  let bar: SingleBar | null = null;
  let told = performance.now();
  return {
    update: ({ share }) => {
      const line = `${label} ${percent(share).trim()}`;
      if (movesCursor(process.stderr)) {
        bar ??= startedBar();
        bar.update(0, { line });
      } else if (performance.now() - told >= LINE_INTERVAL_MS) {
        told = performance.now();
        process.stderr.write(`${line}\n`);
      }
    },
    stop: () => bar?.stop(),
  };
}
