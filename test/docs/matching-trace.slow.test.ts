import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY, sampleDataset } from '../sample';
import { Page } from './pages';

const cli = path.join(REPOSITORY, 'dist/cli.js');
const directory = sampleDataset();
const LINE = '4516 old sewrad hwy, anchorage';
const asked = () => [cli, 'search', '--data', directory, '--explain', LINE];
/** Figures and ids move when weights are fitted anew and data is compiled anew. */
const withoutFigures = (text: string) => text.replace(/\b(?:reading|street|cost|costs) [\d.]+/g, '#');

it.skipIf(!existsSync(cli))('docs/matching.md shows what NODE_DEBUG=doorplate prints', () => {
  const { stderr, status } = spawnSync(process.execPath, asked(), {
    env: { ...process.env, NODE_DEBUG: 'doorplate' },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const lines = withoutFigures(stderr.replace(/^DOORPLATE \d+: /gm, ''));
  for (const line of withoutFigures(new Page('docs/matching.md').blocks('text')[0]!).trim().split('\n'))
    expect(lines).toContain(line);
});

it.skipIf(!existsSync(cli))('nothing is traced unless it is asked for', () => {
  expect(execFileSync(process.execPath, asked(), { encoding: 'utf8', stdio: 'pipe' })).not.toContain(
    'reading 0',
  );
  expect(spawnSync(process.execPath, asked(), { encoding: 'utf8' }).stderr).toBe('');
});
