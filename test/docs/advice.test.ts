import { expect, it } from 'vitest';
import { adviceOn } from '../../src/match/answer/advice';
import { DOUBTS } from '../../src/model/doubt';
import { ADVICES, type Field, type MatchLevel, type Verdict } from '../../src/model/match';
import { Page } from './pages';

const page = new Page('docs/advice.md');
const rows = [...page.text.matchAll(/^\| ([a-z]+) \| ([\d.]+) \| ([\w:, ]+) \| ([^|]*)\| ([a-z-]+) \|$/gm)];

it('names every advice', () => {
  for (const advice of ADVICES) expect(page.text).toContain(`\`${advice}\``);
  expect(rows.length).toBeGreaterThan(15);
});

it('has a section for every doubt', () => {
  expect([...page.text.matchAll(/^### `([a-z-]+)`/gm)].map(([, doubt]) => doubt)).toEqual(DOUBTS);
});

it.each(rows.map((row) => row.slice(1) as [string, string, string, string, string]))(
  '%s at %s, %s; %s: %s',
  (level, confidence, verdicts, units, advice) => {
    const judged = {
      level: level as MatchLevel,
      confidence: Number(confidence),
      verdicts: Object.fromEntries(verdicts.split(', ').map((one) => one.split(': ') as [Field, Verdict])),
      units: units.split(' ').filter(Boolean),
    };
    expect(adviceOn(judged)).toBe(advice);
  },
);
