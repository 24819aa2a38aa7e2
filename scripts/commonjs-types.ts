/**
 * The types of the CommonJS build, as the last step of `npm run build`: they are those of the ES modules under the
 * names that `require` looks for. Bundling them a second time would take as long as everything else together.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
  const types = readFileSync(dist + file, 'utf8').replace(/(from '|import\(')(\.\/[^']+)\.js'/g, "$1$2.cjs'");
  writeFileSync(dist + file.replace(/\.d\.ts$/, '.d.cts'), types);
}
