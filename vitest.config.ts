import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/temporary-files.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // Two cores, and some files fork builds: more workers only make the slow tests slower.
    maxWorkers: 2,
  },
});
