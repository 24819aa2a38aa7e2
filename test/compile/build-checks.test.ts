import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { liesIn } from '../../src/country/places/country-box';
import { Geocoder } from '../../src/geocoder';
import { invoke } from '../cli/invoke';
import { temporaryFolder } from './sources/fixtures';

const folder = temporaryFolder();
const columns = { streetname: 'street', number: 'number', latitude: 'lat', longitude: 'lon' };
const recipeOf = (file: string, more: object = {}) => ({
  name: 'Town',
  country: { code: 'NL', name: 'Nederland' },
  addresses: [
    {
      name: 'town',
      path: file,
      columns,
      constants: { municipality: 'Assen', province: 'Drenthe', city: 'Assen' },
      ...more,
    },
  ],
});
function write(name: string, rows: string): string {
  writeFileSync(path.join(folder, name), `street;number;lat;lon\n${rows}`);
  return path.join(folder, name);
}

it('reads decimal commas where the recipe says so, and full stops between thousands', async () => {
  const file = write('commas.csv', 'Brink;1;52,9927;6,5642\n');
  const out = path.join(folder, 'commas');
  await build(recipeOf(file, { decimal: ',' }), { out, inputRoot: '/' });
  using geocoder = Geocoder.open(out);
  expect([...geocoder.addresses()]).toMatchObject([{ latitude: 52.9927, longitude: 6.5642 }]);
});

describe('a build of no address', () => {
  it('is refused with the reason, and the old dataset stays; --allow-empty publishes it', async () => {
    const out = path.join(folder, 'empty');
    const file = write('empty.csv', 'Brink;;52.9;6.5\n');
    const recipe = recipeOf(file, { maxRejectedShare: 1 });
    await expect(build(recipe, { out, inputRoot: '/' })).rejects.toMatchObject({
      code: 'BUILD_REFUSED',
      message: expect.stringMatching(
        /^Expected an address at least, got none of 1 records \(number missing\)\. --allow-empty/,
      ),
    });
    expect(existsSync(out)).toBe(false);
    const report = await build(recipe, { out, inputRoot: '/', allowEmpty: true });
    expect(report.manifest.counts.addresses).toBe(0);
  });
});

describe('where the points lie', () => {
  it('is printed as a box, with a warning where a tenth lies outside the country', async () => {
    const rows = Array.from({ length: 8 }, (_, index) => `Brink;${index + 1};52.99${index};6.56\n`).join('');
    const file = write('outside.csv', `${rows}Brink;20;40.1;-100.2\n`);
    const recipe = path.join(folder, 'outside.json');
    writeFileSync(recipe, JSON.stringify(recipeOf(file)));
    const { status, stdout } = await invoke([
      'build',
      recipe,
      '--out',
      path.join(folder, 'outside'),
      '--input-root',
      '/',
    ]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/bounding box +latitude 40\.1 to 52\.997, longitude -100\.2 to 6\.56\n/);
    expect(stdout).toContain(
      'warning: 1 addresses lie outside NL: are latitude, longitude, crs and decimal right?',
    );
    const inside = write('inside.csv', rows);
    const report = await build(recipeOf(inside), { out: path.join(folder, 'inside'), inputRoot: '/' });
    expect(report.sources[0]!.outsideCountry).toBe(0);
  });

  it.each([
    ['NL', 52.99, 6.56, true],
    ['NL', 6.56, 52.99, false],
    ['FJ', -17.8, 178.4, true],
    ['FJ', -17.8, -179.9, true],
    ['FJ', -17.8, 0, false],
    ['RU', 66, -172, true],
    ['RU', 55.75, 37.6, true],
    ['US', 61.2, -149.9, true],
    ['AU', -33.87, 151.21, true],
    ['ZZ', 0, 0, null],
  ])('%s holds %d, %d: %s', (country, latitude, longitude, expected) => {
    expect(liesIn(country, latitude, longitude)).toBe(expected);
  });
});
