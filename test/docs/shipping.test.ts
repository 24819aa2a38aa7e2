import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program';
import { REPOSITORY } from '../sample';

const dockerfile = readFileSync(path.join(REPOSITORY, 'examples/Dockerfile'), 'utf8');

it('the image starts a command that exists, with flags that it has', () => {
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)!;
  const [program, name, ...rest] = JSON.parse(command!) as string[];
  expect(program).toMatch(/^node_modules.doorplate.dist.cli\.js$/);
  const known = createProgram().commands.find((each) => each.name() === name)!;
  const flags = known.options.map(({ long }) => long);
  for (const flag of rest.filter((word) => word.startsWith('--'))) expect(flags).toContain(flag);
});

it('asks for its health where the service tells it', () => {
  const [, check] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(dockerfile)!;
  const [, , script] = JSON.parse(check!) as string[];
  expect(() => new Function(script!)).not.toThrow();
  const routes = readFileSync(path.join(REPOSITORY, 'docs/http.md'), 'utf8');
  expect(routes).toContain('GET /healthz');
  expect(script).toContain('/healthz');
});

it('the preload script shows the page what its types say, and what the main process answers', () => {
  const read = (name: string) => readFileSync(path.join(REPOSITORY, 'examples/electron', name), 'utf8');
  const typed = [...read('ipc.d.ts').matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
  const shown = [...read('preload.cjs').matchAll(/ask\('(\w+)'/g)].map(([, name]) => name);
  const answered = [...read('main.mjs').matchAll(/^ {2}(\w+): \(geocoder/gm)].map(([, name]) => name);
  expect(typed).toHaveLength(3);
  expect([shown, answered]).toEqual([typed, typed]);
  for (const [, file] of read('main.mjs').matchAll(/import\.meta\.dirname, '([\w.-]+\.(?:mjs|cjs|html))'/g))
    expect(existsSync(path.join(REPOSITORY, 'examples/electron', file!)), file).toBe(true);
});
