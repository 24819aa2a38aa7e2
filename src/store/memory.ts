/**
 * How much of what was read of each table stays in memory, bytes. By default three million addresses fit; of a larger
 * nation what was read last stays.
 */
export interface KeptRoom {
  /** SQLite's page cache: what is not kept below, postcodes foremost. */
  readonly pages: number;
  readonly blocks: number;
  readonly ids: number;
  readonly streets: number;
  /** Of street names, and as much again of places. */
  readonly spellings: number;
  readonly bearers: number;
}

const MB = 2 ** 20;
const ALL = Number.POSITIVE_INFINITY;

const ROOMS: Readonly<Record<'resident' | 'on-demand' | 'default', KeptRoom>> = {
  resident: { pages: 16 * MB, blocks: ALL, ids: ALL, streets: ALL, spellings: ALL, bearers: ALL },
  default: {
    pages: 16 * MB,
    blocks: 48 * MB,
    ids: 16 * MB,
    streets: 8 * MB,
    spellings: 12 * MB,
    bearers: 4 * MB,
  },
  'on-demand': { pages: 2 * MB, blocks: 0, ids: 0, streets: 0, spellings: 4 * MB, bearers: MB },
};

/** The inner pages of every table, which each question reads, take less. */
const LEAST_PAGES = 2 * MB;
/** Of the database, a sixteenth is page cache: on 10 M addresses 14 MB, with which `lookupPostcode` was a tenth faster. */
const PAGES_SHARE = 1 / 16;

/** @param databaseBytes size of the database, for the share of it that is worth caching. */
export function roomOf(memory: 'resident' | 'on-demand' | undefined, databaseBytes: number): KeptRoom {
  const room = ROOMS[memory ?? 'default'];
  return { ...room, pages: Math.min(room.pages, Math.max(LEAST_PAGES, databaseBytes * PAGES_SHARE)) };
}
