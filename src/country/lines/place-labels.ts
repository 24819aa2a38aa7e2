import { behindNumber, type Labels } from './labels';
import { LABELS_OF_AMERICA } from './labels-of-america';
import { LABELS_OF_ASIA } from './labels-of-asia';

/** `ж.к. Младост 1, бл. 50`: in a Bulgarian housing estate, the block is what the house is in a street. */
const BLOCK_OF_ESTATE =
  /(?<=(?:^|[\s,])(?:ж\.?\s?к|zh\.?\s?k)\.?\s[^,]*)[\s,]+(?:блок|бл|blok|bl)\.?\s*(?=\d)/giu;
/**
 * `Via Benaco 4, Municipio 5, Milano`: the district of an Italian city, behind a number. In `Via Municipio 5` it is the
 * street.
 */
const DISTRICT_OF_CITY =
  /(?<=\d.*?)(?<!(?<!\p{IDS})(?:via|v|viale|v\.?le|piazza|p\.?(?:zz?a)?|largo|corso|c\.?so|vicolo|del)\.?)[\s,(–-]+(?:municipio|circoscrizione|zona|mun\.)\s+(?:n[.°]\s?)?(?:\d{1,2}|[IVX]+)(?![\p{IDS}\p{N}])\)?/giu;
/** `Rua A porta 7`: the number of the house, if there is none before it. */
const DOOR_IN_PORTUGUESE = /(?<=^\D*\s)porta\s+(?=\d)/iu;
/** `Co. Sligo`: an Irish county. */
const COUNTY_OF_IRELAND = /[\s,]+(?:co\.?|county)\s+(?=\p{IDS}{4,9}\s*(?:$|[,.;\n]|[a-z]\d))/giu;

/** `Mannerheimintie 24, B 7`: behind a house number and a break, a stair and its flat. */
const STAIR_AND_FLAT_IN_FINNISH =
  /(?<=\p{IDS}{2}\.?\s\d{1,4}\p{Ll}?)\s*[,;\n]\s*([A-Z])\s?(\d{1,3})(?=\s*(?:[,;|()\n]|$)|\s+(?:\d{5}(?!\d)|\p{IDS}{2}))/gu;

/** `Fő utca 5. szám`, `5. sz.`: the word for a number stands behind it. */
const NUMBER_WORD_BEHIND = /(?<=\d(?:\/?\p{IDS})?\.?)\s+(?:szám|sz)(?![\p{IDS}\p{N}])(?:\s+alatt)?\.?/giu;
/** `Király u.32`, `Tölgy t.11` */
const GLUED_TYPE_IN_HUNGARIAN = /(?<=\s(?:u|t|út|ut|krt|utca|tér|ter)\.)(?=\d)/giu;
/** `Budapest V ker`, written `V. ker.` */
const DISTRICT_WITHOUT_STOP = /(?<![\p{IDS}\p{N}.])([IVX]{1,5}|\d{1,2})\s+ker(?![\p{IDS}\p{N}])\.?/giu;
/** `Budapest VII. kerület`, `Bp. VII. Dob u. 16`: the number of a district behind the city. In `XX. utca` it belongs to the street. */
const DISTRICT_BEHIND_BUDAPEST =
  /(?<=(?<!\p{IDS})(?:budapest|bp)\.?)[\s,]+([IVX]{1,5})(?:\.?\s*ker(?:ület|ulet)?(?!\p{IDS})\.?|\.|(?=\s*$))(?!\s*(?:u|utca|út|krt|körút|tér)(?!\p{IDS}))/giu;
/** `12. fszt. 2.`, written `12 fszt/2`: the ground floor and a door. */
const GROUND_AND_DOOR_IN_HUNGARIAN =
  /(?<=\d(?:[\s/]?\p{IDS})?)\.?[\s,;–-]+(fsz|fszt|földszint|foldszint|mfsz|mfszt|félemelet|félem)\.?\s*(\d{1,2})(?!\d)\.?(?:\s*(?:ajtó|ajto|a)(?!\p{IDS})\.?)?/giu;
