/** One file that a recipe names by a URL, before anything is downloaded. */
export interface PlannedDownload {
  url: string;
  /** Where it will lie. */
  file: string;
  /** Of the whole file: what the server says, else what the recipe does; null where neither says it. */
  bytes: number | null;
  /** What is here already, and need not come again. */
  bytesHere: number;
  /** The file is here and has not changed. */
  isCurrent: boolean;
}

export interface FetchProgress {
  url: string;
  /** Of all files. */
  bytes: number;
  /** Null where a file's size is not known. */
  bytesTotal: number | null;
  bytesPerSecond: number;
}

const UPDATE_MILLISECONDS = 200;

/** Adds up how much of all files is here, and tells it five times a second. */
export class Meter {
  readonly #here = new Map<string, number>();
  readonly #total: number | null;
  readonly #atStart: number;
  readonly #from = performance.now();
  #told = 0;

  constructor(
    plan: readonly PlannedDownload[],
    readonly onProgress: ((progress: FetchProgress) => void) | undefined,
  ) {
    for (const { url, bytesHere } of plan) this.#here.set(url, bytesHere);
    this.#atStart = this.#sum();
    const sizes = plan.map(({ bytes }) => bytes);
    this.#total = sizes.includes(null) ? null : sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  }

  update(url: string, bytes: number): void {
    this.#here.set(url, bytes);
    const now = performance.now();
    if (now - this.#told < UPDATE_MILLISECONDS) return;
    this.#told = now;
    const sum = this.#sum();
    const bytesPerSecond = ((sum - this.#atStart) / Math.max(1, now - this.#from)) * 1000;
    this.onProgress?.({ url, bytes: sum, bytesTotal: this.#total, bytesPerSecond });
  }

  #sum(): number {
    return [...this.#here.values()].reduce((sum, bytes) => sum + bytes, 0);
  }
}
