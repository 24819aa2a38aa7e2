import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findInputFiles } from '../../src/compile/intake/input-files';
import { temporaryFolder } from './sources/fixtures';

describe('findInputFiles', () => {
  const root = temporaryFolder();
  for (const name of [
    'b.csv',
    'a.csv',
    'a.csv.gz',
    'x/c.csv',
    'x/y/d.csv',
    'x/y/d1.csv',
    'brackets[1].csv',
    'x/.e.csv',
  ]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), name);
  }
  const labels = (pattern: string) => findInputFiles(pattern, root).map(({ label }) => label);

  it('matches names and folders, in order', () => {
    expect(labels('a.csv')).toEqual(['a.csv']);
    expect(labels('*.csv')).toEqual(['a.csv', 'b.csv', 'brackets[1].csv']);
    expect(labels('?.csv*')).toEqual(['a.csv', 'a.csv.gz', 'b.csv']);
    expect(labels('x/*/d?.csv')).toEqual(['x/y/d1.csv']);
    expect(labels('**/d.csv')).toEqual(['x/y/d.csv']);
    expect(labels('**/[a-c].csv'.replace('[a-c]', '?'))).toEqual(['a.csv', 'b.csv', 'x/c.csv', 'x/y/d.csv']);
    expect(labels('brackets[1].csv')).toEqual(['brackets[1].csv']);
    expect(labels('x/**/*.csv')).toEqual(['x/.e.csv', 'x/c.csv', 'x/y/d.csv', 'x/y/d1.csv']);
  });

  it('takes absolute paths, and files of packages', () => {
    expect(findInputFiles(path.join(root, 'x', '*.csv'), '/')[0]!.path).toBe(path.join(root, 'x/.e.csv'));
    const [states] = findInputFiles('npm:us-atlas/states-10m.json', process.cwd());
    expect(states).toMatchObject({ label: 'npm:us-atlas/states-10m.json' });
    expect(states!.bytes).toBeGreaterThan(10_000);
  });

  it('names what is not there', () => {
    expect(() => labels('*.tsv')).toThrow(
      `Expected files like ${path.join(root, '*.tsv')}, got none. The paths`,
    );
    expect(() => labels('x')).toThrow('it is not a file');
    expect(() => labels('npm:nothing-here/x.json')).toThrow(
      'Expected nothing-here/x.json in an installed package',
    );
  });

  it('names a folder once where it would look for a package twice', () => {
    expect(() => findInputFiles('npm:nothing-here/x.json', '.')).toThrow(
      `found none from ${process.cwd()}: npm install`,
    );
  });
});
