import { cpSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Geocoder, LiveGeocoder } from '../../src/index';
import type { LiveOptions } from '../../src/live/live-options';
import { datasetOf } from '../compile/pack/shelf';
import { temporaryDirectory } from '../sample';

let made: string[];
let geocoder: LiveGeocoder | undefined;
beforeAll(async () => {
  const folder = temporaryDirectory();
  made = [
    await datasetOf(folder, '2026-01-01', { addresses: 20, seed: 5 }),
    await datasetOf(folder, '2026-02-01', { addresses: 30, seed: 6 }),
  ];
});
afterEach(() => geocoder?.close());

/** Opens a copy of the first dataset; `renew` puts the second in its place. */
function live(options: LiveOptions) {
  const directory = path.join(temporaryDirectory(), 'data');
  cpSync(made[0]!, directory, { recursive: true });
  const opened = LiveGeocoder.open(directory, { everyMilliseconds: 60_000, ...options });
  geocoder = opened;
  const events: unknown[] = [];
  opened.on('refused', (reason) => events.push(reason));
  opened.on('swapped', (swapped) => events.push(swapped));
  const renew = () => {
    renameSync(directory, `${directory}.old`);
    cpSync(made[1]!, directory, { recursive: true });
  };
  return { opened, events, renew };
}

/** Only later datasets are judged: the first must open. */
function later(judge: (renewed: Geocoder) => unknown) {
  let isFirst = true;
  return (renewed: Geocoder) => {
    if (!isFirst) return judge(renewed);
    isFirst = false;
    return undefined;
  };
}

it.each<[string, (renewed: Geocoder) => unknown, RegExp]>([
  ['closes the new dataset', (renewed) => renewed.close(), /leave the geocoder open/],
  ['is asynchronous', async () => Promise.reject(new Error('late')), /synchronous.*promise/],
  [
    'throws no Error',
    () => {
      throw 'no station';
    },
    /threw the text "no station"/,
  ],
])('a validate that %s refuses the new dataset, and the old one answers', async (_, judge, reason) => {
  const { opened, events, renew } = live({ validate: later(judge) as (renewed: Geocoder) => void });
  const before = opened.manifest.datasetId;
  renew();
  expect(opened.reload()).toBe(false);
  expect(events).toEqual([
    expect.objectContaining({ code: 'INVALID_REQUEST', message: expect.stringMatching(reason) as string }),
  ]);
  expect(opened.manifest.datasetId).toBe(before);
  // A rejection that nobody handles would end the process.
  await wait(20);
});

it('is closed if validate closes it while it changes to a new dataset', () => {
  const { opened, events, renew } = live({ validate: later(() => opened.close()) as () => void });
  renew();
  expect(opened.reload()).toBe(false);
  expect(opened.closed).toBe(true);
  expect(events).toEqual([]);
});
