/** Packages that are bundled into dist/: ESM-only or tiny, so that the CommonJS build works and the install stays small. */
export const BUNDLED_PACKAGES: readonly string[] = [
  '@mapbox/point-geometry',
  '@maplibre/geojson-vt',
  '@maplibre/vt-pbf',
  'any-ascii',
  'flatbush',
  'flatqueue',
  'fuse.js',
  'kdbush',
  'papaparse',
  'pbf',
  'polylabel',
  'quickselect',
  'rbush',
  'tinyqueue',
  'topojson-client',
  'typebox',
];

/** Packages whose data travel in dist/sample. */
export const SAMPLE_PACKAGES: readonly string[] = ['rrad', 'us-atlas'];
