import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, makePatch, makeTiles, pack, signKeys } from '../../src/compile/index';
import { refuseDatasetFile } from '../../src/files/refuse-dataset-file';
import { Geocoder } from '../../src/index';
import { MANIFEST_FILE } from '../../src/model/manifest';
import { invoke } from '../cli/invoke';
import { SAMPLE_RECIPE, sampleDataset, temporaryDirectory } from '../sample';

const sample = sampleDataset();
const folder = temporaryDirectory();
const dataset = path.join(folder, 'town');
const known = path.join(folder, 'known.csv');
beforeAll(() => {
  cpSync(sample, dataset, { recursive: true });
  writeFileSync(known, 'text,latitude,longitude\n881 main street manchester,41.77,-72.52\n');
});

const refusal = { code: 'INVALID_REQUEST', message: expect.stringMatching(/never written to, but got /) };

function isRefused(file: string, datasets: readonly string[] = []): boolean {
  try {
    refuseDatasetFile('out', file, datasets);
    return false;
  } catch (error) {
    expect(error).toMatchObject(refusal);
    return true;
  }
}

describe('a file to write', () => {
  it('is none of a dataset, and nothing in the folder of one that is read', () => {
    expect(isRefused(path.join(dataset, MANIFEST_FILE))).toBe(true);
    expect(isRefused(path.join(dataset, 'found.csv'))).toBe(false);
    expect(isRefused(path.join(dataset, 'found.csv'), [dataset])).toBe(true);
    expect(isRefused(path.join(dataset, 'not/there/found.csv'), [dataset])).toBe(true);
    expect(isRefused(`${dataset}.csv`, [dataset])).toBe(false);
    expect(isRefused(path.join(folder, MANIFEST_FILE), [dataset])).toBe(false);
  });

  it('is the one that links lead to, also to a file that is not there yet', () => {
    const link = (name: string, target: string) => {
      symlinkSync(target, path.join(folder, name));
      return path.join(folder, name);
    };
    expect(isRefused(link('manifest-link', path.join(dataset, MANIFEST_FILE)))).toBe(true);
    expect(isRefused(link('new-link', 'town/new.csv'), [dataset])).toBe(true);
    expect(isRefused(path.join(link('folder-link', dataset), 'new.csv'), [dataset])).toBe(true);
    expect(isRefused(path.join(dataset, 'new.csv'), [path.join(folder, 'folder-link')])).toBe(true);
    expect(isRefused(link('circle', 'circle'), [dataset])).toBe(false);
    linkSync(path.join(dataset, MANIFEST_FILE), path.join(folder, 'second-name'));
    expect(isRefused(path.join(folder, 'second-name'), [dataset])).toBe(true);
  });

  it('may be the manifest of something else', () => {
    const other = path.join(folder, 'page');
    mkdirSync(other);
    writeFileSync(path.join(other, MANIFEST_FILE), '{"name":"a web page"}');
    expect(isRefused(path.join(other, MANIFEST_FILE), [dataset])).toBe(false);
  });
});

describe('no output replaces a file of the dataset it reads', () => {
  const bytesOf = () =>
    readdirSync(dataset).map((name) => [name, readFileSync(path.join(dataset, name)).toString('base64')]);
  const unchanged = async (write: () => Promise<unknown>) => {
    const before = bytesOf();
    await expect(write()).rejects.toMatchObject(refusal);
    expect(bytesOf()).toEqual(before);
  };
  const inDataset = (name: string) => path.join(dataset, name);

  it('pack, patch, tiles', async () => {
    const { privateKey } = signKeys(path.join(folder, 'key'));
    for (const name of ['addresses.sqlite', MANIFEST_FILE]) {
      await unchanged(() => pack(dataset, { out: inDataset(name), privateKey }));
      await unchanged(() => makePatch(sample, dataset, { out: inDataset(name) }));
      await unchanged(() => makeTiles('town.osm.pbf', { out: inDataset(name) }));
    }
  });

  it('rejects of a build', async () => {
    const out = path.join(folder, 'new');
    await unchanged(() => build(SAMPLE_RECIPE, { out, rejects: inDataset(MANIFEST_FILE) }));
    await unchanged(() => build(SAMPLE_RECIPE, { out: dataset, rejects: inDataset('rejects.ndjson') }));
    await unchanged(() =>
      build(SAMPLE_RECIPE, { out, previous: dataset, rejects: inDataset('rejects.ndjson') }),
    );
  });

  it('a new overlay', async () => {
    await unchanged(async () => Geocoder.open(dataset, { overlay: inDataset('own.sqlite') }));
  });

  it.each([
    ['diff', ['diff', sample, dataset, '--out']],
    ['evaluate', ['evaluate', '--data', dataset, known, '--mode', 'search', '--out']],
  ])('the command %s, with exit status 2', async (_, args) => {
    const before = bytesOf();
    const { status, stderr } = await invoke([...args, inDataset('addresses.sqlite')]);
    expect(stderr).toMatch(/out: expected a file outside of the dataset in .*INVALID_REQUEST/);
    expect(status).toBe(2);
    expect(bytesOf()).toEqual(before);
  });
});
