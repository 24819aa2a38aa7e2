/**
 * Bytes of each table that stay in memory after they were read. By default, three million addresses fit; for a larger
 * nation, the rows that were read last stay.
 */
export interface CacheBudget {
  /** SQLite's page cache, for rows that are not kept below. */
  readonly pages: number;
  readonly blocks: number;
  readonly ids: number;
  readonly postcodes: number;
  readonly streets: number;
  /**
   * Number of areas, not bytes: ten million addresses have about 20,000. With 8,192 of these kept, a million
   * `on-demand` calls end at 58 to 60 MB instead of 60 to 61, and are 15 to 20 % slower.
   */
  readonly areas: number;
  /** For street names, and the same again for places. */
  readonly spellings: number;
  readonly members: number;
  /** The members of common prefixes with most addresses. */
  readonly prefixes: number;
  /** The names that contain each gram: for street names, and the same again for places. */
  readonly grams: number;
}

const MB = 2 ** 20;
const ALL = Number.POSITIVE_INFINITY;

/** Smallest page cache of SQLite, bytes. The inner pages of the tables fit into it; every question reads them. */
const LEAST_PAGES = 2 * MB;

const RESIDENT: CacheBudget = {
  pages: 16 * MB,
  blocks: ALL,
  ids: ALL,
  postcodes: ALL,
  streets: ALL,
  areas: ALL,
  spellings: ALL,
  members: ALL,
  prefixes: ALL,
  grams: ALL,
};

const ON_DEMAND: CacheBudget = {
  pages: MB,
  blocks: 0,
  ids: 0,
  postcodes: 0,
  streets: 0,
  areas: 8192,
  spellings: 4 * MB,
  members: 0,
  prefixes: 0,
  grams: 4 * MB,
};

/**
 * Together 130 MB, and for a large nation shares of the database. A question with a typo reads about fifteen places in
 * all spellings, which are an eleventh of the database. With only 120 MB for 50 M addresses, a typo took 3.6 times as
 * long as with 1 M addresses.
 */
function usualBudget(databaseBytes: number): CacheBudget {
  return {
    pages: Math.max(LEAST_PAGES, databaseBytes / 32),
    blocks: 48 * MB,
    ids: 16 * MB,
    postcodes: Math.max(10 * MB, databaseBytes / 24),
    streets: Math.max(8 * MB, databaseBytes / 32),
    areas: ALL,
    spellings: Math.max(12 * MB, databaseBytes / 10),
    members: Math.max(4 * MB, databaseBytes / 48),
    prefixes: Math.max(3 * MB, databaseBytes / 256),
    grams: Math.max(4 * MB, databaseBytes / 48),
  };
}

/** @param databaseBytes size of the database. Its page cache need not be larger, and the usual budget grows with it. */
export function cacheBudget(
  memory: 'resident' | 'on-demand' | undefined,
  databaseBytes: number,
): CacheBudget {
  const budget =
    memory === 'resident' ? RESIDENT : memory === 'on-demand' ? ON_DEMAND : usualBudget(databaseBytes);
  return { ...budget, pages: Math.min(budget.pages, Math.max(LEAST_PAGES, databaseBytes / 16)) };
}
