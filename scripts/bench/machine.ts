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

/** Memory that is this process's alone, without mapped files that others share; where Linux does not tell, all of it. */
export function privateBytes(): number {
  try {
    const rollup = readFileSync('/proc/self/smaps_rollup', 'utf8');
    const kilobytes = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
    return (kilobytes('Private_Clean') + kilobytes('Private_Dirty')) * 1024;
  } catch {
    return process.memoryUsage().rss;
  }
}
