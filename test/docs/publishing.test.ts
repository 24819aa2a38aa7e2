import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program';
import { REPOSITORY } from '../sample';

const workflow = readFileSync(path.join(REPOSITORY, 'examples/publish-dataset.yml'), 'utf8');
const commands = [...workflow.matchAll(/npx doorplate ([^\n)]+)/g)].map((match) => match[1]!);

it('the workflow has commands to be checked', () => {
  expect(commands.map((command) => command.split(' ')[0])).toEqual([
    'get',
    'build',
    'verify',
    'pack',
    'catalogue',
    'info',
  ]);
});

it.each(commands)('%s: the command and each flag exist', (line) => {
  const [name, second, ...rest] = line.split(/\s+/);
  const group = createProgram().commands.find((known) => known.name() === name);
  const command = group?.commands.find((known) => known.name() === second) ?? group;
  expect(command).toBeDefined();
  const flags = command!.options.flatMap(({ long, short }) => [long, short]);
  for (const word of rest.filter((each) => /^--?[a-z]/.test(each))) expect(flags).toContain(word);
});
