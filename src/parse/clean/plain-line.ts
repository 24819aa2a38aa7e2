import {
  withHundredsInDigits,
  withoutAddressLabel,
  withoutClosing,
  withoutIntroduction,
} from '../../country/index';
import { withPlainBlanks } from '../../text/plain-blanks';
import { withPlainSigns } from './plain-signs';
import { withoutRepeats } from './without-repeats';

/** A web address or a name of a file has no space, and `+` or `_` for each. */
const JOINED = /^(?=\S*\d)(?=\S*\p{IDS}{2})\S+$/u;
const JOINTS = /[+_]/g;
/** `📍12 Main St`. */
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu;
/** `Herestraat 12.0`, `Herestraat 12,00`: a spreadsheet wrote the number as one with decimals. */
const DECIMALS = /(?<=(?<![\p{IDS}\p{N}.,-])\d+)(?:\.00?|,00?)(?=[\s,;]|$)/gu;
const MAY_HAVE_DECIMALS = /[.,]0/;
const MAY_HAVE_STOP = /\.\s*[,;|\n\t]/;
/** `Calle Mayor, 23., 3º B`, `Fő utca 5.` in front of a break: a full stop behind the number and its letter. */
const STOP_BEHIND_NUMBER = /(?<=\p{IDS}{3}\.?,?\s\d{1,4}\p{IDS}?)\.(?=\s*[,;|\n\t])/gu;
/** Marks of lists, quotes and emphasis, and brackets around the number: `* 12 Main St`, `(12) Main St`. */
const MARKS_BEFORE = /^[*~=>•·–—-]+\s*/;
const MARKS_AFTER = /[*~=]+$/;
const NUMBER_IN_BRACKETS = /^\((\d+\p{IDS}?)\)/u;
/** `Rue Haute (17), 43700 Retournac`: the first number of a line, in front of a postcode. `Privas (07) 07000` is its department. */
const NUMBER_BEHIND_STREET =
  /(?<=^\P{N}*\p{IDS}{2}\.?\s)\((\d{1,4})(\s?(?:bis|ter|quater|\p{IDS}))?\)(?=[\s,;]+(?!\1)\d{4,5}(?!\d))/iu;
/** `Garage Dupont > Jeugdlaan 3 > 1030 Schaarbeek`, `Heideweg 57 • 2502 Biel`, `Heideweg 57 a : 2502 Biel`. */
const SIGN_BETWEEN_FIELDS = /\s[>»→\\_*•·]+\s|(?<=\d[\s,–-]*\p{IDS}?)\s:\s/gu;
const MAY_HAVE_SIGN_BETWEEN = /\s[>»→\\_*•·:]/;
/** `2) 12 Main St`, written `2. 12 Main St`. */
const LIST_NUMBER = /^(\d{1,3})\)(?=\s)/;
/** `12913,2102,N Main St,Barre`, `12913;12 Main St;Barre`: the number of a row in a column of its own, where house numbers come first. */
const ROW_IN_COLUMN =
  /^\d{5,12}(?:,\s*(?=\d+(?:-\d+)?\p{IDS}?,\s*\p{IDS})|[;\t]\s*(?=\d+(?:-\d+)?\p{IDS}?[;\t ]\s*[\p{IDS}\d]))/u;
/** `6836;Jón Jónsson;Túngata 18;400;Ísafjörður`: the same with a name behind it, and the postcode in a column as well. */
const ROW_AND_NAME_IN_COLUMNS =
  /^\d{4,12}[;\t]\s*(?=[^\d;\t]+[;\t][^;\t]*\p{IDS}{2}[^;\t]*\s\d[^;\t]*[;\t]\s*\d{3,5}\s*[;\t])/u;
