import type { SharedIndexes } from '../geocoder';
import type { OpenOptions } from '../model/options';
import { workerFile } from '../pool/worker-file';
import { WorkerPool } from '../pool/worker-pool';
import type { BulkPlan, ChunkAnswer, ChunkTask } from './plan';

/** Does chunks, wherever. */
export interface ChunkRunner {
  /** How many chunks it can do at a time. */
  readonly threads: number;
  run(task: ChunkTask): Promise<ChunkAnswer>;
  close(): Promise<void>;
}

/** What a thread is started with. */
export interface BulkStart {
  readonly directory: string;
  readonly options: OpenOptions;
  readonly shared: SharedIndexes;
  readonly plan: BulkPlan;
}

/** Chunks on worker threads. A thread that dies over a chunk is replaced, and the chunk is done once more. */
export function onThreads(start: BulkStart, threads: number): ChunkRunner {
  const pool = new WorkerPool<ChunkTask, ChunkAnswer>(workerFile('bulk-worker', '../bulk/bulk-worker'), {
    threads,
    start,
  });
  return { threads, run: (task) => pool.run(task), close: () => pool.close() };
}
