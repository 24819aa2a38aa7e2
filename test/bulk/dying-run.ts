/**
 * A bulk run in a process of its own that dies at the n-th call to the file system, as by `kill -9` or a power cut.
 * Arguments: the options as JSON, n (0: lives on and prints how many calls there were).
 */
import { existsSync } from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { BulkOptions } from '../../src/bulk/options';

const [options, fatal] = process.argv.slice(2) as [string, string];
let calls = 0;
function count(): void {
  if (++calls === Number(fatal)) process.kill(process.pid, 'SIGKILL');
}

type Patched = Record<string, (...given: unknown[]) => unknown>;
function patch(target: object, names: readonly string[]): void {
  const methods = target as Patched;
  for (const name of names) {
    const original = methods[name]!;
    methods[name] = function (this: unknown, ...given) {
      count();
      return original.apply(this, given);
    };
  }
}

const handle = await fsp.open(process.argv[1]!, 'r');
patch(Object.getPrototypeOf(handle) as object, ['write', 'writeFile', 'sync', 'truncate']);
await handle.close();
patch(fsp, ['open', 'rename', 'rm']);
syncBuiltinESMExports();

// What the last build made starts seconds sooner than what has to be translated first.
const built = new URL('../../dist/bulk.js', import.meta.url);
const { runBulk } = (
  existsSync(built) ? await import(built.href) : await import('../../src/bulk/index')
) as typeof import('../../src/bulk/index');
await runBulk(JSON.parse(options) as BulkOptions);
console.log(calls);
