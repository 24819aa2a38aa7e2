/**
 * The CommonJS build, a step of `npm run build` behind the bundler: each file of the ES modules as a file that `require`
 * reads, and their types. The bundler's own way to split a CommonJS build writes a call of a function for each
 * `?.` and `??`; it took 1.2 times as long for a search, and a second bundling as long as the first.
 */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const ENTRIES = ['index', 'build', 'http', 'bulk', 'pool', 'sqlite'];
/** Threads run these as CommonJS, whoever starts them: src/pool/worker-file.ts says why. */
const WORKERS = ['ask-worker', 'bulk-worker'];
const IMPORTED = /\b(from|import) "\.\/([\w-]+)\.js"/g;
const ON_DEMAND = /\bimport\("\.\/([\w-]+)\.js"\)/g;
const MODULE_URL = `const moduleUrl = require('node:url').pathToFileURL(__filename).href;`;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const written = new Set<string>();
for (const entry of [...ENTRIES, ...WORKERS]) write(entry);
for (const worker of WORKERS) rmSync(`${dist}${worker}.js`);
for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
  const types = readFileSync(dist + file, 'utf8').replace(/(from '|import\(')(\.\/[^']+)\.js'/g, "$1$2.cjs'");
  writeFileSync(dist + file.replace(/\.d\.ts$/, '.d.cts'), types);
}

/** Writes a file and those that it imports. */
function write(name: string): void {
  if (written.has(name)) return;
  written.add(name);
  const source = readFileSync(`${dist}${name}.js`, 'utf8');
  const imported = [IMPORTED, ON_DEMAND].flatMap((pattern) =>
    Array.from(source.matchAll(pattern), (match) => match.at(-1)!),
  );
  for (const other of imported) if (existsSync(`${dist}${other}.js`)) write(other);
  const renamed = source
    .replace(IMPORTED, '$1 "./$2.cjs"')
    // `import()` stays for packages of others, which may be ES modules; a test runner may not have it.
    .replace(ON_DEMAND, 'Promise.resolve().then(() => require("./$1.cjs"))');
  const { code } = transformSync(renamed, {
    format: 'cjs',
    platform: 'node',
    target: 'esnext',
    define: { 'import.meta.url': 'moduleUrl' },
    banner: source.includes('import.meta.url') ? `"use strict";\n${MODULE_URL}` : '"use strict";',
  });
  writeFileSync(`${dist}${name}.cjs`, code);
}
