import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBulk } from '../../src/bulk/index';
import { build, makePatch } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { type Arena, whole } from './attack';
import { callsOf, entry, runVictim } from './child';
import { datasetIn, writeSmallCountry } from './small-country';

/** Kills of each kind for each unit of length. */
const KILLS = 2;
const ROWS = 1500;

/** Builds, bulk runs, patches and overlays in processes that die anywhere: what was whole stays so, and work goes on. */
export async function attackByKills(arena: Arena): Promise<void> {
  const kills = Math.max(1, Math.round(KILLS * arena.length));
  const folder = (name: string) => path.join(arena.folder, name);
  const older = writeSmallCountry(folder('older-input'), 300, 0);
  const newer = writeSmallCountry(folder('newer-input'), 900, 100);
  await build(older, { out: folder('older') });
  await build(newer, { out: folder('newer') });
  await killBuilds(arena, kills, folder('older'), folder('newer'), newer);
  await killPatches(arena, kills, folder('older'), folder('newer'));
  await killBulk(arena, kills, folder('newer'));
  await killOverlay(arena, kills, folder('older'));
}

async function killBuilds(arena: Arena, kills: number, older: string, newer: string, recipe: string) {
  const place = (name: string) => path.join(arena.folder, 'building', name);
  mkdirSync(place(''));
  const options = { out: place('dataset'), rowMemoryBytes: 1, force: true };
  cpSync(older, options.out, { recursive: true });
  const calls = await callsOf('build', 'build', [recipe, options]);
  for (let kill = 0; kill < kills; kill++) {
    rmSync(options.out, { recursive: true, force: true });
    cpSync(older, options.out, { recursive: true });
    const fatal = fatalCall(arena, calls);
    const { signal, output } = await runVictim('build', 'build', [recipe, options], fatal);
    if (signal !== 'SIGKILL') arena.fail(`a build to be killed at ${fatal} of ${calls} ended: ${output}`);
    judgeDataset(arena, `build killed at ${fatal} of ${calls}`, options.out, { old: older, new: newer });
  }
  await build(recipe, options);
  judgeDataset(arena, 'the build after the killed ones', options.out, { whole: newer });
  judgeLitter(arena, place(''), ['dataset']);
}

async function killPatches(arena: Arena, kills: number, older: string, newer: string) {
  const place = (name: string) => path.join(arena.folder, 'patching', name);
  mkdirSync(place(''));
  const patch = place('patch');
  const out = place('dataset');
  await makePatch(older, newer, { out: patch });
  cpSync(older, out, { recursive: true });
  const calls = await callsOf('build', 'applyPatch', [older, patch, { out }]);
  for (let kill = 0; kill < kills; kill++) {
    rmSync(out, { recursive: true, force: true });
    cpSync(older, out, { recursive: true });
    const fatal = fatalCall(arena, calls);
    await runVictim('build', 'applyPatch', [older, patch, { out }], fatal);
    judgeDataset(arena, `patch killed at ${fatal} of ${calls}`, out, { old: older, new: newer });
  }
  const { code, output } = await runVictim('build', 'applyPatch', [older, patch, { out }], 0);
  if (code !== 0) arena.fail(`the patch after the killed ones: ${output}`);
  judgeDataset(arena, 'the patch after the killed ones', out, { whole: newer });
  judgeLitter(arena, place(''), ['dataset', 'patch']);
}

async function killBulk(arena: Arena, kills: number, data: string) {
  const input = path.join(arena.folder, 'bulk.csv');
  using geocoder = Geocoder.open(data);
  const addresses = [...geocoder.addresses()];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const { streetname, number } = addresses[index % addresses.length]!;
    return index % 23 === 0 ? `${index},,` : `${index},${streetname},${number}`;
  });
  writeFileSync(input, `row,street,number\n${rows.join('\n')}\n`);
  const settingIn = (name: string) => {
    const folder = path.join(arena.folder, name);
    mkdirSync(folder);
    const output = path.join(folder, 'out.csv');
    return {
      data,
      mode: 'forward' as const,
      input,
      output,
      threads: 1,
      chunkBytes: 4000,
      checkpointSeconds: 0,
    };
  };
  const whole = settingIn('bulk-whole');
  const calls = await callsOf('bulk', 'runBulk', [whole]);
  const expected = textsIn(path.dirname(whole.output));
  for (let kill = 0; kill < kills; kill++) {
    const setting = settingIn(`bulk-${kill}`);
    const fatal = fatalCall(arena, calls);
    await runVictim('bulk', 'runBulk', [setting], fatal);
    // The second life may end early as well.
    const again = 1 + Math.floor(arena.random() * calls * 2);
    await runVictim('bulk', 'runBulk', [{ ...setting, resume: true, overwrite: true }], again);
    await runBulk({ ...setting, resume: true, overwrite: true });
    const found = textsIn(path.dirname(setting.output));
    if (found === expected) arena.count('bulk whole after two deaths');
    else arena.fail(`bulk killed at ${fatal}, then at ${again} of ${calls}, is resumed to something else`);
  }
}

