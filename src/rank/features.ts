/**
 * The features of a candidate, as numbers. A candidate's score is the sum of its features times their weights,
 * which scripts/calibrate.ts fits. Both use the same order of features.
 */
export const FEATURES = [
  'street.abbreviation',
  'street.alias',
  'street.phonetic',
  'street.edits',
  'street.editShare',
  'street.stemShare',
  'street.missing',
  'street.extra',
  'street.typeConflict',
  'street.sisterInside',
  'street.digitsDiffer',
  'street.otherExists',
  'street.otherExistsPartly',
  'street.conflict',
  'number.absent',
  'suffix.missing',
  'suffix.other',
  'suffix.uncalled',
  'postcode.equal',
  'postcode.typo',
  'postcode.near',
  'postcode.conflict',
  'place.equal',
  'place.typo',
  'place.editShare',
  'place.otherExists',
  'place.wider',
  'place.shadowedMunicipality',
  'place.shadowedProvince',
  'place.namesakeInside',
  'place.near',
  'place.conflict',
  'province.conflict',
  'reading.leftOver',
  'reading.leftOverInexact',
  'reading.leftApart',
  'reading.order',
  'reading.numberApart',
  'reading.postcodeAsNumber',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features that are not zero. */
export type FeatureVector = Partial<Record<Feature, number>>;
