import type { AddressQuery } from '../model/match';
import { textOf } from './line-word';
import { type LineReading, PLACE_FIELDS, type ReadingDraft } from './reading-draft';

/** Writes the texts of a draft. */
export function writeReading(draft: ReadingDraft): LineReading {
  const { line, taken, number, street, around, cost } = draft;
  return {
    fields: fieldsOf(draft),
    leftOver: around.leftOver.map((words) => line.text(words)),
    leftApart: around.leftApart.map((words) => line.text(words)),
    noise: taken.noise,
    unusualOrder: around.placeInFront,
    numberApart: number !== null && street !== 0 && !line.touches(street, number.part),
    postcodeAsNumber: taken.postcodeAsNumber && (number === null || line.numberFirst),
    cost,
  };
}

function fieldsOf({ line, taken, number, street, around }: ReadingDraft): AddressQuery {
  const fields: AddressQuery = {};
  if (street !== 0) fields.streetname = line.text(street);
  if (number !== null) {
    fields.number = textOf(taken.words, number.number, number.end);
    if (taken.unit !== null) fields.suffix = taken.unit;
  }
  for (const [at, words] of around.places.entries()) fields[PLACE_FIELDS[at]!] = line.text(words);
  if (taken.postcode !== null) fields.postcode = taken.postcode;
  return fields;
}
