import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeUnfinished, unfinishedBeside } from '../../src/files/unfinished';
import { temporaryDirectory } from '../sample';

/** More than any process number: Linux gives at most 2^22. */
const DEAD = 99_999_999;

it('what dead processes left beside a target is removed, and nothing else', () => {
  const folder = temporaryDirectory();
  const kept = [
    'nl.pack',
    `nl.pack.${process.ppid}.packing`,
    `nl.pack.${DEAD}.making`,
    `nl.pack.x${DEAD}.packing`,
    `other.pack.${DEAD}.packing`,
  ];
  const left = [`nl.pack.${DEAD}.packing`, `nl.pack.${process.pid}.packing`];
  for (const name of [...kept, ...left]) writeFileSync(path.join(folder, name), '');
  // An earlier process had the number of this one.
  utimesSync(path.join(folder, `nl.pack.${process.pid}.packing`), 0, 0);
  mkdirSync(path.join(folder, `nl.pack.${DEAD + 1}.packing`));
  const place = unfinishedBeside(path.join(folder, 'nl.pack'), 'packing');
  expect(place).toBe(path.join(folder, `nl.pack.${process.pid}.packing`));
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

it('what this process still writes is kept', () => {
  const target = path.join(temporaryDirectory(), 'nl.pack');
  const place = unfinishedBeside(target, 'packing');
  writeFileSync(place, 'half');
  expect(unfinishedBeside(target, 'packing')).toBe(place);
  expect(existsSync(place)).toBe(true);
});

it('a name that is too long, or in no folder, is left to the one who writes', () => {
  const long = path.join(temporaryDirectory(), 'x'.repeat(300));
  expect(() => removeUnfinished(unfinishedBeside(long, 'making'))).not.toThrow();
  expect(() => removeUnfinished(unfinishedBeside(path.join(long, 'no', 'y'), 'making'))).not.toThrow();
});
