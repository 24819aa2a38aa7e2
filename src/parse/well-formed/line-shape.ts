/** A street and a number, and what stands behind them. */
export interface LineShape {
  /** Where the number comes first, places may stand behind the street without a break. */
  readonly street: string;
  readonly number: string;
  /** All in front of `rest`. */
  readonly head: string;
  /** Empty where nothing parts street and places. */
  readonly rest: string;
}

/** Latin letters. */
export const LETTER = 'A-Za-zÀ-ÖØ-öø-ſ';
/**
 * A sign that words of Latin letters, numbers and commas do not have, or have elsewhere: `Saint-Denis`, `'s-Gravenhage`, `d'Ivry` and
 * `Burg.` are words.
 */
const UNUSUAL_SIGN = new RegExp(
  `[^${LETTER}\\d ,.'-]|[ ,][ ,.-]{2}| [ ,.-]|,[,.'-]|['-][^${LETTER}\\d]|(?<![${LETTER}]{2})\\.|\\.(?![ ,])`,
);
/** `12`, `12A`, `12-3`. */
const NUMBER = '\\d{1,5}(?:[A-Za-z]|-\\d{1,4})?';
/** `Brink 12, 9401 AB Assen`, `Brink 12-a Assen`, `Brink 12 A, Assen`. */
const NUMBER_LAST = new RegExp(
  `^([${LETTER}'][^\\d,]*) (\\d{1,5} [A-Za-z](?=,)|\\d{1,5}-[A-Za-z]|${NUMBER})(?:, ?| )(.+)$`,
);
/** `12 Rue Lepic, 75018 Paris`, `12 bis Rue Lepic 75018 Paris`, `12 N Main St Barre VT 05641`. */
const NUMBER_FIRST = new RegExp(
  `^(\\d{1,5} (?:bis|ter|quater|BIS|TER|QUATER)|${NUMBER}) ((?=(?:(?<=\\d )[${LETTER}] )?[${LETTER}]{2})[^\\d,]*[^\\d, ])(?:(?:, ?| (?=\\d))(.+))?$`,
);
/** Words of letters and single signs between them, and perhaps a space behind the last. */
const LETTERS_ALONE = new RegExp(`^[${LETTER}]+(?:[ '-][${LETTER}]+)* ?$`);

/**
 * The shape of a line as most are written, in a country that has house numbers in front of streets or behind them. Null for any other
 * line.
 */
export function shapeOf(line: string, numberFirst: boolean): LineShape | null {
  const found = (numberFirst ? NUMBER_FIRST : NUMBER_LAST).exec(line);
  if (found === null || UNUSUAL_SIGN.test(line)) return null;
  const [, first = '', second = '', rest = ''] = found;
  const [street, number] = numberFirst ? [second, first] : [first, second];
  return { street, number, head: line.slice(0, line.length - rest.length), rest };
}

/** True for words of letters, with single signs between them. */
export function isOfLetters(line: string): boolean {
  return LETTERS_ALONE.test(line);
}
