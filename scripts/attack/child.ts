import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An entry of the library: what the last build made starts seconds sooner than what has to be translated first. */
export type Entry = 'index' | 'build' | 'bulk';
const SOURCES: Record<Entry, string> = {
  index: '../../src/index.ts',
  build: '../../src/compile/index.ts',
  bulk: '../../src/bulk/index.ts',
};
const VICTIM = fileURLToPath(new URL('victim.mjs', import.meta.url));

function newestSource(): number {
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(new URL(file, source)).mtimeMs));
}

export interface Ended {
  code: number | null;
  signal: string | null;
  output: string;
}

/**
 * How an entry is imported by a new process: arguments of Node and the module's URL. A build that is older than the source
 * would meet files of this process that it does not know.
 */
export function entry(name: Entry): { flags: string[]; url: string } {
  const built = new URL(`../../dist/${name}.js`, import.meta.url);
  const isFresh = existsSync(built) && statSync(built).mtimeMs > newestSource();
  return isFresh
    ? { flags: [], url: built.href }
    : { flags: ['--import', 'tsx'], url: new URL(SOURCES[name], import.meta.url).href };
}

/**
 * Calls a function of the library in a new process.
 * @param fatal dies at this call to the file system; 0 to live, and to print how many there were.
 * @param shell runs before it, such as `ulimit -f 100`.
 */
export function runVictim(
  name: Entry,
  call: string,
  given: readonly unknown[],
  fatal: number,
  shell?: string,
): Promise<Ended> {
  const { flags, url } = entry(name);
  const words = [...flags, VICTIM, url, call, JSON.stringify(given), String(fatal)];
  const child =
    shell === undefined
      ? spawn(process.execPath, words)
      : spawn('sh', ['-c', `${shell}; exec "$@"`, 'sh', process.execPath, ...words]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, output })));
}

/** How many calls to the file system it makes where nothing kills it. */
export async function callsOf(name: Entry, call: string, given: readonly unknown[]): Promise<number> {
  const { code, output } = await runVictim(name, call, given, 0);
  const calls = Number(output.trim().split('\n').at(-1));
  if (code !== 0 || !Number.isInteger(calls)) throw new Error(`${call} ended with ${code}: ${output}`);
  return calls;
}
