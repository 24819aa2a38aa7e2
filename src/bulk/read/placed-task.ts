import type { ReadPart } from '../work/checkpoint';
import type { ChunkTask } from '../work/plan';

/** A chunk to process, and the part of the input that was read up to its end. */
export interface PlacedTask {
  readonly task: ChunkTask;
  readonly read: ReadPart;
}

/** One part of the rows, by position: part `index` (from 1) of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}
