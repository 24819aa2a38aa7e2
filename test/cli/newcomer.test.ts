import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { threadsFor } from '../../src/bulk/run-bulk';
import { sampleDataset, temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const directory = sampleDataset();
const folder = temporaryDirectory();
const file = (name: string, bytes: number) => {
  const made = path.join(folder, name);
  writeFileSync(made, '');
  truncateSync(made, bytes);
  return made;
};

it('help of a command that there is not is wrong usage, and names the nearest', async () => {
  expect(await invoke(['help', 'serch'])).toEqual({
    status: 2,
    stdout: '',
    stderr: "error: unknown command 'serch'; did you mean search?\n",
  });
  expect((await invoke(['help', 'search'])).stdout).toContain('Usage: doorplate search');
});

it('inspect of an empty file fails', async () => {
  const { status, stderr } = await invoke(['inspect', file('empty.csv', 0)]);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('expected a file that holds something, got an empty one'),
  ]);
});

it.each([
  ['--lat', '--latitude'],
  ['--lon', '--longitude'],
  ['--lattitude', '--latitude'],
])('reverse %s suggests %s', async (written, meant) => {
  const { status, stderr } = await invoke(['reverse', '--data', directory, written, '52']);
  expect([status, stderr]).toEqual([2, expect.stringContaining(`(Did you mean ${meant}?)`)]);
});

it('verify --json prints the manifest', async () => {
  const { status, stdout } = await invoke(['verify', '--json', directory]);
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { format: 'doorplate' }]);
});

it('bulk takes a thread for every 2 MB, at most one a core', () => {
  expect(threadsFor(file('small.csv', 1_000_000), 8)).toBe(1);
  expect(threadsFor(file('large.csv', 7_000_000), 8)).toBe(3);
  expect(threadsFor(file('huge.csv', 700_000_000), 8)).toBe(8);
  expect(threadsFor(file('packed.csv.gz', 2_000_000), 8)).toBe(4);
  expect(threadsFor('-', 8)).toBe(8);
});

it('names in help what needs a newer Node, and a key that the command before it sets', async () => {
  expect((await invoke(['help', 'bulk'])).stdout).toMatch(/\.zst\s+from Node\s+22\.15\s+on/);
  expect((await invoke(['help', 'serve'])).stdout).toContain('KEY=$(doorplate keys create');
});

it.each(['serve', 'bulk', 'overlay put', 'patch make', ''])(
  'wraps the help of "%s" in 80 columns',
  async (command) => {
    const { stdout } = await invoke([...command.split(' ').filter(Boolean), '--help']);
    const [lists] = stdout.split(/\nExamples?:/);
    expect(lists!.split('\n').filter((line) => line.length > 80)).toEqual([]);
  },
);

it('wraps the descriptions of the help in a terminal of 40 columns too', async () => {
  const { columns } = process.stdout;
  process.stdout.columns = 40;
  try {
    const { stdout } = await invoke(['help', 'bulk'], { terminal: true });
    const described = stdout
      .split('\nExamples:')[0]!
      .split('\n')
      .filter((line) => !/^ {2}\S/.test(line));
    expect(described.filter((line) => line.length > 40)).toEqual([]);
  } finally {
    process.stdout.columns = columns;
  }
});

it('overlay import of a file that is not there says so, without a stack', async () => {
  const overlay = path.join(folder, 'import.sqlite');
  const { status, stderr } = await invoke([
    'overlay',
    'import',
    '--data',
    directory,
    '--overlay',
    overlay,
    'no.csv',
  ]);
  expect([status, stderr]).toEqual([
    1,
    'error: no.csv: expected a readable file, but ENOENT: no such file or directory (BULK_INPUT)\n',
  ]);
});

it('overlay correct without a change is wrong usage, and keeps nothing', async () => {
  const where = ['--data', directory, '--overlay', path.join(folder, 'correct.sqlite')];
  const [{ id }] = JSON.parse(
    (await invoke(['search', '--data', directory, '881 main street, manchester'])).stdout,
  );
  const { status, stderr } = await invoke(['overlay', 'correct', ...where, id]);
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('expected at least one of name, kind, streetname'),
  ]);
  expect(JSON.parse((await invoke(['overlay', 'list', ...where])).stdout)).toEqual([]);
});

it('overlay put names the text that is no number', async () => {
  const where = ['--data', directory, '--overlay', path.join(folder, 'put.sqlite')];
  const { status, stderr } = await invoke([
    'overlay',
    'put',
    ...where,
    '--name',
    'Gate 3',
    '--latitude',
    'north',
  ]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('Expected a number, got "north".')]);
});
