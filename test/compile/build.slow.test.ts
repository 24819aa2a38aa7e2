import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuildProgress, build } from '../../src/compile/index';
import { distanceMeters } from '../../src/geo/distance';
import { verifyDataset } from '../../src/store/read/verify';
import { seeded } from './seeded';
import { temporaryFolder, zstdOf } from './sources/fixtures';
import {
  csvOf,
  municipalityName,
  randomAddresses,
  recipeFor,
  type StoredAddress,
  type SyntheticAddress,
  storedAddresses,
  writeCountry,
} from './synthetic-country';

const folder = temporaryFolder();
let nextFolder = 0;

function freshFolder(): string {
  const fresh = path.join(folder, String(nextFolder++));
  mkdirSync(fresh);
  return fresh;
}

function bytesOf(directory: string): Record<string, string> {
  const names = readdirSync(directory).sort();
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(directory, name)).toString('hex')]),
  );
}

function keyOf(address: SyntheticAddress): string {
  const { municipality, city, street, postcode, number, suffix } = address;
  return [municipality, city, street, postcode, number, suffix].join('|');
}

function textOf(address: SyntheticAddress): string {
  return `${keyOf(address)}|${address.latitude.toFixed(6)}|${address.longitude.toFixed(6)}|${address.identifier}`;
}

