/** Words before the letter of a house, by language; each may have a full stop or a colon behind it. */
const WORDS: Readonly<Record<string, string>> = {
  da: 'bogstav|litra|litr',
  de: 'buchstabe|buchst',
  es: 'letra',
  fr: 'lettre',
  it: 'lettera|lett|esponente|esp',
  nl: 'letter|huisletter|ltr',
  no: 'bokstav',
  pl: 'litera|lit',
  pt: 'letra',
  ro: 'litera|lit',
  ru: 'литера|литер|лит|буква',
  sv: 'bokstav|litt',
  uk: 'літера|літ|буква',
};
/** `148 barra A`: the name of the sign, in languages whose speakers say it. */
const SLASHES: Readonly<Record<string, string>> = { es: 'barra', it: 'barra', pt: 'barra' };
const NOTHING = (line: string) => line;

/**
 * Makes the function that writes a letter right behind its number: `24 lett. B` becomes `24 B`, `148 barra A` becomes
 * `148/A`.
 */
export function letterWords(languages: readonly string[]): (line: string) => string {
  const of = (table: typeof WORDS) => languages.flatMap((language) => table[language] ?? []).join('|');
  const [words, slashes] = [of(WORDS), of(SLASHES)];
  if (words === '') return NOTHING;
  const alone = "(?![\\p{IDS}\\p{N}'’])";
  const word = new RegExp(`(?<=\\d)[\\s,]+(?:${words})\\s*[.:]?\\s*(?=\\p{IDS}${alone})`, 'giu');
  const slash =
    slashes === ''
      ? null
      : new RegExp(`(?<=\\d)\\s+(?:${slashes})\\s+(?=(?:\\p{IDS}|\\d{1,3})${alone})`, 'giu');
  return (line) => {
    const apart = line.replace(word, ' ');
    return slash === null ? apart : apart.replace(slash, '/');
  };
}
