import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeocoderError } from '../model/errors';

/** The program of a worker thread and the arguments that Node needs for it. */
export interface WorkerFile {
  readonly filename: string;
  readonly execArgv: string[];
}

/**
 * The program of a worker thread. In the published package it lies beside the code that starts it, as CommonJS: piscina loads it
 * by `require`, and a thread that is ended while it requires an ES module ends the whole process (`v8::Module::IsGraphAsync`, Node
 * 20.20). From the sources (tests, scripts) it is the file of the last build, or, without a build, TypeScript that tsx translates:
 * that starts some seconds later.
 * @throws GeocoderError WORKER_FAILED if a bundler left the program out. Without this check a thread would end, or be waited
 *   for, without a message.
 * @param built file name beside the bundle, without its ending.
 * @param source path from this folder, without its ending.
 */
export function workerFile(built: string, source: string): WorkerFile {
  // In CommonJS `import.meta` is empty and `__filename` is there; in modules it is the other way round.
  const here = typeof __filename === 'string' ? __filename : fileURLToPath(import.meta.url);
  const folder = dirname(here);
  if (!here.endsWith('.ts')) {
    const filename = join(folder, `${built}.cjs`);
    if (existsSync(filename)) return { filename, execArgv: [] };
    throw new GeocoderError(
      'WORKER_FAILED',
      `expected the program of the worker threads at ${filename}, but it is not there: a bundler has taken doorplate ` +
        'apart. Keep doorplate and better-sqlite3 out of the bundle (external): docs/shipping-bundles.md',
    );
  }
  const bundled = join(folder, '..', '..', 'dist', `${built}.cjs`);
  return existsSync(bundled)
    ? { filename: bundled, execArgv: [] }
    : { filename: join(folder, `${source}.ts`), execArgv: ['--import', 'tsx'] };
}
