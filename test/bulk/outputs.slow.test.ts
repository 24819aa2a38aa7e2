import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type BulkOptions, runBulk } from '../../src/bulk/index';
import { openFilesIn } from '../open-files';
import { sampleDataset, temporaryDirectory } from '../sample';
import { csvOf, customerRows } from './rows-of';

const data = sampleDataset();
const folder = temporaryDirectory();

function setting(extra: Partial<BulkOptions> = {}): BulkOptions & { directory: string } {
  const directory = mkdtempSync(path.join(folder, 'run-'));
  const input = path.join(directory, 'in.csv');
  writeFileSync(input, csvOf(customerRows(data, 5)));
  const output = path.join(directory, 'out.csv');
  return { directory, data, mode: 'forward', input, output, threads: 1, chunkBytes: 4000, ...extra };
}

/** A run that stops after its first chunk. */
async function stopped(options: BulkOptions): Promise<void> {
  const stop = new AbortController();
  const run = runBulk({
    ...options,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(run).rejects.toThrow('enough');
}

describe('a run that cannot begin', () => {
  it('leaves no file where the packages that write Parquet are missing', async () => {
    vi.doMock('hyparquet-writer', () => {
      throw new Error('not installed');
    });
    const { directory, ...options } = setting();
    const run = runBulk({ ...options, output: path.join(directory, 'out.parquet') });
    await expect(run).rejects.toMatchObject({ code: 'PACKAGE_MISSING' });
    expect(readdirSync(directory)).toEqual(['in.csv']);
    vi.doUnmock('hyparquet-writer');
  });

  it('is one whose output has the name of a format that is not written, unless the format is chosen', async () => {
    const { directory, ...options } = setting();
    const output = path.join(directory, 'out.xlsx');
    const run = runBulk({ ...options, output });
    await expect(run).rejects.toThrow(/output: expected a name of csv, .* but got out\.xlsx; /);
    expect(readdirSync(directory)).toEqual(['in.csv']);
    await runBulk({ ...options, output, outputFormat: 'csv' });
    expect(readFileSync(output, 'utf8')).toContain('match_level');
  });

  it('closes the files that it had opened', async () => {
    const { directory, ...options } = setting();
    // Its rows are open by then.
    mkdirSync(`${options.output}.rejects.csv.part`);
    await expect(runBulk(options)).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    expect(openFilesIn(directory)).toEqual([]);
    rmdirSync(`${options.output}.rejects.csv.part`);
    await stopped(options);
    const checkpoint = path.join(directory, 'out.csv.checkpoint');
    const text = readFileSync(checkpoint, 'utf8');
    writeFileSync(`${options.output}.part`, '');
    await expect(runBulk({ ...options, resume: true })).rejects.toThrow(/expected at least \d+ bytes/);
    expect(readFileSync(checkpoint, 'utf8')).toBe(text);
    expect(openFilesIn(directory)).toEqual([]);
  });
});

describe('two runs at one output', () => {
  it('do not mix: the second is refused, the first ends as if it were alone', async () => {
    const { directory, ...options } = setting();
    const { directory: _other, ...alone } = setting();
    await runBulk(alone);
    let second: Promise<unknown> | null = null;
    await runBulk({
      ...options,
      onProgress: () => {
        second ??= runBulk({ ...options, columns: ['id'] }).catch((error: unknown) => error);
      },
    });
    expect(await second).toMatchObject({
      code: 'BULK_OUTPUT',
      message: expect.stringContaining(`process ${process.pid} writes it`),
    });
    expect(readFileSync(options.output, 'utf8')).toBe(readFileSync(alone.output, 'utf8'));
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
  });

  it('are refused where only the rejects are the same file', async () => {
    const { directory, ...options } = setting();
    const rejects = path.join(directory, 'rejects.csv');
    let second: Promise<unknown> | null = null;
    await runBulk({
      ...options,
      rejects,
      onProgress: () => {
        const other = { ...options, output: `${options.output}.other.csv`, rejects };
        second ??= runBulk(other).catch((error: unknown) => error);
      },
    });
    expect(await second).toMatchObject({ code: 'BULK_OUTPUT', message: expect.stringContaining(rejects) });
  });

  it('follow one another after a process that died with its lock', async () => {
    const { directory, ...options } = setting();
    writeFileSync(`${options.output}.lock`, '4194303 1\n');
    await runBulk(options);
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
  });
});

describe('an output that is there already', () => {
  it('is replaced only when the caller says so', async () => {
    const { directory: _, ...options } = setting();
    writeFileSync(options.output, 'mine');
    const refused = runBulk(options);
    await expect(refused).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    await expect(refused).rejects.toThrow(/--overwrite/);
    expect(readFileSync(options.output, 'utf8')).toBe('mine');
    await runBulk({ ...options, overwrite: true });
    expect(readFileSync(options.output, 'utf8')).toContain('match_level');
  });

  it.each(['rejects', 'summary'] as const)('is kept also where it is the %s', async (name) => {
    const { directory, ...options } = setting();
    const file = path.join(directory, 'other');
    writeFileSync(file, 'mine');
    await expect(runBulk({ ...options, [name]: file })).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await runBulk({ ...options, [name]: file, overwrite: true });
    expect(readFileSync(file, 'utf8')).not.toBe('mine');
  });

  it('is kept where it came while the rows were written; they are not lost', async () => {
    const { directory: _, ...options } = setting();
    const run = runBulk({ ...options, onProgress: () => writeFileSync(options.output, 'mine') });
    await expect(run).rejects.toThrow(/the finished rows are in .*out\.csv\.part/);
    expect(readFileSync(options.output, 'utf8')).toBe('mine');
    const report = await runBulk({ ...options, resume: true, overwrite: true });
    expect(report.freshRows).toBe(0);
    expect(readFileSync(options.output, 'utf8')).toContain('match_level');
  });

  it('is not the input by another name', async () => {
    const { directory, ...options } = setting();
    const before = readFileSync(options.input, 'utf8');
    const other = path.join(directory, 'linked.csv');
    linkSync(options.input, other);
    for (const output of [`${directory}/./in.csv`, other]) {
      await expect(runBulk({ ...options, output, overwrite: true })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      });
    }
    expect(readFileSync(options.input, 'utf8')).toBe(before);
  });
});

describe('an output that is no file of its own name', () => {
  it('is written through where it is a pipe, with the rejected rows in it and no file beside it', async () => {
    const { directory, ...options } = setting();
    writeFileSync(options.input, csvOf(customerRows(data, 2)).replace(/$/, ',,,,,,,\n'));
    const output = path.join(directory, 'pipe');
    execFileSync('mkfifo', [output]);
    const read = readFile(output, 'utf8');
    const report = await runBulk({ ...options, output, outputFormat: 'csv' });
    expect(report).toMatchObject({ output, rejects: null });
    expect(await read).toContain('match_error');
    expect((await read).split('\n')).toHaveLength(report.summary.rows + 2);
    expect(lstatSync(output).isFIFO()).toBe(true);
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'pipe']);
    await expect(runBulk({ ...options, output, resume: true })).rejects.toThrow(/pipe cannot be continued/);
  });

  it('is written through where it is a pipe, also as rejects and summary', async () => {
    const { directory, ...options } = setting();
    const pipes = { rejects: path.join(directory, 'rejects'), summary: path.join(directory, 'summary') };
    execFileSync('mkfifo', Object.values(pipes));
    const read = Promise.all([readFile(pipes.rejects, 'utf8'), readFile(pipes.summary, 'utf8')]);
    const { summary } = await runBulk({ ...options, ...pipes, overwrite: true });
    const [rejects, told] = await read;
    expect(rejects).toMatch(/^reject_row,reject_reason,/);
    expect(JSON.parse(told)).toEqual(summary);
    expect(Object.values(pipes).every((pipe) => lstatSync(pipe).isFIFO())).toBe(true);
  });

  it('is kept where it is a device', async ({ skip }) => {
    const { directory, ...options } = setting();
    const [nothing, full] = [path.join(directory, 'nothing'), path.join(directory, 'full')];
    try {
      execFileSync('mknod', [nothing, 'c', '1', '3'], { stdio: 'ignore' });
      execFileSync('mknod', [full, 'c', '1', '7'], { stdio: 'ignore' });
      writeFileSync(nothing, '');
    } catch {
      skip('devices cannot be made here');
    }
    await runBulk({ ...options, output: nothing, rejects: nothing, summary: nothing, overwrite: true });
    const filled = runBulk({ ...options, output: full });
    await expect(filled).rejects.toThrow(/full: expected to write it, but ENOSPC/);
    await expect(filled).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    expect([nothing, full].every((device) => lstatSync(device).isCharacterDevice())).toBe(true);
    expect(readdirSync(directory).sort()).toEqual(['full', 'in.csv', 'nothing']);
  });

  it('is the file behind a link; the link stays', async () => {
    const { directory, ...options } = setting();
    mkdirSync(path.join(directory, 'behind'));
    const target = path.join(directory, 'behind', 'found');
    symlinkSync('behind/found', options.output);
    await stopped(options);
    await runBulk({ ...options, resume: true });
    expect(readFileSync(target, 'utf8')).toContain('match_level');
    await expect(runBulk(options)).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    writeFileSync(target, 'old');
    await runBulk({ ...options, overwrite: true });
    expect(readFileSync(target, 'utf8')).toContain('match_level');
    expect(lstatSync(options.output).isSymbolicLink()).toBe(true);
  });

  it('is refused before the first row where it is a folder, or would be in none', async () => {
    const { directory, ...options } = setting();
    const folder = runBulk({ ...options, output: directory, overwrite: true });
    await expect(folder).rejects.toThrow(/output: expected the name of a file, but .* is a folder/);
    const nameless = runBulk({ ...options, output: '' });
    await expect(nameless).rejects.toThrow('expected "output" to be a path, but got the text ""');
    const output = path.join(directory, 'not/there.csv');
    const nowhere = runBulk({ ...options, output });
    await expect(nowhere).rejects.toThrow(
      /there\.csv: expected to write it, but the folder .*not does not exist$/,
    );
    await expect(nowhere).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
  });
});

