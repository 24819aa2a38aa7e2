import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { planText } from '../../../src/cli/terminal/bulk-progress';
import { columns } from '../../../src/cli/terminal/output';
import { printableLines } from '../../../src/model/quote';
import { temporaryDirectory } from '../../sample';
import { invoke } from '../invoke';

// A header or a name from elsewhere could set the title of a terminal, or its clipboard.
const EVIL = '\u001b]52;c;cm0=\u0007\u009b31m\u202e';
const HARMLESS = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

const plan = {
  inputFormat: 'csv',
  outputFormat: 'csv',
  map: [{ field: 'streetname', column: `street${EVIL}` }],
  guessed: true,
  unused: [EVIL],
  columns: ['match_level'],
  threads: 1,
  resumedRows: 0,
  rejects: null,
} as const;

it('lines and tabs stay, and nothing else that a terminal obeys', () => {
  expect(printableLines(`a\tb\n${EVIL}`)).toBe('a\tb\n\\u{1b}]52;c;cm0=\\u{7}\\u{9b}31m\\u{202e}');
});

it('a table shows foreign text without control characters', () => {
  expect(columns([[EVIL, EVIL]]).trimEnd()).toMatch(HARMLESS);
});

it('bulk shows foreign headers without control characters, and not twenty thousand of them', () => {
  for (const line of planText(plan).split('\n')) expect(line).toMatch(HARMLESS);
  const unused = Array.from({ length: 20_000 }, (_, at) => `c${at}`);
  expect(planText({ ...plan, unused })).toContain('c18, c19, 19980 more\n');
});

it('a failure and inspect show foreign text without control characters', async () => {
  const file = path.join(temporaryDirectory(), 'rows.csv');
  writeFileSync(file, `street,number,${EVIL}\nBrink,1,${EVIL}\n`);
  const missing = await invoke(['inspect', path.join(path.dirname(file), EVIL)]);
  expect(missing.status).toBe(1);
  expect(missing.stderr.trimEnd()).toMatch(HARMLESS);
  const { stdout } = await invoke(['inspect', file]);
  expect(stdout).toContain('street');
  for (const line of stdout.split('\n')) expect(line).toMatch(HARMLESS);
});
