/**
 * Streets by another name: asks addresses of a dataset under the names that a table gives their streets, beside their own.
 *
 *   npx tsx scripts/other-names.ts DATASET TABLE.csv --own COLUMN --other COLUMN [--cases 500] [--seed 1] [--lost FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { Geocoder } from '../src/index';
import { type Case, wanting } from './quality/case';
import { CONFIDENT, judge } from './quality/judge';
import { isNumberFirst, lineOf } from './quality/line';
import { mulberry32, pick } from './quality/random';
import { type Truth, World } from './quality/world';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    own: { type: 'string', default: '' },
    other: { type: 'string', default: '' },
    cases: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    lost: { type: 'string' },
  },
});
const [directory, table] = positionals;
if (directory === undefined || table === undefined)
  throw new Error('usage: npx tsx scripts/other-names.ts DATASET TABLE.csv --own COLUMN --other COLUMN');

const { data } = Papa.parse<Record<string, string>>(readFileSync(table, 'utf8').trim(), { header: true });
const others = new Map<string, string[]>();
for (const row of data) {
  const own = row[values.own] ?? '';
  const other = row[values.other] ?? '';
  if (own === '' || other === '' || own === other) continue;
  others.set(own, [...(others.get(own) ?? []), other]);
}

using geocoder = Geocoder.open(directory);
const random = mulberry32(Number(values.seed));
const truths = World.of(geocoder).truths(Number(values.seed), 'check');

/** An address of a street that the table knows. */
function draw(): { truth: Truth; other: string } {
  for (;;) {
    const truth = truths.next().value;
    const names = others.get(truth.streetname);
    if (names !== undefined && truth.city !== '') return { truth, other: pick(random, names) };
  }
}

/** A name of the street and its number, first or last. */
function asked(truth: Truth, streetname: string, numberFirst: boolean): Case {
  const { number, suffix, city, country } = truth;
  const fields = { streetname, number, suffix, city };
  const order = numberFirst === isNumberFirst(country) ? country : numberFirst ? 'FR' : 'BE';
  return wanting('address', truth, fields, lineOf(fields, order));
}

const lost: string[] = [];
/** By what was asked: right first answers, and wrong ones given 0.8 or more. */
const counts = new Map<string, { right: number; wrong: number }>();
for (let at = 0; at < Number(values.cases); at++) {
  const { truth, other } = draw();
  for (const [kind, streetname] of [
    ['own name', truth.streetname],
    ['other name', other],
  ] as const) {
    for (const numberFirst of [false, true]) {
      const key = `${kind}, number ${numberFirst ? 'first' : 'last'}`;
      const count = counts.get(key) ?? { right: 0, wrong: 0 };
      counts.set(key, count);
      const question = asked(truth, streetname, numberFirst);
      const [best] = geocoder.search(question.line);
      const { right, holds } = judge(question, best);
      if (right) count.right++;
      else lost.push(`${key}: ${question.line} => ${best?.label ?? 'nothing'} (${truth.streetname})`);
      if (!holds && best !== undefined && best.confidence >= CONFIDENT) count.wrong++;
    }
  }
}
const percent = (count: number): string => `${((100 * count) / Number(values.cases)).toFixed(1)} %`;
console.log(`${others.size} names with another; ${values.cases} lines each`);
for (const [key, { right, wrong }] of counts)
  console.log(`${key}: first answer right ${percent(right)}, wrong at 0.8 ${percent(wrong)}`);
if (values.lost !== undefined) writeFileSync(values.lost, lost.join('\n'));