describe('the file that grows', () => {
  it('is never a link: neither a fresh run nor a resumed one writes where a link leads', async () => {
    const { directory, ...options } = setting();
    const victim = path.join(directory, 'victim');
    writeFileSync(victim, 'precious');
    for (const name of ['out.csv.part', 'out.csv.checkpoint.new', 'out.csv.rejects.csv.part']) {
      symlinkSync(victim, path.join(directory, name));
    }
    await stopped(options);
    const part = `${options.output}.part`;
    unlinkSync(part);
    symlinkSync(victim, part);
    await expect(runBulk({ ...options, resume: true })).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    unlinkSync(part);
    writeFileSync(victim, 'precious'.repeat(10_000));
    linkSync(victim, part);
    await expect(runBulk({ ...options, resume: true })).rejects.toThrow(/another name/);
    expect(readFileSync(victim, 'utf8')).toBe('precious'.repeat(10_000));
  });

  it('that is gone when it should get its name is an error, not a success', async () => {
    const { directory: _, ...options } = setting();
    const run = runBulk({
      ...options,
      onProgress: ({ done }) => done === 1 && unlinkSync(`${options.output}.part`),
    });
    await expect(run).rejects.toThrow(/out\.csv\.part: expected the finished rows to be there/);
    expect(existsSync(options.output)).toBe(false);
  });

  it('that is another when it should get its name is not published', async () => {
    const { directory: _, ...options } = setting();
    const replace = () => {
      unlinkSync(`${options.output}.part`);
      writeFileSync(`${options.output}.part`, 'torn');
    };
    const run = runBulk({ ...options, onProgress: ({ done }) => done === 1 && replace() });
    await expect(run).rejects.toThrow(/found another file/);
    expect(existsSync(options.output)).toBe(false);
  });
});

