import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { handler } from '../../src/http/index';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';

const directory = sampleDataset();

it('Express calls the handler: with four parameters it was taken for a handler of errors, and passed by', async () => {
  using geocoder = Geocoder.open(directory);
  const geocoding = handler(geocoder, { keys: null });
  const app = express();
  app.use('/geocoding', geocoding);
  await using server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${url}/geocoding/geocode/forward`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ streetname: 'Main Street', number: '881' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ number: '881', postcode: '06040' });
  // What it does not know is left to the application.
  expect((await fetch(`${url}/geocoding/nowhere`)).headers.get('x-powered-by')).toBe('Express');
  geocoding.close();
});

it('the handler leaves what the application says about caches', async () => {
  using geocoder = Geocoder.open(directory);
  const geocoding = handler(geocoder, { keys: null, cors: ['https://shop.example'] });
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader('vary', 'Accept-Encoding');
    next?.();
  });
  app.use('/geocoding', geocoding);
  await using server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { headers } = await fetch(`${url}/geocoding/healthz`);
  expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
  geocoding.close();
});
