import { defineConfig } from 'vitest/config';

const EVERY = 'test/**/*.test.ts';
/** Tests that need dist/ or start processes, or take seconds: `npm test` runs them, `npm run test:quick` does not. */
const SLOW = 'test/**/*.slow.test.ts';
/** Tests that take minutes or need a browser, Java or real data: only `npm run test:all` runs them. */
const LONG = 'test/**/*.long.test.ts';

/** A busy machine is no failure: what is waited for may take its time, here and in every `expect.poll`. */
const polls = { expect: { poll: { timeout: 120_000 } } };
const timeouts = { testTimeout: 150_000, hookTimeout: 300_000, ...polls };
const patience = { testTimeout: 300_000, hookTimeout: 300_000, ...polls };
/** .ci/run counts what this file says; a person reads the terminal. */
const report = process.env.DOORPLATE_TEST_REPORT;

// Quick and slow files share their modules: to import those anew for each file takes a quarter of the whole time. Threads
// start sooner than processes.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'quick',
          include: [EVERY],
          exclude: [SLOW, LONG],
          pool: 'threads',
          isolate: false,
          ...timeouts,
        },
      },
      { test: { name: 'slow', include: [SLOW], isolate: false, ...patience } },
      { test: { name: 'long', include: [LONG], ...patience } },
    ],
    globalSetup: ['test/temporary-files.ts'],
    reporters: [
      'default',
      ...(report === undefined ? [] : [['json', { outputFile: report }] as ['json', object]]),
    ],
    // Two cores, and some files fork builds: more workers only make the slow tests slower.
    maxWorkers: 2,
  },
});