describe('build', () => {
  it('keeps every address, in the areas that its names and its place tell', async () => {
    const inputs = freshFolder();
    const addresses = randomAddresses(5000, 1);
    const recipe = writeCountry(inputs, addresses);
    const out = path.join(freshFolder(), 'dataset');
    const report = await build(recipe, { inputRoot: inputs, out });
    verifyDataset(out);
    const stored = storedAddresses(out);
    expect(stored.map(textOf).sort()).toEqual(withoutTwins(addresses).map(textOf).sort());
    for (const address of stored) expect(address).toMatchObject(expectedSuburb(address));
    expect(report.manifest.counts.addresses).toBe(stored.length);
    expect(report.sources[0]).toMatchObject({
      read: 5000,
      accepted: 5000,
      rejected: {},
      notes: expect.anything(),
    });
    expect(report.sources[0]!.duplicates).toBe(5000 - stored.length);
    expect(Object.keys(report.sources[0]!.notes)).toEqual(['no suburb polygon']);
    expect(report.manifest.counts.areas).toEqual({
      country: 1,
      province: 2,
      municipality: 4,
      city: 8,
      suburb: 16,
    });
    expect(report.manifest.sources.map(({ kind, read, accepted }) => [kind, read, accepted])).toEqual([
      ['addresses', 5000, 5000],
      ['province', 2, 2],
      ['municipality', 4, 4],
      ['suburb', 8, 8],
    ]);
  });

  it('numbers addresses of one key by place, and merges those at one place', async () => {
    const inputs = freshFolder();
    const random = seeded(5);
    // Few keys, few places: twins everywhere. A step of 1e-5 degrees is about a metre.
    const addresses = randomAddresses(3000, 2, false).map((address) => ({
      ...address,
      street: 'Brink',
      number: String(1 + Math.floor(random() * 3)),
      latitude: 52.5 + Math.floor(random() * 4) * 1e-5 + Math.floor(random() * 3) * 0.01,
      longitude: Math.floor(address.longitude) + 0.5 + Math.floor(random() * 3) * 1e-6,
    }));
    const out = path.join(freshFolder(), 'dataset');
    const report = await build(writeCountry(inputs, addresses), { inputRoot: inputs, out });
    const stored = storedAddresses(out);
    const groups = groupsOf(stored);
    for (const group of groups.values()) {
      const inOrder = [...group].sort((a, b) => a.occurrence - b.occurrence);
      expect(inOrder.map(({ occurrence }) => occurrence)).toEqual(group.map((_, i) => i));
      for (let i = 1; i < inOrder.length; i++) {
        const [before, after] = [inOrder[i - 1]!, inOrder[i]!];
        expect(before.latitude <= after.latitude).toBe(true);
        for (let j = 0; j < i; j++) expect(meters(inOrder[j]!, after)).toBeGreaterThan(1);
      }
    }
    // Nothing is lost: every row of the source has an address of its key within a metre.
    for (const address of addresses) {
      expect(groups.get(keyOf(address))!.some((kept) => meters(kept, address) <= 1)).toBe(true);
    }
    expect(report.sources[0]!.duplicates).toBe(3000 - stored.length);
    expect(report.repeatedKeys).toBe(stored.length - groups.size);
    expect(stored.length).toBeGreaterThan(groups.size);
    expect(report.sources[0]!.duplicates).toBeGreaterThan(500);
  });

  it('gives an identifier that two addresses bear to the first alone', async () => {
    const inputs = freshFolder();
    const addresses = randomAddresses(400, 3).map((address, i) => ({
      ...address,
      identifier: `id-${i % 300}`,
    }));
    const out = path.join(freshFolder(), 'dataset');
    const report = await build(writeCountry(inputs, addresses), { inputRoot: inputs, out });
    const stored = storedAddresses(out);
    const identifiers = stored.map(({ identifier }) => identifier).filter((identifier) => identifier !== '');
    expect(new Set(identifiers).size).toBe(identifiers.length);
    expect(stored.length).toBe(withoutTwins(addresses).length);
    expect(report.repeatedIdentifiers).toBe(stored.length - identifiers.length);
    expect(report.repeatedIdentifiers).toBeGreaterThan(90);
  });

  it('gives the same bytes again, from disk or from memory, from any compression', async () => {
    const inputs = freshFolder();
    const addresses = randomAddresses(30_000, 4);
    const recipe = writeCountry(inputs, addresses);
    const parent = freshFolder();
    const text = Buffer.from(csvOf(addresses));
    writeFileSync(path.join(inputs, 'addresses.csv.gz'), gzipSync(text));
    writeFileSync(path.join(inputs, 'addresses.csv.zst'), zstdOf(text, 300_000));
    for (const name of readdirSync(inputs)) utimesSync(path.join(inputs, name), 1_700_000_000, 1_700_000_000);
    const outs: Record<string, string>[] = [];
    for (const rowMemoryBytes of [undefined, 1, 2_000_000]) {
      const out = path.join(parent, `rows-${rowMemoryBytes}`);
      await build(recipe, { inputRoot: inputs, out, rowMemoryBytes });
      outs.push(bytesOf(out));
    }
    expect(outs[0]!['manifest.json']).toBeDefined();
    expect(outs[1]).toEqual(outs[0]);
    expect(outs[2]).toEqual(outs[0]);
    for (const suffix of ['gz', 'zst']) {
      const out = path.join(parent, suffix);
      await build(recipeFor(`addresses.csv.${suffix}`), { inputRoot: inputs, out });
      expect(bytesOf(out)['addresses.sqlite']).toBe(outs[0]!['addresses.sqlite']);
    }
    expect(readdirSync(parent).sort()).toEqual(['gz', 'rows-1', 'rows-2000000', 'rows-undefined', 'zst']);
  }, 120_000);

  it('takes its time from the inputs or from SOURCE_DATE_EPOCH', async () => {
    const inputs = freshFolder();
    const recipe = writeCountry(inputs, randomAddresses(50, 6));
    for (const name of readdirSync(inputs)) utimesSync(path.join(inputs, name), 1_600_000_000, 1_600_000_000);
    utimesSync(path.join(inputs, 'suburbs.ndjson'), 1_700_000_000, 1_700_000_000);
    const out = path.join(freshFolder(), 'dataset');
    const fromInputs = await build(recipe, { inputRoot: inputs, out });
    expect(fromInputs.manifest.builtAt).toBe(new Date(1_700_000_000_000).toISOString());
    process.env.SOURCE_DATE_EPOCH = '1234567890';
    try {
      const fromEpoch = await build(recipe, { inputRoot: inputs, out });
      expect(fromEpoch.manifest.builtAt).toBe('2009-02-13T23:31:30.000Z');
      process.env.SOURCE_DATE_EPOCH = 'yesterday';
      await expect(build(recipe, { inputRoot: inputs, out })).rejects.toThrow('got "yesterday"');
    } finally {
      delete process.env.SOURCE_DATE_EPOCH;
    }
  });

  it('stops when told, leaves nothing behind and the old dataset as it was', async () => {
    const inputs = freshFolder();
    const recipe = writeCountry(inputs, randomAddresses(20_000, 7));
    const parent = freshFolder();
    const out = path.join(parent, 'dataset');
    await build(recipe, { inputRoot: inputs, out });
    const before = bytesOf(out);
    for (const phase of ['areas', 'addresses', 'writing', 'publishing']) {
      const controller = new AbortController();
      const stopped = build(recipe, {
        inputRoot: inputs,
        out,
        signal: controller.signal,
        onProgress: (progress) => {
          if (progress.phase === phase) controller.abort();
        },
      });
      if (phase === 'publishing') await stopped;
      else await expect(stopped).rejects.toThrow(expect.objectContaining({ code: 'BUILD_FAILED' }));
      expect(readdirSync(parent)).toEqual(['dataset']);
      expect(bytesOf(out)).toEqual(before);
    }
  }, 120_000);

  it('tells how far it is', async () => {
    const inputs = freshFolder();
    const recipe = writeCountry(inputs, randomAddresses(20_000, 8));
    const told: BuildProgress[] = [];
    const out = path.join(freshFolder(), 'dataset');
    const report = await build(recipe, {
      inputRoot: inputs,
      out,
      onProgress: (progress) => told.push(progress),
    });
    expect([...new Set(told.map(({ phase }) => phase))]).toEqual([
      'areas',
      'addresses',
      'writing',
      'publishing',
    ]);
    const ends = told.filter(({ share }) => share === 1);
    expect(ends.map(({ phase, rows }) => [phase, rows])).toEqual(
      expect.arrayContaining([
        ['areas', 14],
        ['addresses', 20_000],
      ]),
    );
    for (const { share, rowsPerSecond, etaSeconds } of told) {
      expect(share >= 0 && share <= 1).toBe(true);
      expect(rowsPerSecond).toBeGreaterThanOrEqual(0);
      if (etaSeconds !== null) expect(etaSeconds).toBeGreaterThanOrEqual(0);
    }
    expect(Object.keys(report.seconds).sort()).toEqual([
      'addresses',
      'areas',
      'publishing',
      'total',
      'writing',
    ]);
    expect(report.peakMemoryBytes).toBeGreaterThan(10_000_000);
    expect(report.bytesPerAddress).toBeCloseTo(report.bytes / report.manifest.counts.addresses);
  });

  it('builds an empty dataset from an empty source only where that is wanted', async () => {
    const inputs = freshFolder();
    const out = path.join(freshFolder(), 'dataset');
    const recipe = writeCountry(inputs, []);
    await expect(build(recipe, { inputRoot: inputs, out })).rejects.toThrow('--allow-empty');
    expect(existsSync(out)).toBe(false);
    const report = await build(recipe, { inputRoot: inputs, out, allowEmpty: true });
    expect(report.manifest.counts.addresses).toBe(0);
    expect(storedAddresses(out)).toEqual([]);
    expect(report.areasWithoutAddresses.municipality).toEqual(
      [0, 1, 2, 3].map((i) => `${municipalityName(i)} GM${i}`),
    );
    expect(existsSync(path.join(out, 'manifest.json'))).toBe(true);
  });
});

