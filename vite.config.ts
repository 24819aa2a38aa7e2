import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The map page of `serve --explore`. */
export default defineConfig({
  root: fileURLToPath(new URL('./src/web/explore', import.meta.url)),
  // Relative, so that the page also works below a path of somebody's own server.
  base: './',
  build: {
    outDir: fileURLToPath(new URL('./dist/explore', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // maplibre-gl and the rest ask that their licences travel with them.
    license: { fileName: 'licenses.md' },
    // maplibre-gl alone is more than Vite's half megabyte.
    chunkSizeWarningLimit: 2500,
  },
});
