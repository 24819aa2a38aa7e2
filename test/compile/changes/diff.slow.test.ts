import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Change, type DiffSummary, diff } from '../../../src/compile/index';
import { Geocoder } from '../../../src/geocoder';
import { invoke } from '../../cli/invoke';
import { temporaryDirectory } from '../../sample';
import { seeded } from '../seeded';
import { buildSources, door, north } from '../several-sources';
import { randomAddresses, type SyntheticAddress } from '../synthetic-country';

const folder = temporaryDirectory();

async function datasetOf(name: string, addresses: readonly SyntheticAddress[]): Promise<string> {
  return (await buildSources(path.join(folder, name), { BAG: addresses })).out;
}

async function changesOf(old: string, renewed: string): Promise<{ changes: Change[]; summary: DiffSummary }> {
  const steps = diff(old, renewed);
  const changes: Change[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done) return { changes, summary: step.value };
    changes.push(step.value);
  }
}

/** The changes without what every address shows. */
const short = (change: Change): unknown => {
  if (!('address' in change)) return change;
  const { streetname, number, suffix } = change.address;
  const { address: _address, ...rest } = change;
  return { ...rest, door: `${streetname} ${number}${suffix}` };
};

describe('an address with an identifier of its source', () => {
  const before = [
    door({ identifier: '1', number: '1' }),
    door({ identifier: '2', number: '2', latitude: north(50) }),
    door({ identifier: '3', number: '3', latitude: north(100) }),
    door({ identifier: '4', number: '4', latitude: north(150) }),
    door({ identifier: '9', street: 'Dijk', number: '9', latitude: 52.6 }),
  ];
  const after = [
    door({ identifier: '1', number: '1' }),
    door({ identifier: '2', number: '2', latitude: north(62.5) }),
    door({ identifier: '3', number: '3', latitude: north(101), postcode: '1000AC', suffix: 'A' }),
    door({ identifier: '5', number: '5', latitude: north(200) }),
    door({ identifier: '40', number: '4', latitude: north(151) }),
    door({ identifier: '9', street: 'Zeedijk', number: '9', latitude: 52.6 }),
  ];
  let found: { changes: Change[]; summary: DiffSummary };
  beforeAll(async () => {
    found = await changesOf(await datasetOf('known', before), await datasetOf('known-2', after));
  });

  it('is moved, changed, added, renamed or withdrawn', () => {
    expect(found.changes.map(short)).toEqual(
      expect.arrayContaining([
        {
          change: 'moved',
          id: expect.any(String),
          movedMeters: expect.closeTo(12.5, 0),
          from: { latitude: expect.closeTo(north(50), 6), longitude: 4.4 },
          to: { latitude: expect.closeTo(north(62.5), 6), longitude: 4.4 },
        },
        {
          change: 'changed',
          id: expect.any(String),
          fields: { postcode: { from: '1000AB', to: '1000AC' }, suffix: { from: '', to: 'A' } },
          movedMeters: expect.closeTo(1, 0),
          door: 'Kerkstraat 3A',
        },
        { change: 'added', door: 'Kerkstraat 5' },
        { change: 'added', door: 'Kerkstraat 4', replaces: expect.any(String) },
        { change: 'withdrawn', door: 'Kerkstraat 4', replacedBy: expect.any(String) },
        {
          change: 'renamed',
          from: 'Dijk',
          to: 'Zeedijk',
          city: 'Stad',
          municipality: 'Gemeente A',
          addresses: 1,
        },
      ]),
    );
    expect(found.changes).toHaveLength(6);
  });

  it('is counted', () => {
    expect(found.summary).toEqual({
      addresses: { before: 5, now: 6 },
      added: 2,
      changed: 1,
      moved: 2,
      withdrawn: 1,
      replaced: 1,
      streetsRenamed: 1,
      areasAdded: 0,
      areasChanged: 0,
      areasWithdrawn: 0,
      fields: { postcode: 1, suffix: 1 },
    });
  });
});

it('a street of another name takes the doors with it where ids come from names', async () => {
  const names = ['1', '2', '3', '4'].map((number, at) => door({ number, latitude: north(10 * at) }));
  const old = await datasetOf('named', names);
  const renewed = await datasetOf(
    'named-2',
    names.map((address) => ({ ...address, street: 'Torenlaan' })),
  );
  const { changes, summary } = await changesOf(old, renewed);
  expect(changes[0]).toMatchObject({ change: 'renamed', from: 'Kerkstraat', to: 'Torenlaan', addresses: 4 });
  expect(summary).toMatchObject({ added: 4, withdrawn: 4, replaced: 4, changed: 0, streetsRenamed: 1 });
  using now = Geocoder.open(renewed);
  for (const change of changes.slice(1)) {
    if (change.change !== 'withdrawn') continue;
    const there = now.getAddress(change.replacedBy!)!;
    expect(there).toMatchObject({ streetname: 'Torenlaan', number: change.address.number });
  }
});

