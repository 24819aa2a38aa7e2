/**
 * `npm run release:check`, after `npm run build`: whether what would be published is what it should be. Prints what is
 * wrong, one line each, and ends with 1 where anything is; `--json` prints the same for a program.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMAT_VERSION } from '../src/model/manifest';
import { BUNDLED_PACKAGES, SAMPLE_PACKAGES } from './bundled-packages';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json'));

/** What may be downloaded and unpacked, bytes. */
const MOST_PACKED = 4_000_000;
const MOST_UNPACKED = 16_000_000;
const LICENCES =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Python-2\.0|\((?:MIT|BSD-2-Clause) OR .*\))$/;
/** Nothing else may be in the package. */
const EXPECTED_FILES = [
  /^dist\/[\w.-]+\.(?:js|cjs|d\.ts|d\.cts|css)$/,
  /^dist\/(?:LICENSES\.md|recipe\.schema\.json|sbom\.cdx\.json)$/,
  /^dist\/sample\/(?:manifest\.json|addresses\.(?:sqlite|flatbush)|areas\.flatbush)$/,
  /^dist\/explore\//,
  /^data\/recipes\/[\w-]+\.json$/,
  /^docs\/(?:[\w-]+\/)*[\w-]+\.(?:md|png)$/,
  /^examples\//,
  /^(?:package\.json|README\.md|CHANGELOG\.md|CONTRIBUTING\.md|SECURITY\.md|LICENSE|NOTICE)$/,
];
const SECRETS = /(?:^|\/)(?:\.env|\.npmrc|\.git|keys\.json)|\.(?:pem|key|log|tgz)$/;

interface Finding {
  check: string;
  message: string;
}
const findings: Finding[] = [];
const notes: string[] = [];
const wrong = (check: string, message: string) => findings.push({ check, message });

/** Only the owner knows these: nothing is invented. */
function checkAddresses(): void {
  for (const field of ['repository', 'bugs', 'homepage'])
    if (manifest[field] === undefined)
      wrong(
        'addresses',
        `package.json: expected "${field}", got nothing: the owner of the package says where it is`,
      );
}

function checkVersion(): void {
  const { version } = manifest;
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    wrong('version', `expected a semantic version, got ${version}`);
  if (!read('CHANGELOG.md').includes(`\n## ${version} `))
    wrong('version', `CHANGELOG.md: expected a section "## ${version}"`);
  if (!read('docs/versions.md').includes(`| ${version} | ${FORMAT_VERSION} |`))
    wrong('version', `docs/versions.md: expected a row for ${version} with format ${FORMAT_VERSION}`);
}

interface Packed {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

function pack(folder: string): Packed {
  const printed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return (JSON.parse(printed) as Packed[])[0]!;
}

function checkFiles({ files, size, unpackedSize }: Packed): void {
  const names = files.map((file) => file.path);
  for (const name of names)
    if (SECRETS.test(name) || !EXPECTED_FILES.some((expected) => expected.test(name)))
      wrong('files', `expected no ${name}`);
  for (const name of [
    'dist/index.js',
    'dist/index.cjs',
    'dist/index.d.ts',
    'dist/cli.js',
    'dist/sample/manifest.json',
    'dist/LICENSES.md',
    'dist/recipe.schema.json',
    'dist/sbom.cdx.json',
    'dist/explore/licenses.md',
    'LICENSE',
    'NOTICE',
  ])
    if (!names.includes(name)) wrong('files', `expected ${name}, got none`);
  if (size > MOST_PACKED) wrong('size', `expected at most ${MOST_PACKED} bytes packed, got ${size}`);
  if (unpackedSize > MOST_UNPACKED)
    wrong('size', `expected at most ${MOST_UNPACKED} bytes unpacked, got ${unpackedSize}`);
  notes.push(
    `${names.length} files, ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(2)} MB unpacked`,
  );
}

/** Everything that is installed with the package, by the lock file, and what is bundled. */
function checkLicences(): void {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; peer?: boolean }>;
  };
  const installed = Object.entries(lock.packages).flatMap(([at, { dev, optional, peer }]) =>
    at === '' || dev || optional || peer ? [] : [at],
  );
  const all = [
    ...installed,
    ...[...BUNDLED_PACKAGES, ...SAMPLE_PACKAGES].map((name) => `node_modules/${name}`),
  ];
  for (const at of all) {
    const { license } = JSON.parse(read(`${at}/package.json`));
    if (typeof license !== 'string' || !LICENCES.test(license))
      wrong('licences', `${at}: expected a licence that lets it be used, got ${JSON.stringify(license)}`);
  }
  const texts = existsSync(path.join(root, 'dist/LICENSES.md')) ? read('dist/LICENSES.md') : '';
  const found = new Set(
    readdirSync(path.join(root, 'dist'))
      .filter((name) => /\.c?js$/.test(name))
      .flatMap((name) =>
        [...read(`dist/${name}`).matchAll(/^\/\/ node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//gm)].map(
          (match) => match[1]!,
        ),
      ),
  );
  for (const name of found)
    if (!texts.includes(`\n## ${name} `))
      wrong('licences', `dist/LICENSES.md: expected the licence of ${name}, which is bundled`);
  notes.push(`${all.length} packages with a known licence, ${found.size} bundled`);
}

