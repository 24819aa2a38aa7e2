import { crc32 } from 'node:zlib';
import { mulberry32 } from '../quality/random';
import type { Attack } from './attack';
import { attackDamage } from './damage';
import { attackFullDisk } from './full-disk';
import { attackHttp } from './http';
import { attackByKills } from './kills';
import { attackOperations } from './operations';
import { attackReaders } from './readers';
import { attackWithSilentClients } from './silent-clients';

/** All of them, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  damage: attackDamage,
  operations: attackOperations,
  readers: attackReaders,
  http: attackHttp,
  'silent-clients': attackWithSilentClients,
  kills: attackByKills,
  'full-disk': attackFullDisk,
};

export interface AttackResult {
  seconds: number;
  /** How attempts ended → how many. */
  endings: Record<string, number>;
  /** What must not be. */
  findings: string[];
}

/** @param options `folder` is empty and of its own; `data` is a dataset. */
export async function attack(
  name: string,
  options: { data: string; folder: string; seed: number; length: number },
): Promise<AttackResult> {
  const endings: Record<string, number> = {};
  const findings: string[] = [];
  const from = performance.now();
  await ATTACKS[name]!({
    data: options.data,
    folder: options.folder,
    length: options.length,
    random: mulberry32(options.seed ^ crc32(name)),
    count: (ending) => {
      endings[ending] = (endings[ending] ?? 0) + 1;
    },
    fail: (finding) => findings.push(finding),
  });
  return { seconds: (performance.now() - from) / 1000, endings, findings };
}
