/** `npm run demo`: compiles the embedded sample (3,185 real addresses in the United States), then asks it everything. */

import { fileURLToPath } from 'node:url';
import { demonstrate } from '../src/cli/commands/demo-command';
import { build } from '../src/compile/index';

const recipe = fileURLToPath(new URL('../data/recipes/sample.json', import.meta.url));
const out = fileURLToPath(new URL('../out/sample', import.meta.url));

const from = performance.now();
const { manifest } = await build(recipe, { out });
const seconds = ((performance.now() - from) / 1000).toFixed(1);
console.log(
  `Compiled ${manifest.counts.addresses.toLocaleString('en-US')} addresses into out/sample in ${seconds} s. ` +
    'Asking them, with no network:\n',
);
demonstrate('out/sample', 'npx doorplate');
