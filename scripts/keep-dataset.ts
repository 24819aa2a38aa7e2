/**
 * `npx tsx scripts/keep-dataset.ts` after `npm run build`, once a release: keeps the dataset that the package carries in
 * test/kept/format-N, with what it answers. test/store/kept-datasets.test.ts opens it with every later version.
 */

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Geocoder } from '../src/index';
import { FORMAT_VERSION } from '../src/model/manifest';
import { answersOf } from './kept/answers';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const kept = place(`test/kept/format-${FORMAT_VERSION}`);
mkdirSync(kept, { recursive: true });
cpSync(place('dist/sample'), `${kept}/dataset`, { recursive: true });
using geocoder = Geocoder.open(`${kept}/dataset`);
writeFileSync(`${kept}/answers.json`, `${JSON.stringify(answersOf(geocoder), null, 2)}\n`);
console.log(`${kept}: ${geocoder.manifest.counts.addresses} addresses, format ${FORMAT_VERSION}`);
