/** The examples for bundlers, frameworks and test runners, each with the packed package and the tool itself. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { installPacked, run } from './installed';

const dataset = sampleDataset();
const project = temporaryDirectory();
const LINE = '881 main street, manchester';
const LABEL = '881 Main Street, Manchester, Connecticut 06040';
const FRAMEWORKS = ['express', 'fastify', '@nestjs/common', '@nestjs/core', 'reflect-metadata', 'rxjs'];
const TOOLS = ['webpack', 'esbuild', 'vitest', 'jest', '@types/node'];

const tool = (name: string) => path.join(REPOSITORY, 'node_modules/.bin', name);
const example = (name: string) => path.join(project, 'examples', name);
const node = (args: readonly string[]) => run(process.execPath, args, project);

beforeAll(() => {
  installPacked(project, [...FRAMEWORKS, ...TOOLS]);
  cpSync(path.join(project, 'node_modules/doorplate/examples'), path.join(project, 'examples'), {
    recursive: true,
  });
});

const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts an example that serves; gives its address, and what ends it with its exit status. */
async function serving(file: string) {
  const child = spawn(process.execPath, [example(file), dataset, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = await once(child.stdout, 'data');
  const end = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    return (await exit)[0];
  };
  return { url: String(line).trim(), end };
}

describe('bundlers', () => {
  it('webpack: the example bundles, and asks on its thread and on another', () => {
    const config = example('webpack/webpack.config.cjs');
    const bundle = path.join(project, 'bundle.cjs');
    node([
      '-e',
      `require('webpack')(require(${JSON.stringify(config)}), (error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString());
        if (stats.hasWarnings()) throw new Error(stats.toString());
      })`,
    ]);
    renameSync(example('webpack/dist/server.cjs'), bundle);
    expect(JSON.parse(node([bundle, dataset, LINE]))).toEqual({ here: LABEL, onThread: LABEL });
  });

  // With everything but the native part inside. What then works, and what says why it does not.
  const WHOLE = `
    import { Geocoder } from 'doorplate';
    import { GeocoderPool } from 'doorplate/pool';
    const [dataset, line] = process.argv.slice(2);
    const geocoder = Geocoder.open(dataset);
    console.log(geocoder.search(line)[0].label);
    geocoder.close();
    GeocoderPool.open(dataset, { threads: 1 }).then(
      async (pool) => { console.log((await pool.search(line))[0].label); await pool.close(); },
      (error) => console.log(error.code, /out of the bundle/.test(error.message)),
    );
  `;
  const REFUSED = `${LABEL}\nWORKER_FAILED true\n`;

  it.each(['esm', 'cjs'] as const)(
    'esbuild takes all of it in, as %s: threads are refused aloud',
    (format) => {
      const entry = path.join(project, 'whole.mjs');
      writeFileSync(entry, WHOLE);
      const bundle = path.join(temporaryDirectory(), format === 'esm' ? 'whole.mjs' : 'whole.cjs');
      const banner =
        format === 'esm'
          ? "--banner:js=import { createRequire } from 'node:module'; const require = createRequire('" +
            `${pathToFileURL(project)}/');`
          : `--define:nothing=0`;
      run(
        tool('esbuild'),
        [
          ...[entry, `--outfile=${bundle}`, '--bundle', '--platform=node', `--format=${format}`, banner],
          ...['--external:better-sqlite3', '--log-level=error'],
        ],
        project,
      );
      // Its folder is another one, as on another machine: only the native part is there.
      const inside = path.join(project, path.basename(bundle));
      renameSync(bundle, inside);
      expect(node([inside, dataset, LINE])).toBe(REFUSED);
    },
  );

  it('webpack takes all of it in: threads are refused aloud', () => {
    writeFileSync(path.join(project, 'whole.mjs'), WHOLE);
    node([
      '-e',
      `require('webpack')({
        mode: 'production', target: 'node20', optimization: { minimize: false }, context: ${JSON.stringify(project)}, entry: './whole.mjs',
        output: { path: ${JSON.stringify(project)}, filename: 'webpacked.cjs' },
        externals: { 'better-sqlite3': 'commonjs better-sqlite3' },
      }, (error, stats) => { if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString()) })`,
    ]);
    expect(node([path.join(project, 'webpacked.cjs'), dataset, LINE])).toBe(REFUSED);
  });
});

describe('frameworks', () => {
  it('Fastify: the service as a plug-in, and a route of its own', async () => {
    const { url, end } = await serving('fastify.mjs');
    const forward = await fetch(`${url}/geocoding/geocode/forward`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ streetname: 'Main Street', number: '881' }),
    });
    expect(await forward.json()).toMatchObject({ number: '881', postcode: '06040' });
    const where = await fetch(`${url}/where?q=${encodeURIComponent(LINE)}`);
    expect(await where.json()).toMatchObject([{ label: LABEL }]);
    expect((await fetch(`${url}/where`)).status).toBe(400);
    expect(await end()).toBe(0);
  });

  it('Express: the service as a middleware, behind the login of the application', async () => {
    const { url, end } = await serving('express.mjs');
    const ask = (headers: Record<string, string>) =>
      fetch(`${url}/geocoding/search?limit=1&q=${encodeURIComponent(LINE)}`, { headers });
    expect((await ask({})).status).toBe(401);
    const answer = await ask({ authorization: 'Bearer secret' });
    expect(await answer.json()).toMatchObject([{ label: LABEL }]);
    expect(await end()).toBe(0);
  });

  it('NestJS: a module that provides one geocoder, and closes it', () => {
    run(tool('tsc'), ['-p', example('nest')], project);
    const program = `process.env.DOORPLATE_DATA = ${JSON.stringify(dataset)}; process.argv[2] = ${JSON.stringify(LINE)};
      await import(${JSON.stringify(pathToFileURL(example('nest/dist/main.js')))});`;
    expect(node(['--input-type=module', '-e', program, 'x'])).toBe(`${LABEL}\n`);
  });

  it('Next.js: the route handler answers a Request, and its types hold', async () => {
    const out = path.join(project, 'next');
    const route = example('next/app/api/geocode/route.ts');
    const program = ts.createProgram([route, example('next/geocoder.ts')], {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(complaints).toEqual([]);
    // Next.js itself is not installed: its bundler leaves what next.config.mjs names outside, and so does this.
    const { default: config } = await import(pathToFileURL(example('next/next.config.mjs')).href);
    const externals = config.serverExternalPackages.map((name: string) => `--external:${name}`);
    const args = [route, '--bundle', '--platform=node', '--format=esm', ...externals, '--log-level=error'];
    run(tool('esbuild'), [...args, `--outfile=${out}/route.mjs`], project);
    process.env.DOORPLATE_DATA = dataset;
    const { GET, runtime } = await import(pathToFileURL(`${out}/route.mjs`).href);
    const ask = async (query: string) => {
      const answer: Response = GET(new Request(`http://localhost/api/geocode${query}`));
      return [answer.status, await answer.json()];
    };
    const geocoder = Geocoder.open(dataset);
    const [best] = geocoder.search(LINE, { limit: 1 });
    geocoder.close();
    expect(runtime).toBe('nodejs');
    expect(await ask(`?q=${encodeURIComponent(LINE)}`)).toEqual([200, JSON.parse(JSON.stringify(best))]);
    expect(await ask('?q=qqxzqqxz')).toEqual([404, { error: 'nothing found' }]);
    expect(await ask('')).toEqual([400, { error: expect.stringContaining('text') }]);
  });
});

describe('test runners', () => {
  const runTool = (name: string, args: string[]) =>
    promisify(execFile)(tool(name), args, {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });

  it('Vitest: the example passes', async () => {
    const args = ['run', '--root', example('vitest'), '--reporter=json'];
    const { stdout } = await runTool('vitest', args);
    expect(JSON.parse(stdout.slice(stdout.indexOf('{')))).toMatchObject({ numPassedTests: 2, success: true });
  });

  it('Jest: the example passes, its threads end by themselves', async () => {
    const args = ['--rootDir', example('jest'), '--testMatch', '**/*.test.cjs', '--json', '--watchman=false'];
    const { stdout } = await runTool('jest', args);
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 3, success: true });
  });
});
