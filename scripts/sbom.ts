/**
 * `npm run sbom`: dist/sbom.cdx.json, what the package is made of (CycloneDX 1.5). npm tells what is installed with it;
 * what is bundled into dist/ is added.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUNDLED_PACKAGES, SAMPLE_PACKAGES } from './bundled-packages';

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const manifest = JSON.parse(readFileSync(place('package.json'), 'utf8')) as {
  name: string;
  dependencies: Record<string, string>;
};

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  licenses: { license: { id: string } }[];
  properties: { name: string; value: string }[];
}

function component(name: string, what: string): Component {
  const { version, license } = JSON.parse(readFileSync(place(`node_modules/${name}/package.json`), 'utf8'));
  return {
    'bom-ref': `${name}@${version}`,
    type: what === 'data' ? 'data' : 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name}@${version}`,
    licenses: [{ license: { id: license } }],
    properties: [{ name: 'doorplate:origin', value: what }],
  };
}

const printed = execFileSync(
  'npm',
  [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--omit',
    'optional',
    '--omit',
    'peer',
    '--package-lock-only',
  ],
  {
    cwd: place('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  },
);
const bill = JSON.parse(printed) as {
  metadata: { component: { name: string } };
  components: { name: string }[];
};
// npm takes the name of the folder.
bill.metadata.component.name = manifest.name;
const known = new Set(bill.components.map(({ name }) => name));
// npm leaves out what a development package needs as well.
const leftOut = Object.keys(manifest.dependencies).filter((name) => !known.has(name));
bill.components.push(
  ...leftOut.map((name) => component(name, 'installed')),
  ...BUNDLED_PACKAGES.filter((name) => !known.has(name)).map((name) => component(name, 'code')),
  ...SAMPLE_PACKAGES.map((name) => component(name, 'data')),
);
writeFileSync(place('dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${bill.components.length} components`);
