/**
 * Asks two geocoders the same seeded questions of every operation and tells where they differ.
 *
 *   npx tsx scripts/compare-datasets.ts WHOLE PART,PART [--questions 10000] [--country NL] [--show 20]
 */
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import { questionsAbout } from './quality/questions';
import { mulberry32 } from './quality/random';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '10000' },
    country: { type: 'string' },
    show: { type: 'string', default: '20' },
  },
});
const [whole = '', parts = ''] = positionals;
using one = Geocoder.open(whole);
using several = Geocoder.open(parts.split(','));
const random = mulberry32(7);
const sample = [];
let place = 0;
for (const address of one.addresses()) {
  place++;
  if (values.country !== undefined && address.country !== values.country) continue;
  if (sample.length < 5000) sample.push(address);
  else {
    const at = Math.floor(random() * place);
    if (at < sample.length) sample[at] = address;
  }
}
const questions = questionsAbout(sample, random, Number(values.questions));
const asked = new Map<string, { asked: number; differ: number; bestDiffers: number }>();
let shown = 0;
for (const { kind, text, ask } of questions) {
  const count = asked.get(kind) ?? { asked: 0, differ: 0, bestDiffers: 0 };
  asked.set(kind, count);
  count.asked++;
  const left = ask(one);
  const right = ask(several);
  if (JSON.stringify(left) === JSON.stringify(right)) continue;
  count.differ++;
  if (bestOf(left) !== bestOf(right)) count.bestDiffers++;
  if (shown++ < Number(values.show)) console.log(`${kind}: ${text}\n  ${firstDifference(left, right)}`);
}
console.table(Object.fromEntries(asked));
const counts = [...asked.values()];
const sum = (of: 'asked' | 'differ' | 'bestDiffers') => counts.reduce((total, count) => total + count[of], 0);
console.log(`${sum('differ')} of ${sum('asked')} answers differ, ${sum('bestDiffers')} in what stands first`);

/** What stands first, without how sure it is. */
function bestOf(answer: unknown): string {
  const first = Array.isArray(answer) ? answer[0] : answer;
  const { id, label, level } = (first ?? {}) as { id?: unknown; label?: unknown; level?: unknown };
  return label === undefined ? JSON.stringify(first ?? null) : JSON.stringify([id, label, level]);
}

/** Where two answers part, and with what. */
function firstDifference(left: unknown, right: unknown, path = ''): string {
  const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isTree(left) || !isTree(right)) return `${path}: ${JSON.stringify(left)} | ${JSON.stringify(right)}`;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const [a, b] = [left[key as keyof typeof left], right[key as keyof typeof right]] as [unknown, unknown];
    if (JSON.stringify(a) !== JSON.stringify(b)) return firstDifference(a, b, `${path}/${key}`);
  }
  return `${path}: in another order`;
}
