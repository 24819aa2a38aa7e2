/** `street=Main+St&number=12`, `street=Main St; number=12`, `addr:street = Main St`. */
const PARAMETER = /(?<![\p{IDS}\p{N}_])(?:\p{IDS}+:)*(\p{IDS}[\p{IDS}_]*)\d?\s?=\s?/gu;
const SEVERAL_PARAMETERS = /\p{IDS}\d?\s?=.*\p{IDS}\d?\s?=/su;
/** `"houseNumber": 31,` and `'road': 'Main St',` of JSON and of Python. */
const KEY = /["']\p{IDS}[\p{IDS}\p{N}_:.-]*["']\s*:\s*/gu;
const QUOTE_OF_VALUE = /(?<=[{,]\s*)'|'(?=\s*[,}])|[{}]/gu;
/** `Address Line 1:`, `STREET 2:`. In `Tortelstraat 3: 9331KJ` it is the house number. */
const NUMBERED_LABEL =
  /(?<![\p{IDS}\p{N}])(?:addr(?:ess)?|adress?e?|adres|street|stra(?:ss|ß)e|straat|line|regel|zeile|ligne|rue|calle|via|indirizzo|direcci[oó]n|endere[cç]o)(?:[ _]line)?[ _]?[1-3]\s?[:=](?=\s)/giu;
/** `Engine 3: 12 Main St`, where house numbers stand before streets. */
const NUMBERED_NAME_IN_FRONT = /^\p{IDS}+\s[1-3]:(?=\s[\d-]+\s(?:\d|\p{IDS}{3}))/iu;
/** `Via Roma 12: 20100 Milano`, `Leśna 33 B: Zgierz`: behind a house number, a colon parts the fields. */
const COLON_BEHIND_NUMBER = /(?<=\p{IDS}\.?[\s,]+\d{1,4}\s?\p{IDS}?):(?=\s)/gu;
/** French writes a space before its colons: `Adresse : 12 rue Lepic`. */
const SPACE_BEFORE_COLON = /(?<=\p{IDS})[ \u00a0\u202f]:(?=\s)/gu;
/** `Kat:3 Daire:5`, `No: 50`, `N:19`: a number follows, and the word tells which. */
const LABEL_OF_NUMBER = /(?<![\p{IDS}\p{N}])(no|nr|n|kat|daire|d|k)\s?:\s*(?=\d)/giu;

/** The parameters of a web address as the labels of a form, and the values of an object. */
export function withLabelsApart(line: string, numberFirst: boolean): string {
  if (line.includes('=') && SEVERAL_PARAMETERS.test(line))
    return line.replaceAll('&', ', ').replaceAll('+', ' ').replace(PARAMETER, ', $1: ');
  if (!line.includes(':')) return line;
  if (line.match(KEY)?.[1] !== undefined) return line.replace(KEY, '').replace(QUOTE_OF_VALUE, '');
  const labelled = line
    .replace(SPACE_BEFORE_COLON, ':')
    .replace(NUMBERED_LABEL, ', ')
    .replace(LABEL_OF_NUMBER, '$1 ');
  return numberFirst
    ? labelled.replace(NUMBERED_NAME_IN_FRONT, ', ')
    : labelled.replace(COLON_BEHIND_NUMBER, ',');
}
