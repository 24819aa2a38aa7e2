import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BASELINE_RUN, type Baseline, baselineOf } from '../../scripts/quality/baseline';
import { type QualityReport, runQuality } from '../../scripts/quality/run';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { REPOSITORY, SAMPLE_RECIPE, temporaryDirectory } from '../sample';

/** One case in sixty may fall: the next is a loss. `npx tsx scripts/quality.ts DATASET --baseline FILE` stores anew. */
const SLACK = 17;
/** Thousandths. */
const CALIBRATION_SLACK = 10;
const SHARED = path.resolve(REPOSITORY, '../shared/data');

const WORLDS = [
  { name: 'sample', recipe: SAMPLE_RECIPE, root: undefined, present: true },
  {
    name: 'netherlands-5',
    recipe: path.join(REPOSITORY, 'test/quality/netherlands-5.json'),
    root: SHARED,
    present: existsSync(path.join(SHARED, 'nl-sample-5gem')),
  },
  {
    name: 'iceland',
    recipe: path.join(REPOSITORY, 'data/recipes/iceland.json'),
    root: SHARED,
    present: existsSync(path.join(SHARED, 'is-stadfangaskra')),
  },
];

for (const { name, recipe, root, present } of WORLDS) {
  describe.skipIf(!present)(
    `answers from ${name}${present ? '' : ' (skipped: its data is not there)'}`,
    () => {
      const directory = path.join(temporaryDirectory(), name);
      const baseline = JSON.parse(
        readFileSync(path.join(REPOSITORY, `test/quality/baseline-${name}.json`), 'utf8'),
      ) as Baseline;
      let report: QualityReport;

      beforeAll(async () => {
        await build(recipe, { out: directory, ...(root === undefined ? {} : { inputRoot: root }) });
        const geocoder = Geocoder.open(directory);
        report = runQuality(geocoder, BASELINE_RUN);
        geocoder.close();
      });

      it('are right as often as the baseline, in every class', () => {
        const reached = baselineOf(report).classes;
        expect(Object.keys(reached).sort()).toEqual(Object.keys(baseline.classes).sort());
        const fallen = Object.entries(baseline.classes).filter(
          ([key, { top1 }]) => reached[key]!.top1 < top1 - SLACK,
        );
        expect(fallen.map(([key, { top1 }]) => `${key}: ${top1} → ${reached[key]!.top1}`)).toEqual([]);
      });

      it('are not wrong with confidence more often than the baseline, in any class', () => {
        const reached = baselineOf(report).classes;
        const worse = Object.entries(baseline.classes).filter(
          ([key, { wrongConfident }]) => reached[key]!.wrongConfident > wrongConfident + SLACK,
        );
        expect(worse.map(([key]) => key)).toEqual([]);
      });

      it('mean what their confidence says, as well as the baseline', () => {
        const { calibrationError } = baselineOf(report);
        for (const [kind, error] of Object.entries(baseline.calibrationError))
          expect(calibrationError[kind], kind).toBeLessThanOrEqual(error + CALIBRATION_SLACK);
      });
    },
  );
}
