import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shapefileBytes } from '../../scripts/formats/shapefile-writer';
import { build } from '../../src/compile/build';
import { findInputFiles } from '../../src/compile/intake/input-files';
import { temporaryFolder } from './sources/fixtures';

const folder = temporaryFolder();
const root = path.join(folder, 'root');
mkdirSync(path.join(root, 'inside'), { recursive: true });
const CSV = 'street,number,lat,lon,town\nBrink,1,52,5,Assen\n';
writeFileSync(path.join(folder, 'secret.csv'), CSV);
writeFileSync(path.join(root, 'inside/a.csv'), CSV);
symlinkSync(path.join(folder, 'secret.csv'), path.join(root, 'link.csv'));
symlinkSync(folder, path.join(root, 'out'));
symlinkSync(path.join(root, 'inside'), path.join(root, 'within'));

function recipeOf(file: string): object {
  const columns = { streetname: 'street', number: 'number', latitude: 'lat', longitude: 'lon', city: 'town' };
  const constants = { municipality: 'Assen', province: 'Drenthe' };
  return {
    name: 'strict',
    country: { code: 'NL', name: 'Nederland' },
    addresses: [{ name: 'a', path: file, columns, constants }],
  };
}

const OUTSIDE = [
  [path.join(folder, 'secret.csv'), /a path inside the input root \(strict paths\), got "/],
  ['../secret.csv', /a path inside the input root/],
  ['inside/../../secret.csv', /a path inside the input root/],
  ['inside\\..\\..\\secret.csv', /a path inside the input root/],
  ['../*.csv', /a path inside the input root/],
  ['C:\\secret.csv', /a path inside the input root/],
  ['\\\\server\\share\\secret.csv', /a path inside the input root/],
  ['link.csv', /a link that leads out of it at "link\.csv"/],
  ['out/secret.csv', /a link that leads out of it at "out\/secret\.csv"/],
] as const;

describe('strict paths', () => {
  it.each(OUTSIDE)('refuse %s', async (file, words) => {
    const out = path.join(folder, 'dataset');
    await expect(build(recipeOf(file), { out, inputRoot: root, strictPaths: true })).rejects.toThrow(
      expect.objectContaining({ code: 'RECIPE_INVALID', message: expect.stringMatching(words) }),
    );
  });

  it('take what lies inside, by links within too', () => {
    const labels = (pattern: string) =>
      findInputFiles(pattern, root, { strictPaths: true }).map(({ label }) => label);
    expect(labels('inside/a.csv')).toEqual(['inside/a.csv']);
    expect(labels('within/a.csv')).toEqual(['within/a.csv']);
    // Patterns follow no link at all.
    expect(labels('**/*.csv')).toEqual(['inside/a.csv']);
    expect(labels('npm:us-atlas/states-10m.json')).toEqual(['npm:us-atlas/states-10m.json']);
  });

  it('reach the files beside a shapefile', async () => {
    const { shp, dbf } = shapefileBytes('point', { street: 5 }, []);
    writeFileSync(path.join(root, 'a.shp'), shp);
    writeFileSync(path.join(folder, 'a.dbf'), dbf);
    symlinkSync(path.join(folder, 'a.dbf'), path.join(root, 'a.dbf'));
    const out = path.join(folder, 'dataset');
    await expect(build(recipeOf('a.shp'), { out, inputRoot: root, strictPaths: true })).rejects.toThrow(
      /a link that leads out of it at "a\.dbf"/,
    );
  });

  it('are off for a recipe of one’s own', async () => {
    const out = path.join(folder, 'dataset');
    const { manifest } = await build(recipeOf('out/secret.csv'), { out, inputRoot: root });
    expect(manifest.counts.addresses).toBe(1);
  });

  it.each(['npm:/etc/passwd', 'npm:../secret.csv', 'npm:us-atlas/../../secret.csv', 'npm:./x/y'])(
    'or not, %s is no file of a package',
    (pattern) => {
      expect(() => findInputFiles(pattern, root)).toThrow(/Expected a file of a package/);
    },
  );
});

describe('errors of readers and recipes', () => {
  const ESCAPE = '\u001b]0;owned\u0007';
  it.each([
    ['a header', 'header.csv', `${ESCAPE},b\n1,2\n`],
    ['a line of JSON', 'line.ndjson', `${ESCAPE}${'x'.repeat(500)}\n`],
    ['JSON that is no object', 'line.ndjson', `["${'x'.repeat(500)}"]\n`],
    [
      'a type of GeoJSON',
      'type.geojson',
      `{"type":"FeatureCollection","features":[{"a":"${'x'.repeat(500)}"}}`,
    ],
    ['a coordinate', 'row.csv', `street,number,lat,lon,town\nBrink,1,${ESCAPE}${'9'.repeat(500)},5,Assen\n`],
  ])('quote %s by sixty printable characters', async (_, name, text) => {
    writeFileSync(path.join(root, name), text);
    const out = path.join(folder, 'dataset');
    const message = await build(recipeOf(name), { out, inputRoot: root }).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).toContain(name);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
    expect(message).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    expect(message).not.toMatch(/x{61}|9{61}/);
  });

  it('quote keys and values of a recipe so too', async () => {
    const out = path.join(folder, 'dataset');
    const bad = { name: 'a', [`${ESCAPE}${'k'.repeat(500)}`]: 1 };
    const recipe = { ...recipeOf('inside/a.csv'), ...bad };
    await expect(build(recipe, { out, inputRoot: root })).rejects.toThrow(
      /\\u\{1b\}\]0;owned\\u\{7\}k{45,60}…: unknown key/,
    );
  });
});
