import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleDataset, temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const directory = sampleDataset();

it('puts, corrects, withdraws, restores, lists, imports, exports and reviews on the command line', async () => {
  const folder = temporaryDirectory();
  const where = ['--data', directory, '--overlay', path.join(folder, 'own.sqlite')];
  const overlay = (name: string, ...rest: string[]) => invoke(['overlay', name, ...where, ...rest]);
  const put = await overlay(
    'put',
    '--name',
    'Gate 3',
    '--kind',
    'gate',
    '--latitude',
    '41.77',
    '--longitude',
    '-72.52',
  );
  expect(put.status).toBe(0);
  const id = put.stdout.trim();
  expect(JSON.parse((await invoke(['search', ...where, 'gate', '3'])).stdout)[0]).toMatchObject({
    id,
    source: 'overlay',
  });
  expect((await overlay('correct', id, '--kind', 'door')).status).toBe(0);
  expect((await overlay('withdraw', id)).status).toBe(0);
  expect(JSON.parse((await overlay('list', '--state', 'withdrawn')).stdout)).toMatchObject([
    { id, kind: 'door' },
  ]);
  expect((await overlay('restore', id)).status).toBe(0);
  expect((await overlay('restore', id)).status).toBe(2);
  const csv = (await overlay('export', '--format', 'csv')).stdout;
  expect(csv).toContain(`${id},added,Gate 3,door`);
  const file = path.join(folder, 'more.csv');
  writeFileSync(file, 'name,latitude,longitude\nHub,41.78,-72.52\nNowhere,,\n');
  const imported = await overlay('import', file);
  expect(imported.status).toBe(2);
  expect(JSON.parse(imported.stdout)).toMatchObject({ added: 1, rejected: [{ row: 2 }] });
  expect(JSON.parse((await overlay('review')).stdout)).toMatchObject({ entries: 2, standing: 2 });
  expect((await invoke(['overlay', 'list', '--data', directory])).status).toBe(2);
}, 60_000);

it('says with a code which file an import cannot read, and refuses CSV without a header', async () => {
  const folder = temporaryDirectory();
  const where = ['--data', directory, '--overlay', path.join(folder, 'own.sqlite')];
  const missing = path.join(folder, 'nope.csv');
  expect(await invoke(['overlay', 'import', ...where, missing])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/nope\.csv: expected a readable file, but ENOENT.* \(BULK_INPUT\)\n$/),
  });
  const empty = path.join(folder, 'empty.csv');
  writeFileSync(empty, '');
  expect(await invoke(['overlay', 'import', ...where, empty])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('expected a header with the columns id, state'),
  });
}, 60_000);

it.each([
  ['overlay list', ['overlay', 'list']],
  ['overlay review', ['overlay', 'review']],
  ['overlay export', ['overlay', 'export']],
  ['search', ['search', 'gate 3']],
  ['bulk', ['bulk', '--mode', 'search', '--out', '-', 'rows.csv']],
  ['bulk --pipe', ['bulk', '--mode', 'search', '--pipe']],
])(
  'makes no overlay where %s finds none',
  async (_, command) => {
    const file = path.join(temporaryDirectory(), 'wrong-name.sqlite');
    const { status, stdout, stderr } = await invoke([...command, '--data', directory, '--overlay', file]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`expected an overlay at ${file}, but there is no such file; `);
    expect(existsSync(file)).toBe(false);
  },
  60_000,
);

it('refuses an import that is too large before memory fills, and one that is no UTF-8 before a letter is lost', async () => {
  const folder = temporaryDirectory();
  const own = path.join(folder, 'own.sqlite');
  const imported = (file: string) =>
    invoke(['overlay', 'import', '--data', directory, '--overlay', own, file]);
  const large = path.join(folder, 'large.csv');
  writeFileSync(large, 'name,latitude,longitude\n');
  truncateSync(large, 1_500_000_000);
  expect(await imported(large)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/large\.csv: expected at most 64\.0 MB, .*in parts.* \(BULK_INPUT\)\n$/),
  });
  const latin = path.join(folder, 'latin.csv');
  writeFileSync(latin, Buffer.from('name,latitude,longitude\nCafé,41.78,-72.52\n', 'latin1'));
  expect(await imported(latin)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/latin\.csv: expected UTF-8, .* \(BULK_INPUT\)\n$/),
  });
  expect(existsSync(own)).toBe(false);
});
