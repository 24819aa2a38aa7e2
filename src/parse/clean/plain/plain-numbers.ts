const MAY_BE_QUOTED = /['’`´=]\d/;
/** `Spui '17`, `Spui =17`: a spreadsheet wrote the number as text, or as a formula. */
const APOSTROPHE_BEFORE_NUMBER = /(?<=(?:^|[\s,;]))['’`´=](?=\d+(?:-\d+)?\s?\p{IDS}?(?:[\s,;]|$))/gu;
/** `1,405 Woodard Hill`, `12.806 Bridlepath Rd`, `Av. Paulista, 1.000`. */
const THOUSANDS_IN_FRONT = /^(\d{1,2})[,.](\d{3})(?=\s+\p{IDS})/u;
const THOUSANDS_BEHIND = /(?<=\p{IDS}[\s,]+)([1-9])\.(\d{3})(?=\s*(?:[,;\n–-]|$))/gu;
const MAY_HAVE_STOP = /\.\s*[,;|\n\t]/;
/** `Calle Mayor, 23., 3º B`, `Fő utca 5.` in front of a break: a full stop behind the number and its letter. */
const STOP_BEHIND_NUMBER = /(?<=\p{IDS}{3}\.?,?\s\d{1,4}\p{IDS}?)\.(?=\s*[,;|\n\t])/gu;
const MAY_HAVE_DECIMALS = /[.,]0/;
/** `Herestraat 12.0`, `Herestraat 12,00`: a spreadsheet wrote the number as one with decimals. */
const DECIMALS = /(?<=(?<![\p{IDS}\p{N}.,-])\d+)(?:\.00?|,00?)(?=[\s,;]|$)/gu;

/** Without the signs of spreadsheets and the marks of thousands. */
export function withPlainNumbers(line: string, numberFirst: boolean): string {
  const bare = MAY_BE_QUOTED.test(line) ? line.replace(APOSTROPHE_BEFORE_NUMBER, '') : line;
  const first = numberFirst ? bare.replace(THOUSANDS_IN_FRONT, '$1$2') : bare;
  return first.includes('.') ? first.replace(THOUSANDS_BEHIND, '$1$2') : first;
}

/** The line without a full stop or zeros behind its number. */
export function withWholeNumbers(line: string): string {
  const stopped = MAY_HAVE_STOP.test(line) ? line.replace(STOP_BEHIND_NUMBER, '') : line;
  return MAY_HAVE_DECIMALS.test(stopped) ? stopped.replace(DECIMALS, '') : stopped;
}
