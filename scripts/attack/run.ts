/**
 * The standing attack: everything that SECURITY.md promises is tried again and again.
 *
 *   npx tsx scripts/attack/run.ts [--data DATASET] [--seed 1] [--length 1] [--only damage,kills]
 *
 * Length 1 takes half a minute, and the attempts grow with it: `--length 250 --only damage` is 10,000 single bits and
 * 1,000 larger damages. A finding is printed with the seed that makes it again; then the exit status is 1.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS, attack } from './attacks';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'out/sample' },
    seed: { type: 'string', default: '1' },
    length: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const names = values.only?.split(',') ?? Object.keys(ATTACKS);
const unknown = names.find((name) => !Object.hasOwn(ATTACKS, name));
if (unknown !== undefined)
  throw new Error(`expected attacks of ${Object.keys(ATTACKS).join(', ')}, got ${unknown}`);
const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-attack-'));
for (const name of names) {
  const own = path.join(folder, name);
  mkdirSync(own);
  const options = {
    data: values.data,
    folder: own,
    seed: Number(values.seed),
    length: Number(values.length),
  };
  const { seconds, endings, findings } = await attack(name, options);
  console.log(`${name}, seed ${values.seed}, length ${values.length}: ${seconds.toFixed(1)} s`);
  for (const [ending, count] of Object.entries(endings)) console.log(`  ${ending}: ${count}`);
  for (const finding of findings) console.log(`  FOUND ${finding}`);
  if (findings.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
