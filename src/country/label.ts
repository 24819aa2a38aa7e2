import { joinDesignation } from './designation';
import type { LabelParts } from './habits';

/** Street and number, then postcode and city: the order of most of Europe (UPU S42). */
export function lineLabel({ streetname, number, suffix, postcode, city }: LabelParts): string {
  return joined(', ', [
    joined(' ', [streetname, joinDesignation(number ?? '', suffix)]),
    joined(' ', [postcode, city]),
  ]);
}

/** The parts that are there, with a separator between them. */
export function joined(separator: string, parts: readonly (string | null)[]): string {
  let text = '';
  for (const part of parts) {
    if (part !== null && part !== '') text = text === '' ? part : text + separator + part;
  }
  return text;
}
