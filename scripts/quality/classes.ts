import { ABSENT_CLASSES, ABSENT_LINE_CLASSES } from './absent-classes';
import type { CaseClass } from './case';
import { CROSSING_CLASS } from './crossing-class';
import { FORM_CLASSES } from './form-classes';
import { NAME_CLASSES } from './name-classes';
import { ORDER_CLASSES } from './order-classes';
import { PLACE_CLASSES } from './place-classes';
import { STREET_CLASSES } from './street-classes';
import { UNIT_CLASSES, UNIT_LINE_CLASSES } from './unit-classes';

/** Asked both as fields and as one line. */
export const CLASSES: readonly CaseClass[] = [
  ...STREET_CLASSES,
  ...PLACE_CLASSES,
  ...UNIT_CLASSES,
  ...ABSENT_CLASSES,
];

/** Classes that are asked as lines only. A new one stands last: the seed of a class is its position. */
export const LINE_CLASSES: readonly CaseClass[] = [
  ...ORDER_CLASSES,
  ...FORM_CLASSES,
  CROSSING_CLASS,
  ...NAME_CLASSES,
  ...ABSENT_LINE_CLASSES,
  ...UNIT_LINE_CLASSES,
];
