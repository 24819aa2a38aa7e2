import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { invoke } from '../cli/invoke';
import { temporaryFolder } from '../compile/sources/fixtures';
import { sampleDataset } from '../sample';
import { Page } from './pages';

const page = new Page('docs/bulk.md');
const directory = sampleDataset();

it('shows what bulk writes and says', async () => {
  const [input, output] = page.blocks('csv');
  const folder = temporaryFolder();
  const [customers, found] = ['customers.csv', 'found.csv'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  writeFileSync(customers, input!);
  const command = page.blocks('sh').find((block) => block.includes('--out found.csv'))!;
  const [, columns] = /--columns (\S+)/.exec(command)!;
  const args = ['--data', directory, '--mode', 'forward', '--threads', '2', '--columns', columns!];
  const { status, stderr } = await invoke(['bulk', ...args, '--out', found, customers]);
  expect(status, stderr).toBe(0);
  expect(readFileSync(found, 'utf8')).toBe(output);
  // A busy machine needs five seconds, after which a line tells how far it is.
  const said = (text: string) =>
    text.replace(/in .* on 2 threads/, 'in no time on 2 threads').replace(/^\d+ %, .*\n/gm, '');
  const shown = page.blocks('text').find((block) => block.startsWith('Columns, guessed'))!;
  expect(said(stderr.replaceAll(found, 'found.csv'))).toBe(said(shown));
});
