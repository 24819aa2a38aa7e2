import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyPatch, build, makePatch, signKeys } from '../../../src/compile/index';
import { Geocoder } from '../../../src/geocoder';
import { handler } from '../../../src/http/index';
import { verifyDataset } from '../../../src/store/read/verify';
import { invoke } from '../../cli/invoke';
import { listening } from '../../http/running';
import { temporaryDirectory } from '../../sample';
import { seeded } from '../seeded';
import { buildSources, door, writeSources } from '../several-sources';
import { randomAddresses, type SyntheticAddress } from '../synthetic-country';

const folder = temporaryDirectory();

async function datasetOf(
  name: string,
  sources: Record<string, readonly SyntheticAddress[]>,
): Promise<string> {
  return (await buildSources(path.join(folder, name), sources)).out;
}

/** What a month does to a register. */
function edited(rows: readonly SyntheticAddress[], seed: number): SyntheticAddress[] {
  const random = seeded(seed);
  return rows.flatMap((row, at): SyntheticAddress[] => {
    const fate = random();
    if (fate < 0.03) return [];
    if (fate < 0.06) return [{ ...row, latitude: row.latitude + 0.0007, longitude: row.longitude - 0.0003 }];
    if (fate < 0.09) return [row, { ...row, number: String(400 + at), suffix: 'bis', identifier: `n${at}` }];
    if (fate < 0.1) return [{ ...row, city: `Nieuw ${row.city}` }];
    if (fate < 0.12) return [{ ...row, municipality: 'Gemeente B', longitude: row.longitude + 0.2 }];
    if (row.street === 'Brink') return [{ ...row, street: 'Grote Brink' }];
    return [row];
  });
}

function expectSame(left: string, right: string): void {
  expect(readdirSync(left).sort()).toEqual(readdirSync(right).sort());
  for (const name of readdirSync(left))
    expect(readFileSync(path.join(left, name)).equals(readFileSync(path.join(right, name))), name).toBe(true);
}

const rows = randomAddresses(3000, 11);
let old: string;
let renewed: string;
let patch: string;

beforeAll(async () => {
  old = await datasetOf('old', { BAG: rows });
  renewed = await datasetOf('new', { BAG: edited(rows, 3) });
  patch = path.join(folder, 'one.patch');
  const report = await makePatch(old, renewed, { out: patch });
  expect(report).toMatchObject({ bytes: statSync(patch).size, manifest: verifyDataset(renewed) });
  // The first page of the database, which tells the version of SQLite; points of areas without addresses.
  expect(report.pages).toBeLessThan(4);
});

