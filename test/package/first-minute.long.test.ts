import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { Page } from '../docs/pages';
import { REPOSITORY, temporaryDirectory } from '../sample';

/** An empty folder, in which a stranger does what README says. */
const folder = temporaryDirectory();
const readme = new Page('README.md');
const [script] = readme.section('Ten lines').match(/(?<=^```ts\n).*?(?=^```)/ms)!;
const [printed] = readme.section('Ten lines').match(/(?<=^```text\n).*?(?=^```)/ms)!;
const commandsOf = (section: string) =>
  readme
    .section(section)
    .match(/(?<=^```sh\n).*?(?=\n```)/ms)![0]
    .split('\n');
const NATIVE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

function shell(command: string, cwd = folder): string {
  return execFileSync('bash', ['-euc', command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const node = (file: string) => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });

/** The native part is not compiled a second time: that takes minutes. */
beforeAll(() => {
  const [packed] = JSON.parse(
    shell(`npm pack --json --ignore-scripts --pack-destination ${JSON.stringify(folder)}`, REPOSITORY),
  );
  const [install] = commandsOf('In one minute');
  expect(install).toBe('npm install doorplate');
  const tarball = install!.replace('doorplate', `./${packed.filename}`);
  shell(`${tarball} --prefer-offline --no-audit --no-fund --ignore-scripts`);
  mkdirSync(path.dirname(path.join(folder, NATIVE)), { recursive: true });
  copyFileSync(path.join(REPOSITORY, NATIVE), path.join(folder, NATIVE));
  writeFileSync(path.join(folder, 'first.mjs'), script);
});

it('the demonstration runs', () => {
  expect(commandsOf('In one minute')[1]).toBe('npx doorplate demo');
  expect(shell('npx doorplate demo')).toContain('881 Main Street, Manchester, Connecticut 06040');
});

it('the ten lines run, word for word, and print what README says', () => {
  expect(node('first.mjs')).toBe(printed);
});

it('the ten lines run as CommonJS', () => {
  const required = script.replace(/import (.*) from '(.*)'/, "const $1 = require('$2')");
  writeFileSync(path.join(folder, 'first.cjs'), required);
  expect(node('first.cjs')).toBe(printed);
});

it.each(['esm', 'cjs'] as const)('the ten lines run bundled into one file, as %s', (format) => {
  const bundle = `out/first.${format === 'esm' ? 'mjs' : 'cjs'}`;
  buildSync({
    absWorkingDir: folder,
    entryPoints: ['first.mjs'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format,
    external: ['better-sqlite3'],
    logLevel: 'silent',
  });
  expect(node(bundle)).toBe(printed);
});

it('the commands below the ten lines answer as they do', () => {
  const [forward, search] = commandsOf('Ten lines').map((command) => JSON.parse(shell(command)));
  expect(forward).toMatchObject({ number: '881', latitude: 41.770074, longitude: -72.52034 });
  expect(search[0]).toMatchObject({ label: '4516 Old Seward Highway, Anchorage, Alaska 99503' });
});
