/** Short words that announce a place behind the number, by country: a quarter in Mexico, a town in Bulgaria. */
const LABELS: Readonly<Record<string, RegExp>> = {
  BG: labels('гр|с'),
  MX: labels('col|fracc'),
};

/** `ж.к. Младост 1, бл. 50`: in a Bulgarian housing estate, the block is what the house is in a street. */
const BLOCK_OF_ESTATE =
  /(?<=(?:^|[\s,])(?:ж\.?\s?к|zh\.?\s?k)\.?\s[^,]*)[\s,]+(?:блок|бл|blok|bl)\.?\s*(?=\d)/giu;

/** The line with a comma instead of a word that only announces a place: `151 Col. Roma` becomes `151, Roma`. */
export function withoutPlaceLabels(code: string, line: string): string {
  const label = LABELS[code];
  if (label === undefined) return line;
  const blocks = code === 'BG' ? line.replace(BLOCK_OF_ESTATE, ' ') : line;
  return blocks.replace(label, ', ');
}

function labels(words: string): RegExp {
  return new RegExp(`(?<=\\d\\p{L}?.*)[\\s,]+(?:${words})\\.\\s*(?=\\p{L}{2})`, 'giu');
}
