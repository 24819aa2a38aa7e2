import type { Area } from '../../model/areas';

/** An area that a text may name. */
export interface ResolvedPlace {
  readonly area: Area;
  readonly edits: number;
  readonly alias: boolean;
  /** True if the text is only a part of its name: `Brive` for `Brive-la-Gaillarde`. */
  readonly isLonger?: boolean;
  /** True for a province of which the text names only the town that it is called after. */
  readonly isCalledAfterTown?: boolean;
}

/** True for an area wider than a municipality. */
export function isWide({ level }: Area): boolean {
  return level === 'province' || level === 'country';
}