/** The plain meaning of the rule: one address a key and place; grid places are never near but equal. */
function withoutTwins(addresses: readonly SyntheticAddress[]): SyntheticAddress[] {
  const kept = new Map<string, SyntheticAddress>();
  for (const address of addresses) {
    const place = `${keyOf(address)}|${address.latitude}|${address.longitude}`;
    const known = kept.get(place);
    if (known === undefined || address.identifier < known.identifier) kept.set(place, address);
  }
  return [...kept.values()];
}

/** Where a point lies in the squares of the synthetic country. */
function expectedSuburb({ latitude, longitude, municipality, city }: StoredAddress): Partial<StoredAddress> {
  const index = Math.floor(longitude) - 4;
  expect(municipality).toBe(municipalityName(index));
  const x = longitude - Math.floor(longitude);
  const y = latitude - 52;
  const at = (value: number, low: number, high: number) => value > low + 1e-9 && value < high - 1e-9;
  const onEdge = [0.1, 0.3, 0.5].some((edge) => Math.abs(x - edge) < 1e-6 || Math.abs(y - edge) < 1e-6);
  if (onEdge || x < 1e-6 || y < 1e-6) return {};
  if (at(x, 0.1, 0.3) && at(y, 0.1, 0.3)) return { suburb: `Kern ${index}`, made: false };
  return x < 0.5 ? { suburb: `West ${index}`, made: false } : { suburb: city, made: true };
}

function meters(a: SyntheticAddress, b: SyntheticAddress): number {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return distanceMeters(round(a.latitude), round(a.longitude), round(b.latitude), round(b.longitude));
}

function groupsOf(addresses: readonly StoredAddress[]): Map<string, StoredAddress[]> {
  const groups = new Map<string, StoredAddress[]>();
  for (const address of addresses)
    groups.set(keyOf(address), [...(groups.get(keyOf(address)) ?? []), address]);
  return groups;
}
