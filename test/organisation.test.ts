import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './sample';

const root = path.join(REPOSITORY, 'test');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts'));
const tests = files.filter((file) => file.endsWith('.test.ts'));
const quick = tests.filter((file) => !/\.(slow|long)\.test\.ts$/.test(file));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The files of test/ that a file imports, itself included. */
function helpersOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, module] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
    const target = `${path.posix.join(path.posix.dirname(file), module!)}.ts`;
    if (files.includes(target)) helpersOf(target, found);
  }
  return found;
}

describe('quick tests', () => {
  it('are there to be checked', () => {
    expect(quick.length).toBeGreaterThan(40);
    expect(quick.length).toBeLessThan(tests.length);
  });

  const others = quick.filter((file) => file !== 'organisation.test.ts');

  it('start no process and need no build, neither do their helpers', () => {
    const wrong = others.flatMap((file) =>
      [...helpersOf(file)]
        .filter((helper) => /'(node:)?child_process'|dist\//.test(textOf(helper)))
        .map((helper) => `${file} is a .slow.test.ts, for ${helper} starts processes or reads dist/`),
    );
    expect(wrong).toEqual([]);
  });

  it('ask no worker threads of pool or bulk, for those run what was built', () => {
    const threads = /\b(runBulk|enrich|enrichStream|GeocoderPool\.open)\(|invoke\(\['bulk'/;
    expect(others.filter((file) => threads.test(textOf(file)))).toEqual([]);
  });
});

it('every kind of test has its name: .test.ts, .slow.test.ts or .long.test.ts', () => {
  const kinds = tests.map((file) => path.posix.basename(file, '.test.ts').split('.').slice(1).join('.'));
  expect(new Set(kinds)).toEqual(new Set(['', 'slow', 'long']));
});
