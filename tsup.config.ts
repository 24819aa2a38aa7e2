import { defineConfig } from 'tsup';
import { BUNDLED_PACKAGES } from './scripts/bundled-packages';
import { packedAnyAscii } from './scripts/packed-any-ascii';

const bundled = [...BUNDLED_PACKAGES];
/**
 * Node 20 knows both. An expression with `\p{…}` is written as `new RegExp` nevertheless: a literal is also read and checked
 * when its file is compiled, and ours took a quarter of that time. One in a function would be made anew at each call, so
 * `test/architecture.test.ts` allows none there.
 */
const regularExpressions = {
  'regexp-unicode-property-escapes': false,
  'regexp-lookbehind-assertions': true,
};
/** Types are written, not checked: `npm run typecheck` does that, and here it took a minute of each build. */
const compilerOptions = { noCheck: true };

const library = {
  index: 'src/index.ts',
  build: 'src/compile/index.ts',
  http: 'src/http/index.ts',
  bulk: 'src/bulk/index.ts',
  pool: 'src/pool/index.ts',
  sqlite: 'src/sql/index.ts',
};
/** Programs of worker threads, of which `scripts/commonjs.ts` leaves the CommonJS files alone. */
const workers = { 'ask-worker': 'src/pool/ask-worker.ts', 'bulk-worker': 'src/bulk/work/bulk-worker.ts' };
const pages = { leaflet: 'src/web/clients/leaflet.ts', maplibre: 'src/web/clients/maplibre.ts' };

// The script `build` empties dist/ first: these two run side by side, and `clean` in one could hit the other. Then
// `scripts/commonjs.ts` writes the CommonJS files of the first.
export default defineConfig([
  {
    // One set of chunks for all three: GeocoderError is the same class behind every door.
    entry: { ...library, ...workers, cli: 'src/cli/main.ts' },
    format: ['esm'],
    dts: { entry: library, compilerOptions },
    target: 'node20',
    splitting: true,
    noExternal: bundled,
    esbuildPlugins: [packedAnyAscii],
    esbuildOptions: (options) => {
      options.supported = regularExpressions;
    },
  },
  {
    // For pages: adapters for the map controls that people already use. Nothing of Node in them.
    entry: pages,
    format: ['esm', 'cjs'],
    dts: { entry: pages, compilerOptions },
    platform: 'browser',
    target: 'es2022',
    splitting: false,
  },
]);
