/** `Lieudit Le Cros`, `au lieu-dit Le Cros`, `(lieu-dit) Le Cros`, and `LD Le Cros` where no name of a street may go on so. */
const NAMED_PLACE =
  /(?<![\p{L}\p{N}'’])(?:au\s+)?\(?(?:lieu[\s-]?dit\)?\s*:?|(?<=^|[\d,;\n]\s*|\s)ld|(?<=^|[\d,;\n(]\s*)l\.\s?d\.\)?)\s+(?=\p{L}{2})/giu;
/** Behind a house number and the name of its street. */
const ENDS_IN_STREET = /\d\S*\s+[^,;\n]*\p{L}{3}\s+$/u;

/** A line without the word for a named place, which most registers leave out. One behind a street is a part of its own. */
export function withoutPlaceWords(line: string): string {
  return line.replace(NAMED_PLACE, (_, at: number) => (ENDS_IN_STREET.test(line.slice(0, at)) ? ', ' : ' '));
}
