/**
 * Limits for a single input. Somebody else wrote the file: without limits, a few bytes can take all memory or all time.
 * Each limit is far above what registers deliver, and low enough to do no harm.
 */

/**
 * Bytes or characters of one element: a JSON feature, a row, an object of a register, a shape, and of one text,
 * attribute or tag name in it. The longest border of the Dutch register takes 0.4 MB, Canada's in Natural Earth 1.6 MB.
 */
export const MOST_ELEMENT_SIZE = 16 * 2 ** 20;

/** Most nested containers. GeoJSON needs ten; V8's parser ends the process at some hundred million. */
export const MOST_DEPTH = 1000;

/**
 * Most characters of a document that must be read whole (TopoJSON). As empty lists they take 0.7 GB of memory; more
 * could reach the heap limit of the process, which cannot be caught.
 */
export const MOST_DOCUMENT_SIZE = 64 * 2 ** 20;

/**
 * Most decompressed bytes for each compressed byte. XML of the Dutch register has 34, tables of zeros have 1030
 * (deflate) or 30,000 (Zstandard).
 */
export const MOST_INFLATION = 200;

/** A file may always decompress to this many bytes: a short file of zeros is no attack. */
export const INFLATION_ALLOWANCE = 16 * 2 ** 20;

/** Default limit of the decompressed size of one file. The Dutch register has 90 GB. */
export const DEFAULT_MAX_DECOMPRESSED_GIGABYTES = 200;

/** Largest window of a Zstandard frame, which is held in memory: the default limit of `zstd -d`. */
export const MOST_ZSTD_WINDOW = 128 * 2 ** 20;

/** Most bytes of a ZIP directory: some 600,000 files. */
export const MOST_ZIP_DIRECTORY = 64 * 2 ** 20;

/** Of a Parquet file. DuckDB writes the largest pages, of 100 MB. */
export const MOST_PARQUET_FOOTER = 64 * 2 ** 20;
export const MOST_PARQUET_PAGE = 128 * 2 ** 20;
/** Most values of a page. A run may encode any number of equal values, and memory is needed for all of them. */
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

/** Most files and folders that a pattern of a recipe may visit. `/**` would visit the whole machine. */
export const MOST_FOLDER_ENTRIES = 300_000;

/** Longer texts are no address: they are not parsed, and rejected as too long. */
export const MOST_LINE_SIZE = 1000;
