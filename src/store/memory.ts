/**
 * How much of what was read of each table stays in memory. A million addresses need a quarter of the room that is there
 * by default; of a larger nation what was read last stays.
 */
export interface KeptRoom {
  readonly blocks: number;
  readonly ids: number;
  readonly streets: number;
  readonly spellings: number;
  readonly bearers: number;
}

const MB = 2 ** 20;
const ALL = Number.POSITIVE_INFINITY;

const ROOMS: Readonly<Record<'resident' | 'on-demand' | 'default', KeptRoom>> = {
  resident: { blocks: ALL, ids: ALL, streets: ALL, spellings: ALL, bearers: ALL },
  default: { blocks: 48 * MB, ids: 16 * MB, streets: 8 * MB, spellings: 16 * MB, bearers: 4 * MB },
  'on-demand': { blocks: 0, ids: 0, streets: 0, spellings: 4 * MB, bearers: MB },
};

export function roomOf(memory: 'resident' | 'on-demand' | undefined): KeptRoom {
  return ROOMS[memory ?? 'default'];
}