/** `12. B lph.`, `12/A, I. lépcsőház`: a stair. Its letter is not that of the house. */
const STAIR_IN_HUNGARIAN =
  /(?<=\d(?:[\s/]?\p{IDS})?\.?[\s,;–-]+)(?:[IVX]{1,4}|\d{1,2}|\p{IDS})\.?\s*(?:lépcsőház|lepcsohaz|lph|lh)(?!\p{IDS})\.?/giu;
/** `12. II. em. 5.`, `12/A, 4. emelet 2. ajtó`, written `12 II/5`. */
const FLOOR_AND_DOOR_IN_HUNGARIAN =
  /(?<=\d.*[\s,;.–-])([IVX]{1,4}|\d{1,2})\.?\s*(?:emelet|em)(?!\p{IDS})\.?[\s,/]*(\d{1,3})(?!\d|\.?\s*(?:em|ker))\.?(?:\s*(?:ajtó|ajto|a)(?!\p{IDS})\.?)?/giu;

/** Words that only announce a place, by country, and what is written instead. */
const LABELS: Labels = {
  ...LABELS_OF_AMERICA,
  ...LABELS_OF_ASIA,
  BG: [
    [BLOCK_OF_ESTATE, ' '],
    [behindNumber('гр|с'), ', '],
    [inFront('гр|с'), ''],
  ],
  FI: [[STAIR_AND_FLAT_IN_FINNISH, ' $1 $2']],
  HU: [
    [GLUED_TYPE_IN_HUNGARIAN, ' '],
    [NUMBER_WORD_BEHIND, ''],
    [DISTRICT_WITHOUT_STOP, '$1. ker.'],
    [DISTRICT_BEHIND_BUDAPEST, ', $1. ker., '],
    [GROUND_AND_DOOR_IN_HUNGARIAN, ' $1/$2'],
    [STAIR_IN_HUNGARIAN, ', '],
    [FLOOR_AND_DOOR_IN_HUNGARIAN, '$1/$2'],
  ],
  IE: [[COUNTY_OF_IRELAND, ', ']],
  IT: [[DISTRICT_OF_CITY, ', ']],
  // Outside brackets these codes are also a country, a litre or the beginning of a name. Groningen is a town, too.
  NL: [
    [codeInBrackets('fr'), ', Friesland'],
    [codeInBrackets('gr'), ', Gn'],
    [codeInBrackets('fl'), ', Flevoland'],
    [codeInBrackets('gl'), ', Gelderland'],
    [codeInBrackets('zl|ze'), ', Zeeland'],
    [codeInBrackets('l'), ', Limburg'],
  ],
  PT: [[DOOR_IN_PORTUGUESE, 'n.º ']],
  UA: [[inFront('м|смт|с'), '']],
};

/** The line with its places apart and without words that only announce them: `151 Col. Roma` becomes `151, Roma`. */
export function withoutPlaceLabels(code: string, line: string): string {
  return (LABELS[code] ?? []).reduce((text, [label, instead]) => text.replace(label, instead), line);
}

/** `Sneek (Fr.)` */
function codeInBrackets(codes: string): RegExp {
  return new RegExp(`(?<=\\p{IDS})\\s*\\((?:${codes})\\.?\\)`, 'giu');
}

/**
 * `гр.София, …`: a word with a full stop before the name of a place that begins the line or a part of it. A capital may be
 * the initial of a name, unless the line has no small letters: `М. Коцюбинського`.
 */
function inFront(words: string): RegExp {
  const capitals = words.toUpperCase();
  return new RegExp(
    `(?<=^|[,;/\\n]\\s*)(?:(?:${words})\\.\\s*(?=\\p{IDS}{2})|(?:${capitals})\\.\\s*(?=\\p{Lu}{2}))`,
    'gu',
  );
}