describe('a run that is resumed', () => {
  it('and is finished already says so, and does nothing again', async () => {
    const { directory, ...options } = setting();
    const resumed = { ...options, resume: true };
    const { summary } = await runBulk(resumed);
    const before = readFileSync(options.output, 'utf8');
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv', 'out.csv.checkpoint']);
    expect(await runBulk(resumed)).toMatchObject({ summary, freshRows: 0 });
    expect(readFileSync(options.output, 'utf8')).toBe(before);
    const input = readFileSync(options.input, 'utf8');
    writeFileSync(options.input, `${input.slice(0, -2)}x\n`);
    await expect(runBulk(resumed)).rejects.toThrow(/the content has changed/);
    // Other work is new work.
    await expect(runBulk({ ...resumed, columns: ['id'] })).rejects.toMatchObject({ code: 'BULK_OUTPUT' });
    await runBulk({ ...resumed, columns: ['id'], overwrite: true });
    unlinkSync(options.output);
    expect((await runBulk({ ...resumed, columns: ['id'] })).freshRows).toBe(summary.rows);
    await runBulk({ ...options, overwrite: true });
    expect(readdirSync(directory).sort()).toEqual(['in.csv', 'out.csv']);
    const unknown = runBulk(resumed);
    await expect(unknown).rejects.toThrow(/nothing to resume, perhaps it is finished$/);
    await expect(unknown).rejects.not.toThrow(/overwrite/);
  });

  it('refuses an input of the same size and time whose content has changed', async () => {
    const { directory: _, ...options } = setting();
    await stopped(options);
    const { atime, mtime, size } = statSync(options.input);
    const text = readFileSync(options.input, 'utf8');
    const second = text.indexOf('\n') + 1;
    writeFileSync(options.input, `${text.slice(0, second)}9${text.slice(second + 1)}`);
    utimesSync(options.input, atime, mtime);
    expect(statSync(options.input).size).toBe(size);
    const resumed = runBulk({ ...options, resume: true });
    await expect(resumed).rejects.toThrow(/the content has changed/);
    await expect(resumed).rejects.toMatchObject({ code: 'BULK_INPUT' });
  });

  it('goes on with an input that was only copied or touched', async () => {
    const { directory: _, ...options } = setting();
    await stopped(options);
    writeFileSync(options.input, readFileSync(options.input));
    utimesSync(options.input, 1, 1);
    const report = await runBulk({ ...options, resume: true });
    expect(report.freshRows).toBeLessThan(report.summary.rows);
    expect(report.summary.rows).toBe(customerRows(data, 5).length);
  });
});
