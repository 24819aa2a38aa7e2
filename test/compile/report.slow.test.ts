import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { PointClusters } from '../../src/compile/report/point-clusters';
import { DATABASE_FILE } from '../../src/model/manifest';
import { verifyDataset } from '../../src/store/read/verify';
import { invoke } from '../cli/invoke';
import { seeded } from './seeded';
import { buildSources, door, north, writeSources } from './several-sources';
import { temporaryFolder } from './sources/fixtures';
import { type SyntheticAddress, storedAddresses } from './synthetic-country';

const folder = temporaryFolder();
let next = 0;
const fresh = () => path.join(folder, String(next++));

/** Addresses 20 metres apart, in a municipality by its letter. */
function row(count: number, letter = 'A', street = 'Kerkstraat'): SyntheticAddress[] {
  const index = 'ABCD'.indexOf(letter);
  return Array.from({ length: count }, (_, i) =>
    door({
      street,
      number: String(i + 1),
      latitude: north(20 * i, 52.1),
      longitude: 4.4 + index,
      municipality: `Gemeente ${letter}`,
      province: index < 2 ? 'Noord' : 'Zuid',
    }),
  );
}

describe('a build that holds less than the last one', () => {
  it('is refused beyond the threshold, names what shrank, leaves the old dataset, and force overrides', async () => {
    const home = fresh();
    const { out } = await buildSources(home, { register: row(100), survey: row(40, 'B') });
    const before = readFileSync(path.join(out, DATABASE_FILE));
    const shrunk = buildSources(home, { register: row(80), survey: row(40, 'B') });
    await expect(shrunk).rejects.toMatchObject({ code: 'BUILD_REFUSED' });
    await expect(shrunk).rejects.toThrow(
      /addresses of register: 80 instead of 100 \(20 % less, at most 10 % allowed\).*province Noord: 120 instead of 140/,
    );
    expect(readFileSync(path.join(out, DATABASE_FILE)).equals(before)).toBe(true);
    verifyDataset(out);
    const { report } = await buildSources(home, { register: row(80), survey: row(40, 'B') }, { force: true });
    expect(storedAddresses(out).length).toBe(120);
    expect(report.lastBuild).toMatchObject({ addresses: 140, notCompared: null });
    expect(report.lastBuild.shrunk[0]).toEqual({
      what: 'addresses of register',
      before: 100,
      now: 80,
      allowed: 0.1,
    });
  });

  it('is published within the threshold, which the recipe sets', async () => {
    const home = fresh();
    await buildSources(home, { register: row(100) });
    const { report } = await buildSources(home, { register: row(91) });
    expect(report.lastBuild).toMatchObject({ addresses: 100, shrunk: [] });
    const more = { register: { maxShrinkShare: 0.5 } };
    await buildSources(home, { register: row(50) }, { more });
    await expect(buildSources(home, { register: row(20) }, { more })).rejects.toThrow(/at most 50 % allowed/);
  });

  it('is refused when a source is gone, or a province or a municipality came out empty', async () => {
    const home = fresh();
    await buildSources(home, {
      register: [...row(200), ...row(5, 'B'), ...row(6, 'C')],
      survey: row(3, 'A', 'Dijk'),
    });
    await expect(
      buildSources(home, { register: [...row(205), ...row(6, 'C')], survey: row(3, 'A', 'Dijk') }),
    ).rejects.toThrow(/got addresses in municipality Gemeente B: 0 instead of 5 \(100 % less/);
    await expect(
      buildSources(home, { register: [...row(206), ...row(5, 'B')], survey: row(3, 'A', 'Dijk') }),
    ).rejects.toThrow(/got addresses in province Zuid: 0 instead of 6/);
    await expect(
      buildSources(home, { register: [...row(210), ...row(5, 'B'), ...row(6, 'C')] }),
    ).rejects.toThrow(/got addresses of survey \(NL\), which the recipe no longer names so: 0 instead of 3/);
  });

  it('is not compared with another dataset or a damaged one', async () => {
    const home = fresh();
    const { out } = await buildSources(home, { register: row(100) });
    const { recipe, inputRoot } = writeSources(home, { register: row(10) });
    const other = await build({ ...recipe, name: 'Other' }, { inputRoot, out });
    expect(other.lastBuild.notCompared).toMatch(/called "Other", got "Synthetic"/);
    writeFileSync(path.join(out, 'manifest.json'), '{}');
    const { report } = await buildSources(home, { register: row(5) });
    expect(report.lastBuild).toMatchObject({ addresses: null, shrunk: [] });
    expect(report.lastBuild.notCompared).toMatch(/manifest/);
  });

  it('says that a source is named otherwise since its country was corrected, and warned of the placeholder', async () => {
    const home = fresh();
    const out = path.join(home, 'out');
    const run = (code: string) => {
      const { recipe } = writeSources(home, { register: row(100) });
      const file = path.join(home, 'recipe.json');
      writeFileSync(file, JSON.stringify({ ...recipe, country: { code, name: code } }));
      return invoke(['build', file, '--out', out]);
    };
    expect((await run('ZZ')).stdout).toContain('warning: ZZ is no country');
    const corrected = await run('NL');
    expect(corrected.stderr).toMatch(
      /got addresses of register \(ZZ\), which the recipe no longer names so: 0 instead of 100 \(100 % less, at most 10 % allowed\)\. The old/,
    );
  });

  it('says so on the command line, where --force publishes it', async () => {
    const home = fresh();
    const out = path.join(home, 'out');
    const run = (count: number, ...flags: string[]) => {
      const { recipe } = writeSources(home, { register: row(count) });
      const file = path.join(home, 'recipe.json');
      writeFileSync(file, JSON.stringify(recipe));
      return invoke(['build', file, '--out', out, ...flags]);
    };
    expect(await run(100)).toMatchObject({ status: 0 });
    const refused = await run(10);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/register: 10 instead of 100.*--force/);
    const forced = await run(10, '--force');
    expect(forced.status).toBe(0);
    expect(forced.stdout).toMatch(/shrank addresses of register: 10 instead of 100/);
  });
});

