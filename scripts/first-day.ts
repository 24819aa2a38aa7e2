/**
 * `npx tsx scripts/first-day.ts [--write]` after `npm run build`: the first day of somebody who knows nothing of Doorplate, in an
 * empty folder with the packed package: install, demonstration, the ten lines of README, a recipe of one's own whose file
 * comes from a server on this machine, a signed pack, and another machine that fetches it: another folder, another HOME and,
 * where this runs as root, another user. Prints each step with its seconds and bytes; --write puts them into docs/first-day.md.
 */

import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const NATIVE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
/** The user `nobody` of Debian. */
const NOBODY = 65534;
/** What the transcript calls the loopback server. */
const HOST = 'example.org';
const MOST_LINES = 8;

interface Machine {
  readonly folder: string;
  readonly user: number | null;
}

interface Step {
  readonly title: string;
  readonly command: string;
  readonly printed: string;
  readonly seconds: number;
  readonly bytes: number;
}

const home = mkdtempSync(path.join(tmpdir(), 'doorplate-first-day-'));
chmodSync(home, 0o755);
const steps: Step[] = [];
const shelf = new Map<string, string>();
const server = createServer((request, response) => {
  const file = shelf.get(request.url ?? '');
  if (file === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-length': statSync(file).size }).end(readFileSync(file));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;

try {
  const packed = JSON.parse(
    await quietly(`npm pack --json --ignore-scripts --pack-destination ${home}`, root),
  );
  const tarball = path.join(home, packed[0].filename);
  const first = machine('first', null);
  await install(first, tarball);
  await step(first, 'The demonstration', 'npx doorplate demo');
  writeFileSync(path.join(first.folder, 'first.mjs'), tenLines());
  await step(first, "README's ten lines", 'node first.mjs');

  // Somebody's register: the addresses of the sample, published as CSV on a server.
  const register = path.join(home, 'register.csv');
  writeFileSync(register, await quietly('node dist/cli.js export dist/sample --format csv', root));
  shelf.set('/register.csv', register);
  writeFileSync(path.join(first.folder, 'town.json'), JSON.stringify(recipe(), null, 2));
  await step(
    first,
    'Fetch what the recipe names',
    'npx doorplate fetch town.json --into downloads',
    'downloads',
  );
  await step(
    first,
    'Build',
    'npx doorplate build town.json --downloads downloads --out data/town',
    'data/town',
  );
  const question =
    'npx doorplate forward --data data/town --streetname "main st" --number 881 --suburb manchester';
  const here = await step(first, 'Ask', question);
  await step(first, 'Keys to sign with', 'npx doorplate sign-keys --out release.key', 'release.key.pub');
  const pack = 'npx doorplate pack data/town -o town.tar.gz --private-key release.key';
  await step(first, 'Pack', pack, 'town.tar.gz');

  shelf.set('/town.tar.gz', path.join(first.folder, 'town.tar.gz'));
  const second = machine('second', process.getuid?.() === 0 ? NOBODY : null);
  cpSync(path.join(first.folder, 'release.key.pub'), path.join(second.folder, 'release.key.pub'));
  await install(second, tarball);
  const get = `npx doorplate get ${url}/town.tar.gz --out data/town --public-key release.key.pub`;
  await step(second, 'Another machine gets it', get, 'data/town');
  await step(second, 'and verifies it', 'npx doorplate verify data/town');
  const there = await step(second, 'and answers the same', question);
  if (there !== here)
    throw new TypeError(`expected the same answer on both machines, got ${here} and ${there}`);
  if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs/first-day.md'), page());
} finally {
  server.close();
  rmSync(home, { recursive: true, force: true });
}

function machine(name: string, user: number | null): Machine {
  const folder = path.join(home, name);
  mkdirSync(path.join(folder, 'home'), { recursive: true });
  return { folder, user };
}

/** The native part is not compiled again: that takes minutes, and is npm's to time. */
async function install({ folder, user }: Machine, tarball: string): Promise<void> {
  const own: Machine = { folder, user: null };
  const command = `npm install ${tarball} --prefer-offline --no-audit --no-fund --ignore-scripts`;
  await step(own, 'Install', command, 'node_modules');
  mkdirSync(path.dirname(path.join(folder, NATIVE)), { recursive: true });
  cpSync(path.join(root, NATIVE), path.join(folder, NATIVE));
  if (user === null) return;
  for (const entry of ['', 'home', 'release.key.pub']) chownSync(path.join(folder, entry), user, user);
}

/** Runs a command as its machine would; tells how long it took and how large what it made is. */
async function step(
  { folder, user }: Machine,
  title: string,
  command: string,
  made?: string,
): Promise<string> {
  const from = performance.now();
  const printed = await quietly(command, folder, user);
  const seconds = (performance.now() - from) / 1000;
  const bytes = made === undefined ? 0 : sizeOf(path.join(folder, made));
  steps.push({ title, command, printed, seconds, bytes });
  console.log(
    `${seconds.toFixed(1).padStart(6)} s ${String(bytes).padStart(10)} bytes  ${title}: ${command}`,
  );
  return printed;
}

function quietly(command: string, cwd: string, user: number | null = null): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-euc', command], {
      cwd,
      env: {
        ...process.env,
        ...(cwd === root ? {} : { HOME: path.join(cwd, 'home'), npm_config_cache: cacheOf(cwd, user) }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user === null ? {} : { uid: user, gid: user }),
    });
    let [told, wrong] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      told += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      wrong += text;
    });
    child.on('close', (status) =>
      status === 0 ? resolve(told === '' ? wrong : told) : reject(new TypeError(`${command}: ${wrong}`)),
    );
  });
}

