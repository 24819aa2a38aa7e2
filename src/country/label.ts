import type { LabelParts } from './conventions';
import { joinHouseNumber } from './house-number';

/** Street and number, then postcode and city: the order of most of Europe (UPU S42). */
export function lineLabel({ streetname, number, suffix, postcode, city }: LabelParts): string {
  const door = joinHouseNumber(number ?? '', suffix);
  return joined(', ', joined(' ', streetname, door), joined(' ', postcode, city));
}

/** Two parts with a separator between them, or the one that is there. */
export function joined(separator: string, left: string | null, right: string | null): string {
  if (left === null || left === '') return right ?? '';
  return right === null || right === '' ? left : left + separator + right;
}
