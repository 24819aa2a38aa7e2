/** A file that a recipe names by URL, before it is downloaded. */
export interface PlannedDownload {
  url: string;
  /** Its future path. */
  file: string;
  /** Size of the whole file, from the server or else from the recipe; null if it is not known. */
  bytes: number | null;
  /** Bytes that were downloaded before. */
  bytesHere: number;
  /** The file is here and has not changed. */
  isCurrent: boolean;
}

export interface FetchProgress {
  url: string;
  /** Of all files. */
  bytes: number;
  /** Null if a file's size is not known. */
  bytesTotal: number | null;
  bytesPerSecond: number;
}

const UPDATE_MILLISECONDS = 200;

/** Sums the progress of all downloads and reports it five times a second. */
export class Meter {
  readonly #here = new Map<string, number>();
  readonly #total: number | null;
  readonly #atStart: number;
  readonly #from = performance.now();
  #told = 0;
  #bytesTold = -1;

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
    const sum = this.#sum();
    // The end is always told: a small file is whole right after its first bytes.
    const ends = sum === this.#total && sum !== this.#bytesTold;
    if (!ends && now - this.#told < UPDATE_MILLISECONDS) return;
    this.#told = now;
    this.#bytesTold = sum;
    const bytesPerSecond = ((sum - this.#atStart) / Math.max(1, now - this.#from)) * 1000;
    this.onProgress?.({ url, bytes: sum, bytesTotal: this.#total, bytesPerSecond });
  }

  #sum(): number {
    return [...this.#here.values()].reduce((sum, bytes) => sum + bytes, 0);
  }
}