/** Installed from the tarball in an empty folder: every entry both ways, the command, the ten lines' dataset. */
function checkInstalled(folder: string, { filename }: Packed): void {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  const install = spawnSync(
    'npm',
    ['install', `./${filename}`, '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (install.status !== 0)
    return void wrong('install', install.stderr.trim().split('\n').at(-1) ?? 'failed');
  // The native part is that of this checkout: compiling it takes minutes.
  const native = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  mkdirSync(path.dirname(path.join(folder, native)), { recursive: true });
  copyFileSync(path.join(root, native), path.join(folder, native));
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const list = `console.log(Object.keys(loaded).filter((key) => key !== 'default' && key !== 'module.exports').sort().join())`;
  for (const entry of Object.keys(manifest.exports).filter((name) => !name.endsWith('.json'))) {
    const name = path.posix.join('doorplate', entry);
    const imported = node('--input-type=module', '-e', `const loaded = await import('${name}'); ${list}`);
    const required = node(
      '--no-experimental-require-module',
      '-e',
      `const loaded = require('${name}'); ${list}`,
    );
    for (const [how, { status, stderr }] of [
      ['import', imported],
      ['require', required],
    ] as const)
      if (status !== 0)
        wrong(
          'entries',
          `${name} by ${how}: ${
            stderr
              .trim()
              .split('\n')
              .find((line) => /Error/.test(line)) ?? stderr
          }`,
        );
    if (imported.stdout !== required.stdout)
      wrong('entries', `${name}: expected the same names by import and require`);
  }
  const demo = node('node_modules/doorplate/dist/cli.js', 'demo');
  if (demo.status !== 0 || !demo.stdout.includes('881 Main Street'))
    wrong('demo', demo.stderr.trim() || 'expected an answer');
}

/** node10, node16 from CommonJS and from modules, bundlers. */
function checkTypes(tarball: string): void {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--format',
      'json',
      '--profile',
      'strict',
      '--exclude-entrypoints',
      'recipe.schema.json',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status === 0) return;
  try {
    const { problems } = JSON.parse(stdout) as {
      problems: Record<string, { entrypoint?: string; resolutionKind?: string }[]>;
    };
    for (const [kind, found] of Object.entries(problems))
      for (const { entrypoint = '', resolutionKind = '' } of found)
        wrong('types', `${kind} ${entrypoint} ${resolutionKind}`.trim());
  } catch {
    wrong('types', stdout.slice(0, 200) || 'attw failed');
  }
}

function checkAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    const { metadata } = JSON.parse(stdout) as { metadata?: { vulnerabilities: Record<string, number> } };
    if (metadata === undefined) throw new Error('no answer');
    const { total = 0 } = metadata.vulnerabilities;
    if (total > 0)
      wrong('audit', `expected no known weakness, got ${JSON.stringify(metadata.vulnerabilities)}`);
    else notes.push('npm audit: no known weakness');
  } catch {
    notes.push('npm audit: the registry did not answer');
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-release-'));
try {
  checkAddresses();
  checkVersion();
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/sbom.ts'], { cwd: root, stdio: 'ignore' });
  const packed = pack(folder);
  checkFiles(packed);
  checkLicences();
  checkTypes(path.join(folder, packed.filename));
  checkInstalled(folder, packed);
  checkAudit();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (process.argv.includes('--json')) console.log(JSON.stringify({ findings, notes }));
else {
  for (const note of notes) console.log(`  ${note}`);
  for (const { check, message } of findings) console.log(`✗ ${check}: ${message}`);
  console.log(findings.length === 0 ? '✓ ready' : `${findings.length} to settle before a release`);
}
process.exitCode = findings.length === 0 ? 0 : 1;
