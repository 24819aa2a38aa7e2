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

/** `Fő utca 5. szám`, `5. sz.`: the word for a number stands behind it. */
const NUMBER_WORD_BEHIND = /(?<=\d(?:\/?\p{L})?\.?)\s+(?:szám|sz)(?![\p{L}\p{N}])(?:\s+alatt)?\.?/giu;
/** `Budapest V ker`, written `V. ker.` */
const DISTRICT_WITHOUT_STOP = /(?<![\p{L}\p{N}.])([IVX]{1,5}|\d{1,2})\s+ker(?![\p{L}\p{N}])\.?/giu;

/** Words that only announce a place, by country, and what is written instead. */
const LABELS: Readonly<Record<string, readonly (readonly [label: RegExp, instead: string])[]>> = {
  AR: [[BETWEEN_STREETS, ' ']],
  BG: [
    [BLOCK_OF_ESTATE, ' '],
    [behindNumber('гр|с'), ', '],
    [inFront('гр|с'), ''],
  ],
  BR: [[FLAT_OF_BLOCK, 'Bloco $1 ']],
  HU: [
    [NUMBER_WORD_BEHIND, ''],
    [DISTRICT_WITHOUT_STOP, '$1. ker.'],
  ],
  IT: [[DISTRICT_OF_CITY, ', ']],
  MX: [
    [BETWEEN_STREETS, ' '],
    [behindNumber('col|fracc'), ', '],
  ],
  // Outside brackets these codes are also a country, a litre or the beginning of a name. Groningen is a town, too.
  NL: [
    [codeInBrackets('fr'), ', Friesland'],
    [codeInBrackets('gr'), ', Gn'],
    [codeInBrackets('fl'), ', Flevoland'],
    [codeInBrackets('gl'), ', Gelderland'],
    [codeInBrackets('zl|ze'), ', Zeeland'],
    [codeInBrackets('l'), ', Limburg'],
  ],
  TR: [[BEHIND_QUARTER, ', ']],
  UA: [[inFront('м|смт|с'), '']],
};

/** The line with its places apart and without words that only announce them: `151 Col. Roma` becomes `151, Roma`. */
export function withoutPlaceLabels(code: string, line: string): string {
  return (LABELS[code] ?? []).reduce((text, [label, instead]) => text.replace(label, instead), line);
}

/** `Sneek (Fr.)` */
function codeInBrackets(codes: string): RegExp {
  return new RegExp(`(?<=\\p{L})\\s*\\((?:${codes})\\.?\\)`, 'giu');
}

/**
 * `гр.София, …`: a word with a full stop before the name of a place that begins the line or a part of it. A capital may be
 * the initial of a name, unless the line has no small letters: `М. Коцюбинського`.
 */
function inFront(words: string): RegExp {
  const capitals = words.toUpperCase();
  return new RegExp(
    `(?<=^|[,;/\\n]\\s*)(?:(?:${words})\\.\\s*(?=\\p{L}{2})|(?:${capitals})\\.\\s*(?=\\p{Lu}{2}))`,
    'gu',
  );
}

/** `Col. Roma`: a word with a full stop between the number and the name of a place. */
function behindNumber(words: string): RegExp {
  return new RegExp(`(?<=\\d\\p{L}?.*)[\\s,]+(?:${words})\\.\\s*(?=\\p{L}{2})`, 'giu');
}