it('a house that is split has no successor, two that become one have the same', async () => {
  const whole = [door({ number: '12' }), door({ number: '14', latitude: north(30) })];
  const parts = [
    door({ number: '12', suffix: 'A' }),
    door({ number: '12', suffix: 'B', latitude: north(3) }),
    door({ number: '14', latitude: north(30) }),
  ];
  const [one, two] = [await datasetOf('whole', whole), await datasetOf('parts', parts)];
  const split = (await changesOf(one, two)).changes.filter(({ change }) => change === 'withdrawn');
  expect(split.map(short)).toEqual([{ change: 'withdrawn', door: 'Kerkstraat 12', replacedBy: null }]);
  const joined = (await changesOf(two, one)).changes.filter((change) => change.change === 'withdrawn');
  using now = Geocoder.open(one);
  const twelve = [...now.addresses()].find(({ number }) => number === '12')!.id;
  expect(joined.map(short)).toEqual([
    { change: 'withdrawn', door: 'Kerkstraat 12A', replacedBy: twelve },
    { change: 'withdrawn', door: 'Kerkstraat 12B', replacedBy: twelve },
  ]);
});

/** Brute force: all addresses of both by id, compared field by field. */
it('agrees with a comparison of all rows by id, on random edits', async () => {
  const random = seeded(77);
  const rows = randomAddresses(1500, 7);
  const edited = rows.flatMap((row, at): SyntheticAddress[] => {
    const fate = random();
    if (fate < 0.05) return [];
    if (fate < 0.1) return [{ ...row, latitude: row.latitude + 0.0005 }];
    if (fate < 0.15) return [{ ...row, street: `Nieuwe ${row.street}` }];
    if (fate < 0.2) return [row, { ...row, number: String(500 + at), identifier: '' }];
    if (fate < 0.25 && row.identifier !== '') return [{ ...row, postcode: '9999ZZ' }];
    return [row];
  });
  const [old, renewed] = [await datasetOf('random', rows), await datasetOf('random-2', edited)];
  const { changes, summary } = await changesOf(old, renewed);
  const all = (directory: string) => {
    using geocoder = Geocoder.open(directory);
    return new Map([...geocoder.addresses()].map((address) => [address.id, address]));
  };
  const [before, now] = [all(old), all(renewed)];
  const idsOf = (kind: Change['change']) =>
    changes.flatMap((change) => (change.change === kind ? ['id' in change ? change.id : ''] : [])).sort();
  const addressIds = (kind: 'added' | 'withdrawn') =>
    changes.flatMap((change) => (change.change === kind ? [change.address.id] : [])).sort();
  expect(addressIds('added')).toEqual([...now.keys()].filter((id) => !before.has(id)).sort());
  expect(addressIds('withdrawn')).toEqual([...before.keys()].filter((id) => !now.has(id)).sort());
  const renamed = new Set(
    changes.flatMap((change) => (change.change === 'renamed' ? [`${change.from}>${change.to}`] : [])),
  );
  const differs = (id: string, fields: readonly string[]) => {
    const [one, two] = [before.get(id)!, now.get(id)!] as unknown as Record<string, unknown>[];
    return fields.some((field) => one![field] !== two![field]);
  };
  const kept = [...now.keys()].filter((id) => before.has(id));
  const texts = ['number', 'suffix', 'postcode', 'city', 'suburb', 'municipality', 'building'];
  const changed = kept.filter((id) => {
    const names = `${before.get(id)!.streetname}>${now.get(id)!.streetname}`;
    const [from, to] = names.split('>');
    return differs(id, texts) || (from !== to && !renamed.has(names));
  });
  expect(idsOf('changed')).toEqual(expect.arrayContaining(changed.sort()));
  const moved = kept.filter((id) => differs(id, ['latitude', 'longitude']));
  expect(summary.moved).toBe(moved.length);
  expect(summary.addresses).toEqual({ before: before.size, now: now.size });
  expect(moved.length).toBeGreaterThan(20);
  expect(addressIds('added').length).toBeGreaterThan(20);
  for (const change of changes)
    if (change.change === 'withdrawn' && change.replacedBy !== null)
      expect(now.has(change.replacedBy) && !before.has(change.replacedBy)).toBe(true);
});

it('the command: lines on stdout or in a file, the summary on stderr', async () => {
  const one = await datasetOf('command', [door(), door({ number: '2', latitude: north(9) })]);
  const two = await datasetOf('command-2', [door(), door({ number: '3', latitude: north(90) })]);
  const printed = await invoke(['diff', one, two]);
  expect(printed.status).toBe(0);
  const lines = printed.stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).change)).toEqual(['added', 'withdrawn']);
  expect(printed.stderr).toMatch(/^2 addresses before, 2 now\n {2}added +1\n {2}withdrawn +1 \(0 replaced/);
  const file = path.join(folder, 'changes.ndjson');
  const written = await invoke(['diff', one, two, '--out', file]);
  expect(written).toMatchObject({ status: 0, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe(printed.stdout);
  expect(await invoke(['diff', one, one])).toMatchObject({
    stdout: '',
    stderr: expect.stringContaining('no change'),
  });
  expect(await invoke(['diff', one, path.join(folder, 'nowhere')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATASET_NOT_FOUND'),
  });
});
