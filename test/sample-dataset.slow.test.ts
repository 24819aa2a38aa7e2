import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { argumentsOf, ask } from '../src/cli/commands/operation-commands';
import { EXAMPLES, wordsOf } from '../src/cli/examples';
import { Geocoder, sampleDataset } from '../src/index';
import { OPERATION_NAMES, OPERATIONS } from '../src/operations';
import { invoke } from './cli/invoke';

const directory = sampleDataset();

it('is what a package may weigh: at most 400 kB', () => {
  const sizes = readdirSync(directory).map((name) => statSync(path.join(directory, name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(400_000);
});

it('is whole', () => {
  expect(Geocoder.verify(directory).counts.addresses).toBe(368);
});

describe.each(OPERATION_NAMES)('%s', (name) => {
  it.each(EXAMPLES[name])('has an answer to its example: %s', (example) => {
    using geocoder = Geocoder.open(directory);
    const answer = ask(geocoder, name, argumentsOf(name, wordsOf(example)));
    expect(answer).not.toBeNull();
    expect(answer).not.toEqual([]);
  });
});

it('doorplate demo asks every operation and gets an answer each time', async () => {
  const { status, stdout, stderr } = await invoke(['demo']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of OPERATION_NAMES) {
    const [, call, answer] = stdout
      .split('\n\n')
      .find((part) => part.startsWith(`${OPERATIONS[name].title}  `))!
      .split('\n');
    expect(call).toMatch(new RegExp(`^ {2}geocoder\\.${name}\\(`));
    expect(answer).toMatch(/^ {2}\{"/);
  }
  expect(stdout).toContain('"label":"881 Main Street, Manchester, Connecticut 06040","level":"address"');
  expect(stdout).toContain(`DIR is ${directory}\n`);
});
