/** The map page needs the built library, so this is no quick test. */

import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { createKey, handler } from '../../src/http/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { askerOf, listening } from './running';

const dataset = sampleDataset();

it('a line that is not in the query is missed by its name there: q', async () => {
  using own = Geocoder.open(dataset);
  const keys = path.join(temporaryDirectory(), 'keys.json');
  const key = createKey(keys, 'test', 1e6);
  const exploring = handler(own, { keys, explore: true });
  const server = createServer(exploring);
  try {
    const asking = askerOf(await listening(server), key);
    for (const [target, came] of [
      ['/search', 'nothing'],
      ['/suggest?limit=3', 'nothing'],
      ['/search?q=%20', 'an empty text'],
      [`/search?q=${'x'.repeat(201)}`, 'a text of 201 characters'],
    ] as const) {
      const { status, json } = await asking('GET', target);
      expect(status).toBe(400);
      expect(JSON.stringify(json)).toMatch(new RegExp(`expected ..q.. to be a text .* but got ${came}`));
    }
    expect((await asking('GET', '/search?q=881+main+street')).status).toBe(200);
  } finally {
    server.close().closeAllConnections();
    exploring.close();
  }
});
