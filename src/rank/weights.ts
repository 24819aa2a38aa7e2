import type { Feature } from './features';

/** Log-odds of each feature, as scripts/calibrate.ts fitted them (--write replaces this file). */
export const WEIGHTS: Record<Feature, number> = {
  'street.abbreviation': -2.411,
  'street.alias': -1.195,
  'street.phonetic': 0,
  'street.edits': -0.928,
  'street.editShare': -10.008,
  'street.missing': -3.166,
  'street.extra': -12.508,
  'street.typeConflict': -2.295,
  'street.digitsDiffer': -5.532,
  'street.otherExists': -7.951,
  'street.otherExistsPartly': -3.99,
  'street.conflict': -16.292,
  'street.swapped': -0.5,
  'number.absent': -6.202,
  'number.conflict': -6,
  'suffix.missing': -6.776,
  'suffix.other': -2.824,
  'suffix.uncalled': -0.425,
  'postcode.equal': 7.147,
  'postcode.typo': 1.125,
  'postcode.near': 1.237,
  'postcode.conflict': -4.706,
  'place.equal': 4.766,
  'place.typo': 4.161,
  'place.editShare': -4.299,
  'place.wider': 0,
  'place.shadowedMunicipality': 0.12,
  'place.shadowedProvince': -5.433,
  'place.near': -6.571,
  'place.conflict': -7.618,
  'province.conflict': -2.5,
  'reading.leftOver': -4,
  'reading.leftApart': -0.8,
  'reading.order': 0,
};

/** The score of "the asked address is not in the data", against which every candidate competes. */
export const NOTHING = { base: -4.569 };
