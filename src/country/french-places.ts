/** `Lieudit Le Cros`, `au lieu-dit Le Cros`, `lieu-dit "Le Cros"`, `(lieu-dit) Le Cros`, and `LD Le Cros` where no name of a street may go on so. */
const NAMED_PLACE =
  /(?<![\p{L}\p{N}'’])(?:au\s+)?\(?(?:lieu[\s-]?dit\)?\s*:?|ld\.?|(?<=^|[\d,;\n(]\s*)l\.\s?d\.\)?)\s+(?=["«]?\s*\p{L}{2})/giu;
/** Behind a house number and the name of its street. */
const ENDS_IN_STREET = /\d\S*\s+[^,;\n]*\p{L}{3}\s+$/u;
const QUOTES = /["«»]/g;

/** A line without the word for a named place, which most registers leave out. One behind a street is a part of its own. */
export function withoutPlaceWords(line: string): string {
  const bare = line.replace(NAMED_PLACE, (_, at: number) =>
    ENDS_IN_STREET.test(line.slice(0, at)) ? ', ' : '',
  );
  return bare === line ? line : bare.replace(QUOTES, '');
}
