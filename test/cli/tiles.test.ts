import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PbfWriter } from '../../scripts/formats/pbf-writer';
import { withTiles } from '../../src/cli/commands/tiles-command';
import { temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const folder = temporaryDirectory();
const extract = path.join(folder, 'town.osm.pbf');
const pbf = new PbfWriter(extract, { sorted: true });
pbf.nodes([
  { id: 1, latitude: 52, longitude: 5 },
  { id: 2, latitude: 52.001, longitude: 5 },
]);
pbf.ways([{ id: 1, refs: [1, 2], tags: { highway: 'residential', name: 'Kerkstraat' } }]);
pbf.close();

it('doorplate tiles makes the file and says what is in it', async () => {
  const out = path.join(folder, 'town.pmtiles');
  const said = await invoke(['tiles', extract, '-o', out]);
  expect([said.status, said.stderr]).toEqual([0, '']);
  expect(said.stdout).toMatch(
    /town\.pmtiles: .* 3 tiles \(water 0, waterway 0, roads 1, rail 0, buildings 0\)\n$/,
  );
  expect(readFileSync(out).toString('latin1', 0, 7)).toBe('PMTiles');
  const json = await invoke(['tiles', extract, '-o', out, '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ file: out, tiles: 3, elements: { roads: 1 } });
  expect((await invoke(['tiles', `${extract}.nowhere`, '-o', out])).status).toBe(1);
  expect((await invoke(['tiles', extract])).status).toBe(2);
});

it('the service cuts an extract at its start and removes the tiles at its end; PMTiles are taken as they are', async () => {
  let made = '';
  const told: unknown[] = [];
  const outcome = await withTiles(
    extract,
    (report) => told.push(report.tiles),
    async ({ tiles }) => {
      made = tiles!;
      return readFileSync(made).toString('latin1', 0, 7);
    },
  );
  expect([outcome, told, existsSync(path.dirname(made))]).toEqual(['PMTiles', [3], false]);
  const failing = withTiles(
    extract,
    () => {},
    async ({ tiles }) => {
      made = tiles!;
      throw new Error('the port is taken');
    },
  );
  await expect(failing).rejects.toThrow('the port is taken');
  expect(existsSync(path.dirname(made))).toBe(false);
  for (const given of ['town.pmtiles', undefined]) {
    expect(
      await withTiles(
        given,
        () => told.push(0),
        async ({ tiles }) => tiles,
      ),
    ).toBe(given);
  }
  expect(told).toEqual([3]);
});
