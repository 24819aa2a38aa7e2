/** Fingers hardly slip so: a digit inside a word, also `1'` for `l'`, `vv` for `w`, `ii` for `u`. */
const SIGN = /\p{IDS}\d|\d['’]?\p{IDS}|vv|ii/iu;
/** Letters and digits that look alike, each with one that stands for all of them; first letters that look like two. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/w/g, 'vv'],
  [/m/g, 'rn'],
  [/u/g, 'ii'],
  [/d/g, 'cl'],
  [/[0a4]/g, 'o'],
  [/[1l]/g, 'i'],
  [/5/g, 's'],
  [/[h68]/g, 'b'],
  [/9/g, 'g'],
  [/e/g, 'c'],
];

/** True for a text that a scanner may have misread: `vvilcox Rd`, `B01agata`. */
export function maybeScanned(text: string): boolean {
  return SIGN.test(text);
}

/** A folded text with one letter for all that a scanner takes for one another: texts of one shape may be the same on paper. */
export function scannedShape(folded: string): string {
  return ALIKE.reduce((text, [letters, one]) => text.replace(letters, one), folded);
}
