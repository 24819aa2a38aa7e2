import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandLine } from '../command-line';
import { REPOSITORY, SAMPLE_RECIPE, sampleDataset, temporaryDirectory } from '../sample';

const directory = sampleDataset();
const scratch = temporaryDirectory();

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command line as a process of its own; `onStderr` is told all that came so far. */
function start(args: string[], onStderr?: (text: string, pid: number) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, commandLine(...args), { cwd: REPOSITORY });
    const ended: Ended = { status: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      ended.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      ended.stderr += chunk;
      onStderr?.(ended.stderr, child.pid!);
    });
    child.on('close', (status, signal) =>
      resolve({ ...ended, status: signal === null ? status : 128 + constants.signals[signal] }),
    );
  });
}

describe('as a process', () => {
  it('ends without a word when its reader goes away', async () => {
    const status = await new Promise<[number | null, string]>((resolve) => {
      const child = spawn(process.execPath, commandLine('export', directory), {
        cwd: REPOSITORY,
      });
      let stderr = '';
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
      });
      child.stdout.once('data', () => child.stdout.destroy());
      child.on('close', (code) => resolve([code, stderr]));
    });
    expect(status).toEqual([0, '']);
  });

  const full = '/dev/full';
  const known = path.join(scratch, 'known.csv');
  it
    .skipIf(!existsSync(full))
    .each([
      ['export', directory],
      ['search', '--data', directory, '881 main street, manchester'],
      ['info', directory],
      ['verify', directory],
      ['evaluate', '--data', directory, known],
      ['inspect', known],
      ['bulk', '--quiet', '--data', directory, '--mode', 'forward', '--out', '-', known],
      ['countries', '--data', directory],
      ['--help'],
    ])('says in one line that standard output is full: %s', async (...args) => {
    writeFileSync(known, 'street,number,city,lat,lon\nMain St,881,Manchester,41.77,-72.52\n');
    const { status, stderr } = await new Promise<Omit<Ended, 'stdout'>>((resolve) => {
      const stdout = openSync(full, 'w');
      const child = spawn(process.execPath, commandLine(...args), {
        cwd: REPOSITORY,
        stdio: ['ignore', stdout, 'pipe'],
      });
      closeSync(stdout);
      let stderr = '';
      child.stderr?.on('data', (chunk) => {
        stderr += chunk;
      });
      child.on('close', (status) => resolve({ status, stderr }));
    });
    expect(stderr).toBe(
      'error: expected to write to standard output, but got ENOSPC: no space left on device, write\n',
    );
    expect(status).toBe(1);
  });

  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('cleans up after %s during a build and ends with %i', async (signal, expected) => {
    const folder = path.join(scratch, signal);
    mkdirSync(folder);
    // Large enough that the signal finds the build at work.
    const rows = Array.from(
      { length: 300_000 },
      (_, row) => `Long Street ${row % 5000},${row},Town,40.${row},-75.${row}`,
    );
    writeFileSync(
      path.join(folder, 'rows.csv'),
      `street,number,city,latitude,longitude\n${rows.join('\n')}\n`,
    );
    const provenance = { licence: 'none', attribution: 'made up', accuracyMeters: 10 };
    const columns = {
      streetname: 'street',
      number: 'number',
      city: 'city',
      latitude: 'latitude',
      longitude: 'longitude',
    };
    writeFileSync(
      path.join(folder, 'recipe.json'),
      JSON.stringify({
        name: 'Long',
        country: { code: 'US', name: 'United States' },
        areas: [],
        addresses: [
          {
            name: 'rows',
            path: 'rows.csv',
            format: 'delimited',
            columns,
            constants: { municipality: 'M', province: 'P' },
            ...provenance,
          },
        ],
      }),
    );
    const out = path.join(folder, 'out');
    let sent = false;
    const { status, stdout, stderr } = await start(
      ['build', path.join(folder, 'recipe.json'), '--out', out],
      (text, pid) => {
        if (sent || !text.includes('Reading addresses')) return;
        sent = true;
        process.kill(pid, signal);
      },
    );
    expect(stderr).toContain('Stopping and cleaning up');
    expect([status, stdout]).toEqual([expected, '']);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['recipe.json', 'rows.csv']);
  });

  it('ends after SIGTERM while standard input is silent, and continues later', async () => {
    const folder = path.join(scratch, 'silent');
    mkdirSync(folder);
    const out = path.join(folder, 'found.csv');
    const bulk = ['bulk', '--data', directory, '--mode', 'forward', '--resume', '--out', out, '-'];
    const rows = `street,number,city\n${'Main St,881,Manchester\n'.repeat(20_000)}`;
    const child = spawn(process.execPath, commandLine(...bulk), { cwd: REPOSITORY });
    child.stdin.write(rows);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    // The first chunk of rows is written; the second one is not whole.
    const written = () => statSync(`${out}.part`, { throwIfNoEntry: false })?.size ?? 0;
    await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(10_000);
    child.kill('SIGTERM');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), 10_000);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(143);
    clearTimeout(giveUp);
    expect(stderr).toMatch(/[\d,]+ rows are kept\. The same command with --resume continues from there\.\n/);
    const again = spawn(process.execPath, commandLine(...bulk), { cwd: REPOSITORY });
    again.stdin.end(rows);
    expect(await new Promise((resolve) => again.on('close', resolve))).toBe(0);
    expect(readFileSync(out, 'utf8').split('\n')).toHaveLength(20_002);
  });

  it('claims no kept rows when it is stopped before its first chunk', async () => {
    const folder = path.join(scratch, 'no-chunk');
    mkdirSync(folder);
    const out = path.join(folder, 'found.csv');
    const bulk = ['bulk', '--data', directory, '--mode', 'forward', '--out', out, '-'];
    const child = spawn(process.execPath, commandLine(...bulk), { cwd: REPOSITORY });
    child.stdin.write(`street,number,city\n${'Main St,881,Manchester\n'.repeat(4_000)}`);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    await expect.poll(() => existsSync(`${out}.checkpoint`), { timeout: 60_000 }).toBe(true);
    child.kill('SIGTERM');
    expect((await once(child, 'close'))[0]).toBe(143);
    expect(stderr).toContain('No row is done yet: the same command begins again.\n');
    expect(stderr).not.toContain('--resume');
    const again = spawn(process.execPath, commandLine(...bulk), { cwd: REPOSITORY });
    again.stdin.end('street,number,city\nMain St,881,Manchester\n');
    expect((await once(again, 'close'))[0]).toBe(0);
    expect(readdirSync(folder)).toEqual(['found.csv']);
  });

  it('ends after SIGINT while a named pipe is silent: there is nothing to continue', async () => {
    const pipe = path.join(scratch, 'silent-pipe');
    execFileSync('mkfifo', [pipe]);
    const out = `${pipe}.csv`;
    const child = spawn(
      process.execPath,
      commandLine('bulk', '--data', directory, '--mode', 'forward', '--out', out, pipe),
      { cwd: REPOSITORY },
    );
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const writer = await open(pipe, 'w');
    child.kill('SIGINT');
    const giveUp = setTimeout(() => child.kill('SIGKILL'), 10_000);
    const [status, signal] = await once(child, 'close');
    clearTimeout(giveUp);
    await writer.close();
    // A read that cannot be given up: the signal itself ends the process, or the exit right behind it. A shell tells 130 of both.
    expect(['SIGINT', 130]).toContain(status ?? signal);
    expect(stderr).toMatch(/stopped by SIGINT\n$/);
    expect(stderr).not.toContain('--resume');
    expect(readdirSync(scratch).filter((name) => name.startsWith('silent-pipe'))).toEqual(['silent-pipe']);
  });

  it('leaves an older dataset whole when it is told of a broken recipe', async () => {
    const { status, stderr } = await start([
      'build',
      path.join(REPOSITORY, 'package.json'),
      '--out',
      directory,
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('RECIPE_INVALID');
    expect((await start(['verify', directory])).status).toBe(0);
  });

  it('keeps stdout for data: a build’s progress goes to stderr', async () => {
    const out = path.join(scratch, 'sample');
    const { status, stdout } = await start(['build', SAMPLE_RECIPE, '--out', out, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).directory).toBe(out);
  });
});
