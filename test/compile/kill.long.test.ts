import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/index';
import { verifyDataset } from '../../src/store/read/verify';
import { seeded } from './seeded';
import { temporaryFolder } from './sources/fixtures';
import { randomAddresses, storedAddresses, writeCountry } from './synthetic-country';

const script = fileURLToPath(new URL('./dying-build.ts', import.meta.url));

interface Ended {
  code: number | null;
  signal: string | null;
  output: string;
}

/** Runs the build in a child process; `afterMs` kills it from outside. */
function runChild(given: readonly string[], afterMs?: number): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const timer = afterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), afterMs);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, output });
    });
  });
}

describe('a build that is killed', () => {
  const folder = temporaryFolder();
  const parent = path.join(folder, 'out');
  const out = path.join(parent, 'dataset');
  const inputs = { old: path.join(folder, 'old'), new: path.join(folder, 'new') };
  mkdirSync(parent);
  const recipes = {
    old: writeCountry(inputs.old, randomAddresses(400, 41)),
    new: writeCountry(inputs.new, randomAddresses(2500, 42)),
  };
  const recipeFile = path.join(folder, 'recipe.json');
  writeFileSync(recipeFile, JSON.stringify(recipes.new));
  const child = (fatal: number, afterMs?: number) =>
    runChild([recipeFile, inputs.new, out, String(fatal)], afterMs);

  it('leaves a dataset that verifies and answers, whichever moment it is, and the next build clears up', async () => {
    await build(recipes.old, { inputRoot: inputs.old, out });
    const oldAddresses = JSON.stringify(storedAddresses(out));
    const whole = await child(0);
    expect(whole).toMatchObject({ code: 0, signal: null });
    const calls = Number(whole.output);
    expect(calls).toBeGreaterThan(60);
    const newAddresses = JSON.stringify(storedAddresses(out));
    expect(newAddresses).not.toBe(oldAddresses);

    const random = seeded(43);
    // Every call of the last stretch, where the dataset is moved into place, and some before; more of them by
    // `npx tsx scripts/attack/run.ts --only kills`.
    const moments = [...new Set(Array.from({ length: 14 }, (_, i) => calls - i))]
      .concat(Array.from({ length: 4 }, () => 1 + Math.floor(random() * (calls - 14))))
      .map((fatal) => ({ fatal, afterMs: undefined as number | undefined }))
      .concat(Array.from({ length: 3 }, () => ({ fatal: 0, afterMs: 300 + random() * 1500 })));
    const seen = { old: 0, new: 0, litter: 0 };
    for (const { fatal, afterMs } of moments) {
      await build(recipes.old, { inputRoot: inputs.old, out, force: true });
      expect(readdirSync(parent)).toEqual(['dataset']);
      const ended = await child(fatal, afterMs);
      if (afterMs === undefined) expect(ended.signal).toBe('SIGKILL');
      verifyDataset(out);
      const found = JSON.stringify(storedAddresses(out));
      expect([oldAddresses, newAddresses]).toContain(found);
      seen[found === oldAddresses ? 'old' : 'new']++;
      if (readdirSync(parent).length > 1) seen.litter++;
    }
    expect(seen.old).toBeGreaterThan(3);
    expect(seen.new).toBeGreaterThan(0);
    expect(seen.litter).toBeGreaterThan(3);
    await build(recipes.new, { inputRoot: inputs.new, out });
    expect(readdirSync(parent)).toEqual(['dataset']);
    expect(JSON.stringify(storedAddresses(out))).toBe(newAddresses);
  }, 300_000);
});
