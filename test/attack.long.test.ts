/** The standing attack (scripts/attack), short: a few seconds each. By hand it goes on for as long as wanted. */

import { expect, it } from 'vitest';
import { ATTACKS, attack } from '../scripts/attack/attacks';
import { sampleDataset, temporaryDirectory } from './sample';

const data = sampleDataset();
/** Where it is not 1. */
const LENGTHS: Record<string, number> = { kills: 0.5, 'full-disk': 0.5 };

it.each(Object.keys(ATTACKS))('%s finds nothing', async (name) => {
  const length = LENGTHS[name] ?? 1;
  const { endings, findings } = await attack(name, { data, folder: temporaryDirectory(), seed: 1, length });
  expect(findings).toEqual([]);
  expect(Object.keys(endings).length).toBeGreaterThan(0);
});
