import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { LiveGeocoder, type Swapped } from '../../src/live/live-geocoder';
import type { LiveOptions } from '../../src/live/live-options';
import { GeocoderError } from '../../src/model/errors';
import { datasetOf } from '../compile/pack/shelf';
import { temporaryDirectory } from '../sample';

const folder = temporaryDirectory();
/** Two datasets in which the same questions have other answers. */
const made: string[] = [];
let questions: [longitude: number, latitude: number][];

/** Everything that can be told apart of what a geocoder answers. */
function answersOf(geocoder: Pick<Geocoder, 'search' | 'reverseGeocode' | 'listCountries'>): string {
  return JSON.stringify([
    geocoder.search('Brink 1'),
    ...questions.map(([longitude, latitude]) =>
      geocoder.reverseGeocode({ latitude, longitude }, { detail: true }),
    ),
    geocoder.listCountries(),
  ]);
}

beforeAll(async () => {
  made.push(await datasetOf(folder, '2026-01-01', { addresses: 400, seed: 5 }));
  made.push(await datasetOf(folder, '2026-02-01', { addresses: 500, seed: 6 }));
  questions = made.flatMap((directory) => {
    using geocoder = Geocoder.open(directory);
    return [...geocoder.addresses()]
      .filter((_, at) => at % 40 === 0)
      .map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  });
  expect(new Set(expected()).size).toBe(2);
});

function expected(): string[] {
  return made.map((directory) => {
    using geocoder = Geocoder.open(directory);
    return answersOf(geocoder);
  });
}

function place(which = 0): string {
  const directory = path.join(temporaryDirectory(), 'data');
  cpSync(made[which]!, directory, { recursive: true });
  return directory;
}

/** As a build does it: two renames. */
function renameOver(directory: string, which: number): void {
  cpSync(made[which]!, `${directory}.building`, { recursive: true });
  renameSync(directory, `${directory}.previous`);
  renameSync(`${directory}.building`, directory);
  rmSync(`${directory}.previous`, { recursive: true });
}

function live(directory: string, options: LiveOptions = {}) {
  const geocoder = LiveGeocoder.open(directory, { everyMilliseconds: 10, ...options });
  onTestFinished(() => geocoder.close());
  const events: (Swapped | Error)[] = [];
  geocoder.on('swapped', (swapped) => events.push(swapped)).on('refused', (reason) => events.push(reason));
  return { geocoder, events };
}

describe.each([{ snapshot: false }, { snapshot: true }])('with $snapshot as snapshot', ({ snapshot }) => {
  it('goes over to a dataset that is renamed into place', async () => {
    const directory = place();
    const { geocoder, events } = live(directory, { snapshot });
    const [first, second] = expected();
    expect(answersOf(geocoder)).toBe(first);
    renameOver(directory, 1);
    await vi.waitUntil(() => events.length > 0, { timeout: 120_000, interval: 1 });
    expect(answersOf(geocoder)).toBe(second);
    const ids = made.map((one) => Geocoder.verify(one).datasetId);
    expect(events).toEqual([{ from: ids[0], to: ids[1] }]);
  });

  it('goes over where a symbolic link is turned', async () => {
    const link = path.join(temporaryDirectory(), 'current');
    symlinkSync(made[0]!, link);
    const { geocoder, events } = live(link, { snapshot });
    symlinkSync(made[1]!, `${link}.new`);
    renameSync(`${link}.new`, link);
    await vi.waitUntil(() => events.length > 0, { timeout: 120_000, interval: 1 });
    expect(answersOf(geocoder)).toBe(expected()[1]);
  });

  it('goes over where files are written over, one after another; no answer is of both', async () => {
    const directory = place();
    const { geocoder, events } = live(directory, { snapshot });
    const both = expected();
    const seen = new Set<string>();
    const look = () => {
      try {
        seen.add(String(both.indexOf(answersOf(geocoder))));
      } catch (error) {
        expect(error).toMatchObject({
          code: 'DATASET_DAMAGED',
          message: expect.stringContaining('snapshot'),
        });
        seen.add('refused');
      }
    };
    look();
    for (const name of readdirSync(made[1]!)) {
      const bytes = readFileSync(path.join(made[1]!, name));
      // A slow copy: the first half, then all of it.
      for (const end of [bytes.length / 2, bytes.length]) {
        writeFileSync(path.join(directory, name), bytes.subarray(0, end));
        look();
        await wait(30);
        look();
      }
    }
    await vi.waitUntil(() => events.length > 0, { timeout: 120_000, interval: 1 });
    look();
    expect(answersOf(geocoder)).toBe(both[1]);
    expect([...seen].sort()).toEqual(snapshot ? ['0', '1'] : ['0', '1', 'refused']);
    expect(events.filter((event) => event instanceof Error)).toEqual([]);
  });

  it('keeps the old one where the new one is refused, and takes the next', async () => {
    const directory = place();
    const { geocoder, events } = live(directory, { snapshot });
    const damaged = path.join(temporaryDirectory(), 'damaged');
    cpSync(made[1]!, damaged, { recursive: true });
    writeFileSync(path.join(damaged, 'addresses.flatbush'), 'no index');
    renameSync(directory, `${directory}.old`);
    renameSync(damaged, directory);
    await vi.waitUntil(() => events.length > 0, { timeout: 120_000, interval: 5 });
    expect(events).toMatchObject([{ code: 'DATASET_DAMAGED' }]);
    expect(answersOf(geocoder)).toBe(expected()[0]);
    await wait(100);
    expect(events).toHaveLength(1);
    renameOver(directory, 1);
    await vi.waitUntil(() => events.length > 1, { timeout: 120_000, interval: 5 });
    expect(answersOf(geocoder)).toBe(expected()[1]);
  });
});

