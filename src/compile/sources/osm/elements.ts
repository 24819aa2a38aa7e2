/** What a group of elements holds, in the order of a sorted file. */
export const NODES = 0;
export const WAYS = 1;
export const RELATIONS = 2;

export type ElementType = 'node' | 'way' | 'relation';

export interface Group {
  kind: number;
  dense: boolean;
  start: number;
  end: number;
}

export interface Member {
  type: ElementType;
  id: number;
  role: string;
}

/** One way or relation, as far as it was asked for. */
export interface Element {
  id: number;
  tags: Map<string, string>;
  /** Node ids of a way. */
  refs: number[];
  members: Member[];
}

/** Told each node: coordinates in 1e-7 degrees; `tags` makes its tags when asked. */
export type NodeVisitor = (
  id: number,
  latitude: number,
  longitude: number,
  tags: (() => Map<string, string>) | null,
) => void;
