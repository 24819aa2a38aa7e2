/** docs/first-day.md is the transcript of scripts/first-day.ts: it still runs, with the steps that the page shows. */

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../sample';
import { Page } from './pages';

it('an empty folder leads to a dataset of its own on another machine', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/first-day.ts'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    // The other user must get at its folder: that of the tests is this user's alone.
    env: { ...process.env, NO_COLOR: '1', TMPDIR: '/tmp' },
  });
  const ran = [...printed.matchAll(/^ *[\d.]+ s +\d+ bytes {2}(.*?): (?:npx|npm|node) /gm)].map(
    ([, title]) => title,
  );
  expect(ran).toEqual(new Page('docs/first-day.md').headings());
});
