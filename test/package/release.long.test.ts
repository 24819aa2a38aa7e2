import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json';
import { BUNDLED_PACKAGES } from '../../scripts/bundled-packages';
import { REPOSITORY } from '../sample';

interface Component {
  name: string;
  version: string;
}

it('release:check finds nothing but the addresses that only the owner knows', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/release-check.ts', '--json'],
    {
      cwd: REPOSITORY,
      encoding: 'utf8',
    },
  );
  const { findings } = JSON.parse(stdout || `{"findings": ${JSON.stringify(stderr)}}`);
  const missing = ['repository', 'bugs', 'homepage'].filter((field) => !(field in manifest));
  expect(findings.map(({ check }: { check: string }) => check)).toEqual(missing.map(() => 'addresses'));
  for (const field of missing)
    expect(JSON.stringify(findings)).toContain(`expected \\"${field}\\", got nothing`);
});

it('the bill of materials names what is installed and what is bundled', () => {
  const bill = JSON.parse(readFileSync(path.join(REPOSITORY, 'dist/sbom.cdx.json'), 'utf8'));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'doorplate' } } });
  const names = (bill.components as Component[]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(manifest.dependencies), ...BUNDLED_PACKAGES]));
  expect(names).not.toContain('vitest');
});
