/** What an attack is given, and what it tells. */

/** Where an attack takes place. The same seed and length make the same attempts. */
export interface Arena {
  /** A dataset to attack copies of. */
  readonly data: string;
  /** An empty folder of its own. */
  readonly folder: string;
  /** Numbers of 0 ≤ x < 1. */
  readonly random: () => number;
  /** 1 takes seconds; the attempts grow with it. */
  readonly length: number;
  /** Counts an attempt by how it ended. */
  count(ending: string): void;
  /** Something held that should not, or did not that should. */
  fail(finding: string): void;
}

export type Attack = (arena: Arena) => Promise<void> | void;

export function whole(arena: Arena, bound: number): number {
  return Math.floor(arena.random() * bound);
}

/** Any one of several; undefined for none. */
export function anyOf<T>(arena: Arena, values: readonly T[]): T | undefined {
  return values[whole(arena, values.length)];
}

/** Several, with repetitions. */
export function some<T>(arena: Arena, values: readonly T[], count: number): T[] {
  return values.length === 0 ? [] : Array.from({ length: count }, () => anyOf(arena, values)!);
}
