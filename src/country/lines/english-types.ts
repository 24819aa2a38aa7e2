/** English words for streets, as maps in English have them behind a name, and what stands in front of it there; empty for the plain type. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BG: { street: 'ul.', boulevard: 'bul.', square: 'pl.' },
  GR: { street: '', avenue: 'Leoforos', square: 'Plateia' },
  RS: { street: '', boulevard: 'Bulevar', square: 'Trg' },
  UA: { street: 'vul.', avenue: 'prospekt', boulevard: 'bulvar', square: 'ploshcha', lane: 'provulok' },
};
const LONG: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  blvd: 'boulevard',
  sq: 'square',
  ln: 'lane',
};
/** A name in Latin letters, and such a word behind it, where the part or the number begins. */
const NAME_AND_TYPE =
  /(?<=^|[,;\n]\s*|\d[a-z]?,?\s+)(\p{Script=Latin}[\p{Script=Latin}.'’-]*(?:\s+[\p{Script=Latin}\d][\p{Script=Latin}\d.'’-]*){0,4})\s+(street|str|st|avenue|ave|boulevard|blvd|square|sq|lane|ln)(?![\p{IDS}\p{N}])\.?(?=\s*(?:,?\s*\d|[,;\n]|$|\s\p{IDS}))/giu;
const MAY_HAVE_TYPE = /\s(?:st|str|ave|blvd|boul|sq|lane|ln)/i;

const HAS_OWN_TYPE =
  /^(?:ul|bul|pl|vul|prosp|pr|trg|bulevar|ulica|ulitsa|vulyts[iy]a|prospekt|bulvar|ploshcha|provulok|leoforos|odos|plateia)(?![\p{IDS}])/iu;

/**
 * `Vitosha Blvd 12` becomes `bul. Vitosha 12`, in countries with another script. A name that has its own type loses the English
 * one: `vulytsya Khreshchatyk Street`.
 */
export function withOwnTypes(code: string, line: string): string {
  const types = TYPES[code];
  if (types === undefined || !MAY_HAVE_TYPE.test(line)) return line;
  return line.replace(NAME_AND_TYPE, (whole, name: string, word: string) => {
    const own = types[LONG[word.toLowerCase()] ?? word.toLowerCase()];
    if (own === undefined) return whole;
    return own === '' || HAS_OWN_TYPE.test(name) ? name : `${own} ${name}`;
  });
}
