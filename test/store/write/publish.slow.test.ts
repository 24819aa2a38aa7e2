import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../src/store/dataset';
import { verifyDataset } from '../../../src/store/read/verify';
import { Publication } from '../../../src/store/write/publish';
import { temporaryDirectories, writePlan } from '../synthetic';

const newDirectory = temporaryDirectories();

function publish(out: string, seed: number): string {
  const publication = Publication.begin(out);
  const { manifest } = writePlan(publication.directory, { seed, streets: 10 });
  publication.commit();
  return manifest.datasetId;
}

/** A process number that is not in use: that of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '0']).pid;
}

describe('publishing', () => {
  it('creates a dataset, and replaces one', () => {
    const out = join(newDirectory(), 'deep', 'out');
    const first = publish(out, 1);
    expect(verifyDataset(out).datasetId).toBe(first);
    const open = Dataset.open(out);
    const second = publish(out, 2);
    expect(second).not.toBe(first);
    expect(verifyDataset(out).datasetId).toBe(second);
    // A reader of the old one keeps its files.
    expect(open.street(9).addressCount).toBeGreaterThan(0);
    expect(readdirSync(join(out, '..'))).toEqual(['out']);
  });

  it('leaves the old dataset complete if the build is abandoned', () => {
    const out = join(newDirectory(), 'out');
    const first = publish(out, 1);
    const publication = Publication.begin(out);
    writePlan(publication.directory, { seed: 2, streets: 10 });
    publication.abandon();
    publication.abandon();
    expect(verifyDataset(out).datasetId).toBe(first);
    expect(readdirSync(join(out, '..'))).toEqual(['out']);
  });

  it('refuses a second build while one is running, but not afterwards', () => {
    const out = join(newDirectory(), 'out');
    const publication = Publication.begin(out);
    expect(() => Publication.begin(out)).toThrow(
      expect.objectContaining({
        code: 'BUILD_FAILED',
        message: expect.stringContaining(String(process.pid)),
      }),
    );
    expect(existsSync(publication.directory)).toBe(true);
    publication.abandon();
    Publication.begin(out).abandon();
  });

  it('removes the lock and the files of a dead build', () => {
    const out = join(newDirectory(), 'out');
    const first = publish(out, 1);
    const dead = deadProcess();
    writeFileSync(`${out}.lock`, `${dead} 1\n`);
    writeFileSync(`${out}.lock.${dead}`, `${dead} 1\n`);
    // What a build leaves that dies at work: its mark, and files that are half done.
    mkdirSync(`${out}.building`);
    writeFileSync(join(`${out}.building`, '.doorplate-building'), '');
    writeFileSync(join(`${out}.building`, 'addresses.sqlite'), 'half');
    mkdirSync(join(`${out}.building`, 'spilled'));
    expect(verifyDataset(out).datasetId).toBe(first);
    const second = publish(out, 2);
    expect(verifyDataset(out).datasetId).toBe(second);
    expect(readdirSync(join(out, '..'))).toEqual(['out']);
  });

  it('distinguishes a process from a later process with the same number', () => {
    const out = join(newDirectory(), 'out');
    writeFileSync(`${out}.lock`, `${process.pid} 1\n`);
    // Only where the start of a process can be told.
    if (existsSync('/proc/self/stat')) Publication.begin(out).abandon();
    else expect(() => Publication.begin(out)).toThrow('BUILD_FAILED');
  });

  it('leaves a dataset that opens and verifies wherever a build dies, and the next build continues', () => {
    const steps: ((out: string) => void)[] = [
      // While it is written.
      () => {},
      // Between the two renames.
      (out) => renameSync(out, `${out}.previous`),
      // Before the old one is gone.
      (out) => {
        rmSync(join(`${out}.building`, '.doorplate-building'));
        renameSync(out, `${out}.previous`);
        renameSync(`${out}.building`, out);
      },
    ];
    for (const [index, step] of steps.entries()) {
      const out = join(newDirectory(), 'out');
      const first = publish(out, 1);
      const publication = Publication.begin(out);
      const second = writePlan(publication.directory, { seed: 2, streets: 10 }).manifest.datasetId;
      step(out);
      writeFileSync(`${out}.lock`, `${deadProcess()} 1\n`);
      const expected = index === 2 ? second : first;
      expect(verifyDataset(out).datasetId).toBe(expected);
      const dataset = Dataset.open(out);
      expect(dataset.manifest.datasetId).toBe(expected);
      expect(dataset.street(0).name).toContain('Straat');
      dataset.close();
      const third = publish(out, 3);
      expect(verifyDataset(out).datasetId).toBe(third);
      expect(readdirSync(join(out, '..'))).toEqual(['out']);
    }
  });

  it('restores a renamed dataset even if the next build fails', () => {
    const out = join(newDirectory(), 'out');
    const first = publish(out, 1);
    renameSync(out, `${out}.previous`);
    Publication.begin(out).abandon();
    expect(verifyDataset(out).datasetId).toBe(first);
    expect(readdirSync(join(out, '..'))).toEqual(['out']);
  });

  it('never removes a directory that is not a dataset', () => {
    const out = join(newDirectory(), 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'x');
    expect(() => Publication.begin(out)).toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining('thesis.txt') }),
    );
    expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('x');
    const file = join(newDirectory(), 'file');
    writeFileSync(file, 'x');
    expect(() => Publication.begin(file)).toThrow(expect.objectContaining({ code: 'BUILD_FAILED' }));
    expect(readdirSync(join(out, '..')).sort()).toEqual(['out']);
  });

  it.each(['.building', '.previous'])('never removes a folder OUT%s that no build made', (suffix) => {
    for (const name of ['thesis.txt', 'manifest.json']) {
      const out = join(newDirectory(), 'out');
      const first = publish(out, 1);
      mkdirSync(out + suffix);
      writeFileSync(join(out + suffix, name), '{"name":"a page of somebody else"}');
      expect(() => Publication.begin(out)).toThrow(expect.objectContaining({ code: 'BUILD_FAILED' }));
      expect(readdirSync(out + suffix)).toEqual([name]);
      expect(verifyDataset(out).datasetId).toBe(first);
    }
  });

  it('never follows a link in the place of a build', () => {
    const out = join(newDirectory(), 'out');
    const theirs = newDirectory();
    writeFileSync(join(theirs, '.doorplate-building'), '');
    symlinkSync(theirs, `${out}.building`);
    expect(() => Publication.begin(out)).toThrow(/got a link/);
    expect(readdirSync(theirs)).toEqual(['.doorplate-building']);
  });

  it('never removes the manifest.json of another program', () => {
    const out = join(newDirectory(), 'out');
    mkdirSync(out);
    writeFileSync(join(out, 'manifest.json'), '{"name":"a page","start_url":"/"}');
    expect(() => Publication.begin(out)).toThrow(/Doorplate did not write/);
    expect(readdirSync(out)).toEqual(['manifest.json']);
  });

  it('replaces a dataset with a damaged manifest or database, and continues an interrupted removal', () => {
    for (const file of ['manifest.json', 'addresses.sqlite']) {
      const out = join(newDirectory(), 'out');
      publish(out, 1);
      writeFileSync(join(out, file), 'damaged');
      const second = publish(out, 2);
      expect(verifyDataset(out).datasetId).toBe(second);
    }
    const out = join(newDirectory(), 'out');
    publish(out, 1);
    // The old one was on its way out: its database is gone already.
    publish(`${out}.previous`, 3);
    rmSync(join(`${out}.previous`, 'addresses.sqlite'));
    const second = publish(out, 2);
    expect(verifyDataset(out).datasetId).toBe(second);
    expect(readdirSync(join(out, '..'))).toEqual(['out']);
  });

  it('follows a link to the directory and keeps the link', () => {
    const real = join(newDirectory(), 'real');
    publish(real, 1);
    const link = join(newDirectory(), 'link');
    symlinkSync(real, link);
    const second = publish(link, 2);
    expect(verifyDataset(real).datasetId).toBe(second);
    expect(verifyDataset(link).datasetId).toBe(second);
  });

  it.skipIf(process.getuid?.() === 0)('names the path that may not be written', () => {
    const parent = newDirectory();
    chmodSync(parent, 0o500);
    expect(() => Publication.begin(join(parent, 'out'))).toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining(parent) }),
    );
    chmodSync(parent, 0o700);
  });

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full, and clears up', () => {
    const out = join(newDirectory(), 'out');
    const first = publish(out, 1);
    const publication = Publication.begin(out);
    symlinkSync('/dev/full', join(publication.directory, 'addresses.sqlite'));
    expect(() => writePlan(publication.directory, { seed: 2, streets: 10 })).toThrow(
      expect.objectContaining({ code: 'BUILD_FAILED', message: expect.stringContaining('the disk is full') }),
    );
    publication.abandon();
    expect(verifyDataset(out).datasetId).toBe(first);
    expect(readdirSync(dirname(out))).toEqual(['out']);
  });
});
