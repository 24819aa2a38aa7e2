import { expect, it } from 'vitest';
import { adviceOn } from '../../src/match/answer/advice';
import { ADVICES, type Field, type MatchLevel, type Verdict } from '../../src/model/match';
import { Page } from './pages';

const page = new Page('docs/advice.md');
const rows = [...page.text.matchAll(/^\| ([a-z]+) \| ([\d.]+) \| (\w+): (\w+) \| ([^|]*)\| ([a-z-]+) \|$/gm)];

it('names every advice', () => {
  for (const advice of ADVICES) expect(page.text).toContain(`\`${advice}\``);
  expect(rows.length).toBeGreaterThan(5);
});

it.each(rows.map((row) => row.slice(1) as [string, string, string, string, string, string]))(
  '%s at %s, %s: %s %s: %s',
  (level, confidence, field, verdict, units, advice) => {
    const judged = {
      level: level as MatchLevel,
      confidence: Number(confidence),
      verdicts: { [field as Field]: verdict as Verdict },
      units: units.split(' ').filter(Boolean),
    };
    expect(adviceOn(judged)).toBe(advice);
  },
);
