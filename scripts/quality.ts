/**
 * How right, and how honest: asks a dataset seeded noisy questions made from its own addresses, class by class.
 *
 *   npx tsx scripts/quality.ts DATASET [--cases 500] [--seed 1] [--half check] [--only TEXT,TEXT] [--kinds fields,lines,forward]
 *     [--engine FILE] [--json FILE] [--compare FILE] [--lost FILE] [--baseline FILE]
 *
 * `--engine` asks another version (its dist/index.js) the same questions; `--compare` prints the classes that differ from
 * what `--json` wrote; `--lost` writes each question that went wrong; `--baseline` stores what test/quality compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Geocoder } from '../src/index';
import { BASELINE_RUN, baselineOf } from './quality/baseline';
import { KINDS, type QualityReport, runQuality } from './quality/run';
import { classRow, closingTables, differences } from './quality/tables';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string', default: 'check' },
    only: { type: 'string', default: '' },
    kinds: { type: 'string', default: KINDS.join(',') },
    engine: { type: 'string' },
    json: { type: 'string' },
    compare: { type: 'string' },
    lost: { type: 'string' },
    baseline: { type: 'string' },
  },
});
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/quality.ts DATASET [options]');

const engine = (await import(values.engine === undefined ? '../src/index' : path.resolve(values.engine))) as {
  Geocoder: { open(directory: string): Geocoder };
};
const geocoder = engine.Geocoder.open(directory);
const asked = values.kinds.split(',');
const report = runQuality(geocoder, {
  ...(values.baseline === undefined
    ? { cases: Number(values.cases), seed: Number(values.seed) }
    : BASELINE_RUN),
  half: values.half === 'fit' ? 'fit' : 'check',
  kinds: KINDS.filter((kind) => asked.includes(kind)),
  only: values.only.split(','),
  onClass: (kind, figures) => console.log(classRow(kind, figures)),
});
geocoder.close();
console.log(closingTables(report));
if (values.compare !== undefined) {
  const before = JSON.parse(readFileSync(values.compare, 'utf8')) as QualityReport;
  console.log(`\nAgainst ${values.compare}:\n${differences(before, report)}`);
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report, null, 1));
if (values.baseline !== undefined)
  writeFileSync(values.baseline, `${JSON.stringify(baselineOf(report), null, 2)}\n`);
if (values.lost !== undefined) {
  const lost = KINDS.flatMap((kind) =>
    report.classes[kind].flatMap(({ name, lost }) => lost.map((one) => ({ kind, class: name, ...one }))),
  );
  writeFileSync(values.lost, lost.map((one) => JSON.stringify(one)).join('\n'));
}
