import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HTTP_PROBLEMS } from '../../src/http/index';
import { routesOf } from '../../src/http/routes';
import { REPOSITORY } from '../sample';

const text = readFileSync(path.join(REPOSITORY, 'docs/http.md'), 'utf8');

it('lists every problem with its status and meaning', () => {
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| (.+) \|$/gm)].map(
    ([, code, status, detail]) => [code, { status: Number(status), detail }],
  );
  expect(Object.fromEntries(rows)).toEqual(HTTP_PROBLEMS);
});

it('names every route', () => {
  for (const { method, path: where } of routesOf(true)) expect(text).toContain(`${method} ${where}`);
});
