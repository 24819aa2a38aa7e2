/**
 * How right, and how honest: asks a dataset seeded noisy questions made from its own addresses, class by class.
 *
 *   npx tsx scripts/quality.ts DATASET [--cases 500] [--seed 1] [--half check] [--only TEXT] [--lost FILE] [--json FILE] [--baseline FILE]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Geocoder, type Match } from '../src/index';
import { Dataset } from '../src/store/dataset';
import { BASELINE_RUN, baselineOf } from './quality/baseline';
import { type Case, type CaseClass, CLASSES, LINE_CLASSES } from './quality/classes';
import { type Answered, type ClassFigures, measure, reliability } from './quality/measure';
import { mulberry32 } from './quality/random';
import { drawTruths } from './quality/truth';
import { worldOf } from './quality/world';

export interface QualityReport {
  fields: ClassFigures[];
  lines: ClassFigures[];
  forward: ClassFigures[];
  calibrationError: { fields: number; lines: number };
}

/** Runs every class against a dataset: fields by `candidates`, lines by `search`, and `forwardGeocode`. */
export function runQuality(
  directory: string,
  {
    cases = 500,
    seed = 1,
    half = 'check' as 'fit' | 'check',
    only = '',
    onClass = (_text: string) => {},
  } = {},
): QualityReport {
  const geocoder = Geocoder.open(directory);
  const dataset = Dataset.open(directory, {});
  const answered: { fields: Answered[]; lines: Answered[] } = { fields: [], lines: [] };
  const run = (kind: string, classes: CaseClass[], ask: (question: Case) => Match[], into: Answered[]) =>
    classes
      .filter(({ name }) => name.includes(only))
      .map((caseClass, index) => {
        const random = mulberry32(seed * 1000 + index);
        const truths = drawTruths(dataset, seed * 7919 + index, half);
        const world = worldOf(dataset, drawTruths(dataset, seed * 104729 + index, half));
        const figures = measure(caseClass, ask, truths, world, random, cases, into);
        onClass(`${kind} ${rowOf(figures)}`);
        return figures;
      });
  try {
    const fields = run('S', CLASSES, ({ fields }) => geocoder.candidates(fields), answered.fields);
    const lines = run(
      'L',
      [...CLASSES, ...LINE_CLASSES],
      ({ line }) => geocoder.search(line ?? ''),
      answered.lines,
    );
    const forward = run(
      'F',
      CLASSES.filter(({ name }) => !/postcode|no city/.test(name)),
      ({ fields: { streetname = '', number = '', suffix, city, province } }) => {
        const match = geocoder.forwardGeocode(
          {
            streetname,
            number,
            ...(suffix === undefined ? {} : { suffix }),
            ...(city === undefined ? {} : { suburb: city }),
            ...(province === undefined ? {} : { province }),
          },
          { detail: true },
        );
        return match === null ? [] : [match];
      },
      [],
    );
    return {
      fields,
      lines,
      forward,
      calibrationError: {
        fields: reliability(answered.fields).error,
        lines: reliability(answered.lines).error,
      },
    };
  } finally {
    geocoder.close();
    dataset.close();
    for (const kind of ['fields', 'lines'] as const) {
      const { error, table } = reliability(answered[kind]);
      onClass(
        `\nreliability, ${kind}: expected calibration error ${error.toFixed(4)} over ${answered[kind].length}`,
      );
      for (const row of table) {
        onClass(
          `  ${row.from.toFixed(1)}–${row.to.toFixed(1)}  ${String(row.answers).padStart(6)}  said ${row.confidence.toFixed(3)}  right ${row.right.toFixed(3)}`,
        );
      }
    }
  }
}

function rowOf({
  name,
  cases,
  top1,
  top5,
  wrongConfident,
  rightConfident,
  p50,
  p95,
  p99,
}: ClassFigures): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}`.padStart(6);
  return `${name.padEnd(56)} ${String(cases).padStart(5)} top1${percent(top1)} top5${percent(top5)} wrong≥.8${percent(wrongConfident)} right≥.8${percent(rightConfident)}  p50 ${p50.toFixed(3)} p95 ${p95.toFixed(2)} p99 ${p99.toFixed(2)} ms`;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      half: { type: 'string', default: 'check' },
      only: { type: 'string', default: '' },
      lost: { type: 'string' },
      json: { type: 'string' },
      baseline: { type: 'string' },
    },
  });
  const report = runQuality(positionals[0] ?? 'out/sample', {
    cases: values.baseline === undefined ? Number(values.cases) : BASELINE_RUN.cases,
    seed: values.baseline === undefined ? Number(values.seed) : BASELINE_RUN.seed,
    half: values.half === 'fit' ? 'fit' : 'check',
    only: values.only,
    onClass: (text) => console.log(text),
  });
  if (values.baseline !== undefined) {
    writeFileSync(values.baseline, `${JSON.stringify(baselineOf(report), null, 2)}\n`);
  }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(report, null, 1));
  if (values.lost !== undefined) {
    const lost = (['fields', 'lines', 'forward'] as const).flatMap((kind) =>
      report[kind].flatMap(({ name, lost }) => lost.map((one) => ({ kind, class: name, ...one }))),
    );
    writeFileSync(values.lost, lost.map((one) => JSON.stringify(one)).join('\n'));
  }
}
