import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { REPOSITORY } from '../sample';

/** Builds the map page before the tests of this file where `npm run build` did not. */
export function explorePage(): void {
  beforeAll(async () => {
    if (existsSync(path.join(REPOSITORY, 'dist/explore/assets'))) return;
    const { build } = await import('vite');
    await build({ configFile: path.join(REPOSITORY, 'vite.config.ts'), logLevel: 'error' });
  });
}
