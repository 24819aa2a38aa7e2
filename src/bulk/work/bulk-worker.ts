import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { openWithIndexes } from '../../geocoder';
import { toFailure } from '../../pool/failure';
import type { Outcome } from '../../pool/worker-pool';
import { cellsAt } from '../place/place-columns';
import { loadParquetParts } from '../write/parquet-parts';
import type { BulkStart } from './chunk-runner';
import type { ChunkAnswer, ChunkTask } from './plan';
import { ChunkProcessor } from './process-chunk';

const { directory, options, shared, plan, layers } = workerData as BulkStart;
const geocoder = openWithIndexes(directory, options, shared);
// No top-level await: the program is CommonJS.
const ready = Promise.all([loadParquetParts(plan), cellsAt(plan.output.places, layers)]).then(
  ([parquet, cells]) => new ChunkProcessor(geocoder, plan, { parquet, cells }),
);
// A failure is thrown again for every chunk.
ready.catch(() => {});

/** Processes one chunk. The bytes of its answer are transferred to the other thread, not copied. */
export default async function doChunk(task: ChunkTask): Promise<Outcome<ChunkAnswer>> {
  try {
    const answer = await (await ready).process(task);
    return move({
      [transferableSymbol]: answer.output.buffer,
      [valueSymbol]: { answer },
    }) as unknown as Outcome<ChunkAnswer>;
  } catch (error) {
    return { failure: toFailure(error) };
  }
}
