import type { OutputPlan } from '../work/plan';

/** The text around the rows of an output that is one JSON value. Its rows are separated by a comma and a line end. */
interface Frame {
  readonly open: string;
  readonly close: string;
}

export const ROW_SEPARATOR = ',\n';

const FRAMES: Partial<Record<OutputPlan['format'], Frame>> = {
  json: { open: '[\n', close: '\n]\n' },
  geojson: { open: '{"type":"FeatureCollection","features":[\n', close: '\n]}\n' },
};

/** Null for outputs without such a frame. */
export function frameOf({ format }: Pick<OutputPlan, 'format'>): Frame | null {
  return FRAMES[format] ?? null;
}
