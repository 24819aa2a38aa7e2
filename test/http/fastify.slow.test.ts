import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { fastifyPlugin } from '../../src/http/index';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';

const directory = sampleDataset();
const JSON_BODY = { 'content-type': 'application/json' };
const QUESTION = JSON.stringify({ streetname: 'Main Street', number: '881' });

it('Fastify registers the service: hooks of the application run before it, its own routes keep their parsers', async () => {
  using geocoder = Geocoder.open(directory);
  const app = fastify();
  app.post('/echo', async (request) => request.body);
  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== 'Bearer secret') await reply.code(401).send({ error: 'who?' });
    });
    await inside.register(fastifyPlugin, { prefix: '/geocoding', geocoder, keys: null, explore: true });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const login = { authorization: 'Bearer secret' };
  const forward = (headers: Record<string, string>, body: string) =>
    fetch(`${url}/geocoding/geocode/forward`, { method: 'POST', headers, body });

  expect((await forward(JSON_BODY, QUESTION)).status).toBe(401);
  const answer = await forward({ ...JSON_BODY, ...login }, QUESTION);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(geocoder.forwardGeocode({ streetname: 'Main Street', number: '881' }));
  // What is wrong is told by Doorplate, not by Fastify's parsers.
  const broken = await forward({ ...JSON_BODY, ...login }, '{');
  expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  const text = await forward({ 'content-type': 'text/plain', ...login }, 'x');
  expect(text.status).toBe(415);
  const search = await fetch(`${url}/geocoding/search?q=881+main+street,+manchester`, { headers: login });
  expect(await search.json()).toEqual(geocoder.search('881 main street, manchester'));
  const document = await fetch(`${url}/geocoding/openapi.json`, { headers: login });
  expect(await document.json()).toMatchObject({ servers: [{ url: '/geocoding' }] });
  const method = await fetch(`${url}/geocoding/geocode/forward`, { method: 'DELETE', headers: login });
  expect([method.status, method.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await fetch(`${url}/geocoding/nowhere`, { headers: login })).status).toBe(404);
  const batch = await fetch(`${url}/geocoding/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', ...login },
    body: '{"text":"881 main street, manchester"}\n{"text":"alaska"}\n',
  });
  const rows = (await batch.text()).trim().split('\n');
  expect(rows.map((row) => JSON.parse(row).matches[0].level)).toEqual(['address', 'province']);
  const echo = await fetch(`${url}/echo`, { method: 'POST', headers: JSON_BODY, body: QUESTION });
  expect(await echo.text()).toBe(QUESTION);
  await app.close();
  expect(geocoder.search('alaska')).toHaveLength(1);
});