describe('a patch', () => {
  it('gives the newer dataset, byte for byte, apart or in the place of the older one', async () => {
    const out = path.join(folder, 'applied');
    expect(await applyPatch(old, patch, { out })).toEqual(verifyDataset(renewed));
    expectSame(out, renewed);
    const place = path.join(folder, 'in-place');
    mkdirSync(place);
    for (const name of readdirSync(old)) copyFileSync(path.join(old, name), path.join(place, name));
    await applyPatch(place, patch, { out: place });
    expectSame(place, renewed);
  });

  it('is much smaller than the dataset, and nothing stays beside it', () => {
    expect(statSync(patch).size).toBeLessThan(statSync(path.join(renewed, 'addresses.sqlite')).size / 8);
    expect(readdirSync(folder).filter((name) => name.startsWith('one.patch'))).toEqual(['one.patch']);
  });

  it('leaves nothing beside it when it fails at once: a file that opened late came back', async () => {
    const out = path.join(folder, 'failed.patch');
    // Rebuilding begins with this folder.
    mkdirSync(`${out}.${process.pid}.trial`);
    await expect(makePatch(old, renewed, { out })).rejects.toMatchObject({ code: 'BUILD_FAILED' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readdirSync(folder).filter((name) => name.startsWith('failed.patch'))).toEqual([]);
  });

  it('leads back as well', async () => {
    const back = path.join(folder, 'back.patch');
    await makePatch(renewed, old, { out: back });
    const out = path.join(folder, 'back');
    await applyPatch(renewed, back, { out });
    expectSame(out, old);
  });

  it('refuses another dataset than its own, and leaves what is in place', async () => {
    const out = path.join(folder, 'other');
    await expect(applyPatch(renewed, patch, { out })).rejects.toMatchObject({ code: 'PATCH_REFUSED' });
    expect(existsSync(out)).toBe(false);
  });

  it('refuses bytes that are not the ones that were made', async () => {
    const whole = readFileSync(patch);
    const bad = path.join(folder, 'bad.patch');
    const out = path.join(folder, 'bad');
    const refused = { code: expect.stringMatching(/^(PATCH_(INVALID|REFUSED)|DATASET_(DAMAGED|VERSION))$/) };
    const random = seeded(9);
    const tried = [
      ...Array.from({ length: 12 }, () => {
        const bytes = Buffer.from(whole);
        bytes[Math.floor(random() * bytes.length)]! ^= 0xff;
        return bytes;
      }),
      ...[0, 1, 100, Math.floor(whole.length / 2), whole.length - 1].map((end) => whole.subarray(0, end)),
      brotliCompressSync('{}\n'),
      brotliCompressSync('null\n'),
    ];
    for (const bytes of tried) {
      writeFileSync(bad, bytes);
      await expect(applyPatch(old, bad, { out })).rejects.toMatchObject(refused);
      expect(existsSync(out)).toBe(false);
    }
  });

  /** Lines of another kind, other order or other numbers: an error of ours, whatever they say. */
  it('refuses lines that do not fit', async () => {
    const lines = brotliDecompressSync(readFileSync(patch)).toString().trimEnd().split('\n');
    const bad = path.join(folder, 'lines.patch');
    const out = path.join(folder, 'lines');
    const instead = [
      ['areas', 0, 1e9],
      ['areas', -1, 2],
      ['streets', 0.5, 2],
      ['street', -1, {}, [['1']]],
      ['street', 0, {}, [1e6]],
      ['street', 0, {}, [['1', '2', 3]]],
      ['street', 0, {}, 7],
      ['street', 1e9, {}, []],
      ['street', -1, { name: 'X', city: 1e9 }, [['1']]],
      ['area', { was: 1e9, parts: null }],
      ['page', '../addresses.sqlite', 0, ''],
      ['page', 'addresses.sqlite', 0, ''],
      ['size', 'addresses.sqlite', 1],
      ['nothing'],
      {},
      null,
      ['end'],
    ];
    const random = seeded(4);
    for (const line of instead) {
      const at = 1 + Math.floor(random() * (lines.length - 2));
      writeFileSync(bad, brotliCompressSync(`${lines.with(at, JSON.stringify(line)).join('\n')}\n`));
      await expect(applyPatch(old, bad, { out }), JSON.stringify(line)).rejects.toMatchObject({
        code: expect.stringMatching(/^PATCH_(INVALID|REFUSED)$/),
      });
      expect(existsSync(out)).toBe(false);
    }
  });

  it('is signed where a key is given, and refused by who wants another signature', async () => {
    const keys = signKeys(path.join(folder, 'patch.key'));
    const signed = path.join(folder, 'signed.patch');
    await makePatch(old, renewed, { out: signed, privateKey: keys.privateKey });
    const out = path.join(folder, 'signed');
    const { publicKey } = keys;
    await expect(applyPatch(old, patch, { out, publicKey })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    const stranger = signKeys(path.join(folder, 'stranger.key')).publicKey;
    await expect(applyPatch(old, signed, { out, publicKey: stranger })).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
    });
    await applyPatch(old, signed, { out, publicKey });
    expectSame(out, renewed);
  });
});

describe('a patch between datasets', () => {
  const cases: [string, () => Promise<[string, string]>][] = [
    [
      'of several sources, where an address changes its source',
      async () => [
        await datasetOf('two', { BAG: rows.slice(0, 400), OSM: rows.slice(300, 700) }),
        await datasetOf('two-2', { BAG: rows.slice(0, 350), OSM: rows.slice(200, 720) }),
      ],
    ],
    [
      'of which one has another source',
      async () => [
        await datasetOf('one', { BAG: rows.slice(0, 200) }),
        await datasetOf('one-2', { BAG: rows.slice(0, 200), OSM: rows.slice(150, 300) }),
      ],
    ],
    [
      'of a few addresses and of many',
      async () => [
        await datasetOf('few', { BAG: [door()] }),
        await datasetOf('many', { BAG: rows.slice(0, 900) }),
      ],
    ],
    [
      'that have nothing in common',
      async () => [
        await datasetOf('here', { BAG: randomAddresses(300, 21) }),
        await datasetOf('there', { BAG: randomAddresses(300, 22) }),
      ],
    ],
    ['that are one', async () => [old, old]],
    [
      'of which one has no addresses',
      async () => [await datasetOf('populated', { BAG: rows.slice(0, 200) }), await datasetOf('areas', {})],
    ],
  ];

  it.each(cases)('%s leads there and back', async (name, make) => {
    const [one, two] = await make();
    const file = path.join(folder, `${name}.patch`);
    const out = path.join(folder, `${name}.out`);
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      await makePatch(from, to, { out: file });
      await applyPatch(from, file, { out });
      expectSame(out, to);
    }
  });
});

