/** The Electron example in an archive, as a packager makes it: what must lie beside the archive does, and it runs from there. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createPackageWithOptions, extractAll, listPackage } from '@electron/asar';
import { expect, it } from 'vitest';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { ELECTRON } from './stand-in-electron';

const NATIVE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
const dataset = sampleDataset();
const built = existsSync(path.join(REPOSITORY, 'dist/index.js'));

/** The packages that one depends on, and those that they do: without what compiles the native module, which is copied apart. */
function installedWith(folder: string, found = new Set<string>()): ReadonlySet<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const own = path.join(REPOSITORY, 'node_modules', name);
    if (found.has(name) || name === 'prebuild-install' || !existsSync(own)) continue;
    if (name !== 'better-sqlite3') found.add(name);
    installedWith(own, found);
  }
  return found;
}

/** The folder of an application, with what Doorplate needs of `node_modules`. */
function application(): string {
  const app = path.join(temporaryDirectory(), 'app');
  cpSync(path.join(REPOSITORY, 'examples/electron'), app, { recursive: true });
  const modules = path.join(app, 'node_modules');
  for (const name of ['package.json', 'dist'])
    cpSync(path.join(REPOSITORY, name), path.join(modules, 'doorplate', name), { recursive: true });
  for (const name of installedWith(REPOSITORY))
    cpSync(path.join(REPOSITORY, 'node_modules', name), path.join(modules, name), { recursive: true });
  for (const name of ['package.json', 'lib', 'build/Release/better_sqlite3.node']) {
    const from = path.join(REPOSITORY, 'node_modules/better-sqlite3', name);
    cpSync(from, path.join(modules, 'better-sqlite3', name), { recursive: true });
  }
  return app;
}

it.skipIf(!built)(
  'the native module lies beside the archive, and the example runs from the unpacked tree',
  async () => {
    const resources = temporaryDirectory();
    const archive = path.join(resources, 'app.asar');
    // As `asarUnpack` of electron-builder, and the plugin of Forge.
    await createPackageWithOptions(application(), archive, { unpackDir: 'node_modules/better-sqlite3' });
    cpSync(dataset, path.join(resources, 'dataset'), { recursive: true });

    const beside = path.join(`${archive}.unpacked`, NATIVE);
    expect(existsSync(beside)).toBe(true);
    expect(createRequire(import.meta.url)(beside)).toHaveProperty('Database');
    const packed = listPackage(archive, { isPack: false });
    expect(packed).toContain('/main.mjs');
    expect(packed).toContain('/node_modules/doorplate/dist/index.js');
    // The dataset is not in the archive: SQLite opens files. What lies there is the sample that the package carries.
    const datasets = packed.filter((file) => file.endsWith('addresses.sqlite'));
    expect(datasets.filter((file) => !file.startsWith('/node_modules/doorplate/dist/sample/'))).toEqual([]);
    expect(readdirSync(resources).sort()).toEqual(['app.asar', 'app.asar.unpacked', 'dataset']);

    const unpacked = path.join(temporaryDirectory(), 'app');
    extractAll(archive, unpacked);
    const electron = path.join(unpacked, 'node_modules/electron');
    mkdirSync(electron);
    writeFileSync(
      path.join(electron, 'package.json'),
      JSON.stringify({ type: 'module', exports: './electron.js' }),
    );
    writeFileSync(path.join(electron, 'electron.js'), ELECTRON);
    const child = spawn(process.execPath, [path.join(unpacked, 'main.mjs')], {
      env: { ...process.env, DATASET: path.join(resources, 'dataset') },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    child.stdin.end('["geocoding:search", "4516 old seward hwy, anchorage"]\n');
    expect(JSON.parse(await text(child.stdout)).answer[0]).toMatchObject({
      level: 'address',
      city: 'Anchorage',
    });
    expect((await exit)[0]).toBe(0);
  },
  60_000,
);