/** `697 697 Vt Route 106`: a number of two digits or more that was typed twice. `12 12th St` is a street. */
const NUMBER_TWICE = /^(\d{2,5}(?:-\d{2})?)\s+(?=\1\s+(?!(?:st|nd|rd|th)(?!\p{IDS}))\p{IDS}{2})/iu;
/** The number of a row, `3 - Foldahraun 15`, where house numbers stand behind their streets. */
const ROW_NUMBER = /^(\d{1,3})\s[-–]\s(?=\p{IDS}{2}.*\s\d)/u;
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
/** `д.11`, `кв.15`. */
const GLUED_CYRILLIC = /(?<=\p{Script=Cyrillic}\.)(?=\d)/gu;
/** `Spui '17`, `Spui =17`: a spreadsheet wrote the number as text, or as a formula. */
const APOSTROPHE_BEFORE_NUMBER = /(?<=(?:^|[\s,;]))['’`´=](?=\d+(?:-\d+)?\s?\p{IDS}?(?:[\s,;]|$))/gu;
/** `1,405 Woodard Hill`, `12.806 Bridlepath Rd`, `Av. Paulista, 1.000`. */
const THOUSANDS_IN_FRONT = /^(\d{1,2})[,.](\d{3})(?=\s+\p{IDS})/u;
const THOUSANDS_BEHIND = /(?<=\p{IDS}[\s,]+)([1-9])\.(\d{3})(?=\s*(?:[,;\n–-]|$))/gu;
/** `170-Ferry-Rd,-Charlotte,-VT-05445` of a web address. Two numbers stay one, unless the second is a postcode or `226th`. */
const SLUG =
  /^(?:(?=.*\d)[\p{IDS}\d]+(?:[,.]?-{1,2}[\p{IDS}\d][\p{IDS}\d'’/]*){3,}[-.]?|\p{IDS}{3,}\.?-\d+\p{IDS}?-\p{IDS}{3,}(?:\/\p{IDS}{3,})?)$/u;
const HYPHEN_OF_SLUG =
  /(?<!\d)-|-(?!\d)|-(?=\d{4,5}(?!\d))|-(?=\d+(?:st|nd|rd|th)(?!\p{IDS}))|(?<=-\d+)-(?=\d)/gu;
/** `Gerstekamp-16, Essen`, where house numbers stand behind their streets. */
const HYPHEN_BEFORE_NUMBER = /(?<=^\p{IDS}[^\d,;]*\p{IDS}{2})-(?=\d{1,3}\p{IDS}?(?:,|$))/u;
/** `Rue de la Gare-12100-Millau`. In `D-45276` the hyphen tells that the letter is no part of a house number. */
const POSTCODE_BETWEEN_HYPHENS = /(?<=\p{IDS}{2})-(\d{5})(?:-(?=\p{IDS})|(?=[\s,]|$))/gu;
/** `Rue Tarbé -75017 Paris`, `Via Bosisio,20 -20162 Milano`; in `1000 -1010 Main St` it joins two numbers. */
const HYPHEN_BEFORE_POSTCODE = /(?<=\p{IDS}\.?[\s,]+)-(?=\d{4,5}(?:\s+\p{IDS}{2}|\s*$))/gu;
const HYPHEN_BEHIND_NUMBER = /(?<=[\s,])-(?=\d{4,5}\s+\p{IDS}{2})/gu;
/** `Ort:Essen`, `Hausnr.:7`, but not the Swedish genitive of `Karl XII:s väg`. */
const GLUED_LABEL = /(?<=(?<!\p{IDS})\p{IDS}{2,}\.?):(?=[\p{IDS}\d])(?!s(?!\p{IDS}))/gu;
/** `Scheinstr..25`: a full stop that was typed twice, or the next one. */
const TWO_STOPS = /(?<=\p{IDS})\.\.(?=\d)/gu;
/** `75015Paris`, `9712HMGroningen`. */
const GLUED_POSTCODE = /(?<![\p{IDS}\p{N}])(\d{5}(?=\p{IDS}{3})|\d{4} ?[A-Z]{2}(?=\p{Lu}\p{Ll}{2}))/gu;
/** `4357AM7`, `4357 AM-7`: a Dutch postcode and its number. */
const NUMBER_AT_POSTCODE =
  /(?<![\p{IDS}\p{N}])([1-9]\d{3}(?:[A-Z]{2}|[a-z]{2})[-/.]?|[1-9]\d{3} [A-Z]{2}[-/.])(?=\d{1,5}(?!\d))/gu;
/** `Brink 12Assen`, `12Main St`. Suffixes such as `bis` are shorter, or small letters. */
const GLUED_NAME = /(?<=\d)(?=\p{Lu}\p{Ll}{3})/gu;

/** `22MAIN ST`, `12rue Lepic`: a suffix or an ordinal is none of these words. */
const GLUED_STREET =
  /^\d{1,5}(?=(?!(?:bis|ter|quater|quinquies|sexies|septies|octies|i?[eè]me|ste|nde|hoog)(?!\p{IDS}))\p{IDS}{3,}[\s.])/iu;
/** `28AOak Park Drive`, `37 QQuai d'Issy`, `5 BISRue Haute`: the letter of the house, too. */
const GLUED_BEHIND_LETTER =
  /^\d{1,5}(?:\p{Lu}(?=\p{Lu}\p{Ll})|\s\p{Lu}(?=\p{Lu}\p{Ll}{2})|\s?(?:[Bb]is|BIS|[Tt]er|TER|[Qq]uater|QUATER)(?=\p{Lu}\p{Ll}{2}))/u;
/** `Eeldersingel 28bGroningen`, `Rugmarken 42, 1. tvOdense C`: the same behind the street. */
const GLUED_TOWN_BEHIND_LETTER = /(?<=\s\d{1,5}\p{IDS}|[\dt]\. (?:tv|th|mf))(?=\p{Lu}\p{Ll}{3})/u;
/** `12 - A, Assen`, `12 - bis rue Lepic`: a suffix apart. `12 - A Coruña` is a town. */
const SUFFIX_APART =
  /(?<=(?<![\p{IDS}\p{N}.,-])\d{1,5})\s[-–]\s(?=(?:\p{IDS}\d{0,3}|bis|ter|quater)\s*(?:[,;)\n]|$))|(?<=^\d{1,5})\s[-–]\s(?=(?:\p{IDS}|bis|ter|quater)\s\p{IDS}{2})/giu;
/** `Juravorstadt 33 - a Biel`: a small letter that is no preposition with a dash before it. */
const SMALL_LETTER_APART = /(?<=\p{IDS}{2}\.?\s\d{1,5})\s[-–]\s(?=[a-df-hj-np-xz](?:\s|$))/gu;
/** `Herestraat 12 (a)`. */
const LETTER_IN_BRACKETS = /(?<=(?<![\p{IDS}\p{N}])\d{1,5})\s?\((\p{IDS}|bis|ter|quater)\)-?/giu;
/** `(Chaussée d'Alsemberg 1163) 1180 Uccle`: brackets around street and number, with the town behind them. */
const ADDRESS_IN_BRACKETS =
  /^\(([^()]*\p{IDS}{3}[^()]*\s\d[^()\s]*|\d[^()]*\p{IDS}{3}[^()]*)\)(?=\s*\P{L}*\p{IDS}{2})/u;
/**
 * `|7`, `1|`: a scanner read a one so. A line with several of these signs has columns, and so has one with a longer number behind the
 * sign: `Tolweg 12|9404 Assen`.
 */
const BAR_IN_NUMBER =
  /(?<=^(?:[^|]*[\s,])?)(?:(\d+)\|(?=\d{1,2}(?:[\s,][^|]*)?$|(?:[\s,][^|]*)?$)|\|(?=\d+(?:[\s,][^|]*)?$))/u;
/** A line break that was written as two signs. */
const ESCAPED_BREAK = /\\[nrt]/g;

/** `104½ Main St`: taken as signs, the number would be 1041. `104 and a half Main St`. */
const GLUED_HALF = /(?<=\d)\s?(?:½|(?:and|&) (?:a |one[ -])?half(?!\p{IDS}))/giu;

const MAY_BE_QUOTED = /['’`´=]\d/;
const MAY_BE_APART = /\d\s[-–]\s/;
/** One of the glued ones above; most lines have none. */
const MAY_BE_GLUED =
  /\p{IDS}\.?:|\.\.\d|[\dt]\. (?:t[vh]|mf)\p{Lu}|\d (?:\p{Lu}|bis|ter|BIS|TER|Bis|Ter)\p{Lu}\p{Ll}|\d(?:\p{IDS}{3}| ?\p{IDS}{2}[-/.]?\d| ?[A-Z]{3}|\s?½|\s(?:and|AND|And|&)\s)/u;

/** ` / ` between parts of a line that has at least two, one behind a number: `Anna Weber / Gartenweg 9 / Neustadt`. */
const NUMBER_BEFORE_SLASH = /(?<=\p{IDS}.*)\d\p{IDS}?\s\/\s/u;
/** `12 Main St/Barre/VT`, where house numbers stand first; elsewhere streets and towns are written in two languages so. */
const SLASH_BETWEEN_NAMES = /(?<=\p{IDS}{2})\/(?=\p{IDS}{2})/gu;
const TWO_SLASHES = /^\d[^/]*\p{IDS}{2}\/\p{IDS}{2}[^/]*\p{IDS}\/\p{IDS}{2}/u;
/** `ACME Corp/12 Main St/Barre VT`, where house numbers stand first: at least two of these part the fields. */
const SLASH_BETWEEN_FIELDS =
  /(?<=\p{IDS}[\p{IDS}.])\/(?=\p{IDS}{2}|\d+(?:-\d+)?\p{IDS}?\s[\p{IDS}\d]|\d{5}(?!\d))/gu;
const BREAKING_SLASH = /\s\/\s(?=\p{IDS}|\d{4})/gu;

/** One of the signs that `withPlainSigns` looks for. */
const MAY_HAVE_SIGNS = /[“”„‟«»‘~*(ÂÃÄÅÎÏÐÑ]|\p{Ll}\.\p{Lu}/u;

/** Beyond Latin-1: only such a text may have a mark apart from its letter. */
const MAY_BE_DECOMPOSED = /[\u0100-\uffff]/;

/**
 * A line as somebody writes it who has one address and time: composed (NFC), without marks of lists and repetitions,
 * with a space where two words run together at a number.
 * @param numberFirst true if house numbers stand before streets. Elsewhere `9evverkenstr.` is a name that a scanner misread.
 */
export function plainLine(line: string, numberFirst = false): string {
  const signed = MAY_HAVE_SIGNS.test(line) ? withPlainSigns(line, numberFirst) : line;
  const unescaped = signed.includes('\\') ? signed.replace(ESCAPED_BREAK, '\n') : signed;
  const spaced = withPlainBlanks(unescaped);
  const signs = MAY_HAVE_SIGN_BETWEEN.test(spaced) ? spaced.replace(SIGN_BETWEEN_FIELDS, ', ') : spaced;
  const labelled = withLabels(signs.includes('|') ? withoutBars(signs) : signs, numberFirst);
  const apart = JOINED.test(labelled) ? withSpaces(labelled) : labelled;
  const composed = MAY_BE_DECOMPOSED.test(apart)
    ? withPlainBlanks(apart.normalize('NFC').replace(PICTURES, ' ').replace(GLUED_CYRILLIC, ' ')).trim()
    : apart;
  const bare = withPlainNumbers(composed, numberFirst)
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_AFTER, '')
    .replace(NUMBER_IN_BRACKETS, '$1')
    .replace(NUMBER_BEHIND_STREET, '$1$2')
    .replace(ADDRESS_IN_BRACKETS, '$1,')
    .replace(LETTER_IN_BRACKETS, '$1 ')
    .replace(LIST_NUMBER, '$1.');
  const named = withoutClosing(withoutAddressLabel(withoutIntroduction(bare)));
  const listed = numberFirst
    ? named.replace(ROW_IN_COLUMN, '').replace(NUMBER_TWICE, '')
    : named.replace(ROW_AND_NAME_IN_COLUMNS, '').replace(ROW_NUMBER, '$1. ');
  const joined = MAY_BE_APART.test(listed)
    ? listed.replace(SUFFIX_APART, '-').replace(SMALL_LETTER_APART, '-')
    : listed;
  const stopped = MAY_HAVE_STOP.test(joined) ? joined.replace(STOP_BEHIND_NUMBER, '') : joined;
  const whole = MAY_HAVE_DECIMALS.test(stopped) ? stopped.replace(DECIMALS, '') : stopped;
  const parted = whole.includes('-') ? withHyphensApart(whole, numberFirst) : whole;
  const once = withoutRepeats(withoutSlashes(withHundredsInDigits(parted), numberFirst));
  if (!MAY_BE_GLUED.test(once)) return once;
  const apartFirst = numberFirst
    ? once.replace(GLUED_BEHIND_LETTER, '$& ').replace(GLUED_STREET, '$& ')
    : once.replace(GLUED_TOWN_BEHIND_LETTER, ' ');
  return apartFirst
    .replace(TWO_STOPS, '. ')
    .replace(GLUED_LABEL, ': ')
    .replace(GLUED_POSTCODE, '$1 ')
    .replace(NUMBER_AT_POSTCODE, '$1 ')
    .replace(GLUED_NAME, ' ')
    .replace(GLUED_HALF, ' 1/2');
}

function withHyphensApart(line: string, numberFirst: boolean): string {
  const between = line.replace(POSTCODE_BETWEEN_HYPHENS, ' $1 ').replace(HYPHEN_BEFORE_POSTCODE, ', ');
  if (numberFirst) return between;
  return between.replace(HYPHEN_BEHIND_NUMBER, ', ').replace(HYPHEN_BEFORE_NUMBER, ' ');
}

/** Without the signs of spreadsheets and the marks of thousands. */
function withPlainNumbers(line: string, numberFirst: boolean): string {
  const bare = MAY_BE_QUOTED.test(line) ? line.replace(APOSTROPHE_BEFORE_NUMBER, '') : line;
  const first = numberFirst ? bare.replace(THOUSANDS_IN_FRONT, '$1$2') : bare;
  return first.includes('.') ? first.replace(THOUSANDS_BEHIND, '$1$2') : first;
}

/** The parameters of a web address as the labels of a form, and the values of an object. */
function withLabels(line: string, numberFirst: boolean): string {
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

/** The words of a web address or of a file's name. */
function withSpaces(line: string): string {
  return SLUG.test(line) ? line.replace(HYPHEN_OF_SLUG, ' ') : line.replace(JOINTS, ' ');
}

function withoutSlashes(line: string, numberFirst: boolean): string {
  if (!line.includes('/')) return line;
  if (numberFirst && TWO_SLASHES.test(line)) return line.replace(SLASH_BETWEEN_NAMES, ', ');
  if (numberFirst && (line.match(SLASH_BETWEEN_FIELDS)?.length ?? 0) > 1)
    return line.replace(SLASH_BETWEEN_FIELDS, ', ');
  const first = line.indexOf(' / ');
  if (first < 0 || line.indexOf(' / ', first + 1) < 0 || !NUMBER_BEFORE_SLASH.test(line)) return line;
  return line.replace(BREAKING_SLASH, ', ');
}

/** Columns between bars are parts between commas. */
function withoutBars(line: string): string {
  return line.replace(BAR_IN_NUMBER, '$1l').replaceAll('|', ',');
}