it('redirects come along, change and go', async () => {
  const one = {
    BAG: ['1', '2', '3'].map((number) => door({ number, latitude: 52.5 + Number(number) / 1e4 })),
  };
  const two = { BAG: one.BAG.map((row) => ({ ...row, street: 'Torenlaan' })) };
  const three = { BAG: two.BAG.slice(1).map((row) => ({ ...row, street: 'Hoge Torenlaan' })) };
  const states = [await datasetOf('state-1', one)];
  for (const [at, rowsOf] of [two, three].entries()) {
    const inputRoot = path.join(folder, `state-${at + 2}`);
    const { recipe } = writeSources(inputRoot, rowsOf);
    const out = path.join(inputRoot, 'out');
    await build(recipe, { inputRoot, out, previous: states[at]! });
    verifyDataset(out);
    states.push(out);
  }
  using first = Geocoder.open(states[0]!);
  const ids = [...first.addresses()].map(({ id }) => id);
  using second = Geocoder.open(states[1]!);
  using third = Geocoder.open(states[2]!);
  const { id, streetname, number } = second.getAddress(ids[2]!)!;
  expect({ streetname, number }).toEqual({ streetname: 'Torenlaan', number: '3' });
  expect(second.getAddress(ids[2]!.toUpperCase(), { detail: true })).toMatchObject({ id, redirect: id });
  expect(second.getAddress(id, { detail: true })).not.toHaveProperty('redirect');
  // Over HTTP the record of the new id comes, with 200; `detail` says that it is another.
  const handle = handler(second, { keys: null });
  const server = createServer(handle);
  const url = `${await listening(server)}/addresses/${ids[2]}`;
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toEqual([200, { ...second.getAddress(id) }]);
  expect(await (await fetch(`${url}?detail=true`)).json()).toMatchObject({ id, redirect: id });
  server.close().closeAllConnections();
  handle.close();
  // A chain leads to its end; what was not replaced leads nowhere.
  expect(third.getAddress(ids[2]!)).toMatchObject({ streetname: 'Hoge Torenlaan', number: '3' });
  expect(third.getAddress(ids[2]!)).toEqual(third.getAddress(id));
  expect(third.getAddress(ids[0]!)).toBeNull();
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const file = path.join(folder, 'redirects.patch');
    const out = path.join(folder, 'redirects');
    await makePatch(states[from]!, states[to]!, { out: file });
    await applyPatch(states[from]!, file, { out });
    expectSame(out, states[to]!);
  }
});

it('one that is killed leaves what is in place, and the next one clears up', async () => {
  const script = fileURLToPath(new URL('./dying-apply.ts', import.meta.url));
  const parent = temporaryDirectory();
  const out = path.join(parent, 'data');
  const copy = () => {
    mkdirSync(out, { recursive: true });
    for (const name of readdirSync(old)) copyFileSync(path.join(old, name), path.join(out, name));
  };
  const run = (fatal: number) =>
    new Promise<{ signal: NodeJS.Signals | null; printed: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', script, out, patch, String(fatal)]);
      let printed = '';
      child.stdout.on('data', (text) => {
        printed += text;
      });
      child.on('close', (_code, signal) => resolve({ signal, printed }));
    });
  copy();
  const calls = Number((await run(0)).printed);
  expect(calls).toBeGreaterThan(20);
  expectSame(out, renewed);
  const seen = new Set<string>();
  for (const fatal of [Math.floor(calls / 2), calls - 6, calls - 3]) {
    await applyPatch(renewed, await backPatch(), { out });
    expect(readdirSync(parent)).toEqual(['data']);
    expect((await run(fatal)).signal).toBe('SIGKILL');
    const { checksum } = verifyDataset(out);
    seen.add(checksum);
    expect([verifyDataset(old).checksum, verifyDataset(renewed).checksum]).toContain(checksum);
  }
  expect(seen.size).toBe(2);
});

async function backPatch(): Promise<string> {
  const file = path.join(folder, 'back.patch');
  if (!existsSync(file)) await makePatch(renewed, old, { out: file });
  return file;
}

it('the commands make and apply', async () => {
  const file = path.join(folder, 'command.patch');
  const out = path.join(folder, 'command');
  const made = await invoke(['patch', 'make', old, renewed, '-o', file]);
  expect(made).toMatchObject({ status: 0, stdout: expect.stringMatching(/command\.patch: .* kB, .* % of/) });
  const applied = await invoke(['patch', 'apply', old, file, '--out', out]);
  expect(applied).toMatchObject({ status: 0, stdout: expect.stringContaining(`${out}: now Synthetic`) });
  expectSame(out, renewed);
  const wrong = await invoke(['patch', 'apply', renewed, file, '--out', out]);
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('PATCH_REFUSED') });
});

describe('a signal behind the last step', () => {
  /** Stops once the first progress is told: the rest of a small dataset is one step. */
  function stopping() {
    const controller = new AbortController();
    const onProgress = () => {
      setImmediate(() => controller.abort(new Error('stopped')));
    };
    return { signal: controller.signal, onProgress };
  }

  it('stops a patch that is made or applied, and leaves no file', async () => {
    const rows = randomAddresses(30, 5);
    const old = await datasetOf('late-old', { a: rows });
    const renewed = await datasetOf('late-new', { a: rows.slice(1) });
    const at = path.join(folder, 'late');
    mkdirSync(at);
    const out = path.join(at, 'p');
    await expect(makePatch(old, renewed, { out, ...stopping() })).rejects.toThrow('stopped');
    expect(readdirSync(at)).toEqual([]);
    const patch = path.join(folder, 'late.patch');
    await makePatch(old, renewed, { out: patch });
    await expect(applyPatch(old, patch, { out: path.join(at, 'd'), ...stopping() })).rejects.toThrow(
      'stopped',
    );
    expect(existsSync(path.join(at, 'd'))).toBe(false);
  });
});
