/** For programs that die at the n-th call to the file system, as by `kill -9` or a power cut. */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const CALLS = [
  ...(['openSync', 'writeSync', 'closeSync', 'fsyncSync', 'renameSync', 'rmSync', 'mkdirSync'] as const),
  ...(['writeFileSync', 'linkSync', 'unlinkSync', 'readdirSync'] as const),
];

/**
 * Works until the `fatal`-th call to the file system.
 * @param more calls to count beside the usual ones.
 * @param fatal 0: lives on.
 * @returns how many calls there were.
 */
export async function dyingAt(
  fatal: number,
  more: 'statSync' | 'rmdirSync',
  work: () => Promise<unknown>,
): Promise<number> {
  let calls = 0;
  let watching = false;
  const patched = fs as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of [...CALLS, more]) {
    const original = patched[name]!;
    patched[name] = (...given) => {
      if (watching && ++calls === fatal) process.kill(process.pid, 'SIGKILL');
      return original.apply(fs, given);
    };
  }
  syncBuiltinESMExports();
  watching = true;
  await work();
  watching = false;
  return calls;
}

/** What the last build made, which starts seconds sooner than what has to be translated first; else the sources. */
export async function compiler(): Promise<typeof import('../../src/compile/index')> {
  const built = new URL('../../dist/build.js', import.meta.url);
  return fs.existsSync(built) ? import(built.href) : import('../../src/compile/index');
}
