import type { BagObject } from './bag-object';

/** The statuses of objects that no longer exist (BAG catalogue 2018). */
const ENDED = new Set([
  'Naamgeving ingetrokken',
  'Woonplaats ingetrokken',
  'Plaats ingetrokken',
  'Niet gerealiseerd verblijfsobject',
  'Verblijfsobject ingetrokken',
  'Verblijfsobject ten onrechte opgevoerd',
  'voorlopig',
]);

/**
 * True for the occurrence that is valid on the day of the extract: begun, not ended, not made inactive, and of an
 * existing object.
 * @param standDate `2026-11-08`; `''` if the extract does not have it: then only occurrences without an end are
 * current.
 */
export function isCurrent(object: BagObject, standDate: string): boolean {
  if (object.tijdstipInactief !== '' || ENDED.has(object.status)) return false;
  const { beginGeldigheid: begin, eindGeldigheid: end } = object;
  if (standDate === '') return end === '';
  return begin.slice(0, 10) <= standDate && (end === '' || end.slice(0, 10) > standDate);
}
