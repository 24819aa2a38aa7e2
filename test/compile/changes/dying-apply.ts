/**
 * Applies a patch in a process of its own that dies at the n-th call to the file system, as by `kill -9` or a power cut.
 * Arguments: dataset (replaced), patch, n (0: lives on and prints how many calls there were).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [dataset, patch, fatal] = process.argv.slice(2) as [string, string, string];
let calls = 0;
let watching = false;
const CALLS = [
  ...(['openSync', 'writeSync', 'closeSync', 'fsyncSync', 'renameSync', 'rmSync', 'mkdirSync'] as const),
  ...(['writeFileSync', 'linkSync', 'unlinkSync', 'readdirSync', 'rmdirSync'] as const),
] as const;
const patched = fs as unknown as Record<string, (...given: unknown[]) => unknown>;
for (const name of CALLS) {
  const original = patched[name]!;
  patched[name] = (...given) => {
    if (watching && ++calls === Number(fatal)) process.kill(process.pid, 'SIGKILL');
    return original.apply(fs, given);
  };
}
syncBuiltinESMExports();

// What the last build made starts seconds sooner than what has to be translated first.
const built = new URL('../../../dist/build.js', import.meta.url);
const { applyPatch } = (
  fs.existsSync(built) ? await import(built.href) : await import('../../../src/compile/index')
) as typeof import('../../../src/compile/index');
watching = true;
await applyPatch(dataset, patch, { out: dataset });
watching = false;
console.log(calls);
