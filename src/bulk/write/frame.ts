import type { OutputPlan } from '../work/plan';

/** What stands around the rows of an output that is one JSON value; its rows have a comma and a line end before them. */
interface Frame {
  readonly open: string;
  readonly close: string;
}

export const ROW_SEPARATOR = ',\n';

const FRAMES: Partial<Record<OutputPlan['format'], Frame>> = {
  json: { open: '[\n', close: '\n]\n' },
  geojson: { open: '{"type":"FeatureCollection","features":[\n', close: '\n]}\n' },
};

/** Null for outputs whose rows stand for themselves. */
export function frameOf({ format }: Pick<OutputPlan, 'format'>): Frame | null {
  return FRAMES[format] ?? null;
}
