const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
/** Each month as people write it, in the order of the months. */
const WRITTEN = [
  'janv(?:ier|\\.)?',
  'f[ée]v(?:rier|\\.)?',
  'mars',
  'avr(?:il|\\.)?',
  'mai',
  'juin',
  'juil(?:let|\\.)?',
  'ao[uû]t',
  'sept(?:embre|\\.)?',
  'oct(?:obre|\\.)?',
  'nov(?:embre|\\.)?',
  'd[ée]c(?:embre|\\.)?',
];
/** Words in front of the day in the name of a street. */
const BEFORE =
  '(?<=(?<!\\p{IDS})(?:du|rue|r|avenue|av|ave|place|pl|boulevard|bld|bd|quai|cours|square|sq|impasse|imp|all[ée]e|all|cit[ée])\\.?\\s+)';
const YEAR = '(?:\\s?((?:1[789]|20)\\d{2}|\\d{2}))?(?![\\p{IDS}\\d])';
const WITH_NAME = new RegExp(
  `${BEFORE}(\\d{1,2})\\s?(?:${WRITTEN.map((form) => `(${form})`).join('|')})${YEAR}`,
  'giu',
);
const IN_DIGITS = new RegExp(
  `${BEFORE}(\\d{1,2})[./-](\\d{1,2})[./-]((?:1[789]|20)\\d{2}|\\d{2})(?!\\d)`,
  'giu',
);
const MAY_HOLD = /\d\s?(?:[./-]\d|janv|f[ée]v|mars|avr|mai|jui|ao[uû]|sept|oct|nov|d[ée]c)/iu;
/** The days that streets are named by, with their years. Behind any other day, two digits are the house number. */
const YEARS: ReadonlyMap<string, string> = new Map([
  ['14 juillet', '1789'],
  ['4 septembre', '1870'],
  ['11 novembre', '1918'],
  ['18 juin', '1940'],
  ['6 juin', '1944'],
  ['8 mai', '1945'],
  ['19 mars', '1962'],
]);

/**
 * A French line with the days in the names of its streets written out, as registers have them: `rue du 8 mai 45`,
 * `rue du 19/03/1962` and `av. du 11 nov. 18`.
 */
export function withFrenchDays(line: string): string {
  if (!MAY_HOLD.test(line)) return line;
  return line
    .replace(WITH_NAME, (whole, day: string, ...rest) => {
      const month = rest.slice(0, MONTHS.length).findIndex((form) => form !== undefined);
      if (month < 0) return whole;
      const name = written(day, month, rest[MONTHS.length] as string | undefined);
      return name === whole.toLowerCase() ? whole : name;
    })
    .replace(IN_DIGITS, (whole, day: string, month: string, year: string) =>
      MONTHS[Number(month) - 1] === undefined ? whole : written(day, Number(month) - 1, year),
    );
}

function written(day: string, month: number, year = ''): string {
  const name = `${Number(day)} ${MONTHS[month]}`;
  const known = YEARS.get(name);
  return year === '' ? name : `${name} ${known?.endsWith(year) === true ? known : year}`;
}
