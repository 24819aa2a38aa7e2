/**
 * Work in a process of its own that dies at its n-th call to the file system, as by `kill -9` or a power cut.
 * Arguments: module, function, its arguments as JSON, n (0: lives on and prints how many calls there were).
 */
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [library, name, given, fatal] = process.argv.slice(2);
const SYNC = [
  ...[
    'openSync',
    'writeSync',
    'closeSync',
    'fsyncSync',
    'renameSync',
    'rmSync',
    'mkdirSync',
    'writeFileSync',
  ],
  ...['linkSync', 'unlinkSync', 'readdirSync', 'statSync', 'copyFileSync'],
];
let calls = 0;
let watching = false;

function patch(target, names) {
  for (const method of names) {
    const original = target[method];
    target[method] = function (...values) {
      if (watching && ++calls === Number(fatal)) process.kill(process.pid, 'SIGKILL');
      return original.apply(this, values);
    };
  }
}

const handle = await fsp.open(process.argv[1], 'r');
patch(Object.getPrototypeOf(handle), ['write', 'writeFile', 'sync', 'truncate']);
await handle.close();
patch(fsp, ['open', 'rename', 'rm']);
patch(fs, SYNC);
syncBuiltinESMExports();

const work = (await import(library))[name];
watching = true;
await work(...JSON.parse(given));
watching = false;
console.log(calls);