async function killOverlay(arena: Arena, kills: number, data: string) {
  const overlay = path.join(arena.folder, 'overlay.sqlite');
  const { flags, url } = entry('index');
  const program = `
    import { writeSync } from 'node:fs';
    const { Geocoder } = await import(${JSON.stringify(url)});
    const geocoder = Geocoder.open(${JSON.stringify(data)}, { overlay: ${JSON.stringify(overlay)} });
    for (let number = 1000; ; number++) {
      const entry = { streetname: 'Molenweg', number: String(number), city: 'Plaats', latitude: 52, longitude: 5 };
      writeSync(1, geocoder.overlay.put(entry) + ' ' + number + '\\n');
    }`;
  const kept = new Map<string, string>();
  for (let kill = 0; kill < kills; kill++) {
    const least = 1 + whole(arena, 30);
    const writer = spawn(process.execPath, [...flags, '--input-type=module', '-e', program]);
    let said = '';
    let errors = '';
    writer.stderr.on('data', (text: Buffer) => {
      errors += text.toString();
    });
    for await (const piece of writer.stdout) {
      said += String(piece);
      if (said.split('\n').length > least) writer.kill('SIGKILL');
    }
    if (errors !== '') arena.fail(`overlay: ${errors}`);
    for (const line of said.split('\n').slice(0, -1)) kept.set(line.split(' ')[0]!, line.split(' ')[1]!);
    using geocoder = Geocoder.open(data, { overlay });
    const numbers = new Map(geocoder.overlay.list().map(({ id, number }) => [id, number]));
    const lost = [...kept].filter(([id, number]) => numbers.get(id) !== number);
    if (lost.length > 0) arena.fail(`overlay killed after ${least} puts lost ${lost.join(' ')}`);
    else arena.count('overlay keeps what put returned from');
  }
}

/** Any call, and every other time one of the last, where files get their names. */
function fatalCall(arena: Arena, calls: number): number {
  return arena.random() < 0.5 ? 1 + whole(arena, calls) : calls - whole(arena, Math.min(calls, 16));
}

/** @param allowed what may stand there → a dataset like it. */
function judgeDataset(arena: Arena, what: string, out: string, allowed: Record<string, string>): void {
  try {
    using geocoder = Geocoder.open(out);
    const found = datasetIn(existing(out));
    const name = Object.keys(allowed).find((one) => datasetIn(allowed[one]!) === found);
    const [country] = geocoder.listCountries();
    if (name === undefined || country === undefined) arena.fail(`${what}: another dataset stands there`);
    else arena.count(`${what.split(' killed')[0]}: ${name}`);
  } catch (error) {
    arena.fail(`${what}: ${String(error)}`);
  }
}

/** Between two renames the old one waits beside: whoever opens finds it there. */
function existing(out: string): string {
  const siblings = readdirSync(path.dirname(out));
  return siblings.includes(path.basename(out)) ? out : `${out}.previous`;
}

function judgeLitter(arena: Arena, folder: string, expected: readonly string[]): void {
  const found = readdirSync(folder).sort();
  if (found.join() !== expected.join())
    arena.fail(`expected ${expected.join(', ')}, got ${found.join(', ')}`);
}

/** All files but the mark that a resumed run leaves of its end. */
function textsIn(folder: string): string {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.checkpoint'))
    .sort()
    .map((name) => `${name}\n${readFileSync(path.join(folder, name), 'utf8')}`)
    .join('\0');
}
