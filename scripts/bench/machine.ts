import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGigabytes: number;
  system: string;
  node: string;
  v8: string;
  betterSqlite3: string;
  load: number;
}

export function describeMachine(): Machine {
  const version = (createRequire(import.meta.url)('better-sqlite3/package.json') as { version: string })
    .version;
  return {
    cpu: os.cpus()[0]?.model ?? 'unknown',
    cores: os.cpus().length,
    memoryGigabytes: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.platform()} ${os.release()} ${os.arch()}`,
    node: process.version,
    v8: process.versions.v8,
    betterSqlite3: version,
    load: os.loadavg()[0]!,
  };
}

/**
 * Memory that this process alone wrote; where Linux does not tell, all that it holds. Clean pages of its program file are
 * left out: they are private or shared according to whether another Node runs, and the system drops them at will.
 */
export function privateBytes(): number {
  try {
    const rollup = readFileSync('/proc/self/smaps_rollup', 'utf8');
    return Number(/^Private_Dirty:\s+(\d+)/m.exec(rollup)![1]) * 1024;
  } catch {
    return process.memoryUsage().rss;
  }
}
