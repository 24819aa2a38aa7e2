/**
 * What a single input may cost. A file is written by somebody else: without bounds, a few bytes of it take all memory or
 * all time. Each bound is far above what registers deliver, and below what hurts.
 */

/**
 * Bytes or characters of one element: a JSON feature, a row, an object of a register, a shape, and of one text, attribute
 * or tag name in it. The longest border of the Dutch register takes 0.4 MB, Canada's in Natural Earth 1.6 MB.
 */
export const MOST_ELEMENT_SIZE = 16 * 2 ** 20;

/** Containers inside containers. GeoJSON needs ten; V8's own parser ends the process at some hundred million. */
export const MOST_DEPTH = 1000;

/**
 * Characters of a document that has to be read whole (TopoJSON). Of nothing but empty lists, as many take 0.7 GB: more
 * would reach the heap limit of a process, which nobody can catch.
 */
export const MOST_DOCUMENT_SIZE = 64 * 2 ** 20;

/**
 * Decompressed bytes for each compressed one. XML of the Dutch register comes to 34, tables of zeros to 1030 (deflate) or
 * 30,000 (Zstandard).
 */
export const MOST_INFLATION = 200;

/** A file of a few bytes may hold this much, whatever its ratio: a short file of zeros is no attack. */
export const INFLATION_ALLOWANCE = 16 * 2 ** 20;

/** Decompressed bytes of one file in all, unless the recipe says otherwise. The Dutch register comes to 90 GB. */
export const DEFAULT_MAX_DECOMPRESSED_GIGABYTES = 200;

/** Bytes that a Zstandard frame may look back, and so hold in memory: what `zstd -d` takes without being asked. */
export const MOST_ZSTD_WINDOW = 128 * 2 ** 20;

/** Bytes of a ZIP directory: some 600,000 files. */
export const MOST_ZIP_DIRECTORY = 64 * 2 ** 20;

/** Of a Parquet file. DuckDB writes the largest pages, of 100 MB. */
export const MOST_PARQUET_FOOTER = 64 * 2 ** 20;
export const MOST_PARQUET_PAGE = 128 * 2 ** 20;
/** One run may stand for any number of equal values: memory is taken for all of them. */
export const MOST_PARQUET_VALUES = 16 * 2 ** 20;
/** Rows for each byte of the file. */
export const MOST_PARQUET_ROWS_PER_BYTE = 200;

/** Of an OpenStreetMap file: blocks in all (the planet has 50,000), and texts, nodes or members in one of them. */
export const MOST_OSM_BLOCKS = 2_000_000;
export const MOST_OSM_PARTS = 1_000_000;

/** Bytes of a file beside shapes that names their encoding or their reference system. */
export const MOST_SIDE_FILE = 64 * 2 ** 10;

/** Layers of a GeoPackage, and bytes of one value. */
export const GEOPACKAGE_LIMITS = { layers: 10_000, valueBytes: MOST_ELEMENT_SIZE } as const;

/** Files and folders that a pattern of a recipe may look at. `/**` would walk over the whole machine. */
export const MOST_FOLDER_ENTRIES = 300_000;

/** Texts longer than this are no address: they are not taken apart, and rejected as too long. */
export const MOST_LINE_SIZE = 1000;
