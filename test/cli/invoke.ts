import { vi } from 'vitest';
import { run } from '../../src/cli/run';

export interface Invocation {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line in this process and gives what it printed. */
export async function invoke(args: readonly string[], { terminal = false } = {}): Promise<Invocation> {
  const printed = { stdout: '', stderr: '' };
  const restore: (() => void)[] = [];
  for (const stream of ['stdout', 'stderr'] as const) {
    const spy = vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      printed[stream] += String(chunk);
      return true;
    });
    const isTTY = process[stream].isTTY;
    process[stream].isTTY = terminal;
    restore.push(() => {
      spy.mockRestore();
      process[stream].isTTY = isTTY;
    });
  }
  try {
    const status = await run(args);
    return { status, ...printed };
  } finally {
    for (const undo of restore) undo();
  }
}
