import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { HTTP_PROBLEMS, handler } from '../../src/http/index';
import { routesOf } from '../../src/http/routes/routes';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';
import { Page } from './pages';

const page = new Page('docs/http.md');
const { text } = page;
const directory = sampleDataset();

it('prints what the first request prints', async () => {
  using geocoder = Geocoder.open(directory);
  await using server = createServer(handler(geocoder, { keys: null }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const [, body, path] = /-d '(.*?)' \S+?:3000(\/\S+)/.exec(page.blocks('sh')[0]!)!;
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body!,
  });
  expect(await answer.text()).toBe(page.blocks('json')[0]!.trim());
});

it('lists every problem with its status and meaning', () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (.+) \|$/gm)].map(
    ([, code, status, detail]) => [code, { status: Number(status), detail }],
  );
  expect(Object.fromEntries(rows)).toEqual(HTTP_PROBLEMS);
});

it('names every route', () => {
  for (const { method, path: where } of routesOf(true)) expect(text).toContain(`${method} ${where}`);
});
