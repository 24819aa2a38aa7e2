import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';
import { builtFrom, smallTown } from './base-dataset';

const WRITER = fileURLToPath(new URL('dying-writer.ts', import.meta.url));
/** `OVERLAY_KILLS=200` for the whole trial: a few minutes, on a busy machine many. */
const KILLS = Number(process.env.OVERLAY_KILLS ?? 3);

let directory: string;
beforeAll(async () => {
  directory = await builtFrom(smallTown());
});

/** Lets a process put until some puts have returned, and kills it; gives what it said. */
async function killedWriter(file: string, puts: number): Promise<string[]> {
  const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, directory, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of writer.stdout) {
    said += chunk;
    if (said.split('\n').length > puts) writer.kill('SIGKILL');
  }
  return said.split('\n').slice(0, -1);
}

it('keeps every entry that a put returned from when its process is killed, and no half of one', async () => {
  const file = path.join(temporaryDirectory(), 'overlay.sqlite');
  const written = new Map<string, string>();
  for (let kill = 0; kill < KILLS; kill++) {
    for (const line of await killedWriter(file, 1 + ((kill * 7) % 23))) {
      const [id = '', number = ''] = line.split(' ');
      written.set(id, number);
    }
    using geocoder = Geocoder.open(directory, { overlay: file });
    const entries = new Map(geocoder.overlay.list().map((entry) => [entry.id, entry]));
    for (const [id, number] of written) {
      expect(entries.get(id)).toMatchObject({ number, streetname: 'Molenweg', state: 'added' });
      expect(geocoder.getAddress(id)).toMatchObject({ number, streetname: 'Molenweg', city: 'Stad' });
    }
    // One more may have been written whose put had not returned yet, for each kill: whole.
    expect(entries.size - written.size).toBeLessThanOrEqual(kill + 1);
    for (const entry of entries.values()) expect(entry.number).toMatch(/^\d{4,}$/);
  }
  expect(written.size).toBeGreaterThan(KILLS);
}, 3_600_000);

it('shows another process within a second what was put', async () => {
  const file = path.join(temporaryDirectory(), 'overlay.sqlite');
  using reader = Geocoder.open(directory, { overlay: file });
  const [line = ''] = await killedWriter(file, 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(reader.getAddress(line.split(' ')[0]!)).toMatchObject({ streetname: 'Molenweg' });
});
