import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './sample';

const BUILT = path.join(REPOSITORY, 'dist/cli.js');
const SOURCES = path.join(REPOSITORY, 'src');

/**
 * What node is told to start the command line: the built one, which starts in a tenth of the time; or, where a source
 * is younger than it, the sources through tsx.
 */
export function commandLine(...args: string[]): string[] {
  return isBuilt() ? [BUILT, ...args] : ['--import', 'tsx', path.join(SOURCES, 'cli/main.ts'), ...args];
}

function isBuilt(): boolean {
  if (!existsSync(BUILT)) return false;
  const builtAt = statSync(BUILT).mtimeMs;
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return names.every(
    (name) => !name.endsWith('.ts') || statSync(path.join(SOURCES, name)).mtimeMs <= builtAt,
  );
}
