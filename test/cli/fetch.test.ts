import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { LoopbackServer } from '../compile/fetch/loopback-server';
import { temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const server = new LoopbackServer();
const CSV = 'street,number,lat,lon,town\nBrink,1,52.99,6.56,Assen\nBrink,3,52.98,6.57,Assen\n';
let folder: string;
let downloads: string;
let recipe: string;
const recipeText = (file: string) =>
  JSON.stringify({
    $schema: 'recipe.schema.json',
    note: 'Written on 22 November 2026; not reached.',
    name: 'Town',
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      {
        name: 'town',
        note: 'weekly',
        path: file,
        format: 'delimited',
        columns: { streetname: 'street', number: 'number', latitude: 'lat', longitude: 'lon', city: 'town' },
        constants: { municipality: 'Assen', province: 'Drenthe' },
      },
    ],
  });

beforeEach(() => {
  server.files.clear();
  server.forget();
  server.files.set('/town.csv?v=2', {
    body: Buffer.from(CSV),
    lastModified: 'Tue, 15 Sep 2026 08:00:00 GMT',
  });
  folder = temporaryDirectory();
  downloads = path.join(folder, 'downloads');
  recipe = path.join(folder, 'recipe.json');
  writeFileSync(recipe, recipeText(`${server.origin}/town.csv?v=2`));
});

describe('fetch', () => {
  it('says what it will download, downloads it, and says where it lies', async () => {
    const { status, stdout, stderr } = await invoke(['fetch', recipe, '--into', downloads]);
    expect([status, stderr]).toEqual([
      0,
      `To download: 1 file, ${CSV.length} B.\n  ${server.origin}/town.csv?v=2  ${CSV.length} B, to download\n` +
        `Downloading town.csv: 100 % ${CSV.length} B of ${CSV.length} B\n`,
    ]);
    expect(stdout).toMatch(/-town\.csv {2}77 B, new, sha256 [0-9a-f]{64}\n$/);
    const again = await invoke(['fetch', recipe, '--into', downloads]);
    expect(again.stdout).toContain('77 B, unchanged');
    expect(again.stderr).toBe('');
  });

  it('stops before the first byte with --plan', async () => {
    const { status, stdout } = await invoke(['fetch', recipe, '--into', downloads, '--plan', '--json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([0, [{ bytes: CSV.length, isCurrent: false }]]);
    expect(existsSync(downloads)).toBe(false);
  });

  it('knows the recipes of the package by name, and says what it found none of', async () => {
    const own = await invoke(['fetch', 'iceland', '--into', downloads]);
    expect(own).toMatchObject({
      status: 0,
      stdout: '',
      stderr: 'iceland names no URL: there is nothing to download.\n',
    });
    const none = await invoke(['fetch', 'atlantis', '--into', downloads]);
    expect([none.status, none.stderr]).toMatchObject([
      1,
      expect.stringContaining('atlantis, a URL, or the name of'),
    ]);
  });
});

describe('build', () => {
  it('downloads first; the manifest names the URL without its query, and the time is the publisher’s', async () => {
    const out = path.join(folder, 'out');
    const { status, stderr } = await invoke(['build', recipe, '--downloads', downloads, '--out', out]);
    expect([status, stderr]).toMatchObject([0, expect.stringContaining('To download: 1 file, 77 B.\n')]);
    using geocoder = Geocoder.open(out);
    expect(geocoder.forwardGeocode({ streetname: 'Brink', number: '3' })).toMatchObject({ latitude: 52.98 });
    expect(geocoder.manifest.sources[0]!.files).toEqual([`${server.origin}/town.csv`]);
    expect(geocoder.manifest.builtAt).toBe('2026-09-15T08:00:00.000Z');
  });

  it('asks nobody with --offline, and says so where a file was never downloaded', async () => {
    const args = ['build', recipe, '--downloads', downloads, '--out', path.join(folder, 'out'), '--offline'];
    const none = await invoke(args);
    expect([none.status, none.stderr]).toMatchObject([
      1,
      expect.stringContaining('found none: doorplate fetch'),
    ]);
    await invoke(['fetch', recipe, '--into', downloads]);
    server.forget();
    expect((await invoke(args)).status).toBe(0);
    expect(server.asked).toEqual([]);
  });

  it('keeps a recipe from a URL inside the current folder', async () => {
    writeFileSync(path.join(folder, 'secret.csv'), CSV);
    server.files.set('/recipe.json', { body: Buffer.from(recipeText(path.join(folder, 'secret.csv'))) });
    const out = path.join(folder, 'out');
    const astray = await invoke([
      'build',
      `${server.origin}/recipe.json`,
      '--downloads',
      downloads,
      '--out',
      out,
    ]);
    expect([astray.status, astray.stderr]).toMatchObject([1, expect.stringContaining('strict paths')]);
    server.files.set('/good.json', { body: Buffer.from(recipeText(`${server.origin}/town.csv?v=2`)) });
    const good = await invoke([
      'build',
      `${server.origin}/good.json`,
      '--downloads',
      downloads,
      '--out',
      out,
    ]);
    expect([good.status, existsSync(path.join(out, 'manifest.json'))]).toEqual([0, true]);
  });
});
