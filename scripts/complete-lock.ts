/**
 * `npx tsx scripts/complete-lock.ts` after `npm install` of anything: npm 11 leaves out of package-lock.json the
 * packages for other platforms that the registry at hand does not offer, and `npm ci` then refuses the file
 * (npm/cli#9342). This adds them, by name and version, so that every platform can install from it.
 */

import { readFileSync, writeFileSync } from 'node:fs';

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
];

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
let added = 0;
for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${at}/node_modules/${name}`, `node_modules/${name}`].some((key) => lock.packages[key]);
    const platform = platformOf(name);
    // A range cannot be pinned without the registry; packages for platforms are always exact.
    if (known || platform === null || !/^\d+\.\d+\.\d+$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added++;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${added} packages for other platforms added to package-lock.json`);

/** What `npm` asks of the machine, read from names such as `@rollup/rollup-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split('/').pop()!.split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) return null;
  const last = words[words.length - 1]!;
  const libc =
    os !== 'linux' ? null : last.startsWith('musl') ? 'musl' : last.startsWith('gnu') ? 'glibc' : null;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), os: [os] };
}