describe('many addresses on one point', () => {
  it('are reported with their sources, from a thousand on', async () => {
    const onePoint = (count: number, latitude: number) =>
      row(count).map((address) => ({ ...address, latitude, longitude: 4.4 }));
    const { report } = await buildSources(fresh(), {
      register: [...row(50), ...onePoint(1200, 52.3).slice(50)],
      survey: [...onePoint(999, 52.4).map((address) => ({ ...address, street: 'Dijk' }))],
    });
    expect(report.clusters).toEqual([
      {
        latitude: 52.3,
        longitude: 4.4,
        addresses: 1150,
        sources: ['register'],
        examples: ['Kerkstraat 51', 'Kerkstraat 52', 'Kerkstraat 53', 'Kerkstraat 54', 'Kerkstraat 55'],
      },
    ]);
  });

  it('are counted exactly among many points', () => {
    const random = seeded(9);
    const clusters = new PointClusters();
    const points = Array.from({ length: 40_000 }, () => [
      Math.round((random() - 0.5) * 180e6),
      Math.round((random() - 0.5) * 360e6),
    ]) as [number, number][];
    for (let i = 0; i < 1500; i++) points.push([-12_000_001, 179_999_999]);
    for (let i = 0; i < 1000; i++) points.push([0, -1]);
    for (let i = 0; i < 999; i++) points.push([1, -1]);
    for (const [latitude, longitude] of points) clusters.addRow(latitude, longitude);
    for (const [latitude, longitude] of points) clusters.addAddress(latitude, longitude, 'S', '1', '', 0);
    expect(
      clusters.report(['x']).map(({ latitude, longitude, addresses }) => [latitude, longitude, addresses]),
    ).toEqual([
      [-12.000001, 179.999999, 1500],
      [0, -0.000001, 1000],
    ]);
  });
});

describe('coverage', () => {
  it('counts by source and level the areas reached and the addresses in none', async () => {
    const { report } = await buildSources(fresh(), {
      register: [...row(10), ...row(4, 'C')],
      survey: [
        door({ street: 'Dijk', number: '1', city: '', longitude: 4.7 }),
        door({ street: 'Dijk', number: '3', municipality: 'Gemeente B', latitude: 53.4 }),
      ],
    });
    expect(report.sources.map(({ coverage }) => coverage)).toEqual([
      {
        province: { areas: 2, addressesWithout: 0 },
        municipality: { areas: 2, addressesWithout: 0 },
        city: { areas: 2, addressesWithout: 0 },
        suburb: { areas: 2, addressesWithout: 0 },
      },
      {
        province: { areas: 1, addressesWithout: 0 },
        municipality: { areas: 2, addressesWithout: 1 },
        city: { areas: 1, addressesWithout: 1 },
        suburb: { areas: 0, addressesWithout: 2 },
      },
    ]);
    expect(report.areasWithoutAddresses.municipality).toEqual(['Gemeente D GM3']);
  });

  it('names the source of each rejected row in the reject file', async () => {
    const home = fresh();
    const { recipe, inputRoot } = writeSources(home, {
      register: row(3),
      survey: [...row(3, 'B'), door({ street: '' })],
    });
    const rejects = path.join(home, 'rejects.ndjson');
    await build(recipe, { inputRoot, out: path.join(home, 'out'), rejects });
    const lines = readFileSync(rejects, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { source: 'survey', file: 'survey.csv', line: 5, reason: 'street missing' },
    ]);
  });
});
