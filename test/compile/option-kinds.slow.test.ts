import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { enrich, runBulk, runPipe } from '../../src/bulk';
import {
  addToCatalogue,
  applyPatch,
  build,
  diff,
  fetchInputs,
  fetchRecipe,
  get,
  inspect,
  makePatch,
  makeTiles,
  pack,
  readCatalogue,
  signKeys,
} from '../../src/compile';
import { GeocoderError } from '../../src/model/errors';
import { A_FLAG, A_PATH, checkOptionKinds, required } from '../../src/schema/option-kinds';
import { sampleDataset } from '../sample';

const folder = mkdtempSync(path.join(tmpdir(), 'kinds-'));
const inFolder = (name: string) => path.join(folder, name);
/** Values of every kind that no option has, and that JavaScript lets through. */
const WRONG: readonly unknown[] = [0, true, [null], {}, 'x\0y', Symbol('x'), 10n, Object.create(null)];

type Loose = (...values: unknown[]) => unknown;
const bulk = { data: 'nowhere', mode: 'search', input: inFolder('in.csv'), output: inFolder('out.csv') };

/** Each function with one value at the place that is tried. */
const CALLS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'runBulk output': (output) => (runBulk as Loose)({ ...bulk, output }),
  'runBulk input': (input) => (runBulk as Loose)({ ...bulk, input }),
  'runBulk summary': (summary) => (runBulk as Loose)({ ...bulk, summary }),
  'runBulk onPlan': (onPlan) => (runBulk as Loose)({ ...bulk, onPlan }),
  'runBulk columns': (columns) => (runBulk as Loose)({ ...bulk, columns }),
  'runBulk options': (options) => (runBulk as Loose)(options),
  'runPipe mode': (mode) => (runPipe as Loose)({}, { mode }),
  'enrich map': (map) => firstOf((enrich as Loose)([], { data: 'nowhere', mode: 'search', map: [map] })),
  'build out': (out) => (build as Loose)({}, { out }),
  'build onProgress': (onProgress) => (build as Loose)({}, { out: inFolder('d'), onProgress }),
  'diff old': (old) => firstOf((diff as Loose)(old, 'b')),
  'diff signal': (signal) => firstOf((diff as Loose)('a', 'b', { signal })),
  'makePatch out': (out) => (makePatch as Loose)('a', 'b', { out }),
  'makePatch old': (old) => (makePatch as Loose)(old, 'b', { out: inFolder('p') }),
  'applyPatch patch': (patch) => (applyPatch as Loose)('a', patch, { out: inFolder('b') }),
  'applyPatch publicKey': (publicKey) => (applyPatch as Loose)('a', 'p', { out: inFolder('b'), publicKey }),
  'pack privateKey': (privateKey) => (pack as Loose)('a', { out: inFolder('k'), privateKey: [privateKey] }),
  'get source': (source) => (get as Loose)(source, { out: inFolder('g'), publicKey: 'k' }),
  'get publicKey': (publicKey) => (get as Loose)('pack', { out: inFolder('g'), publicKey }),
  signKeys: (file) => (signKeys as Loose)(file),
  addToCatalogue: (file) => (addToCatalogue as Loose)('c.json', file),
  readCatalogue: (file) => (readCatalogue as Loose)(file),
  'fetchInputs signal': (signal) => (fetchInputs as Loose)({}, { signal }),
  fetchRecipe: (url) => (fetchRecipe as Loose)(url),
  inspect: (file) => (inspect as Loose)(file),
  'makeTiles out': (out) => (makeTiles as Loose)('x.osm.pbf', { out }),
};

async function firstOf(steps: unknown): Promise<unknown> {
  return (steps as AsyncGenerator).next();
}

async function refusalOf(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    return error;
  }
}

describe('options of the wrong kind', () => {
  const data = sampleDataset();

  it.each(Object.keys(CALLS))(
    '%s: a value of another kind is INVALID_REQUEST, not a TypeError',
    async (name) => {
      for (const wrong of WRONG) {
        const error = await refusalOf(() => CALLS[name]!(wrong));
        expect(error, `${name} ${typeof wrong}`).toBeInstanceOf(GeocoderError);
        expect(error).toMatchObject({
          code: 'INVALID_REQUEST',
          message: expect.stringContaining('expected'),
        });
      }
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('a missing output says what was expected and what came', async () => {
    const { output, ...without } = bulk;
    expect(output).toBeTruthy();
    await expect((runBulk as Loose)(without)).rejects.toThrow(
      'runBulk: expected "output" to be a path, but got nothing',
    );
    await expect((build as Loose)({})).rejects.toThrow(
      /^build: expected "options" to be an object \(known: out, /,
    );
  });

  it('an unknown option is an error that names it, with the nearest known one', async () => {
    await expect((runBulk as Loose)({ ...bulk, ouput: 'x' })).rejects.toThrow(
      /^runBulk: unknown option "ouput"; did you mean "output"\?/,
    );
    await expect((build as Loose)({}, { out: 'x', forced: true })).rejects.toThrow(/did you mean "force"\?/);
  });

  it('an input whose name is too long for the disk is BULK_INPUT', async () => {
    await expect(runBulk({ ...bulk, mode: 'search', data, input: 'x'.repeat(5000) })).rejects.toMatchObject({
      name: 'GeocoderError',
      code: 'BULK_INPUT',
    });
  });

  it('keys without a path leave no file in the current folder', () => {
    expect(() => (signKeys as Loose)()).toThrow('signKeys: expected "path" to be a path, but got nothing');
    expect(existsSync('undefined.pub')).toBe(false);
  });

  it('null and undefined count as absent; the options given stay as they are', () => {
    const given = Object.freeze({ out: 'x', force: null, unknown: undefined });
    const checked = checkOptionKinds(
      'f',
      given as object,
      { out: required(A_PATH), force: A_FLAG } as object,
    );
    expect(checked).toEqual({ out: 'x' });
  });
});
