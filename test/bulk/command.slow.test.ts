import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { barLine, paceOf } from '../../src/cli/terminal/bulk-progress';
import { invoke } from '../cli/invoke';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { csvOf, customerRows, ndjsonOf } from './rows-of';

const data = sampleDataset();
const folder = temporaryDirectory();
const bin = path.join(REPOSITORY, 'dist/cli.js');

function place(): (name: string) => string {
  const directory = mkdtempSync(path.join(folder, 'cli-'));
  return (name) => path.join(directory, name);
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

function doorplate(args: readonly string[], input = '', readOnly = Number.POSITIVE_INFINITY): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => {
    stdout += text;
    if (stdout.length > readOnly) child.stdout.destroy();
  });
  child.stderr.on('data', (text: Buffer) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr })));
}

describe('doorplate bulk', () => {
  it('fits its line into the terminal, part by part', () => {
    const progress = { rows: 6800, matched: 6800, freshRows: 6800, rejected: 0, done: 0.5, seconds: 2 };
    expect(barLine(progress, 90)).toBe(
      ` 50 % ▕${'█'.repeat(15)}${' '.repeat(15)}▏ 6,800 rows, 3,400/s, 100.0 % matched, 2.0 s left`,
    );
    expect(barLine(progress, 40)).toBe(' 50 %  6,800 rows, 3,400/s');
    expect(barLine({ ...progress, done: null }, 40)).toBe('6,800 rows, 3,400/s, 100.0 % matched');
    for (let width = 1; width < 120; width++) {
      expect(barLine(progress, width).length).toBeLessThan(width);
    }
  });

  it('reckons the remaining time by what this run has done, not by what it resumed', () => {
    const progress = { rows: 500, matched: 500, rejected: 0, done: 0.5, seconds: 10 };
    expect(paceOf({ ...progress, freshRows: 500 })).toBe('500 rows, 50/s, 100.0 % matched, 10 s left');
    expect(paceOf({ ...progress, freshRows: 100 })).toBe('500 rows, 10/s, 100.0 % matched, 50 s left');
    expect(paceOf({ ...progress, freshRows: 0 })).toBe('500 rows, 0/s, 100.0 % matched');
  });

  it('shows the guess, enriches, sums up', async () => {
    const at = place();
    writeFileSync(at('in.csv'), csvOf(customerRows(data, 50)));
    const args = ['bulk', '--data', data, '--mode', 'forward', '--threads', '1', '--out', at('out.csv')];
    const { status, stdout, stderr } = await invoke([...args, '--summary', at('sum.json'), at('in.csv')]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toMatch(/Columns, guessed from the header: streetname = "street", number = "housenumber"/);
    expect(stderr).toMatch(/rows in .*\/s on 1 thread,/);
    expect(stderr).toMatch(/matched .*\n {4}address/);
    expect(stderr).toMatch(/Matched by confidence/);
    expect(JSON.parse(readFileSync(at('sum.json'), 'utf8')).rows).toBe(customerRows(data, 50).length);
    expect(readFileSync(at('out.csv'), 'utf8').split('\n')[0]).toMatch(
      /longitude,match_level,match_confidence/,
    );
  });

  it.each([
    [['--mode', 'forward']],
    [['--mode', 'sideways', '--out', 'x', 'y']],
    [['--mode', 'forward', '--out', 'x', '--shard', '3', 'y']],
    [['--mode', 'forward', '--out', 'x', '--threads', '0', 'y']],
    [['--mode', 'forward', '--pipe', '--resume']],
    [['--mode', 'forward', '--pipe', 'file.ndjson']],
  ])('is wrong usage with %j', async (args) => {
    expect((await invoke(['bulk', '--data', data, ...args])).status).toBe(2);
  });

  it('says what is missing', async () => {
    const at = place();
    const { status, stderr } = await invoke([
      'bulk',
      '--data',
      data,
      '--mode',
      'forward',
      '--out',
      at('o.csv'),
      at('none.csv'),
    ]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/none\.csv: expected a readable file.*\(BULK_INPUT\)/);
  });
});

describe.skipIf(!existsSync(bin))('the built command', () => {
  it('reads standard input and writes standard output', async () => {
    const rows = customerRows(data, 100);
    const args = ['bulk', '--data', data, '--mode', 'forward', '--columns', 'level', '--out', '-', '-'];
    const { status, stdout } = await doorplate(args, csvOf(rows));
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(rows.length + 1);
    // Rejected rows have nowhere else to go.
    expect(lines[0]).toMatch(/,match_level,match_error$/);
    expect(lines[1]).toMatch(/,address,$/);
  });

  it('is a filter that ends cleanly when its reader goes away', async () => {
    const rows = ndjsonOf(Array.from({ length: 20 }, () => customerRows(data, 3)).flat());
    const pipe = ['bulk', '--data', data, '--mode', 'forward', '--columns', 'level', '--pipe'];
    const whole = await doorplate(pipe, rows);
    expect(whole.stderr).toBe('');
    expect(whole.status).toBe(0);
    expect(whole.stdout.split('\n')).toHaveLength(rows.split('\n').length);
    const cut = await doorplate(pipe, rows, 1000);
    expect({ status: cut.status, stderr: cut.stderr }).toEqual({ status: 0, stderr: '' });
    expect(whole.stdout.startsWith(cut.stdout)).toBe(true);
  });
});
