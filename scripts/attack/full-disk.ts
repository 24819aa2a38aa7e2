import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBulk } from '../../src/bulk/index';
import { applyPatch, build, makePatch } from '../../src/compile/index';
import { Geocoder, GeocoderError } from '../../src/index';
import { type Arena, whole } from './attack';
import { runVictim } from './child';
import { datasetIn, writeSmallCountry } from './small-country';

/** Fillings of the disk for each unit of length. */
const FILLINGS = 6;
const DISK_KILOBYTES = 8192;
const MOST_ROOM_KILOBYTES = 700;
const ALLOWED = new Set(['BUILD_FAILED', 'BULK_OUTPUT', 'OVERLAY_INVALID']);

/**
 * A disk that is full at any moment: the error says so, what stood there stays, and with room again the work is done. The
 * disk is a small tmpfs, for which one must be root; elsewhere a limit on the size of files takes its place, for builds
 * alone.
 */
export async function attackFullDisk(arena: Arena): Promise<void> {
  const disk = path.join(arena.folder, 'disk');
  mkdirSync(disk);
  if (!mount(disk)) return attackFileLimit(arena);
  try {
    await fillDisk(arena, disk);
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
}

function mount(disk: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KILOBYTES}k`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

async function fillDisk(arena: Arena, disk: string): Promise<void> {
  const folder = (name: string) => path.join(arena.folder, name);
  const older = folder('older');
  const newer = folder('newer');
  const recipe = writeSmallCountry(folder('newer-input'), 1500, 100);
  await build(writeSmallCountry(folder('older-input'), 300, 0), { out: older });
  await build(recipe, { out: newer });
  await makePatch(older, newer, { out: folder('patch') });
  const input = folder('rows.csv');
  writeFileSync(input, `street,number\n${'Brink,1\n'.repeat(20_000)}`);
  const out = path.join(disk, 'dataset');
  const overlay = path.join(disk, 'overlay.sqlite');
  const put = new Set<string>();
  const works: Record<string, () => Promise<unknown>> = {
    build: () => build(recipe, { out, force: true }),
    'build with rows in files': () => build(recipe, { out, force: true, rowMemoryBytes: 1 }),
    patch: () => applyPatch(older, folder('patch'), { out }),
    bulk: () =>
      runBulk({ data: older, mode: 'forward', input, output: path.join(disk, 'out.csv'), threads: 1 }),
    overlay: async () => putMany(older, overlay, put),
  };
  const names = Object.keys(works);
  for (let filling = 0; filling < arena.length * FILLINGS; filling++) {
    const name = names[filling % names.length]!;
    for (const left of readdirSync(disk)) rmSync(path.join(disk, left), { recursive: true });
    put.clear();
    cpSync(older, out, { recursive: true });
    const { bavail, bsize } = statfsSync(disk);
    const room = 1024 * whole(arena, MOST_ROOM_KILOBYTES);
    writeFileSync(path.join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - room), 1));
    const what = `${name} with ${room / 1024} KB left`;
    await judge(arena, name, what, works[name]!);
    rmSync(path.join(disk, 'filler'));
    const found = datasetIn(out);
    if (found !== datasetIn(older) && found !== datasetIn(newer))
      arena.fail(`${what}: another dataset stands there`);
    const litter = readdirSync(disk).filter((one) => /building|previous|lock$/.test(one));
    if (litter.length > 0) arena.fail(`${what} left ${litter.join(', ')}`);
    if (name === 'overlay') judgeOverlay(arena, what, older, overlay, put);
    rmSync(path.join(disk, 'out.csv'), { force: true });
    await works[name]!().catch((error: unknown) =>
      arena.fail(`${what}, then with room again: ${String(error)}`),
    );
  }
}

async function judge(arena: Arena, name: string, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    arena.count(`${name}: room enough`);
  } catch (error) {
    if (error instanceof GeocoderError && ALLOWED.has(error.code)) arena.count(`${name}: ${error.code}`);
    else arena.fail(`${what}: ${(error as Error).stack ?? String(error)}`);
  }
}

const PUTS = 400;

/** @param returned gets the name of each entry that `put` returned for. */
function putMany(data: string, overlay: string, returned: Set<string>): void {
  using geocoder = Geocoder.open(data, { overlay });
  for (let number = 1; number <= PUTS; number++) {
    const name = `${number} ${'x'.repeat(150)}`;
    geocoder.overlay.put({ name, kind: 'shop', latitude: 52, longitude: 5 });
    returned.add(name);
  }
}

function judgeOverlay(
  arena: Arena,
  what: string,
  data: string,
  overlay: string,
  returned: ReadonlySet<string>,
): void {
  try {
    using geocoder = Geocoder.open(data, { overlay });
    const names = new Set(geocoder.overlay.list().map(({ name }) => name));
    const lost = [...returned].filter((name) => !names.has(name));
    if (lost.length > 0) arena.fail(`${what}: ${lost.length} of ${returned.size} entries are lost`);
  } catch (error) {
    arena.fail(`${what}: ${String(error)}`);
  }
}

/** Without a disk of its own: files that cannot grow beyond a size, in a process that is not ended by that. */
async function attackFileLimit(arena: Arena): Promise<void> {
  arena.count('no tmpfs without root: a limit on the size of files instead');
  const older = path.join(arena.folder, 'older');
  const recipe = writeSmallCountry(path.join(arena.folder, 'newer-input'), 3000, 100);
  await build(writeSmallCountry(path.join(arena.folder, 'older-input'), 300, 0), { out: older });
  const before = datasetIn(older);
  for (let filling = 0; filling < arena.length * FILLINGS; filling++) {
    const blocks = 1 + whole(arena, 300);
    const shell = `trap '' XFSZ; ulimit -f ${blocks}`;
    const { code, output } = await runVictim(
      'build',
      'build',
      [recipe, { out: older, force: true }],
      0,
      shell,
    );
    if (code === 0) arena.count('build: room enough');
    else if (/BUILD_FAILED/.test(output)) arena.count('build: BUILD_FAILED');
    else arena.fail(`build with files of at most ${blocks} blocks: ${output}`);
    if (code === 0) {
      rmSync(older, { recursive: true });
      await build(writeSmallCountry(path.join(arena.folder, 'older-input'), 300, 0), { out: older });
    } else if (datasetIn(older) !== before)
      arena.fail(`a build with ${blocks} blocks changed the old dataset`);
  }
}
