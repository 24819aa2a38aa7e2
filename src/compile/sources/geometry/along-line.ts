import type { Position } from 'geojson';
import { METERS_PER_DEGREE } from '../../../geo/distance';

/**
 * The point at a share of a line's length; degrees of longitude are shortened by the latitude.
 * @param line degrees.
 * @param share 0 at its beginning, 1 at its end.
 * @param rightMetres how far beside the line, seen in its direction; negative is left. Default 0.
 */
export function pointAlong(line: readonly Position[], share: number, rightMetres = 0): Position {
  const squeeze = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  const steps = line.slice(1).map((to, index) => {
    const from = line[index]!;
    return Math.hypot((to[0]! - from[0]!) * squeeze, to[1]! - from[1]!);
  });
  const length = steps.reduce((sum, step) => sum + step, 0);
  if (length === 0) return line[line.length - 1]!;
  let left = share * length;
  // Rounding may leave a rest after the last step: that is the end of the line.
  const last = steps.findLastIndex((step) => step > 0);
  for (const [index, step] of steps.entries()) {
    if (step === 0 || (left > step && index < last)) {
      left -= step;
      continue;
    }
    const [from, to] = [line[index]!, line[index + 1]!];
    const part = Math.min(1, left / step);
    const [east, north] = [(to[0]! - from[0]!) * squeeze, to[1]! - from[1]!];
    const aside = rightMetres / METERS_PER_DEGREE / step;
    return [
      from[0]! + part * (to[0]! - from[0]!) + (north * aside) / squeeze,
      from[1]! + part * north - east * aside,
    ];
  }
  return line[line.length - 1]!;
}
