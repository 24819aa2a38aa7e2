/** The phases of a build. */
export const BUILD_PHASES = ['areas', 'addresses', 'conflating', 'writing', 'publishing'] as const;
export type BuildPhase = (typeof BUILD_PHASES)[number];

/** Passed to `onProgress` about five times a second, and at the end of each phase. */
export interface BuildProgress {
  phase: BuildPhase;
  /** The layer or source that is being read; `''` in other phases. */
  source: string;
  /** Rows read or written in this phase. */
  rows: number;
  rowsPerSecond: number;
  /** Share of this phase that is done, 0…1. */
  share: number;
  /** Estimated seconds until the phase ends; null while there is no estimate. */
  etaSeconds: number | null;
}

const INTERVAL_MS = 200;

/** Measures the phases and reports their progress. */
export class ProgressMeter {
  /** Seconds that each phase took. */
  readonly seconds: Partial<Record<BuildPhase, number>> = {};
  readonly #tell: ((progress: BuildProgress) => void) | undefined;
  #phase: BuildPhase = 'areas';
  #started = performance.now();
  #told = 0;
  #last: Omit<BuildProgress, 'rowsPerSecond' | 'etaSeconds'> | null = null;

  constructor(tell?: (progress: BuildProgress) => void) {
    this.#tell = tell;
  }

  start(phase: BuildPhase): void {
    this.finish();
    this.#phase = phase;
    this.#started = performance.now();
    this.#told = 0;
    this.#last = { phase, source: '', rows: 0, share: 0 };
  }

  update(source: string, rows: number, share: number): void {
    this.#last = { phase: this.#phase, source, rows, share };
    const now = performance.now();
    if (now - this.#told < INTERVAL_MS) return;
    this.#told = now;
    this.#report(now);
  }

  /** Ends the phase. */
  finish(): void {
    if (this.#last === null) return;
    const now = performance.now();
    this.seconds[this.#phase] = (now - this.#started) / 1000;
    this.#last.share = 1;
    this.#report(now);
    this.#last = null;
  }

  #report(now: number): void {
    const last = this.#last;
    if (last === null || this.#tell === undefined) return;
    const seconds = (now - this.#started) / 1000;
    const etaSeconds = last.share > 0 ? (seconds / last.share) * (1 - last.share) : null;
    this.#tell({ ...last, rowsPerSecond: seconds > 0 ? last.rows / seconds : 0, etaSeconds });
  }
}
