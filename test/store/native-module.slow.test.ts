import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-native-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An installation with all packages; better-sqlite3 is a copy whose native module is what `change` leaves. */
function installation(name: string, change: (build: string) => void): string {
  const home = path.join(folder, name);
  const modules = path.join(home, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === 'better-sqlite3' || entry.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
  const own = path.join(modules, 'better-sqlite3');
  for (const part of ['package.json', 'lib'])
    cpSync(path.join(root, 'node_modules/better-sqlite3', part), path.join(own, part), { recursive: true });
  const build = path.join(own, 'build/Release');
  mkdirSync(build, { recursive: true });
  change(build);
  for (const part of ['dist', 'package.json'])
    cpSync(path.join(root, part), path.join(home, part), { recursive: true });
  return home;
}

function askIn(home: string): unknown {
  const script = `
    const { Geocoder, sampleDataset } = await import('./dist/index.js');
    try { Geocoder.open(sampleDataset()); } catch ({ name, code, message }) { console.log(JSON.stringify({ name, code, message })); }`;
  const options = { cwd: home, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}

describe('better-sqlite3 without a native module that fits', () => {
  const said = {
    name: 'GeocoderError',
    code: 'PACKAGE_MISSING',
    message: expect.stringMatching(/better-sqlite3.*npm rebuild better-sqlite3/),
  };

  it('is named, with the command that makes one: its install script did not run', () => {
    expect(askIn(installation('none', () => {}))).toEqual(said);
  });

  it('is named, with the command that makes one: it was made for something else', () => {
    const home = installation('other', (build) =>
      writeFileSync(path.join(build, 'better_sqlite3.node'), 'made for another machine'),
    );
    expect(askIn(home)).toEqual(said);
  });
});
