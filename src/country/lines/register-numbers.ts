/** Numbers of companies and of their accounts, with the words that people write before them. */
const NUMBERED: readonly (readonly [words: string, number: string])[] = [
  ['siret|siren|rcs(?:\\s\\p{IDS}+(?:\\s[a-d])?)?', '\\d{3}\\s?\\d{3}\\s?\\d{3}(?:\\s?\\d{5})?'],
  ['(?:code\\s)?(?:ape|naf)', '\\d{2}\\.?\\d{2}\\s?\\p{IDS}'],
  [
    '(?:c\\.?\\s?f\\.?\\s?(?:e|/)\\s?)?p(?:artita|\\.)?\\s?iva|c\\.\\s?f\\.|cod(?:ice|\\.)\\s?fisc(?:ale|\\.)',
    '\\d{11}',
  ],
  ['(?:r\\.?\\s?e\\.?\\s?a\\.?)', '(?:\\p{IDS}{2}[\\s-]?)?\\d{5,7}'],
  ['hr[ab]', '\\d{3,6}'],
  ['kvk(?:-?nummer)?|k\\.v\\.k\\.', '\\d{8}'],
  ['kbo|bce', '[01]\\d{3}[.\\s]?\\d{3}[.\\s]?\\d{3}'],
  ['steuer-?n(?:r|ummer)|st\\.-?nr', '\\d{2,3}[/\\s]\\d{3,4}[/\\s]\\d{4,5}'],
  [
    '(?:n°\\s?)?tva|vat|btw(?:-?nummer)?|ust-?id(?:-?n(?:r|ummer))?|ustid(?:nr)?',
    '\\p{IDS}{2}\\s?[01]?\\d[\\d.\\s]{6,11}\\d(?:\\s?b\\s?\\d{2})?',
  ],
  // A person or a company of Iceland, and a company of Denmark.
  ['kt|kennitala', '\\d{6}[\\s-]?\\d{4}'],
  ['cvr(?:-?nr)?', '(?:\\d{2}\\s?){3}\\d{2}'],
  // A piece of land in an American register.
  ['parcel(?:\\s(?:id|no|number))?|span|apn|tax map', '\\d[\\d.-]{5,}\\d'],
  ['iban', '\\p{IDS}{2}\\d{2}\\s?[\\p{IDS}\\d]{4}(?:\\s?\\d{4}){2,6}(?:\\s?\\d{1,3})?'],
];

/** Patterns of these numbers; flags `giu`. */
export const REGISTER_NUMBERS: readonly string[] = [
  ...NUMBERED.map(
    ([words, number]) =>
      `(?<![\\p{IDS}\\p{N}])(?:${words})\\.?\\s?(?:n[°ºo]?\\.?|nr\\.?)?\\s*:?\\s*${number}(?![\\p{IDS}\\p{N}])`,
  ),
  'CHE-\\d{3}\\.\\d{3}\\.\\d{3}',
];
