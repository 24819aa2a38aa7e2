import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { workerFile } from '../../src/pool/worker-file';

/** What a thread requires for a program, as piscina does, and which of it are ES modules. Without its data the program itself fails. */
function requiredBy(filename: string): Promise<{ files: number; modules: string[] }> {
  const program = `
    const { parentPort } = require('node:worker_threads');
    const { isModuleNamespaceObject } = require('node:util').types;
    try { require(${JSON.stringify(filename)}); } catch {}
    const files = Object.keys(require.cache);
    const modules = files.filter((file) => isModuleNamespaceObject(require.cache[file].exports));
    parentPort.postMessage({ files: files.length, modules });`;
  return new Promise((resolve, reject) => {
    new Worker(program, { eval: true }).on('message', resolve).on('error', reject);
  });
}

it.each(['ask-worker', 'bulk-worker'])(
  'a thread that is ended while it starts leaves the process alone: %s requires no ES module',
  async (name) => {
    const { filename, execArgv } = workerFile(name, name);
    expect(execArgv).toEqual([]);
    const { files, modules } = await requiredBy(filename);
    expect(files).toBeGreaterThan(5);
    expect(modules).toEqual([]);
  },
);
