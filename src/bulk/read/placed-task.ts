import type { ReadPart } from '../work/checkpoint';
import type { ChunkTask } from '../work/plan';

/** A chunk to be done, and what was read when it ends. */
export interface PlacedTask {
  readonly task: ChunkTask;
  readonly read: ReadPart;
}

/** One part of the rows, by position: part `index` (from 1) of `count`. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}
