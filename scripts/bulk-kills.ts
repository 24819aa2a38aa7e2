/**
 * Kills bulk runs at random moments with `kill -9`, again while they are resumed, and compares what they end with to an
 * uninterrupted run's output and reject file, byte for byte. After `npm run build`:
 *   npx tsx scripts/bulk-kills.ts [DATASET] [--kills 50] [--rows 12000] [--seed 1]
 * Chunks are small and checkpoints frequent, so that a short run has as many states to die in as a long one.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { BulkOptions } from '../src/bulk/index';
import { writeRows } from './bench/bulk-rows';
import { mulberry32 } from './quality/random';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    rows: { type: 'string', default: '12000' },
    seed: { type: 'string', default: '1' },
  },
});
const data = positionals[0] ?? path.join(root, 'out/nl');
const random = mulberry32(Number(values.seed));
/** Each row of this many lacks its street and its postcode and is rejected. */
const BAD_EVERY = 23;
const LIBRARY = pathToFileURL(path.join(root, 'dist/bulk.js')).href;
const PROGRAM = `import { runBulk } from ${JSON.stringify(LIBRARY)}; await runBulk(JSON.parse(process.argv[1]));`;
const CHUNK_BYTES = 1 << 14;
const CHECKPOINT_SECONDS = 0.02;
/** A run is killed, and its resumption as well, at most so often. */
const MOST_DEATHS = 2;

const folder = path.join(root, 'out', `bulk-kills-${process.pid}`);
mkdirSync(folder, { recursive: true });
await measure();
// What differs is left to be looked at.
rmSync(folder, { recursive: true, force: true });

async function measure(): Promise<void> {
  const input = withBadRows(writeRows(data, folder, Number(values.rows), Number(values.seed)).typos);
  const whole = path.join(folder, 'whole.csv');
  const started = performance.now();
  await run(input, whole, 2, null);
  let milliseconds = performance.now() - started;
  const expected = JSON.stringify(hashes(whole));
  console.log(`uninterrupted: ${(milliseconds / 1000).toFixed(1)} s, ${expected}`);

  const begun = performance.now();
  let kills = 0;
  let killedRuns = 0;
  let resumed = 0;
  const output = path.join(folder, 'killed.csv');
  const anyThreads = () => 1 + Math.floor(random() * 3);
  while (killedRuns < Number(values.kills)) {
    for (const name of filesOf(output)) rmSync(path.join(folder, name));
    let died = true;
    let deaths = 0;
    for (; died && deaths < MOST_DEATHS; deaths++) {
      // The number of threads changes too: it must not matter.
      const ran = performance.now();
      died = await run(input, output, anyThreads(), random() * milliseconds);
      if (!died) {
        // Ended before its kill: the machine has become faster.
        if (deaths === 0) milliseconds = performance.now() - ran;
        break;
      }
      kills++;
      if (existsSync(`${output}.checkpoint`)) resumed++;
    }
    if (died) await run(input, output, anyThreads(), null);
    const got = JSON.stringify(hashes(output));
    if (got !== expected) throw new TypeError(`expected ${expected}, got ${got}`);
    const left = filesOf(output).filter((name) => name.endsWith('.part') || name.endsWith('.new'));
    if (left.length > 0) throw new TypeError(`expected nothing left over, got ${left.join(', ')}`);
    if (deaths > 0) killedRuns++;
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${killedRuns} runs killed ${kills} times in ${seconds} s, ${resumed} times with a checkpoint to resume from: every file the same`,
  );
}

/** @returns true where it was killed; false where it had ended before. */
function run(input: string, output: string, threads: number, killAfter: number | null): Promise<boolean> {
  const options: BulkOptions = {
    data,
    mode: 'forward',
    input,
    output,
    threads,
    resume: true,
    // A run that is killed after its last step has its output already.
    overwrite: true,
    chunkBytes: CHUNK_BYTES,
    checkpointSeconds: CHECKPOINT_SECONDS,
  };
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const timer = killAfter === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve, reject) => {
    child.on('close', (status, signal) => {
      if (timer !== null) clearTimeout(timer);
      if (signal === null && status !== 0) reject(new TypeError(`bulk ended with status ${status}`));
      else resolve(signal !== null);
    });
  });
}

function withBadRows(file: string): string {
  const bad = path.join(folder, 'in.csv');
  const lines = readFileSync(file, 'utf8').split('\n');
  const written = lines.map((line, index) =>
    index % BAD_EVERY === 1 ? line.replace(/^([^,]*),[^,]*,([^,]*,[^,]*),[^,]*/, '$1,,$2,') : line,
  );
  writeFileSync(bad, written.join('\n'));
  return bad;
}

function hashes(output: string): Record<string, string> {
  const of = (name: string) => createHash('sha256').update(readFileSync(name)).digest('hex').slice(0, 16);
  return { output: of(output), rejects: of(`${output}.rejects.csv`) };
}

/** What a run has left under the name of its output. */
function filesOf(output: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(path.basename(output)));
}
