/** `au 12 bis de la rue Lepic`, `al civico 25 di via Dante`: the number as people say it, in front of its street, by language. */
const SPOKEN: Readonly<Record<string, RegExp>> = {
  fr: /^\s*(?:au\s+)?(?:num[ée]ro\s+|n[°o]\s*)?(\d+(?:\s?(?:bis|ter|quater|\p{IDS}(?![\p{IDS}'’])))?),?\s+(?:de\s+la|de\s+l['’]|du|de|des|d['’])\s*(?=(?:rue|avenue|boulevard|bd|av|place|impasse|all[ée]e|chemin|route|cours|quai|square|passage|villa|cit[ée]|ruelle|sentier)(?![\p{IDS}]))/iu,
  it: /^\s*al(?:\s+(?:civico|numero(?:\s+civico)?|n\.?\s?°?))?\s+(\d+(?:\s?\/?\p{IDS}(?!\p{IDS}))?),?\s+(?:di|della|del|dell['’])\s*(?=(?:via|viale|piazza|corso|largo|vicolo)(?!\p{IDS}))/iu,
};

/** A comma that was said: `12 Main Street comma Barre`. No name holds the word. */
const SAID_COMMA = /(?<=[\p{IDS}\d])\s+(?:comma|virgule|komma|virgola)\s+(?=[\p{IDS}\d])/giu;

/** A line in which a number that is said stands as it is written, for the languages of a country. */
export function withWrittenNumbers(line: string, languages: readonly string[]): string {
  let written = line.includes(' ') ? line.replace(SAID_COMMA, ', ') : line;
  for (const language of languages) {
    const spoken = SPOKEN[language];
    if (spoken !== undefined) written = written.replace(spoken, '$1 ');
  }
  return written;
}
