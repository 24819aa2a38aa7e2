import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addToCatalogue, makePatch, makeTiles, pack, signKeys } from '../../src/compile/index';
import { outputPlaceOf } from '../../src/files/output-place';
import { invoke } from '../cli/invoke';
import { sampleDataset, temporaryDirectory } from '../sample';

const sample = sampleDataset();
const folder = temporaryDirectory();
const inFolder = (name: string) => path.join(folder, name);

function linkTo(name: string): string {
  mkdirSync(inFolder('behind'), { recursive: true });
  symlinkSync(path.join('behind', name), inFolder(name));
  return inFolder(name);
}

describe('an output', () => {
  it('is the file of its name, and the file behind a link of its name', () => {
    expect(outputPlaceOf('out', 'new.csv')).toEqual({ path: 'new.csv', isStream: false });
    const behind = path.join(folder, 'behind', 'link.csv');
    expect(outputPlaceOf('out', linkTo('link.csv'))).toEqual({ path: behind, isStream: false });
    writeFileSync(behind, '');
    expect(outputPlaceOf('out', inFolder('link.csv'))).toEqual({ path: behind, isStream: false });
  });

  it('is no folder and no socket', async () => {
    expect(() => outputPlaceOf('out', folder)).toThrow(
      `out: expected the name of a file, but ${folder} is a folder`,
    );
    const server = createServer();
    await new Promise<void>((listening) => server.listen(inFolder('socket'), listening));
    expect(() => outputPlaceOf('out', inFolder('socket'))).toThrow(/is a socket/);
    server.close();
  });
});

describe('a link of the name of an output stays, and the file behind it is written', () => {
  const behind = (name: string) => {
    expect(lstatSync(inFolder(name)).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).filter((other) => other.startsWith(`${name}.`))).toEqual([]);
    return readFileSync(path.join(folder, 'behind', name));
  };

  it('pack, patch, catalogue', async () => {
    const { privateKey } = signKeys(inFolder('key'));
    await pack(sample, { out: linkTo('pack'), privateKey });
    expect(behind('pack').length).toBeGreaterThan(1000);
    await addToCatalogue(linkTo('catalogue.json'), inFolder('pack'));
    expect(String(behind('catalogue.json'))).toContain('doorplate-catalogue');
    await makePatch(sample, sample, { out: linkTo('patch') });
    expect(behind('patch').length).toBeGreaterThan(100);
  });

  it('diff, evaluate', async () => {
    writeFileSync(
      inFolder('known.csv'),
      'text,latitude,longitude\n881 main street manchester,41.77,-72.52\n',
    );
    expect(await invoke(['diff', sample, sample, '--out', linkTo('changes')])).toMatchObject({ status: 0 });
    expect(String(behind('changes'))).toBe('');
    const evaluated = ['evaluate', '--data', sample, inFolder('known.csv'), '--mode', 'search', '--out'];
    expect(await invoke([...evaluated, linkTo('report.html')])).toMatchObject({ status: 0 });
    expect(String(behind('report.html'))).toContain('<html');
  });
});

it('a pipe stays: diff writes into it, pack refuses it', async () => {
  execFileSync('mkfifo', [inFolder('pipe')]);
  const read = readFile(inFolder('pipe'), 'utf8');
  expect(await invoke(['diff', sample, sample, '--out', inFolder('pipe')])).toMatchObject({ status: 0 });
  expect(await read).toBe('');
  const { privateKey } = signKeys(inFolder('pipe-key'));
  await expect(pack(sample, { out: inFolder('pipe'), privateKey })).rejects.toThrow(/pipe is a pipe/);
  expect(lstatSync(inFolder('pipe')).isFIFO()).toBe(true);
});

it('a folder of the name of an output is refused before the work', async () => {
  const refusal = { code: 'INVALID_REQUEST', message: expect.stringContaining('is a folder') };
  const { privateKey } = signKeys(inFolder('other-key'));
  await expect(pack(sample, { out: folder, privateKey })).rejects.toMatchObject(refusal);
  await expect(makePatch(sample, sample, { out: folder })).rejects.toMatchObject(refusal);
  await expect(makeTiles('town.osm.pbf', { out: folder })).rejects.toMatchObject(refusal);
  await expect(addToCatalogue(folder, 'pack')).rejects.toMatchObject(refusal);
});

it.each([
  ['diff', ['diff', sample, sample, '--out']],
  ['evaluate', ['evaluate', '--data', sample, inFolder('known.csv'), '--mode', 'search', '--out']],
])('%s says with a code, and by its own name, that a file cannot be written', async (_, args) => {
  const { status, stderr } = await invoke([...args, inFolder('nowhere/x')]);
  expect(stderr).toBe(
    `error: ${inFolder('nowhere/x')}: expected to write it, but the folder ${inFolder('nowhere')} does not exist (BULK_OUTPUT)\n`,
  );
  expect(status).toBe(1);
});
