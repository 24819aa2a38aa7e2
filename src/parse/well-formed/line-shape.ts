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
 * A sign that words of Latin letters, numbers and commas do not have, or have elsewhere: `Saint-Denis`, `'s-Gravenhage`, `d'Ivry`, `Burg.`
 * and `J.W.` are words.
 */
const UNUSUAL_SIGN = new RegExp(
  `[^${LETTER}\\d ,.'-]|[ ,][ ,.-]{2}| [ ,.-]|,[,.'-]|['-][^${LETTER}\\d]|(?<![${LETTER}])\\.|\\.(?![ ,${LETTER}])|[${LETTER}]{2}\\.[${LETTER}]`,
);
/** `12`, `12A`, `12-3`, `12A-3`. */
const NUMBER = '\\d{1,5}[A-Za-z]?(?:-\\d{1,4})?';
/** `Brink 12, 9401 AB Assen`, `Brink 12-a Assen`, `Brink 12 A, Assen`. */
const NUMBER_LAST = new RegExp(
  `^([${LETTER}'][^\\d,]*) (\\d{1,5} [A-Za-z](?=,)|\\d{1,5}-[A-Za-z]|${NUMBER})(?:, ?| )(.+)$`,
);
/** `12 Rue Lepic, 75018 Paris`, `12 bis Rue Lepic 75018 Paris`, `12 N Main St Barre VT 05641`. */
const NUMBER_FIRST = new RegExp(
  `^(\\d{1,5} (?:bis|ter|quater|BIS|TER|QUATER)|${NUMBER}) ((?=(?:(?<=\\d )[${LETTER}] )?[${LETTER}]{2})[^\\d,]*[^\\d, ])(?:(?:, ?| (?=\\d))(.+))?$`,
);
/** `12 US Route 2, Barre`, `2806 5th St, Barre`, `12 Rue du 11 Novembre, 75018 Paris`: a comma ends the name. Longer numbers may be postcodes. */
const NUMBERED_STREET = new RegExp(
  `^(${NUMBER}) (?=[${LETTER}]{2}|\\d{1,3}[A-Za-z]{2} )([^,\\d]*\\d{1,3}[^,\\d]*), ?(.+)$`,
);
/** Words of letters and single signs between them, and perhaps a space behind the last. */
const LETTERS_ALONE = new RegExp(`^[${LETTER}]+(?:[ '-][${LETTER}]+)* ?$`);
const NONE: readonly LineShape[] = [];

/**
 * The shapes that a line as most are written may have, in a country that has house numbers in front of streets or behind them. None
 * for any other line, two at most: what stands behind `12 US Route` may be a postcode or the number of the road.
 */
export function shapesOf(line: string, numberFirst: boolean): readonly LineShape[] {
  const kinds = numberFirst ? [NUMBER_FIRST, NUMBERED_STREET] : [NUMBER_LAST];
  const found = kinds.map((kind) => kind.exec(line)).filter((match) => match !== null);
  if (found.length === 0 || UNUSUAL_SIGN.test(line)) return NONE;
  return found.map(([, first = '', second = '', rest = '']) => {
    const [street, number] = numberFirst ? [second, first] : [first, second];
    return { street, number, head: line.slice(0, line.length - rest.length), rest };
  });
}

/** True for words of letters, with single signs between them. */
export function isOfLetters(line: string): boolean {
  return LETTERS_ALONE.test(line);
}