it('keeps the old one where there is none any more, or where the caller refuses the new one', async () => {
  const directory = place();
  const validate = (geocoder: Geocoder) => {
    if (geocoder.manifest.counts.addresses > 450) throw new TypeError('too many');
  };
  const { geocoder, events } = live(directory, { validate });
  renameOver(directory, 1);
  expect(geocoder.reload()).toBe(false);
  expect(events).toEqual([new TypeError('too many')]);
  rmSync(directory, { recursive: true });
  expect(geocoder.reload()).toBe(false);
  expect(events[1]).toMatchObject({ code: 'DATASET_NOT_FOUND' });
  expect(answersOf(geocoder)).toBe(expected()[0]);
  expect(() => LiveGeocoder.open(made[1]!, { validate })).toThrow('too many');
});

it('asks the caller once about each new dataset, which is refused when it has settled', async () => {
  const directory = place();
  let asked = 0;
  const { geocoder, events } = live(directory, {
    validate: () => {
      if (asked++ > 0) throw new TypeError('no');
    },
  });
  renameOver(directory, 1);
  await vi.waitUntil(() => events.length > 0, { timeout: 60_000, interval: 5 });
  await wait(100);
  expect(events).toEqual([new TypeError('no')]);
  expect(asked).toBe(2);
  expect(answersOf(geocoder)).toBe(expected()[0]);
});

it('answers no more once it is closed, and asks for what it understands', () => {
  const directory = place();
  const geocoder = LiveGeocoder.open(directory);
  expect(geocoder).toMatchObject({ directory, closed: false, manifest: { name: 'synthetic' } });
  geocoder.close();
  geocoder.close();
  expect(geocoder.closed).toBe(true);
  const closed = expect.objectContaining({ code: 'GEOCODER_CLOSED' });
  for (const call of [() => geocoder.search('Brink'), () => geocoder.reload(), () => geocoder.manifest])
    expect(call).toThrow(closed);
  expect(() => LiveGeocoder.open('')).toThrow(GeocoderError);
  expect(() => LiveGeocoder.open(directory, { everyMilliseconds: 0 })).toThrow(/everyMilliseconds/);
  expect(() => LiveGeocoder.open(directory, { colour: 1 } as LiveOptions)).toThrow(/colour/);
  expect(() => LiveGeocoder.open(path.join(folder, 'nowhere'))).toThrow(
    expect.objectContaining({ code: 'DATASET_NOT_FOUND' }),
  );
});

/** scripts/live-swaps.ts does it a thousand times, in eight processes. */
it('many swaps under load, here and in a worker thread: no answer of two, no file left open', async () => {
  const directory = place();
  const { geocoder } = live(directory);
  const both = expected();
  const script = fileURLToPath(new URL('./asking-worker.ts', import.meta.url));
  const worker = new Worker(
    `import { register } from 'tsx/esm/api'; register(); await import(${JSON.stringify(script)});`,
    { eval: true, workerData: { directory, both, questions } } as never,
  );
  const told = new Promise<{ asked: number; swaps: number; wrong: number }>((resolve, reject) => {
    worker.on('error', reject).on('message', (message) => {
      if (message === 'ready') swapAll().catch(reject);
      else resolve(message);
    });
  });
  let wrong = 0;
  const openFiles = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
  const counts: number[] = [];
  async function swapAll(): Promise<void> {
    for (let swap = 1; swap <= 16; swap++) {
      renameOver(directory, swap % 2);
      expect(geocoder.reload()).toBe(true);
      if (answersOf(geocoder) !== both[swap % 2]) wrong++;
      counts.push(openFiles());
      await wait(15);
    }
    worker.postMessage('end');
  }
  const { asked, swaps, wrong: wrongThere } = await told;
  expect({ wrong, wrongThere }).toEqual({ wrong: 0, wrongThere: 0 });
  expect(asked).toBeGreaterThan(10);
  expect(swaps).toBeGreaterThan(2);
  expect(Math.max(...counts.slice(5)) - Math.min(...counts.slice(5))).toBeLessThan(12);
  expect(counts.at(-1)! - counts[5]!).toBeLessThan(6);
});

it('the file that a copy writes over need not be the last one', () => {
  const directory = place();
  const { geocoder } = live(directory, { everyMilliseconds: 1e6 });
  const [first, second] = expected();
  for (const name of readdirSync(made[1]!).filter((each) => each !== 'addresses.sqlite'))
    copyFileSync(path.join(made[1]!, name), path.join(directory, name));
  expect(answersOf(geocoder)).toBe(first);
  copyFileSync(path.join(made[1]!, 'addresses.sqlite'), path.join(directory, 'addresses.sqlite'));
  expect(answersOf(geocoder)).toBe(second);
});
