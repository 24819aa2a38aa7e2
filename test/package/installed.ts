import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { REPOSITORY } from '../sample';

/** Runs to its end; gives its standard output. */
export function run(command: string, args: readonly string[], cwd: string, env = process.env): string {
  return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Installs the packed package in a folder as npm would, but with the dependencies of the repository: those that
 * package.json names and no other, so that one that was forgotten there is missed here, and nothing is compiled again.
 * @param more further packages that the folder's own code imports.
 * @param without packages that the folder gets in another way.
 */
export function installPacked(
  project: string,
  more: readonly string[] = [],
  without: readonly string[] = [],
): void {
  if (!existsSync(path.join(REPOSITORY, 'dist/index.d.cts')))
    run('npm', ['run', '--silent', 'build'], REPOSITORY);
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', project];
  const [packed] = JSON.parse(run('npm', packing, REPOSITORY));
  const installed = path.join(project, 'node_modules/doorplate');
  mkdirSync(installed, { recursive: true });
  const tarball = path.join(project, packed.filename);
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], project);
  for (const dependency of [...Object.keys(manifest.dependencies), ...more]) {
    if (without.includes(dependency)) continue;
    const link = path.join(project, 'node_modules', dependency);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(REPOSITORY, 'node_modules', dependency), link);
  }
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
}
