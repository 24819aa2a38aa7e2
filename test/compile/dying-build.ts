/**
 * A build in a process of its own that dies at the n-th call to the file system, as by `kill -9` or a power cut.
 * Arguments: recipe file, input root, out, n (0: lives on and prints how many calls there were).
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [recipe, inputRoot, out, fatal] = process.argv.slice(2) as [string, string, string, string];
let calls = 0;
let watching = false;
const CALLS = [
  ...(['openSync', 'writeSync', 'closeSync', 'fsyncSync', 'renameSync', 'rmSync', 'mkdirSync'] as const),
  ...(['writeFileSync', 'linkSync', 'unlinkSync', 'readdirSync', 'statSync'] as const),
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
const built = new URL('../../dist/build.js', import.meta.url);
const { build } = (
  fs.existsSync(built) ? await import(built.href) : await import('../../src/compile/index')
) as typeof import('../../src/compile/index');
watching = true;
await build(recipe, { inputRoot, out, rowMemoryBytes: 1 });
watching = false;
console.log(calls);