/** npm's own packages are those of this machine: they are no part of what is measured. */
function cacheOf(cwd: string, user: number | null): string {
  return user === null ? path.join(process.env.HOME ?? '', '.npm') : path.join(cwd, 'home/.npm');
}

function sizeOf(file: string): number {
  if (!existsSync(file)) throw new TypeError(`expected ${file}, but it is not there`);
  if (!statSync(file).isDirectory()) return statSync(file).size;
  return readdirSync(file, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

function tenLines(): string {
  return /## Ten lines.*?```ts\n(.*?)```/s.exec(readFileSync(path.join(root, 'README.md'), 'utf8'))![1]!;
}

function recipe(): object {
  const own = ['streetname', 'number', 'suffix', 'postcode', 'city', 'municipality', 'province'];
  const names = [...own, 'latitude', 'longitude'];
  return {
    name: 'Town',
    country: { code: 'US', name: 'United States' },
    areas: [],
    addresses: [
      {
        name: 'register',
        path: `${url}/register.csv`,
        format: 'delimited',
        columns: Object.fromEntries(names.map((name) => [name, name])),
        licence: 'Public domain',
        attribution: 'The register',
        accuracyMeters: 20,
      },
    ],
  };
}

function page(): string {
  const shown = steps.map(({ title, command, printed, seconds, bytes }) => {
    // The port of the loopback server stands in URLs and in the names of downloads.
    const plain = (text: string) =>
      text.replaceAll(home, '').replaceAll(`127.0.0.1:${port}`, HOST).replaceAll(`127.0.0.1_${port}`, HOST);
    const lines = plain(printed).trimEnd().split('\n');
    const cut = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;
    const size = bytes === 0 ? '' : `, ${bytes.toLocaleString('en')} bytes`;
    return `## ${title}\n\n${seconds.toFixed(1)} s${size}\n\n\`\`\`text\n$ ${plain(command)}\n${cut.join('\n')}\n\`\`\`\n`;
  });
  const whole = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return `# The first day

A transcript: an empty folder, the packed package, and nothing else. \`npx tsx scripts/first-day.ts --write\` ran it and wrote this
page, in ${whole.toFixed(0)} seconds of commands on two busy cores. The server is on this machine. The second machine is another folder with
another HOME and another user. npm had the packages in its cache, and better-sqlite3's native part was copied rather than compiled.
Nothing was left out but lines after the eighth.

${shown.join('\n')}`;
}
