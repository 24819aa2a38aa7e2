/** Kinds of elements, in the order of a sorted file. */
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

/** One way or relation, with the parts that were asked for. */
export interface Element {
  id: number;
  tags: Map<string, string>;
  /** Node ids of a way. */
  refs: number[];
  members: Member[];
}

/** Is called with each node: coordinates in 1e-7 degrees; `tags` decodes its tags when called. */
export type NodeVisitor = (
  id: number,
  latitude: number,
  longitude: number,
  tags: (() => Map<string, string>) | null,
) => void;
