/** A PMTiles file over HTTP, if clients go away. Its ranges stand in tiles.long.test.ts. */

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TileFile } from '../../src/http/tile-file';
import { temporaryDirectory } from '../sample';
import { writeStreetTiles } from './street-tiles';

it('serves the file after a client has gone away in the middle', async () => {
  const file = path.join(temporaryDirectory(), 'streets.pmtiles');
  writeStreetTiles(file, 41.77, -72.52, 'Main Street');
  const large = 16 << 20;
  writeFileSync(file, Buffer.alloc(large), { flag: 'a' });
  const tiles = new TileFile(file);
  const server = createServer((request, response) => tiles.write({ request, response })).listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;

  const ended = once(server, 'request').then(([, response]) => once(response, 'close'));
  get(url, (response) => response.once('data', () => response.destroy()));
  await ended;

  const whole = await (await fetch(url)).arrayBuffer();
  expect(whole.byteLength).toBeGreaterThan(large);
  server.close();
  tiles.close();
});
