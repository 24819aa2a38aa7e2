/** `ж.к. Младост 1, бл. 50`: in a Bulgarian housing estate, the block is what the house is in a street. */
const BLOCK_OF_ESTATE =
  /(?<=(?:^|[\s,])(?:ж\.?\s?к|zh\.?\s?k)\.?\s[^,]*)[\s,]+(?:блок|бл|blok|bl)\.?\s*(?=\d)/giu;
/** `Caferağa Mah. Moda Cad. 12`: the name of a Turkish quarter ends in its word. */
const BEHIND_QUARTER = /(?<=\p{L}\s+(?:mahallesi|mah|mh)\.?)\s+(?=\p{L}{2})/giu;

/** `Calle 60 #450 x 53 y 55`, `Calle 50 e/ 7 y 8 N° 500`: the numbered streets at both ends of the block. */
const BETWEEN_STREETS =
  /[\s,(]+(?:e\/|entre|x)\s*(?:calles?\s+)?\d+\p{L}?\s+y\s+\d+\p{L}?(?![\p{L}\p{N}])\)?/giu;

/** `SQS 308 Bl. A Apto. 203`: in Brasília the block belongs to the name of the street, and the flat is the number. */
const FLAT_OF_BLOCK =
  /(?<=(?<!\p{L})\p{Lu}{2,4}\s?\d{3}[\s,]+)(?:bloco|bl)\.?\s+(\p{L})[\s,]+(?:(?:apartamento|apto|apt|ap|sala|loja)\.?\s*)?(?=\d)/giu;

/**
 * `Via Benaco 4, Municipio 5, Milano`: the district of an Italian city, behind a number. In `Via Municipio 5` it is the
 * street.
 */
const DISTRICT_OF_CITY =
  /(?<=\d.*?)(?<!(?<!\p{L})(?:via|v|viale|v\.?le|piazza|p\.?(?:zz?a)?|largo|corso|c\.?so|vicolo|del)\.?)[\s,(–-]+(?:municipio|circoscrizione|zona|mun\.)\s+(?:n[.°]\s?)?(?:\d{1,2}|[IVX]+)(?![\p{L}\p{N}])\)?/giu;

/** `S(560123)`, `S'pore 560123`, `(S)560123`. */
const POSTCODE_OF_SINGAPORE =
  /(?<![\p{L}\p{N}])(?:s['’]?pore|singapore|sg|s|\(s\))\s*\(?\s*(\d{6})(?!\d)\)?/giu;
/** `Blk 123 Ang Mo Kio Ave 3`, `B123`: the number of a house. */
const BLOCK_IN_FRONT = /(?<=^|[,;\n]\s*)(?:apt\s+|hdb\s+)?(?:blk|block|hdb|b)\.?\s*(?=\d+[a-z]?[\s,])/giu;
/** `Bedok North Road Blk 216`: behind the street, in the lines of a country that writes the number in front. */
const BLOCK_BEHIND =
  /^(?!\s*#?\d)([^,;]*?)[\s,]+(?:blk|block)\.?\s*(\d+[a-z]?)(?=\s*(?:$|[,;#(\n]|\d{6}|singapore|unit))/iu;
/** `# 07 - 119` */
const UNIT_WITH_SPACES = /#\s*([\db]\d*)\s*-\s*(\d+)/giu;
/** `Rumah No 20`: a house of that number. */
const HOUSE_IN_MALAY = /(?<!\p{L})(?:rumah|rmh|kedai|premis)\.?\s+no\.?\s*:?\s*(?=\d)/giu;
/** `דיזנגוף מס' 50`, `הרצל בית 5`. */
const NUMBER_IN_HEBREW = /(?<=\p{L}['"]?\s+)(?:מס['׳’.]?|מספר|בית|בנין|בניין)\s*(?=\d)/gu;
const POSTCODE_IN_HEBREW = /(?<!\p{L})מיקוד\s*:?\s*(?=\d)/gu;
/** `Kapı No: 12`, `no=12`. */
const DOOR_IN_TURKISH = /(?<!\p{L})(?:(?:dış\s+)?kap[ıi]\s+no\s*[:.=]?|no\s*=)\s*(?=\d)/giu;
const FLAT_IN_TURKISH = /(?<!\p{L})(?:daire|iç\s+kap[ıi])\s+no\s*[:.=]?\s*(?=\d)/giu;
/** `No. Ext. 42 No. Int. 3`: the number of the house and that of the flat in Mexican forms. */
const OUTSIDE = /(?<!\p{L})(?:n[uú]m|no|n[°º])?\.?\s*ext(?:erior)?\.?\s*:?\s*(?=\d)/giu;
const INSIDE = /(?<!\p{L})(?:n[uú]m|no|n[°º])\.?\s*int(?:erior)?\.?\s*:?\s*(?=[\p{L}\d])/giu;
/** `Rua A porta 7`: the number of the house, if there is none before it. */
const DOOR_IN_PORTUGUESE = /(?<=^\D*\s)porta\s+(?=\d)/iu;
/** `750 0000 Providencia` */
const POSTCODE_OF_CHILE = /(?<=(?:^|,)\s*)(\d{3})\s(\d{4})(?=\s+\p{L}|\s*(?:,|$))/gu;

/** Words that only announce a place, by country, and what is written instead. */
const LABELS: Readonly<Record<string, readonly (readonly [label: RegExp, instead: string])[]>> = {
  AR: [[BETWEEN_STREETS, ' ']],
  BG: [
    [BLOCK_OF_ESTATE, ' '],
    [behindNumber('гр|с'), ', '],
  ],
  BR: [[FLAT_OF_BLOCK, 'Bloco $1 ']],
  CL: [[POSTCODE_OF_CHILE, '$1$2']],
  IL: [
    [NUMBER_IN_HEBREW, ''],
    [POSTCODE_IN_HEBREW, ''],
  ],
  IT: [[DISTRICT_OF_CITY, ', ']],
  MX: [
    [BETWEEN_STREETS, ' '],
    [behindNumber('col|fracc'), ', '],
    [OUTSIDE, 'No. '],
    [INSIDE, 'Int. '],
  ],
  MY: [[HOUSE_IN_MALAY, 'No. ']],
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
  SG: [
    [POSTCODE_OF_SINGAPORE, ', Singapore $1'],
    [/(?<!\p{L})s['’]?pore(?!\p{L})/giu, 'Singapore'],
    [/(?<!\p{L})AMK(?!\p{L})/giu, 'Ang Mo Kio'],
    [UNIT_WITH_SPACES, '#$1-$2'],
    [BLOCK_IN_FRONT, ''],
    [BLOCK_BEHIND, '$2 $1'],
  ],
  TR: [
    [BEHIND_QUARTER, ', '],
    [DOOR_IN_TURKISH, 'No: '],
    [FLAT_IN_TURKISH, 'D: '],
  ],
};

/** The line with its places apart and without words that only announce them: `151 Col. Roma` becomes `151, Roma`. */
export function withoutPlaceLabels(code: string, line: string): string {
  return (LABELS[code] ?? []).reduce((text, [label, instead]) => text.replace(label, instead), line);
}

/** `Sneek (Fr.)` */
function codeInBrackets(codes: string): RegExp {
  return new RegExp(`(?<=\\p{L})\\s*\\((?:${codes})\\.?\\)`, 'giu');
}

/** `Col. Roma`: a word with a full stop between the number and the name of a place. */
function behindNumber(words: string): RegExp {
  return new RegExp(`(?<=\\d\\p{L}?.*)[\\s,]+(?:${words})\\.\\s*(?=\\p{L}{2})`, 'giu');
}
