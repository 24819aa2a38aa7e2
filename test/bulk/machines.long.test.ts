import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { customerRows, ndjsonOf } from './rows-of';

const bin = path.join(REPOSITORY, 'dist/cli.js');
const flaky = fileURLToPath(new URL('./flaky-filter.mjs', import.meta.url));
const flags = '--columns level,id,latitude,longitude';
const data = sampleDataset();
const folder = temporaryDirectory();
const input = path.join(folder, 'in.ndjson');

const isThere = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasParallel = isThere('parallel', '--version');
const hasSpark = isThere('python3', '-c', 'from pyspark import SparkContext') && isThere('java', '-version');

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

function execute(command: string, args: readonly string[], env = {}, stdin?: string): Promise<Ended> {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  const ended: Ended = { status: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    ended.stdout += text;
  });
  child.stderr.on('data', (text) => {
    ended.stderr += text;
  });
  child.stdin.end(stdin ?? '');
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...ended, status })));
}

/** The command, or one whose first process is killed when it has written so much. */
function filter(dies: boolean): string {
  const command = `${process.execPath} ${bin}`;
  const marker = path.join(mkdtempSync(path.join(folder, 'marker-')), 'died');
  return dies ? `${process.execPath} ${flaky} ${marker} 20000 ${command}` : command;
}

describe.skipIf(!existsSync(bin))('beyond one machine', () => {
  let expected = '';
  beforeAll(async () => {
    const rows = Array.from({ length: 4 }, () => customerRows(data)).flat();
    writeFileSync(input, ndjsonOf(rows.map((row, index) => ({ ...row, row: index, note: 'þÉ' }))));
    const args = [bin, 'bulk', '--data', data, '--mode', 'forward', '--pipe', ...flags.split(' ')];
    const whole = await execute(process.execPath, args, {}, readFileSync(input, 'utf8'));
    expect(whole.status).toBe(0);
    expected = whole.stdout;
    expect(expected.split('\n')).toHaveLength(rows.length + 1);
  });

  it.skipIf(!hasParallel).each([
    ['filters that live', false],
    ['a filter that is killed midway', true],
  ])('GNU parallel with %s gives the same bytes (skipped without parallel)', async (_, dies) => {
    const out = path.join(mkdtempSync(path.join(folder, 'parallel-')), 'out.ndjson');
    const script = path.join(REPOSITORY, 'examples/bulk-parallel.sh');
    const env = { DOORPLATE: filter(dies), DOORPLATE_FLAGS: flags };
    const { status, stderr } = await execute(script, [data, 'forward', input, out, '2'], env);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(readFileSync(out, 'utf8')).toBe(expected);
  });

  it.skipIf(!hasParallel)(
    'GNU parallel fails, and leaves nothing behind, where every filter dies',
    async () => {
      const directory = mkdtempSync(path.join(folder, 'parallel-'));
      const script = path.join(REPOSITORY, 'examples/bulk-parallel.sh');
      const out = path.join(directory, 'out.ndjson');
      const { status } = await execute(script, ['no/such/dataset', 'forward', input, out, '2'], {
        DOORPLATE: filter(false),
      });
      expect(status).not.toBe(0);
      expect(readdirSync(directory)).toEqual([]);
    },
  );

  // All filters but the one that is killed live: a run without a death shows nothing more, and takes a minute.
  it.skipIf(!hasSpark)(
    'a Spark cluster with a filter that is killed midway gives the same lines in the same order (skipped without pyspark and Java)',
    async () => {
      const target = path.join(mkdtempSync(path.join(folder, 'spark-')), 'out');
      const command = filter(true);
      const { status, stderr } = await execute('python3', [
        path.join(REPOSITORY, 'examples/bulk-spark.py'),
        ...['--data', data, '--mode', 'forward', '--command', command, `--flags=${flags}`],
        ...[input, target],
      ]);
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
      const parts = readdirSync(target).filter((name) => name.startsWith('part-'));
      expect(parts.length).toBeGreaterThan(4);
      expect(
        parts
          .sort()
          .map((name) => readFileSync(path.join(target, name), 'utf8'))
          .join(''),
      ).toBe(expected);
      expect(existsSync(command.split(' ')[2]!)).toBe(true);
    },
    280_000,
  );
});
