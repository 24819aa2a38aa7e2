/**
 * Why an answer may well be another one than what was asked, though the rest agrees. It is never accepted then, however sure it is.
 * docs/advice.md has a section for each.
 */
export const DOUBTS = [
  'name',
  'type',
  'direction',
  'number-in-name',
  'name-elsewhere',
  'cut-name',
  'common-name',
  'number',
  'unit',
  'postcode',
  'town',
  'unread',
  'rival',
] as const;

export type Doubt = (typeof DOUBTS)[number];
